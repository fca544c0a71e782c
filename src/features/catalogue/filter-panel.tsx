import type { ReactNode } from 'react';
import { saisonWords } from '@/domain/parcours/pratique-words.ts';
import {
  ageChoices,
  distanceChoices,
  dureeChoices,
  ouiList,
  rayonChoices,
  type Criteres,
  type Filtre,
  type Oui,
} from '@/domain/catalogue/criteres.ts';
import type { CatalogueFrance } from '@/domain/catalogue/catalogue.ts';
import { difficulteList, genreList, themeList } from '@/domain/parcours/kinds.ts';
import { saisonList } from '@/domain/parcours/trait.ts';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import {
  ageLabel,
  difficulteLabels,
  distanceLabel,
  dureeLabel,
  genreLabels,
  ouiLabels,
  rayonLabel,
  themeLabels,
} from './criteres-words.ts';

type FilterPanelProps = {
  criteres: Criteres;
  departements: CatalogueFrance['departements'];
  onChange: (next: Criteres) => void;
};

const collator = new Intl.Collator('fr-FR', { sensitivity: 'base' });

/** What one may ask of a quête, each as a native choice whose first line asks for nothing. */
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
  const sorted = departements.toSorted((a, b) => collator.compare(a.nom, b.nom));
  const nomOf = (code: string) =>
    sorted.find(({ departement }) => departement === code)?.nom ?? code;
  const codes = sorted.map(({ departement }) => departement);
  const withChosen =
    criteres.departement === null || codes.includes(criteres.departement)
      ? codes
      : [criteres.departement, ...codes];
  return (
    <div>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {selectOf('rayon', 'Autour de moi', 'Partout', rayonChoices, rayonLabel)}
        {selectOf('departement', 'Département', 'Tous', withChosen, nomOf)}
        {selectOf('age', 'Public', 'Tous les âges', ageChoices, ageLabel)}
        {selectOf('duree', 'Durée', 'Peu importe', dureeChoices, dureeLabel)}
        {selectOf(
          'distance',
          'Distance à pied',
          'Peu importe',
          distanceChoices,
          distanceLabel,
        )}
        {selectOf(
          'difficulte',
          'Difficulté',
          'Peu importe',
          difficulteList,
          (value) => difficulteLabels[value],
        )}
        {selectOf('genre', 'Genre', 'Tous', genreList, (value) => genreLabels[value])}
        {selectOf('theme', 'Thème', 'Tous', themeList, (value) => themeLabels[value])}
        {selectOf(
          'saison',
          'Saison',
          'Toutes',
          saisonList,
          (value) => saisonWords[value],
        )}
      </div>
      <fieldset className="mt-5 min-w-0">
        <legend className="font-bold">Pour que tout le monde vienne</legend>
        <div className="mt-1 grid grid-cols-1 gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
          {ouiList.map((name) => (
            <Checkbox
              key={name}
              checked={criteres[name] === true}
              onCheckedChange={(isAsked) =>
                onChange({ ...criteres, [name]: isAsked || null })
              }
            >
              {ouiLabels[name]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
