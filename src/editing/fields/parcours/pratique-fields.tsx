import { useState } from 'react';
import type { Horaires, Pratique } from '@/domain/parcours/pratique.ts';
import { saisonWords, traitWords } from '@/domain/parcours/pratique-words.ts';
import { sameValue } from '@/domain/parcours/same-value.ts';
import { saisonList, traitList } from '@/domain/parcours/trait.ts';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { Field } from '@/ui/field.tsx';

/** Minutes of the day as a time field writes them, and back; null for what is no time. */
function clockText(minutes: number): string {
  const hours = String(Math.floor(minutes / 60) % 24).padStart(2, '0');
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`;
}

function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? [];
  return hours === undefined ? null : 60 * Number(hours) + Number(minutes);
}

type PratiqueFieldsProps = {
  pratique: Pratique;
  onPratique: (pratique: Pratique) => void;
};

/** A list with one of its values put in or taken out, in the order of `all`. */
function toggled<Value>(
  all: readonly Value[],
  list: readonly Value[],
  value: Value,
  isIn: boolean,
): Value[] {
  return all.filter((one) => (one === value ? isIn : list.includes(one)));
}

/** What one settles before leaving home: for whom the way is fit, when it is open, when it was last walked. */
export function PratiqueFields({ pratique, onPratique }: PratiqueFieldsProps) {
  const { traits, saisons, verifieLe } = pratique;
  return (
    <div className="space-y-6">
      <fieldset>
        <legend className="font-bold">
          Pour qui le chemin convient{' '}
          <span className="font-normal text-texte-doux">(facultatif)</span>
        </legend>
        <p className="text-texte-doux">
          Ne cochez que ce que vous avez vérifié, du départ à l’arrivée.
        </p>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {traitList.map((trait) => (
            <Checkbox
              key={trait}
              checked={traits.includes(trait)}
              onCheckedChange={(isIn) =>
                onPratique({
                  ...pratique,
                  traits: toggled(traitList, traits, trait, isIn),
                })
              }
            >
              {traitWords[trait]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-bold">
          Quand c’est ouvert{' '}
          <span className="font-normal text-texte-doux">(facultatif)</span>
        </legend>
        <p className="text-texte-doux">Rien de coché : toute l’année.</p>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {saisonList.map((saison) => (
            <Checkbox
              key={saison}
              checked={saisons.includes(saison)}
              onCheckedChange={(isIn) =>
                onPratique({
                  ...pratique,
                  saisons: toggled(saisonList, saisons, saison, isIn),
                })
              }
            >
              {saisonWords[saison]}
            </Checkbox>
          ))}
        </div>
        <HorairesFields
          horaires={pratique.horaires}
          onHoraires={(horaires) => onPratique({ ...pratique, horaires })}
        />
      </fieldset>
      <Field
        label="Vérifiée sur place le"
        hint="Le jour de votre dernier passage, montré aux familles."
        optional
        type="date"
        className="max-w-60"
        value={verifieLe ?? ''}
        onChange={({ target }) =>
          onPratique({
            ...pratique,
            verifieLe: target.value === '' ? null : target.value,
          })
        }
      />
    </div>
  );
}

type HorairesFieldsProps = {
  horaires: Horaires | null;
  onHoraires: (horaires: Horaires | null) => void;
};

type TypedHours = { de: string; a: string };

function typedOf(horaires: Horaires | null): TypedHours {
  return horaires === null
    ? { de: '', a: '' }
    : { de: clockText(horaires.de), a: clockText(horaires.a) };
}

/** What two time fields mean: null until both are written. Midnight at the end of a day is its last minute. */
function horairesOf(typed: TypedHours): Horaires | null {
  const de = minutesOf(typed.de);
  const a = minutesOf(typed.a);
  return de === null || a === null ? null : { de, a: a === 0 ? 1_440 : a };
}

/** From when to when: hours count once both are written. */
function HorairesFields({ horaires, onHoraires }: HorairesFieldsProps) {
  const [typed, setTyped] = useState(() => typedOf(horaires));
  // Undone, or changed by another author: the typed text is no longer the value.
  const shown = sameValue(horairesOf(typed), horaires) ? typed : typedOf(horaires);
  const change = (part: Partial<TypedHours>) => {
    const next = { ...shown, ...part };
    setTyped(next);
    onHoraires(horairesOf(next));
  };
  return (
    <div className="mt-2 flex flex-wrap gap-x-6 gap-y-3">
      <Field
        label="Ouvre à"
        type="time"
        value={shown.de}
        onChange={({ target }) => change({ de: target.value })}
      />
      <Field
        label="Ferme à"
        type="time"
        value={shown.a}
        onChange={({ target }) => change({ a: target.value })}
      />
    </div>
  );
}
