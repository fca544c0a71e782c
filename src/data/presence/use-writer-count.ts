import { useQuery } from '@tanstack/react-query';
import { live } from '@/device/live.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { presenceRepository } from './presence-repository.ts';

/** The number of accounts writing a parcours, live. For admins. */
export function useWriterCount(): number {
  const { watchWriters } = presenceRepository(useFirebase());
  return useQuery(live<number>(['presence'], watchWriters)).data ?? 0;
}
