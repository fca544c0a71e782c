import { useSearchParams } from 'react-router';
import { DeskHeader } from '@/features/desk/desk-header.tsx';
import { teamDesk } from '@/features/desk/sagas/saga-desk.ts';
import { SagaEditor } from '@/features/desk/sagas/saga-editor.tsx';
import { SagaList } from '@/features/desk/sagas/saga-list.tsx';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

/** `/admin/parcours/dashboard?vue=sagas`: the sagas, or one of them. */
export function Component() {
  const [query] = useSearchParams();
  const slug = query.get('saga');
  return (
    <>
      <title>Sagas – Quêtes &amp; Codes</title>
      <DeskHeader vue="sagas" />
      <div className="mx-auto w-full max-w-page px-4 pt-10 pb-24 sm:px-6">
        <QueryBoundary
          key={slug}
          waiting={<Skeleton lines={6} />}
          failed={(error, retry) => (
            <RetryAlert title={errorMessage(error)} onRetry={retry} />
          )}
        >
          {slug === null ? (
            <SagaList desk={teamDesk} />
          ) : (
            <SagaEditor slug={slug} desk={teamDesk} />
          )}
        </QueryBoundary>
      </div>
    </>
  );
}
