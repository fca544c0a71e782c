import { kindOf } from '@/domain/epreuve/kinds/table.ts';
import type { Condition, Effet } from '@/domain/etape/suite.ts';
import { limits } from '@/domain/limits.ts';
import type { Aventure } from '@/domain/parcours/aventure.ts';
import type { SaisiePath } from '@/domain/parcours/saisie-path.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';

/** One line of a list: its label, and its value. */
export type SuiteChoice<Value> = { key: string; label: string; value: Value };

function named(nom: string, fallback: string): string {
  return nom.trim() === '' ? fallback : `«\u00A0${nom.trim()}\u00A0»`;
}

const firstMinimum = 10;
const firstMinutes = 20;

/** Key of a condition or an effect in a list, without its number, which is typed beside it. */
export function choiceKey(value: Condition | Effet): string {
  switch (value.type) {
    case 'points':
    case 'temps':
      return value.type;
    case 'epreuve':
      return `epreuve ${value.etapeId} ${String(value.reussie)}`;
    case 'drapeau':
      return `drapeau ${value.id} ${'oui' in value ? String(value.oui) : ''}`;
    case 'objet':
      return `objet ${value.id} ${String('oui' in value ? value.oui : value.donne)}`;
  }
}

function toChoice<Value extends Condition | Effet>(
  label: string,
  value: Value,
): SuiteChoice<Value> {
  return { key: choiceKey(value), label, value };
}

/** All conditions of a way on, in plain words. */
export function conditionChoices({
  aventure,
  etapes,
}: Pick<Parcours, 'aventure' | 'etapes'>): SuiteChoice<Condition>[] {
  const { objets, drapeaux } = aventure;
  return [
    ...objets.flatMap(({ id, nom }) => [
      toChoice<Condition>(`le joueur a ${named(nom, 'l’objet sans nom')}`, {
        type: 'objet',
        id,
        oui: true,
      }),
      toChoice<Condition>(`le joueur n’a pas ${named(nom, 'l’objet sans nom')}`, {
        type: 'objet',
        id,
        oui: false,
      }),
    ]),
    ...drapeaux.flatMap(({ id, nom }) => [
      toChoice<Condition>(`${named(nom, 'un repère sans nom')} est arrivé`, {
        type: 'drapeau',
        id,
        oui: true,
      }),
      toChoice<Condition>(`${named(nom, 'un repère sans nom')} n’est pas arrivé`, {
        type: 'drapeau',
        id,
        oui: false,
      }),
    ]),
    ...etapes.flatMap(({ id, epreuve }, index) =>
      !kindOf(epreuve.type).isJudged
        ? []
        : [
            toChoice<Condition>(`l’épreuve de l’étape ${index + 1} est réussie`, {
              type: 'epreuve',
              etapeId: id,
              reussie: true,
            }),
            toChoice<Condition>(`l’épreuve de l’étape ${index + 1} est manquée`, {
              type: 'epreuve',
              etapeId: id,
              reussie: false,
            }),
          ],
    ),
    toChoice<Condition>('le joueur a gagné assez de points', {
      type: 'points',
      minimum: firstMinimum,
    }),
    toChoice<Condition>('le joueur joue depuis assez longtemps', {
      type: 'temps',
      minutes: firstMinutes,
    }),
  ];
}

/** Everything that a way on may do, in plain words. */
export function effetChoices({ objets, drapeaux }: Aventure): SuiteChoice<Effet>[] {
  return [
    ...objets.flatMap(({ id, nom }) => [
      toChoice<Effet>(`le joueur reçoit ${named(nom, 'l’objet sans nom')}`, {
        type: 'objet',
        id,
        donne: true,
      }),
      toChoice<Effet>(`le joueur perd ${named(nom, 'l’objet sans nom')}`, {
        type: 'objet',
        id,
        donne: false,
      }),
    ]),
    ...drapeaux.map(({ id, nom }) =>
      toChoice<Effet>(`${named(nom, 'un repère sans nom')} est arrivé`, {
        type: 'drapeau',
        id,
      }),
    ),
  ];
}

/** The field of a condition's number. */
export function numberChamp(
  index: number,
  place: number,
): `suites.${number}.conditions.${number}.nombre` {
  return `suites.${index}.conditions.${place}.nombre`;
}

/** Forgets the unreadable text in the numbers of a link: its place is about to be another's. */
export function forgetTyped(index: number, forget: (champ: SaisiePath) => void): void {
  for (let place = 0; place < limits.conditionCount.max; place += 1) {
    forget(numberChamp(index, place));
  }
}
