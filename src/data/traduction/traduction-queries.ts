import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OtherLangue } from '@/langue/langue.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { type Change, withChanges } from '@/domain/traduction/traduction.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import type { Services } from '../firebase/services.ts';
import { traductionRepository } from './traduction-repository.ts';

/** A parcours in another language. */
export const traductionQueries = {
  of: (services: Services, id: ParcoursId, langue: OtherLangue) =>
    queryOptions({
      queryKey: ['parcours', id, 'traductions', langue],
      queryFn: () => traductionRepository(services).read(id, langue),
    }),
};

/** Saves translated texts: the screen has them once they are online. Throws `TextesOvertakenError`. */
export function useSaveTextes(id: ParcoursId, langue: OtherLangue) {
  const services = useFirebase();
  const client = useQueryClient();
  const { queryKey } = traductionQueries.of(services, id, langue);
  return useMutation({
    // In sequence: each knows the writes of the previous one.
    scope: { id: queryKey.join('/') },
    mutationFn: (changes: readonly Change[]) =>
      traductionRepository(services).save(
        id,
        client.getQueryData(queryKey) ?? { langue, textesByEtape: {} },
        changes,
      ),
    onError: () => client.invalidateQueries({ queryKey }),
    onSuccess: (_data, changes) => {
      client.setQueryData(queryKey, (old) => old && withChanges(old, changes));
    },
  });
}
