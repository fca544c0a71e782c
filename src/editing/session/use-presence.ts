import { useEffect, useRef, useState } from 'react';
import type { OwnPresence, Present } from '@/data/presence/presence-store.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import type { EditorSession } from './editor-session.ts';

/**
 * The others with this parcours open, and their étapes; they see that of this page. `etapeId`: the étape being written, null for other
 * parts.
 */
export function usePresence(
  { store: { presence: store } }: Pick<EditorSession, 'store'>,
  salon: string | undefined,
  etapeId: EtapeId | null,
): readonly Present[] {
  const [others, setOthers] = useState<readonly Present[]>([]);
  const own = useRef<OwnPresence | null>(null);
  const place = useRef(etapeId);

  // A room of the back end, opened after everything that writing needs.
  useEffect(() => {
    if (store === null || salon === undefined) return undefined;
    let isLeft = false;
    whenIdle(() => {
      if (isLeft) return;
      own.current = store.join(salon, setOthers);
      own.current.move(place.current);
    });
    return () => {
      isLeft = true;
      own.current?.leave();
      own.current = null;
    };
  }, [store, salon]);

  // Each step is sent to the room.
  useEffect(() => {
    place.current = etapeId;
    own.current?.move(etapeId);
  }, [etapeId]);
  return others;
}
