import { useQuery } from '@tanstack/react-query';
import { live } from '@/device/live.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { listenIn } from '../firebase/listen.ts';
import type { QueteEnDirect } from './direct-repository.ts';

/** The quêtes played in teams, live. For admins. */
export function useQuetesEnDirect() {
  const services = useFirebase();
  return useQuery(
    live<readonly QueteEnDirect[]>(
      ['direct'],
      listenIn(
        () => import('./direct-repository.ts'),
        ({ directRepository }, ...told) => directRepository(services).watch(...told),
      ),
    ),
  );
}
