import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { signalementInboxRepository } from '@/data/signalement/signalement-inbox-repository.ts';
import { signalementQueries } from '@/data/signalement/signalement-queries.ts';
import { limits } from '@/domain/limits.ts';
import { reportAnswerSchema } from '@/domain/signalement/report-schema.ts';
import type { Motif } from '@/domain/signalement/signalement.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';

type ReportAnswerFormProps = {
  /** The most reported motif. */
  motif: Motif;
  /** The reports that it answers. */
  ids: readonly string[];
  /** Result, in words; empty while sending. */
  onSaid: (words: string) => void;
  onCancel: () => void;
};

function closedWords(count: number): string {
  return count === 1
    ? 'C’est clos\u00A0: qui l’a signalé lira votre réponse.'
    : `${count} signalements clos\u00A0: qui les a écrits lira votre réponse.`;
}

/** Usual fix by motif, in words for players; the desk completes it by hand. */
const usualAnswers: Readonly<Record<Motif, string>> = {
  plaque: 'La plaque est remise, merci\u00A0!',
  travaux: 'Le passage est de nouveau libre, merci\u00A0!',
  reponse: 'La réponse est corrigée, merci\u00A0!',
  danger: 'C’est de nouveau sûr, merci de nous avoir prévenus\u00A0!',
  autre: 'C’est réglé, merci\u00A0!',
};

/** One answer to all reporters of an étape, prefilled with the usual words. */
export function ReportAnswerForm({
  motif,
  ids,
  onSaid,
  onCancel,
}: ReportAnswerFormProps) {
  const services = useFirebase();
  const client = useQueryClient();
  const answer = useMutation({
    mutationFn: (reponse: string) =>
      signalementInboxRepository(services).answer(ids, reponse),
    // Announced by the list, where this form disappears with its reports.
    onSuccess: () => onSaid(closedWords(ids.length)),
    onSettled: () => client.invalidateQueries(signalementQueries.all),
  });
  const form = useForm({
    schema: reportAnswerSchema,
    waitsAs: `reponse-${ids[0] ?? ''}`,
    values: { reponse: usualAnswers[motif] },
  });
  return (
    <Form
      form={form}
      send={({ reponse }) => {
        onSaid('');
        return answer.mutateAsync(reponse);
      }}
      refusal={(error) => ({
        message: `${errorMessage(error)} Votre réponse est toujours là.`,
      })}
      className="mt-4 space-y-3"
    >
      <Field
        as="textarea"
        label="Votre réponse"
        hint="Chaque personne qui a signalé cette étape la lira, sur la page de la quête."
        rows={3}
        maxCount={limits.signalementReponse.max}
        {...form.field('reponse')}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={form.isPending}>
          Envoyer et clore
        </Button>
        <Button variant="quiet" disabled={form.isPending} onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </Form>
  );
}
