import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { freshEtapeId } from '../session/fresh-id.ts';
import { etapeToggleId } from '../words/etape-words.ts';

/** The button that puts back the étape just removed. */
export const undoRemovalId = 'annuler-retrait';

/** Actions on whole étapes, with focus and announcements. `onAdded`: a new étape is there. */
export function useEtapeMoves(
  session: EditorSession,
  onAdded: (etapeId: EtapeId) => void,
) {
  const [said, setSaid] = useState('');

  /** Moves an étape by so many places; the focus stays with it. */
  const move = useCallback(
    (etapeId: EtapeId, by: number) => {
      flushSync(() => session.apply({ type: 'moveEtape', etapeId, by }));
      const after = session.view().parcours.etapes;
      const numero = after.findIndex(({ id }) => id === etapeId) + 1;
      setSaid(`Étape déplacée en position ${numero} sur ${after.length}.`);
      // A node that moves in the document loses the focus; at an end, its button can no longer be pressed.
      const way = by < 0 ? 'monter' : 'descendre';
      const button = document.getElementById(`etape-${etapeId}-${way}`);
      const target =
        button instanceof HTMLButtonElement && !button.disabled
          ? button
          : document.getElementById(etapeToggleId(etapeId));
      target?.focus();
    },
    [session],
  );

  const remove = useCallback(
    (etapeId: EtapeId) => {
      flushSync(() => session.apply({ type: 'removeEtape', etapeId }));
      document.getElementById(undoRemovalId)?.focus();
    },
    [session],
  );

  const add = useCallback(() => {
    const etapeId = freshEtapeId();
    flushSync(() => {
      session.apply({ type: 'addEtape', etapeId });
      onAdded(etapeId);
    });
    document.getElementById(`etape-${etapeId}-titre`)?.focus();
  }, [session, onAdded]);

  return { said, move, remove, add };
}
