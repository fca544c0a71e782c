import { useId, type SyntheticEvent } from 'react';
import type { EtapeId } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { useAct } from './use-act.ts';
import type { Commentaires } from './use-commentaires.ts';

type CommentaireFormProps = {
  commentaires: Commentaires;
  etapeId: EtapeId | null;
  onSent: () => void;
};

/** Says something of an étape or of the whole. What is typed stays on this device until it is sent. */
export function CommentaireForm({ commentaires, etapeId, onSent }: CommentaireFormProps) {
  const { isPending, error, run } = useAct();
  const id = useId();
  const typed = commentaires.typedOf(etapeId);
  const isSendable = typed.trim() !== '' && typed.trim().length <= limits.commentaire.max;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSendable || isPending) return;
    if (await run(() => commentaires.send(etapeId))) onSent();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-3">
      <Field
        id={id}
        as="textarea"
        rows={2}
        label="Votre commentaire"
        hint="Lu par ceux qui écrivent ce parcours, jamais par les joueurs."
        maxCount={limits.commentaire.max}
        value={typed}
        onChange={(event) => commentaires.type(etapeId, event.target.value)}
      />
      {error !== null && (
        <Alert tone="alerte" announce="immediate">
          <p>{error} Votre texte reste ici, sur cet appareil.</p>
        </Alert>
      )}
      <Button
        type="submit"
        variant="secondary"
        pending={isPending}
        disabled={!isSendable}
      >
        Envoyer
      </Button>
    </form>
  );
}
