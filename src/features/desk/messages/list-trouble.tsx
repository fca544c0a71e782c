import { errorMessage } from '@/lib/errors/error-message.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';

type ListTroubleProps = {
  /** « Les avis ». */
  what: string;
  error: Error;
  onRetry: () => void;
};

/** A list of the desk that cannot be read: why, and another attempt. */
export function ListTrouble({ what, error, onRetry }: ListTroubleProps) {
  return (
    <Alert tone="alerte" announce="polie" className="mt-6">
      <p>
        {what} ne se lisent pas pour l’instant. {errorMessage(error)}
      </p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        Réessayer
      </Button>
    </Alert>
  );
}
