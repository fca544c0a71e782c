import { createContext, use } from 'react';
import type { MembreStore } from '@/data/parcours/membre-store.ts';
import { firestoreMembreStore } from '@/data/parcours/membre-repository.ts';

/** What who writes may do with the parcours besides writing it. What they may not do is absent from the editor. */
export type EditorRights = {
  /** The team publishes, withdraws and moves a parcours between all states; an auteur submits it. */
  by: 'equipe' | 'auteur';
  /** What the workshop opens at. */
  opensAt: 'texte' | 'publication';
  store: MembreStore;
};

export const teamRights: EditorRights = {
  by: 'equipe',
  opensAt: 'texte',
  store: firestoreMembreStore,
};

export const RightsContext = createContext<EditorRights>(teamRights);

/** The rights in this editor: those of the team, but where a page says otherwise. */
export function useRights(): EditorRights {
  return use(RightsContext);
}
