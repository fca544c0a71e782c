import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import IconAdd from '~icons/lucide/plus';
import { limits } from '@/domain/limits.ts';
import type { ParcoursFields as Fields } from '@/domain/parcours/operations.ts';
import type { Difficulte, Genre, Ordre, Theme } from '@/domain/parcours/parcours.ts';
import { formatDuree, parseDuree } from '@/domain/parcours/typed-duree.ts';
import { Button } from '@/ui/button.tsx';
import { Cover } from '@/ui/pictures/cover.tsx';
import { Field } from '@/ui/field.tsx';
import { RadioGroup, type RadioOption } from '@/ui/choices/radio-group.tsx';
import { AventureFields } from './aventure-fields.tsx';
import { CouvertureField } from './couverture-field.tsx';
import { CommuneField } from './commune-field.tsx';
import { EmblemeField } from './embleme-field.tsx';
import { FicheClasseFields } from './fiche-classe-fields.tsx';
import { TerritoireField } from './territoire-field.tsx';
import { FieldScope, useFieldScope, useParcoursChange, textOf } from '../field-scope.tsx';
import { ParcoursField } from '../parcours-field.tsx';
import { PersonnageFields } from './personnage-fields.tsx';
import { PratiqueFields } from './pratique-fields.tsx';
import { useWriting } from '../writing-context.tsx';

const genreOptions: readonly RadioOption<Genre>[] = [
  { value: 'quete', label: 'Une quête', hint: 'Des énigmes à résoudre en chemin.' },
  { value: 'visite', label: 'Une visite', hint: 'Des lieux à découvrir, sans énigme.' },
  {
    value: 'aventure',
    label: 'Une aventure',
    hint: 'Une histoire à embranchements, aux fins différentes.',
  },
];

const ordreOptions: readonly RadioOption<Ordre>[] = [
  { value: 'fixe', label: 'L’une après l’autre', hint: 'Comme vous les avez écrites.' },
  {
    value: 'libre',
    label: 'Libre',
    hint: 'On part de la première, puis chacun choisit.',
  },
  {
    value: 'libre-fin',
    label: 'Libre, sauf la dernière',
    hint: 'Elle attend que les autres soient faites.',
  },
];

const themeOptions: readonly RadioOption<Theme>[] = [
  { value: 'nature', label: 'Vert', hint: 'Nature et village' },
  { value: 'pierre', label: 'Ocre', hint: 'Pierre et histoire' },
  { value: 'eau', label: 'Bleu', hint: 'Eau et mer' },
];

const difficulteLabels: Readonly<Record<Difficulte, string>> = {
  'tres-facile': 'Très facile',
  facile: 'Facile',
  intermediaire: 'Intermédiaire',
  difficile: 'Difficile',
};

const ageList = [0, 4, 6, 8, 10, 12];

function parseDureeField(texte: string): number | null | undefined {
  if (texte.trim() === '') return null;
  const minutes = parseDuree(texte);
  const { min, max } = limits.dureeMinutes;
  return minutes !== null && minutes >= min && minutes <= max ? minutes : undefined;
}

type ParcoursFieldsProps = {
  /** The fields that are shown; all of them when absent. */
  only?: readonly (keyof Fields)[] | undefined;
};

/** Fields of the whole parcours. */
export function ParcoursFields({ only }: ParcoursFieldsProps) {
  const { session, writing } = useWriting();
  return (
    <FieldScope etapeId={null}>
      <FieldList
        seed={session.id}
        fields={writing.fields}
        points={writing.points}
        estimation={writing.estimation}
        isPublished={writing.isPublished}
        only={only}
      />
    </FieldScope>
  );
}

type FieldListProps = ParcoursFieldsProps & {
  seed: string;
  fields: Fields;
  /** Positions of the étapes as `lat,lon` pairs: the line of the cover. */
  points: readonly { lat: number; lon: number }[];
  /** Estimated minutes of its étapes; null while unknown. */
  estimation: number | null;
  isPublished: boolean;
};

