import { useMemo, type ReactNode, memo } from 'react';
import IconChevron from '~icons/lucide/chevron-down';
import type { Etape } from '@/domain/etape/etape.ts';
import { classNames } from '@/ui/class-names.ts';
import { Fil, FilStep } from '@/ui/stepper/fil.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { etapeSummary, etapeTitle, etapeToggleId } from '../../words/etape-words.ts';
import { ConflictNotes } from '../conflict-note.tsx';
import { AddEtape } from './add-etape.tsx';
import { EtapeActionRow } from './etape-action-row.tsx';
import {
  type EtapePart,
  EtapeFieldStack,
  type EtapeFieldStackProps,
} from './etape-field-stack.tsx';
import { RemovalNotice } from './removal-notice.tsx';
import { sendingOf } from '../media/sending.ts';
import { useEtapeMoves } from '../use-etape-moves.ts';
import { FieldScope, useFieldScope } from '../field-scope.tsx';
import { useWriting } from '../writing-context.tsx';

/** Unfolded étapes, and the one the map places. */
type EtapeFocus = {
  openIds: ReadonlySet<string>;
  activeId: Etape['id'];
};

type EtapeListProps = {
  focus: EtapeFocus;
  /** Maximum number of étapes. */
  etapeCountMax: number;
  onFocus: (etapeId: Etape['id']) => void;
  onToggle: (etapeId: Etape['id']) => void;
  /** A new étape is there. */
  onAdded: (etapeId: Etape['id']) => void;
  /** The map of the active étape, if it is not beside the form. */
  map: ReactNode;
  /** Only part shown of each étape, if the list is elsewhere; all of it when absent. */
  part?: EtapePart | undefined;
};

type EtapeActions = {
  onToggle: (etapeId: Etape['id']) => void;
  onFocus: (etapeId: Etape['id']) => void;
  onMove: (etapeId: Etape['id'], by: number) => void;
  onRemove: (etapeId: Etape['id']) => void;
};

type EtapeSectionProps = EtapeFieldStackProps & {
  total: number;
  isOpen: boolean;
  actions: EtapeActions;
};

/** One étape of the form: its heading, and its fields while unfolded. */
const EtapeSection = memo(function EtapeSection(props: EtapeSectionProps) {
  const { etape, numero, total, isOpen, actions, part } = props;
  const { errors } = useFieldScope();
  const errorCount = Object.keys(errors).length;
  const bodyId = `etape-${etape.id}-corps`;
  return (
    // The map places the étape with the focus; this element has no key handler.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
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
            <span className="sr-only">Étape {numero} : </span>
            <span className="font-titre font-bold">{etapeTitle(etape)}</span>
            {!isOpen && (
              <span className="block truncate font-texte text-base font-normal tracking-normal text-texte-doux">
                {etapeSummary(etape)}
              </span>
            )}
          </span>
          {errorCount > 0 && (
            <span className="shrink-0 font-texte text-base font-bold text-alerte">
              {`${errorCount} à corriger`}
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
      <ConflictNotes champ="etape" />
      {isOpen && (
        <div id={bodyId} className="border-t border-trait px-4 pt-5 pb-3 sm:px-5">
          <EtapeFieldStack {...props} />
          {part === undefined && (
            <div className="mt-6 border-t border-trait pt-3">
              <EtapeActionRow
                etapeId={etape.id}
                numero={numero}
                total={total}
                onMove={actions.onMove}
                onRemove={actions.onRemove}
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
});

/** The étapes along the line, each to be unfolded, moved and removed. */
export function EtapeList({
  focus,
  etapeCountMax,
  onFocus,
  onToggle,
  onAdded,
  map,
  part,
}: EtapeListProps) {
  const { session, writing } = useWriting();
  const { view } = writing;
  const { etapes } = view.parcours;
  const { said, move, remove, add } = useEtapeMoves(session, onAdded);
  const actions = useMemo<EtapeActions>(
    () => ({ onToggle, onFocus, onMove: move, onRemove: remove }),
    [onToggle, onFocus, move, remove],
  );

  return (
    <>
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
      <Fil>
        {etapes.map((etape, index) => (
          <FilStep key={etape.id} marker={index + 1} className="pb-5">
            <FieldScope etapeId={etape.id}>
              <EtapeSection
                etape={etape}
                numero={index + 1}
                total={etapes.length}
                isOpen={focus.openIds.has(etape.id)}
                sending={sendingOf(etape.image, view)}
                actions={actions}
                part={part}
                {...(etape.id === focus.activeId && map !== null && { map })}
              />
            </FieldScope>
          </FilStep>
        ))}
      </Fil>
      {part === undefined && (
        <>
          <RemovalNotice />
          <AddEtape
            parcoursId={view.parcours.id}
            count={etapes.length}
            countMax={etapeCountMax}
            onAdd={add}
          />
        </>
      )}
    </>
  );
}
