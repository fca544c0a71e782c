import { useMemo } from 'react';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { FieldConflict } from '@/domain/parcours/merge.ts';
import type { EtapeFields } from '@/domain/parcours/operations.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { ConflictNotes } from './conflict-note.tsx';
import { createWiring } from './wiring.ts';

type EtapeWiringParts = {
  etapeId: EtapeId;
  errors: Readonly<Record<string, string>>;
  saisies: Readonly<Record<string, string>>;
  conflicts: readonly FieldConflict[];
  session: EditorSession;
  onLeave: (key: string) => void;
};

/** What joins the fields of one étape to it: their wiring, how they change it, and what others wrote there meanwhile. */
export function useEtapeWiring({
  etapeId,
  errors,
  saisies,
  conflicts,
  session,
  onLeave,
}: EtapeWiringParts) {
  const wiring = useMemo(
    () => createWiring({ etapeId, errors, saisies, session, onLeave }),
    [etapeId, errors, saisies, session, onLeave],
  );
  const change = (changes: Partial<EtapeFields>) =>
    session.apply({ type: 'changeEtape', etapeId, changes });
  const note = (champ: string) => (
    <ConflictNotes
      conflicts={conflicts}
      etapeId={etapeId}
      champ={champ}
      session={session}
    />
  );
  return { wiring, change, note };
}
