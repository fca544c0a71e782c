import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  forgetMarcheUnderWay,
  readMarcheUnderWay,
  type MarcheUnderWay,
} from '@/data/marche/marche-keeper.ts';
import { marcheMutations, marcheQueries } from '@/data/marche/marche-queries.ts';
import type { Marche } from '@/domain/parcours/marche.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { LimitReachedError, limitWaitWords } from '@/lib/errors/limit-reached-error.ts';
import type { EditorSession } from './editor-session.ts';

export type Marches = {
  /** The newest first; undefined while they are not known. */
  list: readonly Marche[] | undefined;
  /** Why they cannot be read; null while they can. */
  listError: Error | null;
  readAgain: () => void;
  /** The one that this device keeps, under way or to be sent. */
  underWay: MarcheUnderWay | null;
  /** Why the last report could not be sent or taken away, or a note settled; null when nothing went wrong. */
  trouble: string | null;
  /** Reads again what is stored on this device, and sends what is finished. */
  renew: () => void;
  /** Gives up the walk under way. */
  giveUp: () => void;
  settle: (marche: Marche, noteId: string, isSettled: boolean) => void;
  /** Takes a report away. */
  remove: (marche: Marche) => void;
};

/** The walks of a parcours: those that were kept with it, and the one on this device. `isThere`: it has been saved. */
export function useMarches(
  session: EditorSession,
  id: ParcoursId,
  isThere: boolean,
): Marches {
  const { store } = session;
  const [underWay, setUnderWay] = useState(() => readMarcheUnderWay(id));
  const read = useQuery({
    ...marcheQueries.list(store, id),
    enabled: isThere,
  });
  // The device keeps the report until it has arrived: an attempt that fails is made again.
  const sending = useMutation({
    ...marcheMutations.add(store, id),
    onSuccess: () => {
      forgetMarcheUnderWay(id);
      setUnderWay(null);
    },
  });
  const settling = useMutation(marcheMutations.settle(store, id));
  const removing = useMutation(marcheMutations.remove(store, id));
  const forgetTroubles = () => {
    for (const one of [sending, settling, removing]) one.reset();
  };

  const send = ({ marche }: MarcheUnderWay) => {
    forgetTroubles();
    sending.mutate(marche);
  };
  const renew = () => {
    const kept = readMarcheUnderWay(id);
    setUnderWay(kept);
    if (kept?.isFinished === true && isThere) send(kept);
  };
  const retry = useEffectEvent(() => {
    if (underWay?.isFinished === true && isThere) send(underWay);
  });

  // The network comes back by itself, and a report may wait since an earlier page.
  useEffect(() => {
    const onOnline = () => retry();
    onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isThere]);

  // As many were sent as may be in a day: this one goes by itself once it is another.
  const { error } = sending;
  const until = error instanceof LimitReachedError ? error.until : null;
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => retry(), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);

  return {
    list: read.data,
    listError: read.error,
    readAgain: () => void read.refetch(),
    underWay,
    trouble:
      error === null
        ? (settling.error ?? removing.error) &&
          errorMessage(settling.error ?? removing.error)
        : until !== null
          ? limitWaitWords()
          : `${errorMessage(error)} Le compte rendu reste sur cet appareil.`,
    renew,
    giveUp: () => {
      forgetMarcheUnderWay(id);
      setUnderWay(null);
    },
    settle: (marche, noteId, isSettled) => {
      const others = marche.reglees.filter((one) => one !== noteId);
      const reglees = isSettled ? [...others, noteId] : others;
      forgetTroubles();
      settling.mutate({ id: marche.id, reglees });
    },
    remove: (marche) => {
      forgetTroubles();
      removing.mutate(marche);
    },
  };
}
