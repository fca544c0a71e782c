import { Trans } from '@lingui/react/macro';
import type { AvisJugement } from '@/data/avis/jugement-repository.ts';
import { Authored } from '@/lib/format/authored.tsx';

/** The judgement, and the team's words with it. */
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
