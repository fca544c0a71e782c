import { useQuery } from '@tanstack/react-query';
import { useFirebase } from '../firebase/firebase-context.tsx';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { membreQueries } from './membre-queries.ts';

/** What this account is to a parcours, and how far the parcours is. */
export function useAccess(id: ParcoursId) {
  return useQuery(membreQueries.access(useFirebase(), id));
}
