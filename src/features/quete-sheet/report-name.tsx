import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { echoMutations } from '@/data/echo/echo-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { QueteId } from '@/domain/quete/quete.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';

type ReportNameProps = { queteId: QueteId; partieId: string; pseudonyme: string };

/** « Signaler »: a name of the palmarès that hurts, or that says too much of a child, goes to the team in two presses. */
export function ReportName({ queteId, partieId, pseudonyme }: ReportNameProps) {
  const [step, setStep] = useState<'repos' | 'question' | 'dit'>('repos');
  const report = useMutation(echoMutations.reportName(useFirebase(), queteId));
  const [said, setSaid] = useState('');
  const ask = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const told = useRef<HTMLParagraphElement>(null);

  /** The keyboard goes on where the button that was pressed gave way. */
  const go = (next: typeof step, target: typeof ask | typeof told) => {
    flushSync(() => setStep(next));
    target.current?.focus();
  };

  const send = () => {
    setSaid('');
    report.mutate(partieId, {
      onSuccess: () => {
        setSaid(t`Merci. L’équipe va regarder ce nom.`);
        go('dit', told);
      },
      onError: (error) => setSaid(errorMessage(error)),
    });
  };

  return (
    <>
      {step === 'repos' && (
        <Button
          ref={ask}
          variant="quiet"
          aria-label={t`Signaler le nom ${pseudonyme}`}
          onClick={() => go('question', confirm)}
        >
          {t`Signaler`}
        </Button>
      )}
      <p ref={told} role="status" tabIndex={-1} className="w-full">
        {said}
      </p>
      {step === 'question' && (
        <div
          role="group"
          aria-label={t`Signaler le nom ${pseudonyme}`}
          className="flex w-full flex-wrap items-center gap-3 pb-2"
        >
          <p>
            {t`Ce nom est blessant, ou en dit trop sur quelqu’un\u202F? Personne ne saura qui l’a signalé.`}
          </p>
          <Button
            ref={confirm}
            variant="secondary"
            pending={report.isPending}
            onClick={send}
          >
            {t`Signaler à l’équipe`}
          </Button>
          <Button
            variant="quiet"
            disabled={report.isPending}
            onClick={() => {
              setSaid('');
              go('repos', ask);
            }}
          >
            {t`Non`}
          </Button>
        </div>
      )}
    </>
  );
}
