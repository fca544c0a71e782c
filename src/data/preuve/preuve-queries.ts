import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Demande } from '@/domain/preuve/preuve.ts';
import type { PreuveId } from '@/domain/preuve/preuve-id.ts';
import type { PaperPlay } from '../partie/paper-plays.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import type { Services } from '../firebase/services.ts';
import { readWholePreuve } from './preuve-reading.ts';
import type { Guichet } from './preuve-repository.ts';

const preuveKeys = {
  all: ['preuves'] as const,
  page: (id: PreuveId) => ['preuves', 'page', id] as const,
  found: (guichet: Guichet, demande: NonNullable<Demande>) =>
    ['preuves', 'trouvees', guichet, demande] as const,
};

/** The SDK comes with a desk alone: the public page reads without it. */
async function repositoryOf(services: Services) {
  const { preuveRepository } = await import('./preuve-repository.ts');
  return preuveRepository(services);
}

export const preuveQueries = {
  /** A preuve with its quête, as its public page shows it; null where there is none. */
  page: (id: PreuveId) =>
    queryOptions({
      queryKey: preuveKeys.page(id),
      queryFn: () => readWholePreuve(id),
      // A desk may have given it this minute.
      staleTime: 0,
    }),

  /** The preuves that a desk asked for. */
  found: (services: Services, guichet: Guichet, demande: NonNullable<Demande>) =>
    queryOptions({
      queryKey: preuveKeys.found(guichet, demande),
      queryFn: async () => {
        const preuves = await repositoryOf(services);
        if (demande.type === 'signes') return preuves.search(guichet, demande.motif);
        const found = await preuves.read(demande.id);
        return found === null ? [] : [found];
      },
      // Another desk may have given it this minute.
      staleTime: 0,
    }),
};

/** A play on paper, and what is called with what is kept of it. */
type AskedPlay = { play: PaperPlay; onChange: (play: PaperPlay) => void };

export const preuveMutations = {
  /** Asks for the preuve of a walk on paper: it begins and ends a party without answers. */
  askOfPaper: (
    services: Services,
    quete: Pick<Quete, 'id' | 'version'>,
    { play, onChange }: AskedPlay,
  ) =>
    mutationOptions({
      mutationFn: async () => {
        const { provePaper } = await import('./paper-preuve.ts');
        onChange(await provePaper(services, quete, play));
      },
    }),

  /** Marks a preuve as given, or tells when it was. */
  mark: (services: Services) =>
    mutationOptions({
      mutationFn: async (id: PreuveId) => (await repositoryOf(services)).mark(id),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: preuveKeys.all }),
    }),
};
