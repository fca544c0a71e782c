import { Link } from 'react-router';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { signalementCount } from '@/editing/words/count-words.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';

type EtapeSignalementsProps = { queteId: QueteId; etapeId: EtapeId; count: number };

/** Players' reports of an étape, beside its text, with answering and suspending. */
export function EtapeSignalements({ queteId, etapeId, count }: EtapeSignalementsProps) {
  return (
    <Alert tone="attention" className="mt-3">
      <p>
        {signalementCount(count)} sur cette étape.{' '}
        <Link
          to={paths.entretien({ quete: queteId })}
          className="inline-flex min-h-11 items-center font-bold"
        >
          Lire et répondre
        </Link>
        {' · '}
        <Link
          to={paths.entretien({ quete: queteId, etape: etapeId })}
          className="inline-flex min-h-11 items-center font-bold"
        >
          Fermer l’étape
        </Link>
      </p>
    </Alert>
  );
}
