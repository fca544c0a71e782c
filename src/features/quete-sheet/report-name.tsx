import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { QueteId } from '@/domain/quete/quete.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';

type ReportNameProps = { queteId: QueteId; partieId: string; pseudonyme: string };

/** « Signaler »: a name of the palmarès that hurts, or that says too much of a child, goes to the team in two presses. */
export function ReportName({ queteId, partieId, pseudonyme }: ReportNameProps) {
  const services = useFirebase();
  // By hand: a public page loads no TanStack Query.
  const [step, setStep] = useState<'repos' | 'question' | 'envoi' | 'dit'>('repos');
  const [said, setSaid] = useState('');
  const report = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const told = useRef<HTMLParagraphElement>(null);

  /** The keyboard goes on where the button that was pressed gave way. */
  const go = (next: typeof step, target: typeof report | typeof told) => {
    flushSync(() => setStep(next));
    target.current?.focus();
  };

  async function send(): Promise<void> {
    setStep('envoi');
    try {
      const { plainteRepository } = await import('@/data/echo/plainte-repository.ts');
      await plainteRepository(services).report(queteId, partieId);
      setSaid('Merci. L’équipe va regarder ce nom.');
      go('dit', told);
    } catch (error) {
      console.warn('A name could not be reported.', error);
      setSaid(
        error instanceof AccessDeniedError
          ? 'Attendez une demi-minute entre deux signalements, puis réessayez.'
          : errorMessage(error),
      );
      setStep('question');
    }
  }

  return (
    <>
      {step === 'repos' && (
        <Button
          ref={report}
          variant="quiet"
          aria-label={`Signaler le nom ${pseudonyme}`}
          onClick={() => go('question', confirm)}
        >
          Signaler
        </Button>
      )}
      <p ref={told} role="status" tabIndex={-1} className="w-full">
        {said}
      </p>
      {(step === 'question' || step === 'envoi') && (
        <div
          role="group"
          aria-label={`Signaler le nom ${pseudonyme}`}
          className="flex w-full flex-wrap items-center gap-3 pb-2"
        >
          <p>
            {`Ce nom est blessant, ou en dit trop sur quelqu’un\u202F? Personne ne saura qui l’a signalé.`}
          </p>
          <Button
            ref={confirm}
            variant="secondary"
            pending={step === 'envoi'}
            onClick={() => void send()}
          >
            Signaler à l’équipe
          </Button>
          <Button
            variant="quiet"
            disabled={step === 'envoi'}
            onClick={() => {
              setSaid('');
              go('repos', report);
            }}
          >
            Non
          </Button>
        </div>
      )}
    </>
  );
}
