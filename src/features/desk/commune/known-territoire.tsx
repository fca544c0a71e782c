import type { ReactNode } from 'react';
import { useTerritoire } from '@/data/territoire/territoire-queries.ts';
import type { Territoire } from '@/domain/territoire/territoire.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

type KnownTerritoireProps = {
  siren: string;
  /** Title of the page while unknown. */
  title: string;
  children: (territoire: Territoire) => ReactNode;
};

/** A page of the desk of a territory, once its communes are known. */
export function KnownTerritoire(props: KnownTerritoireProps) {
  return (
    <QueryBoundary
      waiting={
        <>
          <PageTitle>{props.title}</PageTitle>
          <Skeleton lines={6} />
        </>
      }
      failed={(error, retry) => (
        <>
          <PageTitle>{props.title}</PageTitle>
          <RetryAlert title={errorMessage(error)} onRetry={retry} className="mt-6" />
        </>
      )}
    >
      <Known {...props} />
    </QueryBoundary>
  );
}

function Known({ siren, title, children }: KnownTerritoireProps) {
  const found = useTerritoire(siren);
  if (found !== null && found.communes.length > 0) return children(found);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <p className="mt-4 max-w-mesure">
        Aucune commune n’a encore rejoint ce territoire.
      </p>
    </>
  );
}
