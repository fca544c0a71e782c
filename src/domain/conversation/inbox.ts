import * as z from 'zod/mini';
import { normalisedWords } from '../epreuve/canonical-answer.ts';

/** Where a conversation stands: to be answered, answered and waiting for a word, or done. */
export const etatList = ['ouverte', 'attente', 'close'] as const;
export type EtatConversation = (typeof etatList)[number];

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
  /** Uid of who takes care of it. */
  assigne: z.optional(z.string()),
});
export type Conversation = z.infer<typeof conversationSchema> & { id: string };

/** The parts of the inbox, in the order of the work. */
export const boiteList = ['traiter', 'attente', 'close'] as const;
export type Boite = (typeof boiteList)[number];

/** Where the inbox shows a conversation: a new word of a visitor brings it back, whatever its state was. */
export function boiteOf({ etat, nonLus }: Pick<Conversation, 'etat' | 'nonLus'>): Boite {
  if (nonLus.equipe > 0 || etat === 'ouverte') return 'traiter';
  return etat;
}

/** How many conversations wait for somebody to read them. */
export function unreadCount(conversations: readonly Conversation[]): number {
  return conversations.filter(({ nonLus }) => nonLus.equipe > 0).length;
}

/** Those of a part of the inbox that hold every word of what is looked for, newest first. */
export function conversationsIn(
  conversations: readonly Conversation[],
  boite: Boite,
  wanted: string,
): Conversation[] {
  const words = normalisedWords(wanted);
  return conversations
    .filter((conversation) => boiteOf(conversation) === boite)
    .filter(({ sujet, nom, dernier }) => {
      const held = normalisedWords(`${sujet} ${nom} ${dernier.texte}`).join(' ');
      return words.every((word) => held.includes(word));
    })
    .toSorted((a, b) => b.dernier.at - a.dernier.at);
}
