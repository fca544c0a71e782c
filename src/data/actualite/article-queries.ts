import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
} from '@tanstack/react-query';
import type { Services } from '../firebase/services.ts';
import { createOperationId } from '../firestore/operation-id.ts';
import type { ArticleSnapshot } from './article-desk-document.ts';
import { articleDeskRepository } from './article-desk-repository.ts';

const articleKeys = {
  list: ['articles', 'liste'] as const,
  ones: ['articles', 'un'] as const,
  one: (slug: string | null) => [...articleKeys.ones, slug] as const,
};

export const articleQueries = {
  /** Every article, the last changed first, for admins. */
  list: (services: Services) =>
    infiniteQueryOptions({
      queryKey: articleKeys.list,
      queryFn: ({ pageParam }) => articleDeskRepository(services).list(pageParam),
      initialPageParam: null as number | null,
      getNextPageParam: (page) => page.next,
      // It is come back to right after writing.
      staleTime: 0,
    }),

  /** What one is written over; null for a new one. What is typed over it is kept by the editor, and never read again under it. */
  one: (services: Services, slug: string | null) =>
    queryOptions({
      queryKey: articleKeys.one(slug),
      queryFn: () => (slug === null ? null : articleDeskRepository(services).load(slug)),
      staleTime: Infinity,
      gcTime: 0,
    }),
};

/** Saves and publications go by the writing of the article, which keeps what is typed on the device until they are done. */
export const articleMutations = {
  /** Returns what another admin wrote meanwhile, and deletes nothing then; null once the article is gone, or never was online. */
  remove: (services: Services) =>
    mutationOptions({
      mutationFn: async (base: ArticleSnapshot | null) =>
        base === null
          ? null
          : articleDeskRepository(services).remove(base, createOperationId()),
      onSettled: (theirs, _error, _variables, _result, { client }) => {
        if (theirs === null) client.removeQueries({ queryKey: articleKeys.ones });
      },
    }),
};
