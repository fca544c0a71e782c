import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { useQuetesById } from '@/data/quete/quete-queries.ts';
import { signalementQueries } from '@/data/signalement/signalement-queries.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { groupSignalements } from '@/domain/signalement/grouped.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { EtapeReports } from './etape-reports.tsx';
import { ListTrouble } from './list-trouble.tsx';

type SignalementInboxProps = {
  /** A single quête, for its responsables; null for all. */
  queteId: QueteId | null;
  /** Address to suspend an étape. */
  suspendHref: (queteId: QueteId, etapeId: EtapeId) => string;
  /** True if the photos of players are readable: by the team only. */
  hasPhotos: boolean;
};

/** Unanswered reports of players, by étape; one answer closes all reports of an étape. */
export function SignalementInbox(props: SignalementInboxProps) {
  return (
    <QueryBoundary
      key={props.queteId}
      waiting={<Skeleton lines={6} />}
      failed={(error, retry) => (
        <ListTrouble what="Les signalements" error={error} onRetry={retry} />
      )}
    >
      <OpenSignalements {...props} />
    </QueryBoundary>
  );
}

function OpenSignalements({ queteId, suspendHref, hasPhotos }: SignalementInboxProps) {
  const services = useFirebase();
  const [said, setSaid] = useState('');
  const list = useSuspenseQuery({
    ...signalementQueries.open(services, queteId),
    // Reports just answered elsewhere are not shown.
    staleTime: 0,
  });
  const groups = groupSignalements(list.data);
  const queteIds = groups.map((group) => group.queteId);
  const quetes = useQuetesById(queteIds);
  return (
    <>
      {/* Read before, they stay in sight with the answer that is being written. */}
      {list.isError && (
        <ListTrouble
          what="Les signalements"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      <StatusLine className="mt-6">{said}</StatusLine>
      {groups.length === 0 ? (
        <EmptyState title="Aucun signalement" className="mt-2">
          <p>Ce que les joueurs signalent sur place s’affiche ici, étape par étape.</p>
        </EmptyState>
      ) : (
        <ul className="mt-2 space-y-8">
          {groups.map((group) => (
            <li key={`${group.queteId} ${group.etapeId}`}>
              <EtapeReports
                group={group}
                quete={quetes.get(group.queteId)}
                suspendHref={suspendHref}
                hasPhotos={hasPhotos}
                onSaid={setSaid}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
