import { t } from '@lingui/core/macro';
import type { Position } from '@/domain/geo/position.ts';
import { ouvertureLines } from '@/domain/parcours/fermeture-words.ts';
import { saisonList, traitList } from '@/domain/parcours/kinds.ts';
import type { Pratique } from '@/domain/parcours/pratique.ts';
import { saisonWords, traitWords } from '@/domain/parcours/pratique-words.ts';
import { chiensLine, serviceRows } from '@/domain/parcours/service-words.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import { AddMenu, OptionalFields } from '../optional-fields.tsx';
import {
  FenetreFields,
  fenetreId,
  FermetureFields,
  fermeturesId,
} from './fermeture-fields.tsx';
import { HorairesFields } from './horaires-fields.tsx';
import { ServiceFields, servicesId } from './service-fields.tsx';

type PratiqueFieldsProps = {
  pratique: Pratique;
  /** Start of the walk, for the search around it; null before it has a place. */
  start?: Position | null | undefined;
  onPratique: (pratique: Pratique) => void;
};

/** A list with one of its values added or removed, in the order of `all`. */
function toggled<Value>(
  all: readonly Value[],
  list: readonly Value[],
  value: Value,
  isIn: boolean,
): Value[] {
  return all.filter((one) => (one === value ? isIn : list.includes(one)));
}

/** Practical answers as the page of the quête will show them, live. */
function PratiquePreview({ pratique }: { pratique: Pratique }) {
  const { venir, surPlace } = serviceRows(pratique);
  const lines = [
    ...ouvertureLines(pratique).map((line) => `${line}.`),
    ...[...venir, ...surPlace].map(
      ({ nom, texte }) => `${nom}\u00A0: ${typographie(texte)}`,
    ),
    ...(pratique.chiens === null ? [] : [chiensLine(pratique.chiens)]),
  ];
  return (
    <section
      aria-label="Ce que liront les familles"
      className="rounded-carte border border-trait bg-fond-carte px-4 py-3"
    >
      <p className="font-bold">Ce que liront les familles</p>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Facts that walkers need before leaving home: whom the way fits, opening, date of the last walk. */
export function PratiqueFields({
  pratique,
  start = null,
  onPratique,
}: PratiqueFieldsProps) {
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
              {t(traitWords[trait])}
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
              {t(saisonWords[saison])}
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
      <AddMenu>
        <OptionalFields
          label="Toilettes, eau, arrêt, parking, chiens…"
          isWritten={pratique.services.length > 0 || pratique.chiens !== null}
          firstId={servicesId}
        >
          <ServiceFields pratique={pratique} start={start} onPratique={onPratique} />
        </OptionalFields>
        <OptionalFields
          label="Des fermetures qui reviennent : jours, chasse, marché"
          isWritten={pratique.fermetures.length > 0}
          firstId={fermeturesId}
        >
          <FermetureFields pratique={pratique} onPratique={onPratique} />
        </OptionalFields>
        <OptionalFields
          label="Une période d’ouverture, du … au …"
          isWritten={pratique.fenetre !== null}
          firstId={fenetreId}
        >
          <FenetreFields pratique={pratique} onPratique={onPratique} />
        </OptionalFields>
      </AddMenu>
      <PratiquePreview pratique={pratique} />
    </div>
  );
}