/** Redraws when one of its fields changes, and not for a word in a story. */
const FieldList = memo(function FieldList({
  seed,
  fields,
  points,
  estimation,
  isPublished,
  only,
}: FieldListProps) {
  const change = useParcoursChange();
  const text = textOf(fields, change);
  const isShown = (champ: keyof Fields) => only?.includes(champ) ?? true;
  const isAventure = fields.genre === 'aventure';
  return (
    <div className="space-y-7">
      {isShown('titre') && (
        <ParcoursField {...text('titre')} label="Titre" max={limits.titre.max} />
      )}
      {isShown('commune') && (
        <ParcoursField champ="commune">
          <CommuneField
            commune={fields.commune}
            onCommune={(commune) => change({ commune })}
            isFixed={isPublished}
          />
        </ParcoursField>
      )}
      {isShown('territoire') && (
        <TerritoireField commune={fields.commune} territoire={fields.territoire} />
      )}
      {isShown('resume') && (
        <ParcoursField
          {...text('resume')}
          label="Résumé"
          hint="Une ou deux phrases qui donnent envie de partir."
          rows={2}
          counted
          max={limits.resume.max}
        />
      )}
      {isShown('description') && <DescriptionField description={fields.description} />}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-5 empty:hidden">
        {isShown('dureeMinutes') && (
          <div className="flex-1 basis-28">
            <DureeField dureeMinutes={fields.dureeMinutes} />
          </div>
        )}
        {isShown('difficulte') && (
          <div className="flex-1 basis-36">
            <DifficulteField difficulte={fields.difficulte} />
          </div>
        )}
        {isShown('ageMinimum') && (
          <div className="flex-1 basis-32">
            <AgeField ageMinimum={fields.ageMinimum} />
          </div>
        )}
      </div>
      {isShown('dureeMinutes') && (
        <LikelyDuree dureeMinutes={fields.dureeMinutes} estimation={estimation} />
      )}
      {isShown('genre') && (
        <ParcoursField champ="genre">
          {(field) => (
            <RadioGroup
              {...field}
              legend="Genre"
              options={genreOptions}
              value={fields.genre}
              onValueChange={(genre) => change({ genre })}
              inline
            />
          )}
        </ParcoursField>
      )}
      {!isAventure && isShown('ordre') && (
        <ParcoursField champ="ordre">
          {({ id }) => (
            <RadioGroup
              legend="Ordre des étapes"
              id={id}
              options={ordreOptions}
              value={fields.ordre}
              onValueChange={(ordre) => change({ ordre })}
            />
          )}
        </ParcoursField>
      )}
      {isAventure && isShown('aventure') && (
        <ParcoursField champ="aventure">
          <AventureFields
            aventure={fields.aventure}
            onAventure={(aventure) => change({ aventure })}
          />
        </ParcoursField>
      )}
      {!isAventure && isShown('aventure') && (
        <ParcoursField champ="aventure">
          <PersonnageFields personnages={fields.aventure.personnages} />
        </ParcoursField>
      )}
      {isShown('signature') && (
        <ParcoursField
          {...text('signature')}
          label="Écrite par"
          hint="Un nom, une association, une classe : montré sur la page de la quête."
          optional
          max={limits.signature.max}
        />
      )}
      {isShown('pratique') && (
        <div className="max-w-mesure">
          <ParcoursField champ="pratique">
            <PratiqueFields
              pratique={fields.pratique}
              start={points[0] ?? null}
              onPratique={(pratique) => change({ pratique })}
            />
          </ParcoursField>
        </div>
      )}
      {isShown('couverture') && <CouvertureField couverture={fields.couverture} />}
      {isShown('theme') && <ThemeField seed={seed} fields={fields} points={points} />}
      {isShown('embleme') && (
        <EmblemeField embleme={fields.embleme} theme={fields.theme} />
      )}
      {isShown('ficheClasse') && <FicheClasseFields fiche={fields.ficheClasse} />}
    </div>
  );
});

function DureeField({ dureeMinutes }: Pick<Fields, 'dureeMinutes'>) {
  const change = useParcoursChange();
  return (
    <ParcoursField
      champ="dureeMinutes"
      label="Durée"
      hint={'Par exemple\u00A0: 1\u00A0h\u00A030'}
      value={dureeMinutes}
      format={(minutes) => (minutes === null ? '' : formatDuree(minutes))}
      parse={parseDureeField}
      onValue={(minutes) => change({ dureeMinutes: minutes })}
    />
  );
}

