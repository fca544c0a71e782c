import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '@/lib/errors/error-message.ts';

/** Where what is known of the desk of a commune is kept. */
export function communeKey(insee: string): readonly string[] {
  return ['commune-mairie', insee];
}

/** Something that changes the desk of a commune: under way, done, or why not. `run` gives whether it was done. */
export function useCommuneChange(insee: string) {
  const client = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const [said, setSaid] = useState('');
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setIsPending(true);
    setSaid('');
    try {
      await work();
      setSaid(done);
      return true;
    } catch (error) {
      console.warn('The desk of a commune could not be changed.', error);
      setSaid(errorMessage(error));
      return false;
    } finally {
      setIsPending(false);
      await client.invalidateQueries({ queryKey: communeKey(insee) });
    }
  };
  return { isPending, said, run };
}
