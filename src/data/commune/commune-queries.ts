import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../firebase/services.ts';
import { listCommuneParcours, listOwnCommunes } from './responsable-repository.ts';

const communeKeys = {
  own: (uid: string) => ['communes', 'own', uid] as const,
  parcours: (insee: string) => ['communes', 'parcours', insee] as const,
};

export const communeQueries = {
  /** The communes that an account answers for. The repository does not take `services` yet. */
  own: (_services: Services, uid: string) =>
    queryOptions({ queryKey: communeKeys.own(uid), queryFn: () => listOwnCommunes() }),
  /** The parcours of a commune, for its responsables. */
  parcours: (_services: Services, insee: string) =>
    queryOptions({
      queryKey: communeKeys.parcours(insee),
      queryFn: () => listCommuneParcours(insee),
    }),
};
