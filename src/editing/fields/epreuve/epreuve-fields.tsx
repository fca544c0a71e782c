import { useState } from 'react';
import { flushSync } from 'react-dom';
import { hasCostlyErreurs } from '@/domain/epreuve/couts.ts';
import type { Epreuve } from '@/domain/epreuve/epreuve.ts';
import {
  type EpreuveType,
  epreuveTypeList,
  kindOf,
} from '@/domain/epreuve/kinds/table.ts';
import { limits } from '@/domain/limits.ts';
import type { EtapePath } from '@/domain/parcours/field-path.ts';
import { epreuveEditorTable } from '@/epreuves/editor-table.ts';
import { Button } from '@/ui/button.tsx';
import { ChoiceCards } from '@/ui/choices/choice-cards.tsx';
import { parsePoints } from '../typed-whole.ts';
import { changesOfIdea, isUnwritten, type Idea } from './idea-list.ts';
import { IdeaOffer } from './idea-offer.tsx';
import { AutreFaconFields } from './autre-facon-fields.tsx';
import { changesOfType } from './changes-of-type.ts';
import { ConflictNotes } from '../conflict-note.tsx';
import { useFieldScope, textOf } from '../field-scope.tsx';
import { ChezSoiField } from './chez-soi-field.tsx';
import { IndiceList } from './indice-list.tsx';
import { LimitFields } from './limit-fields.tsx';
import { ParcoursField } from '../parcours-field.tsx';
import { AddMenu, OptionalFields } from '../optional-fields.tsx';

type EpreuvePartProps = {
  epreuve: Epreuve;
  onChange: (changes: Partial<Epreuve>) => void;
};

type EpreuveFieldsProps = EpreuvePartProps & {
  /** Also shows the text read once it is solved. */
  hasSolved: boolean;
};

const typeOptions = epreuveTypeList.map((value) => ({
  value,
  label: epreuveEditorTable[value].label,
  hint: epreuveEditorTable[value].hint,
}));

/** Fields written by the editors of the kinds. */
const editorFields: readonly EtapePath[] = [
  'epreuve.options',
  'epreuve.reponses',
  'epreuve.minimum',
  'epreuve.maximum',
  'epreuve.unite',
  'epreuve.message',
  'epreuve.combinaison',
  'epreuve.jeton',
  'epreuve.cible',
  'epreuve.rayon',
];

/** The most usual kinds: shown first. */
const usualTypes: readonly EpreuveType[] = [
  'aucune',
  'choix',
  'texte',
  'nombre',
  'message_code',
  'cadenas',
];

function pointsHint(epreuve: Epreuve): string {
  const hint = `Ce que rapporte l’épreuve, de 0 à ${limits.points.max}.`;
  return hasCostlyErreurs(epreuve)
    ? `${hint} Chaque mauvais choix fait perdre la moitié de ce qui reste.`
    : hint;
}

/** The épreuve of an étape: its kind, then the fields of that kind. Rarely used fields are behind « Ajouter… ». */
export function EpreuveFields(props: EpreuveFieldsProps) {
  const { epreuve, onChange, hasSolved } = props;
  const { wiring } = useFieldScope();
  const { Editor } = epreuveEditorTable[epreuve.type];
  const text = textOf(epreuve, onChange, 'epreuve.');
  const pick = (idea: Idea) => {
    const changes = changesOfIdea(idea);
    flushSync(() => onChange({ ...changesOfType(idea.type, epreuve), ...changes }));
    document.getElementById(wiring.idOf('epreuve.consigne'))?.focus();
  };
  return (
    <div className="space-y-6">
      {isUnwritten(epreuve) && <IdeaOffer onPick={pick} />}
      <KindChoice {...props} />
      {Editor !== null && (
        <AddMenu>
          <ParcoursField
            {...text('consigne')}
            label="Consigne"
            hint="La question, ou ce qu’il faut faire."
            rows={2}
            max={limits.consigne.max}
          />
          <div>
            <Editor epreuve={epreuve} onChange={onChange} wiring={wiring} />
            {editorFields.map((champ) => (
              <ConflictNotes key={champ} champ={champ} />
            ))}
          </div>
          {kindOf(epreuve.type).isJudged && (
            <>
              <ParcoursField champ="epreuve.indices">
                <IndiceList
                  indices={epreuve.indices}
                  onIndices={(indices) => onChange({ indices })}
                />
              </ParcoursField>
              <PointFields {...props} />
              <LimitFields {...props} />
              <ChezSoiField type={epreuve.type} />
              <AutreFaconFields {...props} />
            </>
          )}
          {hasSolved && (
            <OptionalFields
              label="Ajouter un mot de succès, une anecdote, une explication"
              isWritten={
                epreuve.motDeSucces + epreuve.anecdote + epreuve.explication !== ''
              }
              firstId={wiring.idOf('epreuve.motDeSucces')}
            >
              <SolvedFields {...props} />
            </OptionalFields>
          )}
        </AddMenu>
      )}
    </div>
  );
}

