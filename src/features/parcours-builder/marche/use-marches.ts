import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  forgetMarcheUnderWay,
  readMarcheUnderWay,
  type MarcheUnderWay,
} from '@/data/parcours/marche-keeper.ts';
import type { Marche } from '@/domain/parcours/marche.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import type { EditorSession } from '../session/editor-session.ts';

export type Marches = {
  /** The newest first; undefined while they are not known. */
  list: readonly Marche[] | undefined;
  /** The one that this device keeps, under way or to be sent. */
  underWay: MarcheUnderWay | null;
  /** Why the last report could not be sent, or a note settled; null when nothing went wrong. */
  trouble: string | null;
  /** Reads anew what this device keeps, and sends what is finished. */
  renew: () => void;
  /** Gives up the walk under way. */
  giveUp: () => void;
  settle: (marche: Marche, noteId: string, isSettled: boolean) => Promise<void>;
};

/** The walks of a parcours: those that were kept with it, and the one on this device. `isThere`: it has been saved. */
export function useMarches(
  session: EditorSession,
  id: ParcoursId,
  isThere: boolean,
): Marches {
  const queryClient = useQueryClient();
  const queryKey = ['parcours-marches', id];
  const [underWay, setUnderWay] = useState(() => readMarcheUnderWay(id));
  const [trouble, setTrouble] = useState<string | null>(null);
  const { data: list } = useQuery({
    queryKey,
    queryFn: () => session.marches.list(id),
    enabled: isThere,
    networkMode: 'always',
    retry: false,
    staleTime: 60_000,
  });

  const send = async (waiting: MarcheUnderWay) => {
    try {
      await session.marches.add(id, waiting.marche);
      forgetMarcheUnderWay(id);
      setUnderWay(null);
      setTrouble(null);
      await queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      setTrouble(`${errorMessage(error)} Le compte rendu reste sur cet appareil.`);
    }
  };
  const renew = () => {
    const kept = readMarcheUnderWay(id);
    setUnderWay(kept);
    if (kept?.isFinished === true && isThere) void send(kept);
  };
  const retry = useEffectEvent(() => {
    if (underWay?.isFinished === true && isThere) void send(underWay);
  });

  // The network comes back by itself, and a report may wait since an earlier page.
  useEffect(() => {
    const onOnline = () => retry();
    onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isThere]);

  return {
    list,
    underWay,
    trouble,
    renew,
    giveUp: () => {
      forgetMarcheUnderWay(id);
      setUnderWay(null);
    },
    settle: async (marche, noteId, isSettled) => {
      const others = marche.reglees.filter((one) => one !== noteId);
      const reglees = isSettled ? [...others, noteId] : others;
      try {
        await session.marches.settle(id, marche.id, reglees);
        setTrouble(null);
      } catch (error) {
        setTrouble(errorMessage(error));
      }
      await queryClient.invalidateQueries({ queryKey });
    },
  };
}
