import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { saisonWords } from '@/domain/parcours/pratique-words.ts';
import {
  ageChoices,
  distanceChoices,
  dureeChoices,
  ouiList,
  rayonChoices,
  triList,
  type Criteres,
  type Filtre,
  type Oui,
} from '@/domain/catalogue/criteres.ts';
import type { CatalogueFrance } from '@/domain/catalogue/catalogue.ts';
import {
  difficulteList,
  genreList,
  themeList,
  saisonList,
} from '@/domain/parcours/kinds.ts';
import { nameByLangue, otherLangues } from '@/langue/langue.ts';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import { Fold } from '@/ui/fold.tsx';
import {
  ageLabel,
  difficulteLabels,
  distanceLabel,
  dureeLabel,
  genreLabels,
  ouiLabels,
  rayonLabel,
  themeLabels,
  triLabels,
} from './criteres-words.ts';

type FilterPanelProps = {
  criteres: Criteres;
  departements: CatalogueFrance['departements'];
  onChange: (next: Criteres) => void;
};

/** The first filters of a family; the others are folded. */
const firstOui: readonly Oui[] = ['poussette', 'fauteuil'];
const isFirst = (name: Oui) => firstOui.includes(name);

const collator = new Intl.Collator('fr-FR', { sensitivity: 'base' });

/** Filters of the catalogue, each a native select whose first option filters nothing. */
export function FilterPanel({ criteres, departements, onChange }: FilterPanelProps) {
  const selectOf = <Value extends string | number>(
    filtre: Exclude<Filtre, Oui>,
    label: string,
    any: string,
    choices: readonly Value[],
    wordsOf: (value: Value) => string,
  ): ReactNode => (
    <Field
      as="select"
      label={label}
      value={String(criteres[filtre] ?? '')}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => String(choice) === target.value) ?? null;
        onChange({ ...criteres, [filtre]: chosen });
      }}
    >
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {wordsOf(choice)}
        </option>
      ))}
    </Field>
  );
  const boxOf = (name: Oui) => (
    <Checkbox
      key={name}
      checked={criteres[name] === true}
      onCheckedChange={(isAsked) => onChange({ ...criteres, [name]: isAsked || null })}
    >
      {t(ouiLabels[name])}
    </Checkbox>
  );
  const sorted = departements.toSorted((a, b) => collator.compare(a.nom, b.nom));
  const nomOf = (code: string) =>
    sorted.find(({ departement }) => departement === code)?.nom ?? code;
  const codes = sorted.map(({ departement }) => departement);
  const withChosen =
    criteres.departement === null || codes.includes(criteres.departement)
      ? codes
      : [criteres.departement, ...codes];
  return (
    <div className="space-y-4">
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {selectOf('age', t`Public`, t`Tous les âges`, ageChoices, ageLabel)}
        {selectOf('duree', t`Durée`, t`Peu importe`, dureeChoices, dureeLabel)}
      </div>
      <div className="grid grid-cols-1 gap-x-5 sm:grid-cols-2">{firstOui.map(boxOf)}</div>
      <Fold title={t`Plus de filtres, ordre`}>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          <Field
            as="select"
            label={t`Ordre`}
            value={criteres.tri ?? ''}
            onChange={({ target }) => {
              const tri = triList.find((one) => one === target.value) ?? null;
              onChange({ ...criteres, tri });
            }}
          >
            <option value="">{t`Peu importe`}</option>
            {triList.map((one) => (
              <option key={one} value={one}>
                {t(triLabels[one])}
              </option>
            ))}
          </Field>
          {selectOf('rayon', t`Autour de moi`, t`Partout`, rayonChoices, rayonLabel)}
          {selectOf('departement', t`Département`, t`Tous`, withChosen, nomOf)}
          {selectOf(
            'distance',
            t`Distance à pied`,
            t`Peu importe`,
            distanceChoices,
            distanceLabel,
          )}
          {selectOf(
            'difficulte',
            t`Difficulté`,
            t`Peu importe`,
            difficulteList,
            (value) => t(difficulteLabels[value]),
          )}
          {selectOf('genre', t`Genre`, t`Tous`, genreList, (value) =>
            t(genreLabels[value]),
          )}
          {selectOf('theme', t`Thème`, t`Tous`, themeList, (value) =>
            t(themeLabels[value]),
          )}
          {selectOf('saison', t`Saison`, t`Toutes`, saisonList, (value) =>
            t(saisonWords[value]),
          )}
          {selectOf(
            'langue',
            t`Langue`,
            t`Toutes`,
            otherLangues,
            (value) => nameByLangue[value],
          )}
        </div>
        <fieldset className="mt-5 min-w-0">
          <legend className="font-bold">
            <Trans>Pour que tout le monde vienne</Trans>
          </legend>
          <div className="mt-1 grid grid-cols-1 gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
            {ouiList.filter((name) => !isFirst(name)).map(boxOf)}
          </div>
        </fieldset>
      </Fold>
    </div>
  );
}
