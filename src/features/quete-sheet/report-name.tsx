import { useState } from 'react';
import type { QueteId } from '@/domain/quete/quete.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';

type ReportNameProps = { queteId: QueteId; partieId: string; pseudonyme: string };

/** « Signaler »: a name of the palmarès that hurts, or that says too much of a child, goes to the team in two presses. */
export function ReportName({ queteId, partieId, pseudonyme }: ReportNameProps) {
  const [step, setStep] = useState<'repos' | 'question' | 'envoi' | 'dit'>('repos');
  const [said, setSaid] = useState('');

  async function send(): Promise<void> {
    setStep('envoi');
    try {
      const { reportName } = await import('@/data/echo/plainte-repository.ts');
      await reportName(queteId, partieId);
      setSaid('Merci. L’équipe va regarder ce nom.');
      setStep('dit');
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
          variant="quiet"
          aria-label={`Signaler le nom ${pseudonyme}`}
          onClick={() => setStep('question')}
        >
          Signaler
        </Button>
      )}
      <p role="status" className="w-full">
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
              setStep('repos');
            }}
          >
            Non
          </Button>
        </div>
      )}
    </>
  );
}
