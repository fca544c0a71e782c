import { useEffect, useState } from 'react';
import type { Echo } from '@/data/echo/echo-outbox.ts';
import type { EchoJugement } from '@/data/echo/jugement-repository.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { useOnline } from '@/lib/network/use-online.ts';

/** What the team made of what this device said, once that arrived; null until it is known. */
export function useEchoJugement(echo: Echo): EchoJugement | null {
  const isOnline = useOnline();
  const [known, setKnown] = useState<{ id: string; jugement: EchoJugement | null }>();
  const { id, isSent } = echo;
  useEffect(() => {
    if (!isSent || !isOnline) return;
    let isGone = false;
    // Firebase comes with the first écho, and only then.
    import('@/data/echo/jugement-repository.ts')
      .then(({ readEchoJugement }) => readEchoJugement(echo))
      .then((jugement) => {
        if (!isGone) setKnown({ id, jugement });
      })
      .catch((error: unknown) => {
        console.warn('What became of an écho could not be read.', error);
      });
    return () => {
      isGone = true;
    };
  }, [echo, id, isSent, isOnline]);
  return known?.id === id ? known.jugement : null;
}

/** What was made of it, and what the team wrote with it. */
export function JugementWords({ jugement }: { jugement: EchoJugement }) {
  const { phrase, reponse } = jugement;
  return (
    <div role="status" className="space-y-2">
      <p>{phrase}</p>
      {reponse !== '' && (
        <p className="break-words whitespace-pre-line">
          {`La mairie vous répond\u00A0: «\u00A0${typographie(reponse)}\u00A0»`}
        </p>
      )}
    </div>
  );
}
