import {
  infiniteQueryOptions,
  queryOptions,
  useSuspenseInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { articleDeskRepository } from './article-desk-repository.ts';

export const articleQueries = {
  /** Prefix of the keys of articles. */
  ones: { queryKey: ['articles', 'un'] as const },
};

/** Every article, the last changed first, for admins. */
export function useArticles() {
  const services = useFirebase();
  return useSuspenseInfiniteQuery(
    infiniteQueryOptions({
      queryKey: ['articles', 'liste'],
      queryFn: ({ pageParam }) => articleDeskRepository(services).list(pageParam),
      initialPageParam: null as number | null,
      getNextPageParam: (page) => page.next,
      // Reread right after writing.
      staleTime: 0,
    }),
  );
}

/** The article for its editor; null for a new one. Read once: from then on the editor holds the typed text. */
export function useArticle(slug: string | null) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['articles', 'un', slug],
      queryFn: () => (slug === null ? null : articleDeskRepository(services).load(slug)),
      staleTime: Infinity,
      gcTime: 0,
    }),
  );
}
