import { useMemo, type ReactNode } from 'react';
import type { Etape } from '@/domain/etape/etape.ts';
import { Fil, FilStep } from '@/ui/stepper/fil.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { AddEtape } from './add-etape.tsx';
import type { EtapePart } from './etape-field-stack.tsx';
import { EtapeSection, type EtapeActions } from './etape-section.tsx';
import { RemovalNotice } from './removal-notice.tsx';
import { sendingOf } from '../media/sending.ts';
import { useEtapeMoves } from '../use-etape-moves.ts';
import { FieldScope } from '../field-scope.tsx';
import { useWriting } from '../writing-context.tsx';

/** Which étapes are unfolded, and which one the map places. */
export type EtapeFocus = {
  openIds: ReadonlySet<string>;
  activeId: Etape['id'];
};

type EtapeListProps = {
  focus: EtapeFocus;
  /** How many there may be. */
  etapeCountMax: number;
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
