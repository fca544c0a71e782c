import type { ReactNode } from 'react';
import { ConflictNotes } from '@/editing/fields/conflict-note.tsx';
import { EtapeActionRow } from '@/editing/fields/etape/etape-action-row.tsx';
import { EtapeFieldStack } from '@/editing/fields/etape/etape-field-stack.tsx';
import { FieldScope } from '@/editing/fields/field-scope.tsx';
import { sendingOf } from '@/editing/fields/media/sending.ts';
import { useWriting } from '@/editing/fields/writing-context.tsx';
import { useActs } from './acts-context.tsx';
import { useWorkshopPlace } from './places-context.tsx';

/** The current étape: its comments (`children`), and its fields. */
export function EtapeStep({ children }: { children: ReactNode }) {
  const { writing } = useWriting();
  const { active, numero, ecran, showEcran, story, vue } = useWorkshopPlace();
  const isOnPage = vue === 'page';
  const { moves } = useActs();
  const { view } = writing;
  return (
    <FieldScope etapeId={active.id}>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        {!isOnPage && (
          <h2 id="titre-etape" className="text-2xl">
            Étape {numero}
          </h2>
        )}
        {children}
      </div>
      <ConflictNotes champ="etape" />
      <EtapeFieldStack
        etape={active}
        numero={numero}
        sending={sendingOf(active.image, view)}
        ecran={isOnPage ? undefined : { shown: ecran, onShow: showEcran }}
      />
      <div className="mt-6 border-t border-trait pt-2">
        <EtapeActionRow
          etapeId={active.id}
          numero={numero}
          total={view.parcours.etapes.length}
          onMove={story === undefined ? undefined : moves.move}
          onRemove={moves.remove}
        />
      </div>
    </FieldScope>
  );
}
