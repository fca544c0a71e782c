import { useMutation } from '@tanstack/react-query';
import type { NewCommentaire } from '@/data/commentaire/commentaire-queries.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { limits } from '@/domain/limits.ts';
import { commentaireTexteSchema } from '@/domain/parcours/sharing/commentaire.ts';
import type { Commentaires } from '@/editing/session/use-commentaires.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';

type CommentaireFormProps = {
  commentaires: Commentaires;
  /** Subject: an étape, the whole (null), or the comment that it answers (`answerTo`). */
  etapeId: EtapeId | null;
  /** True for an answer, below its comment. */
  isAnswer?: boolean;
  onSent: () => void;
};

/** Comments on an étape or the whole. Typed text stays on this device until sent. */
export function CommentaireForm({
  commentaires,
  etapeId,
  isAnswer = false,
  onSent,
}: CommentaireFormProps) {
  const { store, parcoursId, typedOf, type, toSend, clear } = commentaires;
  const sending = useMutation({
    mutationFn: (commentaire: NewCommentaire) => store.add(parcoursId, commentaire),
  });
  const form = useForm({
    schema: commentaireTexteSchema,
    values: { texte: typedOf(etapeId) },
  });
  return (
    <Form
      form={form}
      send={async ({ texte }) => {
        const begun = toSend(etapeId) ?? { id: createOperationId(), etapeId };
        await sending.mutateAsync({ ...begun, texte });
        clear(etapeId);
      }}
      onSent={onSent}
      refusal={(error) => ({
        message: `${errorMessage(error)} Votre texte reste ici, sur cet appareil.`,
      })}
      resets={{ texte: '' }}
      onType={({ texte }) => type(etapeId, texte)}
      className="space-y-3"
    >
      <Field
        as="textarea"
        rows={2}
        label={isAnswer ? 'Votre réponse' : 'Votre commentaire'}
        hint="Lu par ceux qui écrivent ce parcours, jamais par les joueurs."
        maxCount={limits.commentaire.max}
        {...form.field('texte')}
      />
      <Button type="submit" variant="secondary" pending={form.isPending}>
        Envoyer
      </Button>
    </Form>
  );
}
