import { useState, type SubmitEvent } from 'react';
import { limits } from '@/domain/limits.ts';
import { usualAnswers, type Motif } from '@/domain/signalement/signalement.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

type ReportAnswerFormProps = {
  /** What was reported most often. */
  motif: Motif;
  /** Sends it; rejects with one of the data errors. */
  onAnswer: (reponse: string) => Promise<void>;
  onCancel: () => void;
};

/** One answer to all who reported the same étape, begun with what is most often said. */
export function ReportAnswerForm({ motif, onAnswer, onCancel }: ReportAnswerFormProps) {
  const [reponse, setReponse] = useState(usualAnswers[motif]);
  const [wrong, setWrong] = useState<string | undefined>();
  const [failure, setFailure] = useState('');
  const [isSending, setIsSending] = useState(false);
  const send = async (words: string) => {
    setIsSending(true);
    setFailure('');
    try {
      await onAnswer(words);
    } catch (error) {
      console.warn('Reports could not be answered.', error);
      setFailure(`${errorMessage(error)} Votre réponse est toujours là.`);
      setIsSending(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const words = reponse.trim();
    const isLong = words.length > limits.signalementReponse.max;
    const problem =
      words === ''
        ? 'Écrivez ce qui a été fait\u00A0: les joueurs le liront.'
        : isLong
          ? 'C’est trop long\u00A0: quelques phrases suffisent.'
          : undefined;
    setWrong(problem);
    if (problem === undefined && !isSending) void send(words);
  };
  return (
    <form onSubmit={submit} className="mt-4" noValidate>
      <Field
        as="textarea"
        label="Votre réponse"
        hint="Chaque personne qui a signalé cette étape la lira, sur la page de la quête."
        rows={3}
        maxCount={limits.signalementReponse.max}
        error={wrong}
        value={reponse}
        onChange={(event) => setReponse(event.currentTarget.value)}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button type="submit" pending={isSending}>
          Envoyer et clore
        </Button>
        <Button variant="quiet" disabled={isSending} onClick={onCancel}>
          Annuler
        </Button>
        <StatusLine>{failure}</StatusLine>
      </div>
    </form>
  );
}
