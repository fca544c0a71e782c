import { memo, useMemo, type ReactNode } from 'react';
import IconChevron from '~icons/lucide/chevron-down';
import IconDown from '~icons/lucide/arrow-down';
import IconUp from '~icons/lucide/arrow-up';
import IconRemove from '~icons/lucide/trash-2';
import type { Etape } from '@/domain/etape/etape.ts';
import { readingSeconds } from '@/domain/etape/reading-time.ts';
import { formatSecondes } from '@/lib/format/mesure.ts';
import { limits } from '@/domain/limits.ts';
import type { FieldConflict } from '@/domain/parcours/merge.ts';
import type { EtapeFields } from '@/domain/parcours/operations.ts';
import { epreuveEditorTable } from '@/epreuves/editor-table.ts';
import { RowButton } from '@/epreuves/row-button.tsx';
import { TextField } from '@/epreuves/text-field.tsx';
import { classNames } from '@/ui/class-names.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { ConflictNotes } from './conflict-note.tsx';
import { EpreuveFields } from './epreuve-fields.tsx';
import { ImageField } from './image-field.tsx';
import { PositionField } from './position-field.tsx';
import { createWiring } from './wiring.ts';

export type EtapeActions = {
  onToggle: (etapeId: Etape['id']) => void;
  onFocus: (etapeId: Etape['id']) => void;
  onMove: (etapeId: Etape['id'], by: -1 | 1) => void;
  onRemove: (etapeId: Etape['id']) => void;
};

type EtapeSectionProps = {
  etape: Etape;
  numero: number;
  total: number;
  isOpen: boolean;
  errors: Readonly<Record<string, string>>;
  saisies: Readonly<Record<string, string>>;
  conflicts: readonly FieldConflict[];
  /** Of its image, from 0 to 1 while it is being sent. */
  progress: number | undefined;
  session: EditorSession;
  actions: EtapeActions;
  onLeave: (key: string) => void;
  /** The map, where there is no room for it beside the form. */
  map?: ReactNode;
};

/** The button that folds and unfolds an étape: where the focus goes after one was moved. */
export function etapeToggleId(etapeId: string): string {
  return `etape-${etapeId}-entete`;
}

