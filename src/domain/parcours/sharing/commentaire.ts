import * as z from 'zod/mini';
import { etapeIdSchema, type EtapeId } from '../../etape/etape-id.ts';
import { limits } from '../../limits.ts';
import { typedText } from '../../typed-field.ts';

export const commentaireEtatList = ['ouvert', 'regle'] as const;
export type CommentaireEtat = (typeof commentaireEtatList)[number];

/** A note for the other authors of a parcours, about one étape or the whole. Never public. */
export type Commentaire = {
  id: string;
  /** Null for the parcours as a whole; it may be a removed étape, or the comment that this one answers (`answerTo`). */
  etapeId: EtapeId | null;
  texte: string;
  etat: CommentaireEtat;
  /** The author's name in their account at that time; possibly empty. */
  nom: string;
  isMine: boolean;
  /** Epoch milliseconds, by the server's clock. */
  at: number;
};

/** The comments on an étape, or on the whole if null, oldest first. */
export function commentairesOf(
  commentaires: readonly Commentaire[],
  etapeId: EtapeId | null,
): Commentaire[] {
  return commentaires
    .filter((commentaire) => commentaire.etapeId === etapeId)
    .toSorted((a, b) => a.at - b.at);
}

/**
 * `etapeId` of an answer to a comment: the id of that comment, which has the form of an étape's. The rules and older builds know no other
 * field; those builds list an answer among removed étapes.
 */
export function answerTo({ id }: Pick<Commentaire, 'id'>): EtapeId {
  return etapeIdSchema.parse(id);
}

/** The answers to a comment, the oldest first. */
export function answersOf(
  commentaires: readonly Commentaire[],
  { id }: Pick<Commentaire, 'id'>,
): Commentaire[] {
  return commentaires
    .filter(({ etapeId }) => etapeId === id)
    .toSorted((a, b) => a.at - b.at);
}

/** Comments that start a thread, and answers whose comment is missing. */
export function firstWords(commentaires: readonly Commentaire[]): Commentaire[] {
  const ids = new Set<string>(commentaires.map(({ id }) => id));
  return commentaires.filter(({ etapeId }) => etapeId === null || !ids.has(etapeId));
}

/** The form of a comment. */
export const commentaireTexteSchema = z.object({
  texte: typedText({
    max: limits.commentaire.max,
    missing: 'Écrivez d’abord quelques mots.',
    subject: 'commentaire',
  }),
});
