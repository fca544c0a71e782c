import { useMemo, type ReactNode } from 'react';
import type { Etape } from '@/domain/etape/etape.ts';
import { Fil, FilStep } from '@/ui/stepper/fil.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import type { EditorSession, EditorView } from '../../session/editor-session.ts';
import { AddEtape } from './add-etape.tsx';
import type { EtapePart } from './etape-field-stack.tsx';
import { EtapeSection, type EtapeActions } from './etape-section.tsx';
import { RemovalNotice } from './removal-notice.tsx';
import { sendingOf } from '../media/sending.ts';
import { useEtapeMoves } from '../use-etape-moves.ts';
import type { useShownProblems } from '../use-shown-problems.ts';

/** Which étapes are unfolded, and which one the map places. */
export type EtapeFocus = {
  openIds: ReadonlySet<string>;
  activeId: Etape['id'];
};

type EtapeListProps = {
  view: EditorView;
  session: EditorSession;
  shown: ReturnType<typeof useShownProblems>;
  focus: EtapeFocus;
  /** How many there may be. */
  etapeCountMax: number;
  onLeave: (key: string) => void;
  onFocus: (etapeId: Etape['id']) => void;
  onToggle: (etapeId: Etape['id']) => void;
  /** A new étape is there. */
  onAdded: (etapeId: Etape['id']) => void;
  /** The map of the active étape, where it does not stand beside the form. */
  map: ReactNode;
  /** What alone is asked of each étape, whose list is made elsewhere; everything when absent. */
  part?: EtapePart | undefined;
};

/** The étapes along the line, each to be unfolded, moved and removed. */
export function EtapeList({
  view,
  session,
  shown,
  focus,
  etapeCountMax,
  onLeave,
  onFocus,
  onToggle,
  onAdded,
  map,
  part,
}: EtapeListProps) {
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
            <EtapeSection
              etape={etape}
              numero={index + 1}
              total={etapes.length}
              isOpen={focus.openIds.has(etape.id)}
              errors={shown.messagesOf(etape.id)}
              saisies={view.saisies}
              conflicts={view.conflicts}
              sending={sendingOf(etape.image, view)}
              session={session}
              actions={actions}
              onLeave={onLeave}
              part={part}
              {...(etape.id === focus.activeId && map !== null && { map })}
            />
          </FilStep>
        ))}
      </Fil>
      {part === undefined && (
        <>
          <RemovalNotice view={view} session={session} />
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
