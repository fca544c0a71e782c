import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  commentaireQueries,
  type CommentaireStore,
  type NewCommentaire,
} from '@/data/commentaire/commentaire-queries.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { readBy } from '@/device/choice.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Commentaire } from '@/domain/parcours/sharing/commentaire.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { useDeviceChoice } from '@/ui/choices/use-device-choice.ts';
import type { EditorSession } from './editor-session.ts';

/** A comment being written: it keeps its id until sent. */
type Typed = { id: string; texte: string };

/** Comments of a parcours while it is open in the editor. */
export type Commentaires = {
  parcoursId: EditorSession['id'];
  store: CommentaireStore;
  /** Null until known. */
  open: readonly Commentaire[] | null;
  /** Why they cannot be followed; null while they are. */
  trouble: string | null;
  follow: () => void;
  typedOf: (etapeId: EtapeId | null) => string;
  /** On this device at once, so that neither a closed page nor a lost network takes it away. */
  type: (etapeId: EtapeId | null, texte: string) => void;
  /** The comment typed there, to be sent: always under the same id. Null if empty. */
  toSend: (etapeId: EtapeId | null) => NewCommentaire | null;
  /** Forgets the comment typed there, once sent. */
  clear: (etapeId: EtapeId | null) => void;
};

function readTyped(kept: unknown): Readonly<Record<string, Typed>> {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, Typed] => {
      const value: unknown = entry[1];
      return (
        typeof value === 'object' && value !== null && 'id' in value && 'texte' in value
      );
    }),
  );
}

const typedSchema = readBy(readTyped);
const nothingTyped: Readonly<Record<string, Typed>> = {};

function keyOf(etapeId: EtapeId | null): string {
  return etapeId ?? '';
}

/** The comments of a parcours, followed while the editor is open; null if it has no other reader. */
export function useCommentaires(
  { id, store: { commentaires: store } }: EditorSession,
  /** There is no store to follow before the first save. */
  isOnline: boolean,
): Commentaires | null {
  const { data, error, refetch } = useQuery({
    ...commentaireQueries.open(store, id),
    enabled: store !== null && isOnline,
  });
  const [typed, setTyped] = useDeviceChoice(
    `qc.commentaires.${id}`,
    typedSchema,
    nothingTyped,
  );

  return useMemo(() => {
    if (store === null) return null;
    const without = (etapeId: EtapeId | null) =>
      Object.fromEntries(Object.entries(typed).filter(([key]) => key !== keyOf(etapeId)));
    return {
      parcoursId: id,
      store,
      open: data ?? null,
      trouble: error && errorMessage(error),
      follow: () => void refetch(),
      typedOf: (etapeId) => typed[keyOf(etapeId)]?.texte ?? '',
      type: (etapeId, texte) => {
        const key = keyOf(etapeId);
        const commentaireId = typed[key]?.id ?? createOperationId();
        setTyped(
          texte === ''
            ? without(etapeId)
            : { ...typed, [key]: { id: commentaireId, texte } },
        );
      },
      toSend: (etapeId) => {
        const sent = typed[keyOf(etapeId)];
        return sent === undefined
          ? null
          : { id: sent.id, etapeId, texte: sent.texte.trim() };
      },
      clear: (etapeId) => setTyped(without(etapeId)),
    };
  }, [store, id, data, error, refetch, typed, setTyped]);
}
