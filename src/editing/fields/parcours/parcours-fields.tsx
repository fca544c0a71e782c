import { memo, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import IconAdd from '~icons/lucide/plus';
import { limits } from '@/domain/limits.ts';
import type { FieldConflict } from '@/domain/parcours/merge.ts';
import type { ParcoursFields as Fields } from '@/domain/parcours/operations.ts';
import type { Difficulte, Genre, Ordre, Theme } from '@/domain/parcours/parcours.ts';
import { formatDuree, parseDuree } from '@/domain/parcours/typed-duree.ts';
import type { FieldWiring } from '@/epreuves/editor-props.ts';
import { TextField } from '@/epreuves/text-field.tsx';
import { Button } from '@/ui/button.tsx';
import { TypedField } from '@/epreuves/typed-field.tsx';
import { Cover } from '@/ui/cover.tsx';
import { Field } from '@/ui/field.tsx';
import { RadioGroup, type RadioOption } from '@/ui/radio-group.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { AventureFields } from './aventure-fields.tsx';
import { CommuneField } from './commune-field.tsx';
import { ConflictNotes } from '../conflict-note.tsx';
import { NotedTextField } from '../noted-text-field.tsx';
import { PratiqueFields } from './pratique-fields.tsx';
import type { ParcoursWriting } from '../use-parcours-writing.ts';
import { createWiring } from '../wiring.ts';

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

const ageList = [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

function parseDureeField(texte: string): number | null | undefined {
  if (texte.trim() === '') return null;
  const minutes = parseDuree(texte);
  const { min, max } = limits.dureeMinutes;
  return minutes !== null && minutes >= min && minutes <= max ? minutes : undefined;
}

type ParcoursFieldsProps = {
  writing: ParcoursWriting;
  session: EditorSession;
  /** The fields that are shown; all of them when absent. */
  only?: readonly (keyof Fields)[] | undefined;
};

/** What is said of the whole parcours. */
export function ParcoursFields({ writing, session, only }: ParcoursFieldsProps) {
  const { view, shown } = writing;
  return (
    <FieldList
      seed={view.parcours.id}
      fields={writing.fields}
      points={writing.points}
      estimation={writing.estimation}
      isPublished={writing.isPublished}
      errors={shown.messagesOf(null)}
      saisies={view.saisies}
      conflicts={view.conflicts}
      session={session}
      onLeave={writing.leave}
      only={only}
    />
  );
}

type FieldListProps = Pick<ParcoursFieldsProps, 'session' | 'only'> & {
  seed: string;
  fields: Fields;
  /** Positions of the étapes as `lat,lon` pairs: the line of the cover. */
  points: readonly { lat: number; lon: number }[];
  /** Minutes that its étapes are likely to take; null while that cannot be told. */
  estimation: number | null;
  isPublished: boolean;
  errors: Readonly<Record<string, string>>;
  saisies: Readonly<Record<string, string>>;
  conflicts: readonly FieldConflict[];
  onLeave: (key: string) => void;
};

/** Drawn again when one of its fields says something else, and not for a word in a story. */
const FieldList = memo(function FieldList({
  seed,
  fields,
  points,
  estimation,
  isPublished,
  errors,
  saisies,
  conflicts,
  session,
  onLeave,
  only,
}: FieldListProps) {
  const isShown = (champ: keyof Fields) => only?.includes(champ) ?? true;
  const wiring = useMemo(
    () => createWiring({ etapeId: null, errors, saisies, session, onLeave }),
    [errors, saisies, session, onLeave],
  );
  const change = (changes: Partial<Fields>) =>
    session.apply({ type: 'changeParcours', changes });
  const note = (champ: string) => (
    <ConflictNotes conflicts={conflicts} etapeId={null} champ={champ} session={session} />
  );
  // An old parcours may hold an age that is not in the list.
  const ages = ageList.includes(fields.ageMinimum)
    ? ageList
    : [...ageList, fields.ageMinimum].toSorted((a, b) => a - b);
  return (
    <div className="space-y-7">
      {isShown('titre') && (
        <NotedTextField
          note={note}
          wiring={wiring}
          champ="titre"
          label="Titre"
          max={limits.titre.max}
          value={fields.titre}
          onText={(titre) => change({ titre })}
        />
      )}
      {isShown('commune') && (
        <div>
          <CommuneField
            commune={fields.commune}
            onCommune={(commune) => change({ commune })}
            isFixed={isPublished}
            wiring={wiring}
          />
          {note('commune')}
        </div>
      )}
      {isShown('genre') && (
        <div>
          <RadioGroup
            legend="Genre"
            id={wiring.idOf('genre')}
            options={genreOptions}
            error={wiring.errorOf('genre')}
            value={fields.genre}
            onValueChange={(genre) => change({ genre })}
            inline
          />
          {note('genre')}
        </div>
      )}
      {fields.genre !== 'aventure' && isShown('ordre') && (
        <div>
          <RadioGroup
            legend="Ordre des étapes"
            id={wiring.idOf('ordre')}
            options={ordreOptions}
            value={fields.ordre}
            onValueChange={(ordre) => change({ ordre })}
          />
          {note('ordre')}
        </div>
      )}
      {fields.genre === 'aventure' && isShown('aventure') && (
        <div>
          <AventureFields
            aventure={fields.aventure}
            onAventure={(aventure) => change({ aventure })}
            session={session}
            wiring={wiring}
          />
          {note('aventure')}
        </div>
      )}
      {isShown('resume') && (
        <NotedTextField
          note={note}
          wiring={wiring}
          champ="resume"
          label="Résumé"
          hint="Une ou deux phrases qui donnent envie de partir."
          rows={2}
          counted
          max={limits.resume.max}
          value={fields.resume}
          onText={(resume) => change({ resume })}
        />
      )}
      {isShown('description') && (
        <div>
          <DescriptionField
            description={fields.description}
            onDescription={(description) => change({ description })}
            wiring={wiring}
          />
          {note('description')}
        </div>
      )}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-5 empty:hidden">
        {isShown('dureeMinutes') && (
          <div>
            <TypedField
              id={wiring.idOf('dureeMinutes')}
              label="Durée"
              hint="Par exemple : 1 h 30"
              error={wiring.errorOf('dureeMinutes')}
              value={fields.dureeMinutes}
              format={(minutes) => (minutes === null ? '' : formatDuree(minutes))}
              parse={parseDureeField}
              onValue={(dureeMinutes) => change({ dureeMinutes })}
              saisie={wiring.saisieOf('dureeMinutes')}
              onSaisie={(texte) => wiring.onSaisie('dureeMinutes', texte)}
              onLeave={() => wiring.onLeave('dureeMinutes')}
            />
            {estimation !== null && estimation !== fields.dureeMinutes && (
              <Button
                variant="quiet"
                className="-ml-6"
                onClick={() => {
                  wiring.onSaisie('dureeMinutes', null);
                  change({ dureeMinutes: estimation });
                }}
              >
                D’après vos étapes : {formatDuree(estimation)}
              </Button>
            )}
            {note('dureeMinutes')}
          </div>
        )}
        {isShown('difficulte') && (
          <div>
            <Field
              as="select"
              id={wiring.idOf('difficulte')}
              label="Difficulté"
              value={fields.difficulte}
              onChange={(event) => {
                const difficulte = event.target.value as Difficulte; // The options are this union.
                change({ difficulte });
              }}
            >
              {Object.entries(difficulteLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Field>
            {note('difficulte')}
          </div>
        )}
        {isShown('ageMinimum') && (
          <div>
            <Field
              as="select"
              id={wiring.idOf('ageMinimum')}
              label="Âge conseillé"
              value={fields.ageMinimum}
              onChange={(event) => change({ ageMinimum: Number(event.target.value) })}
            >
              {ages.map((age) => (
                <option key={age} value={age}>
                  {age === 0 ? 'Tout âge' : `Dès ${age}\u00A0ans`}
                </option>
              ))}
            </Field>
            {note('ageMinimum')}
          </div>
        )}
      </div>
      {isShown('signature') && (
        <NotedTextField
          note={note}
          wiring={wiring}
          champ="signature"
          label="Écrite par"
          hint="Un nom, une association, une classe : montré sur la page de la quête."
          optional
          max={limits.signature.max}
          value={fields.signature}
          onText={(signature) => change({ signature })}
        />
      )}
      {isShown('pratique') && (
        <div className="max-w-mesure">
          <PratiqueFields
            pratique={fields.pratique}
            onPratique={(pratique) => change({ pratique })}
          />
          {note('pratique')}
        </div>
      )}
      {isShown('theme') && (
        <div className="max-w-mesure">
          <RadioGroup
            legend="Couleur de la couverture"
            id={wiring.idOf('theme')}
            options={themeOptions}
            value={fields.theme}
            onValueChange={(theme) => change({ theme })}
            inline
          />
          <Cover
            seed={seed}
            points={points}
            theme={fields.theme}
            toponym={fields.commune?.nom}
            label="Aperçu de la couverture"
            ratio={5 / 2}
            className="mt-2 rounded-carte"
          />
          {note('theme')}
        </div>
      )}
    </div>
  );
});

type DescriptionFieldProps = {
  description: string;
  onDescription: (description: string) => void;
  wiring: FieldWiring;
};

/** What few authors write: one button until it is wanted. */
function DescriptionField({ description, onDescription, wiring }: DescriptionFieldProps) {
  const [isWanted, setIsWanted] = useState(description !== '');
  const champ = 'description';
  if (!isWanted && description === '') {
    const add = () => {
      flushSync(() => setIsWanted(true));
      document.getElementById(wiring.idOf(champ))?.focus();
    };
    return (
      <Button variant="quiet" className="-ml-6" onClick={add}>
        <IconAdd aria-hidden="true" className="size-5" />
        Ajouter une présentation
      </Button>
    );
  }
  return (
    <TextField
      wiring={wiring}
      champ={champ}
      label="Présentation"
      hint="Le stationnement, la meilleure heure, ce qu’il faut emporter."
      optional
      rows={3}
      max={limits.description.max}
      value={description}
      onText={onDescription}
    />
  );
}
