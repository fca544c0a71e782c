import { useQuery, queryOptions } from '@tanstack/react-query';
import { useOnline } from '@/lib/network/use-online.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { answered } from '../firestore/answered.ts';
import type { OwnAvis } from './avis-outbox.ts';
import type { AvisJugement } from './jugement-repository.ts';

const keyOf = ({ id }: OwnAvis) => ['avis', 'jugement', id] as const;

/** The team's decision on an opinion of this device, once it arrived; null while unknown. Firebase is loaded with it, and only then. */
export function useAvisJugement(avis: OwnAvis): AvisJugement | null {
  const services = useFirebase();
  const isOnline = useOnline();
  const { data = null } = useQuery(
    queryOptions({
      queryKey: keyOf(avis),
      queryFn: async () => {
        const { jugementRepository } = await answered(import('./jugement-repository.ts'));
        return jugementRepository(services).read(avis);
      },
      // A failure is not shown and has no retry button: it is retried by itself.
      retry: 3,
      enabled: avis.isSent && isOnline,
    }),
  );
  return data;
}
