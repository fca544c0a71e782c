import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { commentaireTexteSchema } from '@/domain/parcours/sharing/commentaire.ts';
import { readAgain } from '@/lib/query/read-again.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { membreQueries, useAccess } from '@/data/membre/membre-queries.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import type { ParcoursAccess } from '@/data/membre/membre-store.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import { useIsInCatalogue } from '@/data/quete/publication-queries.ts';
import { limits } from '@/domain/limits.ts';
import {
  parcoursStateOf,
  parcoursStatePhrases,
  parcoursStateText,
} from '@/domain/parcours/parcours-state.ts';
import { publicAddressOf } from '@/domain/parcours/public-address.ts';
import { type Etat, etatsAfter, isPutAside } from '@/domain/parcours/parcours.ts';
import { ReadingTrouble } from '@/editing/frame/reading-trouble.tsx';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import { useEditorView } from '@/editing/session/use-editor-session.ts';
import { useRights, type EditorRights } from '@/editing/session/rights.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { accessTrouble } from './access-trouble.ts';

type EtatPanelProps = {
  session: EditorSession;
  /** True if nothing is missing; otherwise shows the gaps. Absent in reading. */
  onCheck?: (() => boolean) | undefined;
};

/** State of the parcours between draft and public, and its next steps. */
export function EtatPanel({ session, onCheck }: EtatPanelProps) {
  const access = useAccess(session.id);
  if (access.isPending) return <Skeleton lines={3} />;
  if (access.isError) {
    return <ReadingTrouble error={access.error} onRetry={() => void access.refetch()} />;
  }
  return <KnownEtat session={session} onCheck={onCheck} access={access.data} />;
}

type KnownEtatProps = EtatPanelProps & { access: ParcoursAccess };

/** Labels of the buttons, by destination. */
function moveLabel(from: Etat, to: Etat, by: EditorRights['by']): string {
  if (to === 'relecture') return 'Soumettre à la relecture';
  if (to === 'approuve') return 'Approuver';
  if (from === 'archive') return 'Rouvrir';
  if (from === 'corbeille') return 'Sortir de la corbeille';
  if (from === 'approuve') return 'Reprendre l’écriture';
  return by === 'equipe' ? 'Demander des changements' : 'Reprendre mon envoi';
}

function variantOf(to: Etat) {
  return to === 'brouillon' ? 'secondary' : 'primary';
}

const doneTexts: Readonly<Record<Etat, string>> = {
  brouillon: 'L’écriture est reprise.',
  relecture: 'C’est soumis\u00A0: l’équipe va le relire.',
  approuve: 'C’est approuvé.',
  archive: 'C’est archivé.',
  corbeille: 'C’est à la corbeille.',
};

/** State of the parcours, its publication included, and its present or past online version. */
function useParcoursState(session: EditorSession, etat: Etat) {
  const { parcours, snapshot, status } = useEditorView(session);
  const publication = snapshot?.publication ?? null;
  const address = publicAddressOf(parcours, publication);
  const isInCatalogue = useIsInCatalogue(publication, address?.departement ?? '');
  // Local changes count too.
  const updatedAt = status.type === 'en-ligne' ? (snapshot?.updatedAt ?? 0) : Infinity;
  return {
    state: parcoursStateOf({ etat, publication, updatedAt, isInCatalogue }),
    version: publication?.version ?? 0,
  };
}

/** The text is not online, so that it cannot be submitted. */
class UnsavedError extends Error {
  override readonly name = 'UnsavedError';
}

/** The next step of a parcours; `before` runs first, and nothing moves if it fails. */
type Move = { from: Etat; to: Etat; before?: (() => Promise<void>) | undefined };

function KnownEtat({ session, onCheck, access }: KnownEtatProps) {
  const { by } = useRights();
  const services = useFirebase();
  const client = useQueryClient();
  const moving = useMutation({
    mutationFn: async ({ from, to, before }: Move) => {
      await before?.();
      await membreRepository(services).move(session.id, from, to);
    },
    onSettled: (_data, error) =>
      readAgain(client, membreQueries.access(services, session.id).queryKey, error),
  });
  const [isAsking, setIsAsking] = useState(false);
  const { etat } = access;
  // Archive and bin have a step of their own.
  const nextEtats = etatsAfter(etat, by).filter((to) => !isPutAside(to));
  const { state, version } = useParcoursState(session, etat);
  const asksForChanges = (to: Etat) =>
    by === 'equipe' && etat === 'relecture' && to === 'brouillon';

  /** The text read must be the text written; a state of it is stored with the submission. */
  const saveForReading = async () => {
    if (!(await session.keepJalon('demande').catch(() => false))) {
      throw new UnsavedError('It is not online.');
    }
  };
  const addComment = async (texte: string) => {
    const comment = { id: createOperationId(), etapeId: null, texte };
    await session.store.commentaires?.add(session.id, comment);
  };
  const move = (to: Etat, before?: () => Promise<void>) =>
    moving.mutate({ from: etat, to, before }, { onSuccess: () => setIsAsking(false) });
  const press = (to: Etat) => {
    if (asksForChanges(to)) setIsAsking(true);
    else if (to !== 'relecture') move(to);
    else if (onCheck?.() !== false) move(to, saveForReading);
  };

  return (
    <div className="max-w-mesure space-y-4">
      <div>
        <p className="font-titre text-xl font-bold">
          {parcoursStateText(state, version)}
        </p>
        {by === 'auteur' && (
          <p className="mt-1 text-texte-doux">
            {parcoursStatePhrases[state]}
            {etat === 'approuve' &&
              state !== 'approuve' &&
              ' Pour y changer quelque chose, reprenez d’abord l’écriture.'}
          </p>
        )}
      </div>
      <p role="status" className="empty:hidden">
        {moving.isSuccess && doneTexts[moving.variables.to]}
      </p>
      {moving.error instanceof UnsavedError && (
        <Alert tone="attention" announce="immediate">
          <p>
            Le parcours doit d’abord être enregistré en ligne. Vérifiez votre connexion,
            puis réessayez.
          </p>
        </Alert>
      )}
      {moving.error !== null && !(moving.error instanceof UnsavedError) && (
        <Alert tone="alerte" announce="immediate">
          <p>{accessTrouble(moving.error)}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {nextEtats.map((to) => (
          <Button
            key={to}
            variant={variantOf(to)}
            pending={moving.isPending}
            onClick={() => press(to)}
          >
            {moveLabel(etat, to, by)}
          </Button>
        ))}
      </div>
      {isAsking && asksForChanges('brouillon') && (
        <ChangesForm
          isPending={moving.isPending}
          onSend={(texte) => move('brouillon', () => addComment(texte))}
        />
      )}
    </div>
  );
}

type ChangesFormProps = { isPending: boolean; onSend: (texte: string) => void };

/** Requested changes, stored as a comment. */
function ChangesForm({ isPending, onSend }: ChangesFormProps) {
  const form = useForm({
    schema: commentaireTexteSchema,
    waitsAs: 'a-changer',
    values: { texte: '' },
  });
  return (
    <Form form={form} send={({ texte }) => onSend(texte)} className="space-y-3">
      <Field
        as="textarea"
        rows={3}
        label="Ce qui est à changer"
        hint="Ce texte rejoint les commentaires du parcours."
        maxCount={limits.commentaire.max}
        {...form.field('texte')}
      />
      <Button type="submit" pending={isPending}>
        Rendre à ses auteurs
      </Button>
    </Form>
  );
}
