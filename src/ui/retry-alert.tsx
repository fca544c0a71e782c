import { t } from '@lingui/core/macro';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

type RetryAlertProps = {
  /** The failure, in one sentence. */
  title: string;
  isPending?: boolean | undefined;
  onRetry: () => void;
  className?: string | undefined;
};

/** A failed reading, in the place of its content, with a button to try again. */
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
