import { leakKey, type Leak } from '@/domain/epreuve/leak.ts';
import { limits } from '@/domain/limits.ts';
import type { EditorSession } from './editor-session.ts';

/** « C’est voulu » : notes on the épreuve of an answer that another étape tells it on purpose. Its advice is then silent. */
export function meanAnswer(
  session: Pick<EditorSession, 'apply' | 'view'>,
  leak: Leak,
): void {
  const etape = session.view().parcours.etapes.find(({ id }) => id === leak.etapeId);
  if (etape === undefined) return;
  const voulues = [...new Set([...etape.epreuve.voulues, leakKey(leak)])];
  session.apply({
    type: 'changeEpreuve',
    etapeId: etape.id,
    changes: { voulues: voulues.slice(-limits.reponseCount.max) },
  });
}
