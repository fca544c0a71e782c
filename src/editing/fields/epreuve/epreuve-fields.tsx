import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Epreuve } from '@/domain/epreuve/epreuve.ts';
import { type EpreuveType, epreuveTypeList } from '@/domain/epreuve/kinds/table.ts';
import { randomBytes } from '@/lib/random-bytes.ts';
import { randomJeton } from '@/domain/epreuve/jeton.ts';
import { limits } from '@/domain/limits.ts';
import type { FieldConflict } from '@/domain/parcours/merge.ts';
import { blankOption } from '@/epreuves/choix/blank-option.ts';
import type { FieldWiring } from '@/epreuves/editor-props.ts';
import { epreuveEditorTable } from '@/epreuves/editor-table.ts';
import { TypedField } from '@/epreuves/typed-field.tsx';
import { ChoiceCards } from '@/ui/choice-cards.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { changesOfIdea, isUnwritten, type Idea } from './idea-list.ts';
import { IdeaOffer } from './idea-offer.tsx';
import { AutreFaconFields } from './autre-facon-fields.tsx';
import { ConflictNotes } from '../conflict-note.tsx';
import { IndiceList } from './indice-list.tsx';
import { LimitFields } from './limit-fields.tsx';
import { NotedTextField } from '../noted-text-field.tsx';
import { OptionalFields } from '../optional-fields.tsx';
import { parsePoints } from '../typed-points.ts';

type EpreuveFieldsProps = {
  etapeId: string;
  epreuve: Epreuve;
  onChange: (changes: Partial<Epreuve>) => void;
  conflicts: readonly FieldConflict[];
  session: EditorSession;
  wiring: FieldWiring;
};

const typeOptions = epreuveTypeList.map((value) => ({
  value,
  label: epreuveEditorTable[value].label,
  hint: epreuveEditorTable[value].hint,
}));

/** What most étapes ask; a phone shows these first. */
const usualTypes: readonly EpreuveType[] = [
  'aucune',
  'choix',
  'texte',
  'nombre',
  'message_code',
];

/** Lines that are there to be written on. */
const firstOptionCount: Readonly<Partial<Record<EpreuveType, number>>> = {
  choix: limits.optionCount.min,
  ordre: limits.elementCount.min,
  association: limits.elementCount.min,
};

/** What changes when another kind is chosen: what was written for the first kind stays. */
function changesOfType(type: EpreuveType, { options, jeton }: Epreuve): Partial<Epreuve> {
  if (type === 'qr' && jeton === '') return { type, jeton: randomJeton(randomBytes) };
  const count = firstOptionCount[type] ?? 0;
  if (options.length >= count || (options.length > 0 && type === 'choix'))
    return { type };
  const added = Array.from({ length: count - options.length }, blankOption);
  return { type, options: [...options, ...added] };
}