type LikelyDureeProps = Pick<Fields, 'dureeMinutes'> & Pick<FieldListProps, 'estimation'>;

/** Estimated duration of the walk by its étapes, if the field differs. */
function LikelyDuree({ dureeMinutes, estimation }: LikelyDureeProps) {
  const { wiring } = useFieldScope();
  const change = useParcoursChange();
  if (estimation === null || estimation === dureeMinutes) return null;
  return (
    <Button
      variant="quiet"
      onClick={() => {
        wiring.onSaisie('dureeMinutes', null);
        change({ dureeMinutes: estimation });
        // The button disappears with its offer.
        document.getElementById(wiring.idOf('dureeMinutes'))?.focus();
      }}
    >
      D’après vos étapes : {formatDuree(estimation)}
    </Button>
  );
}

function DifficulteField({ difficulte }: Pick<Fields, 'difficulte'>) {
  const change = useParcoursChange();
  return (
    <ParcoursField champ="difficulte">
      {({ id }) => (
        <Field
          as="select"
          id={id}
          label="Difficulté"
          value={difficulte}
          onChange={(event) => {
            const chosen = event.target.value as Difficulte; // The options are this union.
            change({ difficulte: chosen });
          }}
        >
          {Object.entries(difficulteLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
      )}
    </ParcoursField>
  );
}

function AgeField({ ageMinimum }: Pick<Fields, 'ageMinimum'>) {
  const change = useParcoursChange();
  // A parcours may hold an age that is not in the list.
  const ages = ageList.includes(ageMinimum)
    ? ageList
    : [...ageList, ageMinimum].toSorted((a, b) => a - b);
  return (
    <ParcoursField champ="ageMinimum">
      {({ id }) => (
        <Field
          as="select"
          id={id}
          label="Âge conseillé"
          value={ageMinimum}
          onChange={(event) => change({ ageMinimum: Number(event.target.value) })}
        >
          {ages.map((age) => (
            <option key={age} value={age}>
              {age === 0 ? 'Tout âge' : `Dès ${age}\u00A0ans`}
            </option>
          ))}
        </Field>
      )}
    </ParcoursField>
  );
}

/** The colour of the cover, with a preview. */
function ThemeField({
  seed,
  fields: { theme, commune },
  points,
}: Pick<FieldListProps, 'seed' | 'fields' | 'points'>) {
  const change = useParcoursChange();
  return (
    <div className="max-w-mesure">
      <ParcoursField champ="theme">
        {({ id }) => (
          <>
            <RadioGroup
              legend="Couleur de la couverture"
              id={id}
              options={themeOptions}
              value={theme}
              onValueChange={(chosen) => change({ theme: chosen })}
              inline
            />
            <Cover
              seed={seed}
              points={points}
              theme={theme}
              toponym={commune?.nom}
              label="Aperçu de la couverture"
              ratio={5 / 2}
              className="mt-2 rounded-carte"
            />
          </>
        )}
      </ParcoursField>
    </div>
  );
}

/** Few authors use it: one button until wanted. */
function DescriptionField({ description }: Pick<Fields, 'description'>) {
  const { wiring } = useFieldScope();
  const change = useParcoursChange();
  const [isWanted, setIsWanted] = useState(description !== '');
  if (!isWanted && description === '') {
    const add = () => {
      flushSync(() => setIsWanted(true));
      document.getElementById(wiring.idOf('description'))?.focus();
    };
    return (
      <ParcoursField champ="description">
        <Button variant="quiet" onClick={add}>
          <IconAdd aria-hidden="true" className="size-5" />
          Ajouter une présentation
        </Button>
      </ParcoursField>
    );
  }
  return (
    <ParcoursField
      champ="description"
      label="Présentation"
      hint="Le stationnement, la meilleure heure, ce qu’il faut emporter."
      optional
      rows={3}
      max={limits.description.max}
      value={description}
      onText={(texte) => change({ description: texte })}
    />
  );
}
