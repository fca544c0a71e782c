import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { signalementMutations } from '@/data/signalement/signalement-queries.ts';
import { limits } from '@/domain/limits.ts';
import { usualAnswers, type Motif } from '@/domain/signalement/signalement.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

type ReportAnswerFormProps = {
  /** What was reported most often. */
  motif: Motif;
  /** The reports that it answers. */
  ids: readonly string[];
  /** What came of it, in words; empty while it is sent. */
  onSaid: (words: string) => void;
  onCancel: () => void;
};

function closedWords(count: number): string {
  return count === 1
    ? 'C’est clos\u00A0: qui l’a signalé lira votre réponse.'
    : `${count} signalements clos\u00A0: qui les a écrits lira votre réponse.`;
}

/** One answer to all who reported the same étape, begun with what is most often said. */
export function ReportAnswerForm({
  motif,
  ids,
  onSaid,
  onCancel,
}: ReportAnswerFormProps) {
  const [reponse, setReponse] = useState(usualAnswers[motif]);
  const [wrong, setWrong] = useState<string | undefined>();
  const answer = useMutation({
    ...signalementMutations.answer(useFirebase()),
    // Said by the list, from which this form goes with its reports.
    onSuccess: () => onSaid(closedWords(ids.length)),
    onError: (error) => console.warn('Reports could not be answered.', error),
  });
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
    if (problem !== undefined || answer.isPending) return;
    onSaid('');
    answer.mutate({ ids, reponse: words });
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
        <Button type="submit" pending={answer.isPending}>
          Envoyer et clore
        </Button>
        <Button variant="quiet" disabled={answer.isPending} onClick={onCancel}>
          Annuler
        </Button>
        <StatusLine>
          {answer.isError
            ? `${errorMessage(answer.error)} Votre réponse est toujours là.`
            : ''}
        </StatusLine>
      </div>
    </form>
  );
}
