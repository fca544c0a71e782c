import type { ReactNode } from 'react';
import { LoadBoundary } from './load-boundary.tsx';
import { RetryAlert } from './retry-alert.tsx';
import { Waiting } from './waiting.tsx';

type RetryBoundaryProps = {
  /** One sentence, where the network does not bring the part. */
  missing: string;
  /** One sentence, while it loads. */
  waiting?: string;
  /** Of the place kept while it loads. */
  className?: string;
  children: ReactNode;
};

/** A part that the network may still have to bring, with « Réessayer » where it does not. */
export function RetryBoundary({
  missing,
  waiting,
  className = '',
  children,
}: RetryBoundaryProps) {
  return (
    <LoadBoundary
      instead={(again) => <RetryAlert title={missing} onRetry={again} />}
      waiting={
        waiting !== undefined && <Waiting className={className}>{waiting}</Waiting>
      }
    >
      {children}
    </LoadBoundary>
  );
}
