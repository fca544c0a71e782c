import { t } from '@lingui/core/macro';
import type { Partie } from '@/domain/partie/partie.ts';
import type { PreuveId } from '@/domain/preuve/preuve-id.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { onlinePart } from '../lazy/game-part.tsx';

const SouvenirView = onlinePart((parts) => parts.SouvenirView);

type SouvenirPartProps = {
  quete: Quete;
  partie: Partie;
  at: number;
  preuve: PreuveId | null;
};

/** The souvenir, whose code comes once it is asked for. `at`: when the party ended, in epoch milliseconds. */
export function SouvenirPart(props: SouvenirPartProps) {
  return (
    <LoadBoundary
      instead={(again) => (
        <RetryAlert
          title={t`Le souvenir a besoin du réseau la première fois. Il attendra.`}
          onRetry={again}
        />
      )}
      waiting={<Waiting>{t`Le souvenir se prépare…`}</Waiting>}
    >
      <SouvenirView {...props} />
    </LoadBoundary>
  );
}
