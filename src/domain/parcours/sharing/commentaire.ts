import type { EtapeId } from '../../etape/etape-id.ts';

export const commentaireEtatList = ['ouvert', 'regle'] as const;
export type CommentaireEtat = (typeof commentaireEtatList)[number];

/** A note for the other authors of a parcours, about one étape or the whole. Never public. */
export type Commentaire = {
  id: string;
  /** Null for the parcours as a whole; it may name an étape that was removed since. */
  etapeId: EtapeId | null;
  texte: string;
  etat: CommentaireEtat;
  /** Of who wrote it, as their account had it then; possibly empty. */
  nom: string;
  isMine: boolean;
  /** Epoch milliseconds, by the server's clock. */
  at: number;
};

/** The comments about one étape, or about the whole when null, the oldest first. */
export function commentairesOf(
  commentaires: readonly Commentaire[],
  etapeId: EtapeId | null,
): Commentaire[] {
  return commentaires
    .filter((commentaire) => commentaire.etapeId === etapeId)
    .toSorted((a, b) => a.at - b.at);
}
