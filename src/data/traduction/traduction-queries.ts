import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OtherLangue } from '@/langue/langue.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import {
  withChanges,
  type Change,
  type Traduction,
} from '@/domain/traduction/traduction.ts';
import type { Services } from '../firebase/services.ts';
import { traductionRepository } from './traduction-repository.ts';

const traductionKeys = {
  of: (id: ParcoursId, langue: OtherLangue) =>
    ['parcours', id, 'traductions', langue] as const,
};

/** A parcours in another language. */
export const traductionQueries = {
  of: (services: Services, id: ParcoursId, langue: OtherLangue) =>
    queryOptions({
      queryKey: traductionKeys.of(id, langue),
      queryFn: () => traductionRepository(services).read(id, langue),
    }),
};

/** Texts that were translated: what is shown has them once they are kept. */
export const traductionMutations = {
  save: (services: Services, id: ParcoursId, langue: OtherLangue) =>
    mutationOptions({
      // One after the other: each knows what the one before has written.
      scope: { id: traductionKeys.of(id, langue).join('/') },
      mutationFn: (changes: readonly Change[], { client }) => {
        const known = client.getQueryData<Traduction>(traductionKeys.of(id, langue));
        return traductionRepository(services).save(
          id,
          known ?? { langue, textesByEtape: {} },
          changes,
        );
      },
      onError: (_error, _changes, _result, { client }) =>
        client.invalidateQueries({ queryKey: traductionKeys.of(id, langue) }),
      onSuccess: (_data, changes, _result, { client }) => {
        client.setQueryData<Traduction>(traductionKeys.of(id, langue), (known) =>
          known === undefined ? known : withChanges(known, changes),
        );
      },
    }),
};