/** What a folded étape says of itself. */
function summaryOf({ lieu, epreuve, position }: Etape): string {
  const { type } = epreuve;
  return [
    lieu,
    type === 'aucune' ? '' : epreuveEditorTable[type].label,
    position === null ? 'à placer sur la carte' : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** One étape of the form: its heading, and its fields while it is unfolded. */
export const EtapeSection = memo(function EtapeSection(props: EtapeSectionProps) {
  const { etape, numero, total, isOpen, errors, conflicts, session, actions } = props;
  const errorCount = Object.keys(errors).length;
  const title = etape.titre.trim() === '' ? 'Étape sans titre' : etape.titre;
  const bodyId = `etape-${etape.id}-corps`;
  return (
    // Where one writes is the étape that the map places; nothing here answers to the keyboard itself.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-labelledby={etapeToggleId(etape.id)}
      onFocus={() => actions.onFocus(etape.id)}
      className={classNames(
        'rounded-carte border bg-fond-carte',
        isOpen ? 'border-trait-fort' : 'border-trait',
      )}
    >
      <h3 className="text-lg">
        <button
          type="button"
          id={etapeToggleId(etape.id)}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => actions.onToggle(etape.id)}
          className="flex min-h-14 w-full items-center gap-3 rounded-carte px-4 py-3 text-left sm:px-5 hover:bg-primaire/5"
        >
          <span className="min-w-0 flex-1">
            <span className="sr-only">Étape {numero} : </span>
            <span className="font-titre font-bold">{title}</span>
            {!isOpen && (
              <span className="block truncate font-texte text-base font-normal tracking-normal text-texte-doux">
                {summaryOf(etape)}
              </span>
            )}
          </span>
          {errorCount > 0 && (
            <span className="shrink-0 font-texte text-base font-bold text-alerte">
              {errorCount === 1 ? '1 point' : `${errorCount} points`}
              <span className="sr-only"> à corriger</span>
            </span>
          )}
          <IconChevron
            aria-hidden="true"
            className={classNames(
              'size-5 shrink-0 transition-transform',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h3>
      <ConflictNotes
        conflicts={conflicts}
        etapeId={etape.id}
        champ="etape"
        session={session}
      />
      {isOpen && (
        <div id={bodyId} className="border-t border-trait px-4 pt-5 pb-3 sm:px-5">
          <EtapeFieldStack {...props} />
          <div className="mt-6 -ml-3 flex flex-wrap gap-1 border-t border-trait pt-3">
            <RowButton
              id={`etape-${etape.id}-monter`}
              icon={<IconUp aria-hidden="true" className="size-5" />}
              disabled={numero === 1}
              onClick={() => actions.onMove(etape.id, -1)}
            >
              Monter<span className="sr-only"> l’étape {numero}</span>
            </RowButton>
            <RowButton
              id={`etape-${etape.id}-descendre`}
              icon={<IconDown aria-hidden="true" className="size-5" />}
              disabled={numero === total}
              onClick={() => actions.onMove(etape.id, 1)}
            >
              Descendre<span className="sr-only"> l’étape {numero}</span>
            </RowButton>
            <RowButton
              icon={<IconRemove aria-hidden="true" className="size-5" />}
              disabled={total === 1}
              onClick={() => actions.onRemove(etape.id)}
            >
              Retirer<span className="sr-only"> l’étape {numero}</span>
            </RowButton>
          </div>
        </div>
      )}
    </div>
  );
});

/** What belongs in a story, or how long a group will listen to it. */
function recitHint(recit: string): string {
  const seconds = readingSeconds(recit);
  return seconds === 0
    ? 'Ce que l’on voit, ce qui s’est passé ici.'
    : `Se lit à voix haute en ${formatSecondes(seconds)}.`;
}

function EtapeFieldStack({
  etape,
  errors,
  saisies,
  conflicts,
  progress,
  session,
  onLeave,
  map,
}: EtapeSectionProps) {
  const { id } = etape;
  const wiring = useMemo(
    () => createWiring({ etapeId: id, errors, saisies, session, onLeave }),
    [id, errors, saisies, session, onLeave],
  );
  const change = (changes: Partial<EtapeFields>) =>
    session.apply({ type: 'changeEtape', etapeId: id, changes });
  const note = (champ: string) => (
    <ConflictNotes conflicts={conflicts} etapeId={id} champ={champ} session={session} />
  );
  return (
    <div className="space-y-7">
      <div>
        <TextField
          wiring={wiring}
          champ="titre"
          label="Titre de l’étape"
          max={limits.etapeTitre.max}
          value={etape.titre}
          onText={(titre) => change({ titre })}
        />
        {note('titre')}
      </div>
      <div>
        <TextField
          wiring={wiring}
          champ="lieu"
          label="Lieu"
          hint="En quelques mots : « devant le 3, place de la Mairie »."
          max={limits.lieu.max}
          value={etape.lieu}
          onText={(lieu) => change({ lieu })}
        />
        {note('lieu')}
      </div>
      <div>
        <TextField
          wiring={wiring}
          champ="chemin"
          label="Chemin jusqu’ici"
          hint="Depuis l’étape d’avant : où tourner, les traversées, les marches, le sol."
          optional
          rows={2}
          max={limits.chemin.max}
          value={etape.chemin}
          onText={(chemin) => change({ chemin })}
        />
        {note('chemin')}
      </div>
      <div>
        <PositionField
          position={etape.position}
          onPosition={(position) => change({ position })}
          wiring={wiring}
        />
        {map !== undefined && <div className="mt-3">{map}</div>}
        {note('position')}
      </div>
      <div>
        <TextField
          wiring={wiring}
          champ="recit"
          label="Récit"
          hint={recitHint(etape.recit)}
          rows={4}
          max={limits.recit.max}
          value={etape.recit}
          onText={(recit) => change({ recit })}
        />
        {note('recit')}
      </div>
      <div>
        <p className="pb-1.5 font-bold">
          Image <span className="font-normal text-texte-doux">(facultatif)</span>
        </p>
        <ImageField
          image={etape.image}
          onImage={(image) => change({ image })}
          progress={progress}
          session={session}
          wiring={wiring}
        />
        {note('image')}
      </div>
      <EpreuveFields
        etapeId={id}
        epreuve={etape.epreuve}
        onChange={(changes) =>
          session.apply({ type: 'changeEpreuve', etapeId: id, changes })
        }
        conflicts={conflicts}
        session={session}
        wiring={wiring}
      />
    </div>
  );
}
