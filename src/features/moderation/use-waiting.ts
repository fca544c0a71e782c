import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queteQueries } from '@/data/quete/quete-queries.ts';
import { JudgedMeanwhileError } from '@/data/moderation/judged-meanwhile-error.ts';
import {
  judge,
  listWaiting,
  type Waiting,
} from '@/data/moderation/moderation-repository.ts';
import type { Jugement } from '@/domain/moderation/moderation.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';

/** What waits; and, under it, what was judged: both are read again once something was. */
const listKey = ['moderation'];

/** What is told apart in the queue: the same one is the same card, until its author changes it. */
export function keyOf(waiting: Waiting): string {
  switch (waiting.genre) {
    case 'avis':
      return `avis-${waiting.queteId}-${waiting.uid}-${waiting.operationId}`;
    case 'nom':
      return `nom-${waiting.queteId}-${waiting.partieId}-${waiting.operationId}`;
    case 'photo':
      return `photo-${waiting.id}`;
  }
}

const doneWords: Readonly<Record<Waiting['genre'], readonly [string, string]>> = {
  avis: ['L’avis est publié.', 'L’avis reste caché. Qui l’a écrit peut lire pourquoi.'],
  nom: ['Le nom est laissé.', 'Le nom est masqué, les points restent.'],
  photo: ['La photo est gardée.', 'La photo est effacée.'],
};

const movedWords =
  'Quelqu’un de l’équipe s’en est occupé, ou son auteur l’a changé entre-temps. La file est relue.';

/** What waits for the team, what judges it, and what came of the last judgement, in words. */
export function useWaiting() {
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const list = useQuery({
    queryKey: listKey,
    queryFn: listWaiting,
    networkMode: 'always',
    staleTime: 0,
  });
  const quetes = useQueries(
    queteQueries.byId((list.data ?? []).map(({ queteId }) => queteId)),
  );
  /** Null when it was done, or was not there to do any more; else why it was not. */
  const decide = async (waiting: Waiting, jugement: Jugement): Promise<string | null> => {
    setSaid('');
    try {
      await judge(waiting, jugement);
      setSaid(doneWords[waiting.genre][jugement.motif === null ? 0 : 1]);
    } catch (error) {
      console.warn('What waits could not be judged.', error);
      if (!(error instanceof JudgedMeanwhileError)) return errorMessage(error);
      setSaid(movedWords);
    }
    await client.invalidateQueries({ queryKey: listKey });
    return null;
  };
  return { list, quetes, said, decide };
}
