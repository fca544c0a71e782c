import { useState, type ReactNode } from 'react';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { accessTrouble } from './access-trouble.ts';

type ConfirmedActProps = {
  /** Label of the button that asks for it. */
  label: string;
  /** Labels of the buttons that confirm and cancel. */
  act: string;
  stay: string;
  isPending: boolean;
  error: Error | null;
  onAct: () => void;
  /** Consequences. */
  children: ReactNode;
};

/** An action with a confirmation in place. */
export function ConfirmedAct({
  label,
  act,
  stay,
  isPending,
  error,
  onAct,
  children,
}: ConfirmedActProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
    );
  }
  return (
    <div role="group" aria-label={label} className="space-y-3">
      {children}
      {error !== null && (
        <Alert tone="alerte" announce="immediate">
          <p>{accessTrouble(error)}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" pending={isPending} onClick={onAct}>
          {act}
        </Button>
        <Button variant="secondary" onClick={() => setIsAsking(false)}>
          {stay}
        </Button>
      </div>
    </div>
  );
}
