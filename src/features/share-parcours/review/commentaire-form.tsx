import { useMutation } from '@tanstack/react-query';
import { useId, type SyntheticEvent } from 'react';
import { commentaireMutations } from '@/data/parcours/commentaire-queries.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { limits } from '@/domain/limits.ts';
import type { Commentaires } from '@/editing/session/use-commentaires.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';

type CommentaireFormProps = {
  commentaires: Commentaires;
  etapeId: EtapeId | null;
  onSent: () => void;
};

/** Says something of an étape or of the whole. What is typed stays on this device until it is sent. */
export function CommentaireForm({ commentaires, etapeId, onSent }: CommentaireFormProps) {
  const { store, parcoursId, typedOf, toSend, clear } = commentaires;
  const sending = useMutation({
    ...commentaireMutations.add(store, parcoursId),
    onSuccess: () => {
      clear(etapeId);
      onSent();
    },
  });
  const id = useId();
  const typed = typedOf(etapeId).trim();
  const isSendable = typed !== '' && typed.length <= limits.commentaire.max;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const commentaire = toSend(etapeId);
    if (commentaire === null || !isSendable || sending.isPending) return;
    sending.mutate(commentaire);
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-3">
      <Field
        id={id}
        as="textarea"
        rows={2}
        label="Votre commentaire"
        hint="Lu par ceux qui écrivent ce parcours, jamais par les joueurs."
        maxCount={limits.commentaire.max}
        value={typedOf(etapeId)}
        onChange={(event) => commentaires.type(etapeId, event.target.value)}
      />
      {sending.error !== null && (
        <Alert tone="alerte" announce="immediate">
          <p>{errorMessage(sending.error)} Votre texte reste ici, sur cet appareil.</p>
        </Alert>
      )}
      <Button
        type="submit"
        variant="secondary"
        pending={sending.isPending}
        disabled={!isSendable}
      >
        Envoyer
      </Button>
    </form>
  );
}