/** The épreuve of an étape: its kind, then what that kind needs. */
export function EpreuveFields(props: EpreuveFieldsProps) {
  const { epreuve, onChange, wiring, etapeId, conflicts, session } = props;
  const { Editor } = epreuveEditorTable[epreuve.type];
  const pick = (idea: Idea) => {
    const changes = changesOfIdea(idea);
    flushSync(() => onChange({ ...changesOfType(idea.type, epreuve), ...changes }));
    document.getElementById(wiring.idOf('epreuve.consigne'))?.focus();
  };
  const note = (champ: string) => (
    <ConflictNotes
      conflicts={conflicts}
      etapeId={etapeId}
      champ={champ}
      session={session}
    />
  );
  return (
    <div className="space-y-6">
      {isUnwritten(epreuve) && <IdeaOffer onPick={pick} />}
      <div>
        <ChoiceCards
          legend="Épreuve"
          id={wiring.idOf('epreuve.type')}
          options={typeOptions}
          value={[epreuve.type]}
          onValueChange={([chosen]) => {
            const type = epreuveTypeList.find((known) => known === chosen);
            if (type !== undefined) onChange(changesOfType(type, epreuve));
          }}
          columns
          first={{
            values: usualTypes,
            more: `Voir les ${epreuveTypeList.length} sortes d’épreuves`,
          }}
        />
        {note('epreuve.type')}
      </div>
      {Editor !== null && (
        <>
          <NotedTextField
            note={note}
            wiring={wiring}
            champ="epreuve.consigne"
            label="Consigne"
            hint="La question, ou ce qu’il faut faire."
            rows={2}
            max={limits.consigne.max}
            value={epreuve.consigne}
            onText={(consigne) => onChange({ consigne })}
          />
          <div>
            <Editor epreuve={epreuve} onChange={onChange} wiring={wiring} />
            {note('epreuve.options')}
            {note('epreuve.reponses')}
            {note('epreuve.minimum')}
            {note('epreuve.maximum')}
            {note('epreuve.unite')}
            {note('epreuve.message')}
            {note('epreuve.combinaison')}
            {note('epreuve.jeton')}
            {note('epreuve.cible')}
            {note('epreuve.rayon')}
          </div>
          <div>
            <TypedField
              id={wiring.idOf('epreuve.points')}
              label="Points"
              hint={`Ce que rapporte l’épreuve, de 0 à ${limits.points.max}.`}
              error={wiring.errorOf('epreuve.points')}
              value={epreuve.points}
              format={String}
              parse={parsePoints}
              onValue={(points) => onChange({ points })}
              saisie={wiring.saisieOf('epreuve.points')}
              onSaisie={(texte) => wiring.onSaisie('epreuve.points', texte)}
              onLeave={() => wiring.onLeave('epreuve.points')}
            />
            {note('epreuve.points')}
          </div>
          <div>
            <IndiceList
              indices={epreuve.indices}
              onIndices={(indices) => onChange({ indices })}
              wiring={wiring}
            />
            {note('epreuve.indices')}
          </div>
          <LimitFields
            epreuve={epreuve}
            onChange={onChange}
            wiring={wiring}
            note={note}
          />
          <AutreFaconFields {...props} note={note} />
          <AfterFields {...props} note={note} />
        </>
      )}
    </div>
  );
}

type AfterFieldsProps = EpreuveFieldsProps & { note: (champ: string) => ReactNode };

/** What the player reads once the épreuve is behind: one button until it is wanted. */
function AfterFields({ epreuve, onChange, wiring, note }: AfterFieldsProps) {
  const { motDeSucces, anecdote, explication } = epreuve;
  return (
    <OptionalFields
      label="Ajouter un mot de succès, une anecdote, une explication"
      isWritten={motDeSucces + anecdote + explication !== ''}
      firstId={wiring.idOf('epreuve.motDeSucces')}
    >
      <fieldset className="max-w-mesure space-y-5">
        <legend className="pb-2 font-titre text-lg font-bold">Une fois résolue</legend>
        <NotedTextField
          note={note}
          wiring={wiring}
          champ="epreuve.motDeSucces"
          label="Mot de succès"
          hint="Il voyage avec la quête : n’y écrivez pas la réponse."
          optional
          max={limits.motDeSucces.max}
          value={motDeSucces}
          onText={(texte) => onChange({ motDeSucces: texte })}
        />
        <NotedTextField
          note={note}
          wiring={wiring}
          champ="epreuve.anecdote"
          label="Anecdote"
          hint="Ce qu’on aime raconter ici, sans la réponse non plus."
          optional
          rows={2}
          max={limits.anecdote.max}
          value={anecdote}
          onText={(texte) => onChange({ anecdote: texte })}
        />
        <NotedTextField
          note={note}
          wiring={wiring}
          champ="epreuve.explication"
          label="Explication de la solution"
          hint="Montrée avec la solution seulement : ici, vous pouvez tout dire."
          optional
          rows={2}
          max={limits.explication.max}
          value={explication}
          onText={(texte) => onChange({ explication: texte })}
        />
      </fieldset>
    </OptionalFields>
  );
}
