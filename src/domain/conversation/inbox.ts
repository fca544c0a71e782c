import * as z from 'zod/mini';
import { normalisedWords } from '../epreuve/canonical-answer.ts';

/** A conversation is open until it is answered or closed. */
export const etatList = ['ouverte', 'close'] as const;
export type EtatConversation = (typeof etatList)[number];

/** Flags that the team puts on a conversation. */
export const motifList = ['indesirable', 'insultes', 'danger'] as const;
export type Motif = (typeof motifList)[number];

export const motifNames: Readonly<Record<Motif, string>> = {
  indesirable: 'Publicité ou message automatique',
  insultes: 'Insultes ou menaces',
  danger: 'Une personne semble en danger',
};

/** A conversation as the team's inbox lists it, without its messages. */
export const conversationSchema = z.object({
  sujet: z.string(),
  uid: z.string(),
  nom: z.string(),
  /** INSEE code. */
  commune: z.optional(z.string()),
  etat: z.enum(etatList),
  /** Epoch milliseconds, by the server's clock. */
  at: z.number(),
  nonLus: z.object({ equipe: z.number(), auteur: z.number() }),
  dernier: z.object({ texte: z.string(), auteur: z.string(), at: z.number() }),
  /** Uid of the admin who handles it. */
  assigne: z.optional(z.string()),
  /** The player's étape, sent with their consent. */
  objet: z.optional(
    z.object({ quete: z.string(), etape: z.string(), version: z.number() }),
  ),
  /** Why the team reported it. */
  signalee: z.optional(z.enum(motifList)),
});
export type Conversation = z.infer<typeof conversationSchema> & { id: string };

/** An unread message of a visitor reopens a closed conversation, without a write. */
export function etatOf({
  etat,
  nonLus,
}: Pick<Conversation, 'etat' | 'nonLus'>): EtatConversation {
  return nonLus.equipe > 0 ? 'ouverte' : etat;
}

/** Number of conversations with unread messages. */
export function unreadCount(conversations: readonly Conversation[]): number {
  return conversations.filter(({ nonLus }) => nonLus.equipe > 0).length;
}

/** Conversations in a state that contain every searched word, newest first. */
export function conversationsIn(
  conversations: readonly Conversation[],
  etat: EtatConversation,
  wanted: string,
): Conversation[] {
  const words = normalisedWords(wanted);
  return conversations
    .filter((conversation) => etatOf(conversation) === etat)
    .filter(({ sujet, nom, dernier }) => {
      const held = normalisedWords(`${sujet} ${nom} ${dernier.texte}`).join(' ');
      return words.every((word) => held.includes(word));
    })
    .toSorted((a, b) => b.dernier.at - a.dernier.at);
}

/** The other open conversations about the same étape. */
export function atSameEtape(
  conversations: readonly Conversation[],
  { id, objet }: Pick<Conversation, 'id' | 'objet'>,
): Conversation[] {
  if (objet === undefined) return [];
  return conversations.filter(
    (one) =>
      one.id !== id &&
      one.objet?.quete === objet.quete &&
      one.objet.etape === objet.etape &&
      etatOf(one) === 'ouverte',
  );
}

/** True if a visitor wrote since the last announcement of the list: in a conversation of it, or in a newer one. */
export function hasArrival(
  before: readonly Conversation[],
  after: readonly Conversation[],
): boolean {
  const known = new Map(before.map((one) => [one.id, one.nonLus.equipe]));
  const newest = Math.max(0, ...before.map(({ dernier }) => dernier.at));
  return after.some(({ id, nonLus, dernier }) => {
    const held = known.get(id);
    if (held !== undefined) return nonLus.equipe > held;
    return nonLus.equipe > 0 && dernier.at > newest;
  });
}
