import type { Conversation } from '@/domain/conversation/inbox.ts';

/** A conversation of a visitor, as the team's inbox lists it: one message, unread. */
export function createConversation(change: Partial<Conversation> = {}): Conversation {
  return {
    id: 'c1',
    sujet: 'Une question',
    uid: 'visiteur',
    nom: 'Camille',
    etat: 'ouverte',
    at: 1_000,
    nonLus: { equipe: 1, auteur: 0 },
    dernier: { texte: 'Bonjour.', auteur: 'visiteur', at: 1_000 },
    ...change,
  };
}
