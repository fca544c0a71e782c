import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { absenceDeskRepository } from '@/data/conversation/absence-desk-repository.ts';
import { absenceMutations } from '@/data/conversation/conversation-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { absenceSchema } from '@/domain/conversation/absence-schema.ts';
import { currentAbsence, endOfDay, type Absence } from '@/domain/conversation/absence.ts';
import { limits } from '@/domain/limits.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate } from '@/lib/format/date.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { StatusLine } from '@/ui/status-line.tsx';
import { useLive } from './use-live.ts';

/** What visitors read while the team is away: said once, it ends by itself. */
export function AbsencePart() {
  const services = useFirebase();
  const { told } = useLive<{ absence: Absence | null }>('absence', (onTold, onError) =>
    absenceDeskRepository(services).watch((absence) => onTold({ absence }), onError),
  );
  const [openedAt] = useState(() => Date.now());
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState('');
  const absence = currentAbsence(told?.absence ?? null, openedAt);
  const withdraw = useMutation({
    ...absenceMutations.withdraw(services),
    onMutate: () => setSaid(''),
    onSuccess: () =>
      setSaid('L’absence est terminée\u00A0: les visiteurs relisent le délai habituel.'),
    onError: (error) => {
      console.warn('An absence could not be taken back.', error);
      setSaid(errorMessage(error));
    },
  });
  return (
    <div className="mt-4">
      {absence !== null && (
        <p className="max-w-mesure">
          {`Les visiteurs lisent « ${absence.texte} » jusqu’au ${formatDate(absence.jusqua)}.`}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5">
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          {absence === null ? 'Annoncer une absence' : 'Changer l’annonce'}
        </Button>
        {absence !== null && (
          <Button
            variant="quiet"
            pending={withdraw.isPending}
            onClick={() => withdraw.mutate()}
          >
            Terminer l’absence
          </Button>
        )}
        <StatusLine>{said}</StatusLine>
      </div>
      {isOpen && (
        <AbsenceDialog
          texte={told?.absence?.texte ?? ''}
          onClose={() => setIsOpen(false)}
          onSaid={() => {
            setIsOpen(false);
            setSaid('C’est annoncé sur la page « Nous écrire ».');
          }}
        />
      )}
    </div>
  );
}

type AbsenceDialogProps = {
  /** That of the last one, to begin with. */
  texte: string;
  onClose: () => void;
  onSaid: () => void;
};

function AbsenceDialog({ texte, onClose, onSaid }: AbsenceDialogProps) {
  const announce = useMutation({
    ...absenceMutations.set(useFirebase()),
    onSuccess: onSaid,
  });
  const form = useForm({
    schema: absenceSchema(Date.now),
    waitsAs: 'absence',
    values: { texte, date: '' },
    send: async ({ texte: said, date }) => {
      const jusqua = endOfDay(date);
      if (jusqua !== null) await announce.mutateAsync({ texte: said, jusqua });
    },
    refusal: (error) => ({
      message: `${errorMessage(error)} Votre texte est toujours là.`,
    }),
  });
  return (
    <Dialog open onClose={onClose} title="Annoncer une absence">
      <Form form={form} className="space-y-4">
        <p>
          Qui écrit à l’équipe lit cette annonce à la place du délai habituel. Elle
          s’efface d’elle-même après son dernier jour.
        </p>
        <Field
          as="textarea"
          label="Ce que les visiteurs liront"
          hint="Par exemple : La mairie est fermée pour les fêtes."
          rows={3}
          maxCount={limits.absenceTexte.max}
          {...form.field('texte')}
        />
        <Field type="date" label="Dernier jour" {...form.field('date')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={form.isPending}>
            Annoncer
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Ne rien annoncer
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