/** Points and costs of indices, folded: the usual figures are right. */
function PointFields({ epreuve, onChange }: EpreuvePartProps) {
  const { points, indices } = epreuve;
  const { errors } = useFieldScope();
  const isWrong = Object.keys(errors).some(
    (champ) => champ === 'epreuve.points' || champ.endsWith('.cout'),
  );
  return (
    <details open={isWrong}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold text-primaire-fort">
        Points et coûts
      </summary>
      <div className="space-y-5">
        <ParcoursField
          champ="epreuve.points"
          label="Points"
          hint={pointsHint(epreuve)}
          value={points}
          format={String}
          parse={parsePoints}
          onValue={(next) => onChange({ points: next })}
        />
        {indices.map((indice, index) => (
          <ParcoursField
            // An indice is its place in the list.
            key={index}
            champ={`epreuve.indices.${index}.cout`}
            label={`Coût de l’indice ${index + 1}`}
            suffix="points"
            value={indice.cout}
            format={String}
            parse={parsePoints}
            onValue={(cout) =>
              onChange({ indices: indices.with(index, { ...indice, cout }) })
            }
          />
        ))}
      </div>
    </details>
  );
}

/**
 * The kinds of épreuve as cards, then the chosen one in a line, with a button to change it. Cards browsed with the arrows stay, or the
 * second arrow would have no target: Enter folds them, as a press does.
 */
function KindChoice({ epreuve, onChange }: EpreuvePartProps) {
  const { wiring } = useFieldScope();
  const { type } = epreuve;
  const [isOpen, setIsOpen] = useState(type === 'aucune');
  const id = wiring.idOf('epreuve.type');
  const fold = () => {
    flushSync(() => setIsOpen(false));
    document.getElementById(wiring.idOf('epreuve.consigne'))?.focus();
  };
  const choose = (chosen: string | undefined) => {
    const next = epreuveTypeList.find((known) => known === chosen);
    if (next === undefined) return;
    flushSync(() => onChange(changesOfType(next, epreuve)));
  };
  const unfold = () => {
    flushSync(() => setIsOpen(true));
    document.getElementById(`${id}-${type}`)?.focus();
  };
  // Cleared by another author, or by an undo: there is no kind for the line.
  if (!isOpen && type !== 'aucune') {
    return (
      <ParcoursField champ="epreuve.type">
        <p className="flex flex-wrap items-center gap-x-1">
          <strong>{epreuveEditorTable[type].label}</strong>
          <span aria-hidden="true"> ·</span>
          <Button id={id} variant="quiet" className="-ml-3" onClick={unfold}>
            Changer<span className="sr-only"> de sorte d’épreuve</span>
          </Button>
        </p>
      </ParcoursField>
    );
  }
  return (
    <ParcoursField champ="epreuve.type">
      <ChoiceCards
        legend="Épreuve"
        id={id}
        options={typeOptions}
        value={[type]}
        onValueChange={([chosen]) => choose(chosen)}
        onSettle={(chosen) => {
          if (chosen !== 'aucune') fold();
        }}
        columns
        first={{ values: usualTypes, more: `Voir les ${epreuveTypeList.length}` }}
      />
    </ParcoursField>
  );
}

/** Text for the player after the épreuve. */
export function SolvedFields({ epreuve, onChange }: EpreuvePartProps) {
  const text = textOf(epreuve, onChange, 'epreuve.');
  return (
    <fieldset className="max-w-mesure space-y-5">
      <legend className="pb-2 font-titre text-lg font-bold">Une fois résolue</legend>
      <ParcoursField
        {...text('motDeSucces')}
        label="Mot de succès"
        hint="Il voyage avec la quête : n’y écrivez pas la réponse."
        optional
        max={limits.motDeSucces.max}
      />
      <ParcoursField
        {...text('anecdote')}
        label="Anecdote"
        hint="Ce qu’on aime raconter ici, sans la réponse non plus."
        optional
        rows={2}
        max={limits.anecdote.max}
      />
      <ParcoursField
        {...text('explication')}
        label="Explication de la solution"
        hint="Montrée avec la solution seulement : ici, vous pouvez tout dire."
        optional
        rows={2}
        max={limits.explication.max}
      />
    </fieldset>
  );
}
