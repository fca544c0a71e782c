import type { QueryClient } from '@tanstack/react-query';
import type { Alentours } from '@/domain/around/trouvaille.ts';

export const aroundKeys = {
  all: ['around'] as const,
  source: (name: string, area: string) => ['around', name, area] as const,
};

/** What was answered since the page opened, whatever was asked. Asks nothing. */
export function readKnownAlentours(client: QueryClient): Alentours[] {
  return client
    .getQueriesData<Alentours>({ queryKey: aroundKeys.all })
    .flatMap(([, alentours]) => alentours ?? []);
}
