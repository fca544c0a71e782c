import type { Ligne } from '@/domain/parcours/tableau.ts';

export type ParcoursState =
  | { type: 'brouillon' }
  | { type: 'publie'; version: number }
  | { type: 'modifie'; version: number }
  | { type: 'retire'; version: number };

type StateInput = Pick<Ligne, 'publication' | 'updatedAt'> & {
  /** Whether its quête is in the public catalogue; undefined while that is not known. */
  isInCatalogue: boolean | undefined;
};

/** Where a parcours stands, as its author would say it. */
export function parcoursStateOf({
  publication,
  updatedAt,
  isInCatalogue,
}: StateInput): ParcoursState {
  if (publication === null) return { type: 'brouillon' };
  const { version, at } = publication;
  if (isInCatalogue === false) return { type: 'retire', version };
  return { type: updatedAt > at ? 'modifie' : 'publie', version };
}

/** The state in words. */
export function parcoursStateText(state: ParcoursState): string {
  switch (state.type) {
    case 'brouillon':
      return 'Brouillon';
    case 'publie':
      return `Publiée, version\u00A0${state.version}`;
    case 'modifie':
      return `Modifiée depuis la version\u00A0${state.version}`;
    case 'retire':
      return 'Retirée du site';
  }
}
