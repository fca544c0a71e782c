import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { isUnsaved, listDrafts, type Draft } from './draft-repository.ts';

/** Drafts offered to resume. */
const offerCount = 5;

async function listUnsaved(): Promise<readonly Draft[]> {
  return (await listDrafts()).filter(isUnsaved);
}

/** Empty when the device cannot answer: a new parcours can be begun all the same. */
async function listUnfinished(): Promise<readonly Draft[]> {
  try {
    const drafts = await listDrafts();
    return drafts
      .filter(({ base }) => (base?.publication ?? null) === null)
      .slice(0, offerCount);
  } catch (error) {
    console.error('The drafts of this device cannot be listed.', error);
    return [];
  }
}

/** The drafts of this device that hold something that is not online. */
export function useUnsavedDrafts() {
  return useQuery(
    queryOptions({
      queryKey: ['brouillons', 'non-envoyes'],
      queryFn: listUnsaved,
      staleTime: 0,
    }),
  );
}

/**
 * The unpublished drafts. Read once per sitting, before a new one is begun (`sitting`: the id of the new parcours): later drafts are no
 * news.
 */
export function useUnfinishedDrafts(sitting: ParcoursId, enabled: boolean) {
  return useQuery(
    queryOptions({
      queryKey: ['brouillons', 'inacheves', sitting],
      queryFn: listUnfinished,
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
      enabled,
    }),
  );
}
