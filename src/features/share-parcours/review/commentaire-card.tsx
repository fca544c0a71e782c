import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import IconCheck from '~icons/lucide/check';
import IconPen from '~icons/lucide/pencil';
import IconAnswer from '~icons/lucide/reply';
import IconReopen from '~icons/lucide/rotate-ccw';
import IconRemove from '~icons/lucide/trash-2';
import {
  commentaireQueries,
  type CommentaireStore,
} from '@/data/commentaire/commentaire-queries.ts';
import {
  type Commentaire,
  type CommentaireEtat,
  commentaireTexteSchema,
} from '@/domain/parcours/sharing/commentaire.ts';
import { limits } from '@/domain/limits.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { momentText } from '@/editing/words/moment-text.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { RowButton } from '@/epreuves/row-button.tsx';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';

type CommentaireCardProps = {
  commentaire: Commentaire;
  parcoursId: ParcoursId;
  store: CommentaireStore;
  /** The comments that answer it, the oldest first. */
  answers: readonly Commentaire[];
  /** Absent for an answer: the comment that it answers is answered, and settled with it. */
  onAnswer?: (() => void) | undefined;
  /** Below it: its answers, and the field for one more. */
  children?: ReactNode;
  /** Called before it leaves the list, or after a change, with the message. */
  onActed: (said: string) => void;
};

/** A comment: each member can answer, settle with its answers, or reopen; its author can change or delete it. */
export function CommentaireCard({
  commentaire,
  parcoursId,
  store,
  answers,
  onAnswer,
  children,
  onActed,
}: CommentaireCardProps) {
  const { id, nom, isMine, at, texte, etat } = commentaire;
  const [mode, setMode] = useState<'lecture' | 'ecriture' | 'retrait'>('lecture');
  const client = useQueryClient();
  // Not awaited: the list is read again beside the message.
  const onSettled = () =>
    void client.invalidateQueries(commentaireQueries.settled(store, parcoursId));
  // The comment leaves the list by its listener, often before the answer: the message shows all the same.
  const settling = useMutation({
    // Its answers first: a failure leaves the comment for a retry.
    mutationFn: async (to: CommentaireEtat) => {
      await Promise.all(
        answers.map((answer) => store.setEtat(parcoursId, answer.id, to)),
      );
      await store.setEtat(parcoursId, id, to);
    },
    onSuccess: (_data, to) =>
      onActed(to === 'regle' ? 'Commentaire réglé.' : 'Commentaire rouvert.'),
    onSettled,
  });
  const rewriting = useMutation({
    mutationFn: (next: string) => store.changeTexte(parcoursId, id, next),
  });
  const removing = useMutation({
    mutationFn: () => store.remove(parcoursId, id),
    onSuccess: () => onActed('Commentaire supprimé.'),
    onSettled,
  });
  const isPending = settling.isPending || rewriting.isPending || removing.isPending;
  const error = settling.error ?? removing.error;
  const begin = () => {
    settling.reset();
    rewriting.reset();
    removing.reset();
  };
  const settle = () => {
    begin();
    settling.mutate(etat === 'ouvert' ? 'regle' : 'ouvert');
  };
  const rewrite = (next: string) => {
    begin();
    return rewriting.mutateAsync(next);
  };
  const remove = () => {
    begin();
    removing.mutate();
  };
  const author = isMine ? 'Vous' : nom === '' ? 'Une autre personne' : nom;

  return (
    <li className="rounded-carte border border-trait bg-fond-carte px-4 pt-3 pb-2">
      <p>
        <span className="font-bold">{author}</span>{' '}
        <span className="text-texte-doux">{momentText(at)}</span>
      </p>
      {mode === 'ecriture' ? (
        <Rewriting
          id={id}
          texte={texte}
          send={rewrite}
          onDone={() => setMode('lecture')}
        />
      ) : (
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{texte}</p>
      )}
      {error !== null && (
        <Alert tone="alerte" announce="immediate" className="mt-2">
          <p>{errorMessage(error)}</p>
        </Alert>
      )}
      {mode === 'lecture' && (
        <div className="-ml-3 flex flex-wrap gap-1">
          {onAnswer !== undefined && etat === 'ouvert' && (
            <RowButton
              icon={<IconAnswer aria-hidden="true" className="size-5" />}
              disabled={isPending}
              onClick={onAnswer}
            >
              Répondre
            </RowButton>
          )}
          {onAnswer !== undefined && (
            <RowButton
              icon={
                etat === 'ouvert' ? (
                  <IconCheck aria-hidden="true" className="size-5" />
                ) : (
                  <IconReopen aria-hidden="true" className="size-5" />
                )
              }
              disabled={isPending}
              onClick={settle}
            >
              {etat === 'ouvert' ? 'Réglé' : 'Rouvrir'}
            </RowButton>
          )}
          {isMine && etat === 'ouvert' && (
            <>
              <RowButton
                icon={<IconPen aria-hidden="true" className="size-5" />}
                disabled={isPending}
                onClick={() => setMode('ecriture')}
              >
                Modifier
              </RowButton>
              <RowButton
                icon={<IconRemove aria-hidden="true" className="size-5" />}
                disabled={isPending}
                onClick={() => setMode('retrait')}
              >
                Supprimer
              </RowButton>
            </>
          )}
        </div>
      )}
      {mode === 'retrait' && (
        <div className="mt-2 flex flex-wrap items-center gap-3 pb-2">
          <p>Le supprimer pour de bon ?</p>
          <Button variant="danger" pending={isPending} onClick={remove}>
            Supprimer
          </Button>
          <Button variant="secondary" onClick={() => setMode('lecture')}>
            Le garder
          </Button>
        </div>
      )}
      {children}
    </li>
  );
}

type RewritingProps = {
  id: string;
  texte: string;
  send: (texte: string) => Promise<unknown>;
  /** Called after saving or cancelling. */
  onDone: () => void;
};

function Rewriting({ id, texte: before, send, onDone }: RewritingProps) {
  const form = useForm({
    schema: commentaireTexteSchema,
    waitsAs: `commentaire-${id}`,
    values: { texte: before },
  });
  return (
    <Form
      form={form}
      send={({ texte }) => send(texte)}
      onSent={onDone}
      refusal={(error) => ({ message: errorMessage(error) })}
      className="mt-2 space-y-3 pb-2"
    >
      <Field
        as="textarea"
        rows={3}
        label="Votre commentaire"
        labelHidden
        maxCount={limits.commentaire.max}
        {...form.field('texte')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.isPending}>
          Enregistrer
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Laisser tel quel
        </Button>
      </div>
    </Form>
  );
}
