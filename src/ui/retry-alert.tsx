import { t } from '@lingui/core/macro';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

type RetryAlertProps = {
  /** What went wrong, in one sentence. */
  title: string;
  isPending?: boolean | undefined;
  onRetry: () => void;
  className?: string | undefined;
};

/** What could not be read, in the place where it would stand, and the way to try again. */
export function RetryAlert({
  title,
  isPending = false,
  onRetry,
  className,
}: RetryAlertProps) {
  return (
    <Alert tone="attention" title={title} className={className}>
      <Button variant="secondary" className="mt-3" pending={isPending} onClick={onRetry}>
        {t`Réessayer`}
      </Button>
    </Alert>
  );
}
