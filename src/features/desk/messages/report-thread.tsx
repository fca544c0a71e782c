import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { inboxRepository } from '@/data/conversation/inbox-repository.ts';
import { useRefusal } from '@/data/conversation/conversation-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { motifList, motifNames, type Conversation } from '@/domain/conversation/inbox.ts';
import type { Motif } from '@/domain/conversation/inbox.ts';
import { retention } from '@/domain/retention.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate } from '@/lib/format/date.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { useTyped } from '@/ui/form/use-typed.ts';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';

/** The team's state of a conversation, and whether its opener is read; empty if all is well. */
export function ReportState({ conversation }: { conversation: Conversation }) {
  const { uid, signalee } = conversation;
  const services = useFirebase();
  const { data: until = null } = useRefusal(uid);
  const withdraw = useMutation({
    mutationFn: () => inboxRepository(services).withdrawReport(conversation),
  });
  if (signalee === undefined && until === null) return null;
  return (
    <Alert tone="attention" className="mt-4">
      {signalee !== undefined && (
        <p>{`Signalée à l’équipe\u00A0: ${motifNames[signalee].toLocaleLowerCase('fr')}.`}</p>
      )}
      {until !== null && (
        <p>{`Ses messages sont refusés jusqu’au ${formatDate(until)}. La personne en est prévenue si elle écrit.`}</p>
      )}
      <Button
        variant="secondary"
        className="mt-3"
        pending={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      >
        {until === null ? 'Ne plus signaler' : 'Recevoir à nouveau ses messages'}
      </Button>
      {withdraw.isError && <p role="status">{errorMessage(withdraw.error)}</p>}
    </Alert>
  );
}

/** « Signaler… »: why, and whether its opener is still heard. */
export function ReportButton({ conversation }: { conversation: Conversation }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Signaler
      </Button>
      {isOpen && (
        <ReportDialog conversation={conversation} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

type ReportDialogProps = { conversation: Conversation; onClose: () => void };

const reportSchema = z.object({
  motif: z.enum(motifList),
  refuses: z.boolean(),
});

function ReportDialog({ conversation, onClose }: ReportDialogProps) {
  const services = useFirebase();
  const report = useMutation({
    mutationFn: ({ motif, refuses }: { motif: Motif; refuses: boolean }) =>
      inboxRepository(services).report(conversation, motif, refuses),
    onSuccess: onClose,
  });
  const form = useForm({
    schema: reportSchema,
    waitsAs: 'indesirable',
    values: { motif: 'indesirable', refuses: true },
  });
  return (
    <Dialog open onClose={onClose} title="Signaler cette conversation">
      <Form
        form={form}
        send={({ motif, refuses }) =>
          report.mutateAsync({ motif, refuses: refuses && motif !== 'danger' })
        }
        refusal={(error) => ({ message: errorMessage(error) })}
        className="space-y-5"
      >
        <p>
          Toute l’équipe la verra signalée. Rien n’est effacé, et cela se défait quand
          vous voulez.
        </p>
        <RadioGroup
          legend={'Pourquoi\u202F?'}
          options={motifList.map((value) => ({ value, label: motifNames[value] }))}
          {...form.field('motif')}
        />
        {useTyped(form, 'motif') === 'danger' ? (
          <Alert tone="alerte">
            <p>
              Appelez d’abord le 17 ou le 112. Répondez ensuite à la personne{'\u00A0'}:
              ses messages continuent d’arriver.
            </p>
          </Alert>
        ) : (
          <Checkbox {...form.field('refuses')}>
            {`Refuser ses messages pendant ${retention.refusDays} jours\u00A0; elle le saura si elle écrit`}
          </Checkbox>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" pending={form.isPending}>
            Signaler et clore
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
