import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { jugementQueries } from '@/data/avis/jugement-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { OwnAvis } from '@/data/avis/avis-outbox.ts';
import type { AvisJugement } from '@/data/avis/jugement-repository.ts';
import { useOnline } from '@/lib/network/use-online.ts';
import { Authored } from '@/lib/format/authored.tsx';

/** What the team made of an opinion of this device, once it arrived; null until it is known. */
export function useAvisJugement(avis: OwnAvis): AvisJugement | null {
  const services = useFirebase();
  const isOnline = useOnline();
  const { data = null } = useQuery({
    ...jugementQueries.of(services, avis),
    enabled: avis.isSent && isOnline,
  });
  return data;
}

/** What was made of it, and what the team wrote with it. */
export function JugementWords({ jugement }: { jugement: AvisJugement }) {
  const { phrase, reponse } = jugement;
  return (
    <div role="status" className="space-y-2">
      <p>{phrase}</p>
      {reponse !== '' && (
        <p className="break-words whitespace-pre-line">
          <Trans>
            La mairie vous répond{'\u00A0'}: «{'\u00A0'}
            <Authored text={reponse} />
            {'\u00A0'}»
          </Trans>
        </p>
      )}
    </div>
  );
}
