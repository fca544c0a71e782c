import { useSearchParams } from 'react-router';
import { KnownTerritoire } from '@/features/desk/commune/known-territoire.tsx';
import { SagaEditor } from '@/features/desk/sagas/saga-editor.tsx';
import { SagaList } from '@/features/desk/sagas/saga-list.tsx';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { MairieFrame, sirenIn } from './mairie-frame.tsx';

/** `/admin/parcours/ed?territoire=&vue=sagas`: the sagas of a territory's authors, or one of them. */
export function Component() {
  const [parameters] = useSearchParams();
  const siren = sirenIn(parameters);
  const slug = parameters.get('saga');
  return (
    <MairieFrame title="Les sagas du territoire">
      {({ admin }) => (
        <KnownTerritoire siren={siren} title="Les sagas du territoire">
          {(territoire) => (
            <QueryBoundary
              key={slug}
              waiting={<Skeleton lines={6} />}
              failed={(error, retry) => (
                <RetryAlert title={errorMessage(error)} onRetry={retry} />
              )}
            >
              {slug === null ? (
                <SagaList desk={{ territoire, isTeam: admin }} />
              ) : (
                <SagaEditor slug={slug} desk={{ territoire, isTeam: admin }} />
              )}
            </QueryBoundary>
          )}
        </KnownTerritoire>
      )}
    </MairieFrame>
  );
}
