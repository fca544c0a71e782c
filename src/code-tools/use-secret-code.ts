import { useEffect, useState } from 'react';
import type { SecretCode } from '@/domain/secret-code/secret-code.ts';
import { loadSecretCode } from '@/domain/secret-code/table.ts';

export type LoadedCode =
  | { state: 'attente' }
  | { state: 'pret'; secretCode: SecretCode }
  /** There is no such code, or its file could not be fetched. */
  | { state: 'absent' };

/** The tool of a code, loaded when it is first shown. */
export function useSecretCode(id: string): LoadedCode {
  const [loaded, setLoaded] = useState<{ id: string; code: LoadedCode } | null>(null);
  // The module is loaded from the network, outside React.
  useEffect(() => {
    let isWanted = true;
    const keep = (code: LoadedCode) => {
      if (isWanted) setLoaded({ id, code });
    };
    loadSecretCode(id).then(
      (secretCode) =>
        keep(secretCode === null ? { state: 'absent' } : { state: 'pret', secretCode }),
      (error: unknown) => {
        console.warn(`The code ${id} could not be loaded.`, error);
        keep({ state: 'absent' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return loaded?.id === id ? loaded.code : { state: 'attente' };
}
