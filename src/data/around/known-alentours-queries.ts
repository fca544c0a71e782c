import type { QueryClient } from '@tanstack/react-query';
import type { Alentours } from '@/domain/around/trouvaille.ts';

export const aroundKeys = {
  all: ['around'] as const,
  source: (name: string, area: string) => ['around', name, area] as const,
};

/** All answers since the page opened, to any query. Queries nothing. */
export function readKnownAlentours(client: QueryClient): Alentours[] {
  return client
    .getQueriesData<Alentours>({ queryKey: aroundKeys.all })
    .flatMap(([, alentours]) => alentours ?? []);
}
