import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { LimitReachedError } from '@/lib/errors/data-error.ts';
import { readAgain } from '@/lib/query/read-again.ts';
import {
  forgetMarcheUnderWay,
  readMarcheUnderWay,
  type MarcheUnderWay,
} from '@/data/marche/marche-keeper.ts';
import { marcheQueries } from '@/data/marche/marche-queries.ts';
import { outbox } from '@/data/outbox.ts';
import type { Marche } from '@/domain/parcours/marche.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { errorMessage, limitWaitWords } from '@/lib/errors/error-message.ts';
import type { EditorSession } from './editor-session.ts';

export type Marches = {
  /** The newest first; undefined until known. */
  list: readonly Marche[] | undefined;
  /** Why they cannot be read; null while they can. */
  listError: Error | null;
  readAgain: () => void;
  /** This device's walk, under way or to be sent. */
  underWay: MarcheUnderWay | null;
  /** Why the last report could not be sent or deleted, or a note settled; null without an error. */
  trouble: string | null;
  /** Reads this device's storage again, and sends finished walks. */
  renew: () => void;
  /** Gives up the walk under way. */
  giveUp: () => void;
  settle: (marche: Marche, noteId: string, isSettled: boolean) => void;
  /** Takes a report away. */
  remove: (marche: Marche) => void;
};

/** The walks of a parcours: those stored with it, and the one on this device. `isThere`: it has been saved. */
export function useMarches(
  session: EditorSession,
  id: ParcoursId,
  isThere: boolean,
): Marches {
  const { store } = session;
  const [underWay, setUnderWay] = useState(() => readMarcheUnderWay(id));
  const list = marcheQueries.list(store, id);
  const read = useQuery({ ...list, enabled: isThere });
  const client = useQueryClient();
  const onSettled = (_data: unknown, error: Error | null) =>
    readAgain(client, list.queryKey, error);
  const [unsent, setUnsent] = useState<Error | null>(null);
  const { mutateAsync: add } = useMutation({
    // Sent twice, it is there once.
    mutationFn: (marche: Marche) => store.marches.add(id, marche),
    onSuccess: () => {
      forgetMarcheUnderWay(id);
      setUnderWay(null);
      setUnsent(null);
    },
    onError: setUnsent,
    onSettled,
  });
  const reports = useMemo(
    () =>
      outbox<Marche>(`marche ${id}`, {
        waiting: () => {
          const kept = readMarcheUnderWay(id);
          return kept?.isFinished === true ? [kept.marche] : [];
        },
        send: (marche) => add(marche).then(() => null),
      }),
    [id, add],
  );
  // The network is outside React.
  useEffect(() => (isThere ? reports.start() : undefined), [isThere, reports]);
  const settling = useMutation({
    mutationFn: ({ id: marcheId, reglees }: Pick<Marche, 'id' | 'reglees'>) =>
      store.marches.settle(id, marcheId, reglees),
    onSettled,
  });
  const removing = useMutation({
    mutationFn: (marche: Marche) => store.marches.remove(id, marche.id),
    onSettled,
  });
  const forgetTroubles = () => {
    for (const one of [settling, removing]) one.reset();
  };

  const acted = settling.error ?? removing.error;
  const unsentWords =
    unsent instanceof LimitReachedError
      ? limitWaitWords()
      : unsent && `${errorMessage(unsent)} Le compte rendu reste sur cet appareil.`;

  return {
    list: read.data,
    listError: read.error,
    readAgain: () => void read.refetch(),
    underWay,
    trouble: acted === null ? unsentWords : errorMessage(acted),
    renew: () => {
      setUnderWay(readMarcheUnderWay(id));
      // Also without network: the store may be this device.
      if (isThere) reports.sendAll().catch(reports.wake);
    },
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
