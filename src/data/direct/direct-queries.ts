import { live } from '@/device/live.ts';
import { listenIn } from '../firebase/listen.ts';
import type { Services } from '../firebase/services.ts';
import type { Direct } from './direct-repository.ts';

export const directQueries = {
  /** Which quêtes are played in teams, live. For admins. */
  now: (services: Services) =>
    live<readonly Direct[]>(
      ['direct'],
      listenIn(
        () => import('./direct-repository.ts'),
        ({ directRepository }, ...told) => directRepository(services).watch(...told),
      ),
    ),
};
