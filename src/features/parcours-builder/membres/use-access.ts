import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ParcoursMovedError, type MembreStore } from '@/data/parcours/membre-store.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';

/** What is kept of who shares a parcours, and of how far it is. */
export function accessKey(id: ParcoursId): readonly string[] {
  return ['parcours-acces', id];
}

/** What this account is to a parcours, and how far the parcours is. */
export function useAccess(id: ParcoursId, store: MembreStore) {
  return useQuery({
    queryKey: accessKey(id),
    queryFn: () => store.readAccess(id),
    networkMode: 'always',
    retry: false,
  });
}

function troubleOf(error: unknown): string {
  if (error instanceof ParcoursMovedError) {
    return 'Le parcours vient de changer d’état ailleurs\u00A0: voici où il en est.';
  }
  return errorMessage(error);
}

/** Something that changes who shares a parcours or how far it is: under way, done, or why not. */
export function useAccessChange(id: ParcoursId) {
  const queryClient = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setIsPending(true);
    setTrouble(null);
    setSaid('');
    try {
      await work();
      setSaid(done);
      return true;
    } catch (error) {
      setTrouble(troubleOf(error));
      return false;
    } finally {
      setIsPending(false);
      await queryClient.invalidateQueries({ queryKey: accessKey(id) });
    }
  };
  return { isPending, trouble, said, run };
}
