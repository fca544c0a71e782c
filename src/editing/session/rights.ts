import { createContext, use } from 'react';

/** Rights of the author besides writing. The editor does not show the others. */
export type EditorRights = {
  /** The team publishes, withdraws and moves a parcours between all states; an auteur submits it. */
  by: 'equipe' | 'auteur';
  /** First view of the workshop. */
  opensAt: 'texte' | 'publication' | 'ranger';
};

const teamRights: EditorRights = { by: 'equipe', opensAt: 'texte' };

export const RightsContext = createContext(teamRights);

/** The rights in this editor: those of the team, unless a page sets others. */
export function useRights(): EditorRights {
  return use(RightsContext);
}
