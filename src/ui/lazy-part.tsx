import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Waiting } from '@/ui/waiting.tsx';

type LazyPartProps = {
  /** Announced while it loads: « Ouverture de l’historique… ». */
  waiting?: string;
  /** Replaces the usual words if it cannot be loaded: one sentence. */
  missing?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a page loaded on demand. If loading fails (no network), the page around it stays, with a message in this place. */
export function LazyPart({ waiting, missing, className, children }: LazyPartProps) {
  return (
    <LoadBoundary
      instead={(again) =>
        missing === undefined ? (
          <Missing className={className} onRetry={again} />
        ) : (
          <RetryAlert title={missing} onRetry={again} />
        )
      }
      waiting={
        waiting !== undefined && <Waiting className={className}>{waiting}</Waiting>
      }
    >
      {children}
    </LoadBoundary>
  );
}

type MissingProps = Pick<LazyPartProps, 'className'> & { onRetry: () => void };

/** The page can be loaded again too: a new build may have taken the file away. */
function Missing({ className, onRetry }: MissingProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-col items-start justify-center gap-3 p-4',
        className,
      )}
    >
      <p className="max-w-prose">
        <Trans>
          Cette partie n’a pas pu s’ouvrir{'\u00A0'}: le réseau manque, sans doute. Le
          reste de la page marche, et ce que vous écrivez est gardé.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-x-3">
        <Button variant="secondary" onClick={onRetry}>
          {t`Réessayer`}
        </Button>
        <Button variant="quiet" onClick={() => window.location.reload()}>
          {t`Recharger la page`}
        </Button>
      </div>
    </div>
  );
}
