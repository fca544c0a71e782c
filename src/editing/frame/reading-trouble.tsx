import { errorMessage } from '@/lib/errors/error-message.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';

/** Why a requested list cannot be read, and a button to retry. */
export function ReadingTrouble({
  error,
  onRetry,
}: {
  error: Error;
  onRetry: () => void;
}) {
  return (
    <Alert tone="alerte" announce="polie" title="Cela ne se lit pas pour l’instant.">
      <p>{errorMessage(error)}</p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        Réessayer
      </Button>
    </Alert>
  );
}
