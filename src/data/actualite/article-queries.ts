import {
  infiniteQueryOptions,
  queryOptions,
  useSuspenseInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { articleDeskRepository } from './article-desk-repository.ts';

const articleKeys = {
  list: ['articles', 'liste'] as const,
  one: (slug: string | null) => ['articles', 'un', slug] as const,
};

export const articleQueries = {
  /** What every article is written over. */
  ones: { queryKey: ['articles', 'un'] as const },
};

/** Every article, the last changed first, for admins. */
export function useArticles() {
  const services = useFirebase();
  return useSuspenseInfiniteQuery(
    infiniteQueryOptions({
      queryKey: articleKeys.list,
      queryFn: ({ pageParam }) => articleDeskRepository(services).list(pageParam),
      initialPageParam: null as number | null,
      getNextPageParam: (page) => page.next,
      // It is come back to right after writing.
      staleTime: 0,
    }),
  );
}

/** What one is written over; null for a new one. What is typed over it is kept by the editor, and never read again under it. */
export function useArticle(slug: string | null) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: articleKeys.one(slug),
      queryFn: () => (slug === null ? null : articleDeskRepository(services).load(slug)),
      staleTime: Infinity,
      gcTime: 0,
    }),
  );
}
