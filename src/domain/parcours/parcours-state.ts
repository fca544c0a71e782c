import { isPutAside, type Etat, type Publication } from './parcours.ts';

/** State of a parcours for its author: its `etat` and its publication in one word. */
export type ParcoursState =
  | 'brouillon'
  | 'relecture'
  | 'approuve'
  | 'publie'
  | 'modifie'
  | 'retire'
  | 'archive'
  | 'corbeille';

export const parcoursStateLabels: Readonly<Record<ParcoursState, string>> = {
  brouillon: 'Brouillon',
  relecture: 'En relecture',
  approuve: 'Approuvé',
  publie: 'Publié',
  modifie: 'Modifié depuis',
  retire: 'Retiré du site',
  archive: 'Archivé',
  corbeille: 'À la corbeille',
};

/** Meaning of each state for the author, in one sentence. */
export const parcoursStatePhrases: Readonly<Record<ParcoursState, string>> = {
  brouillon: 'Vous l’écrivez\u202F; l’équipe ne le relit pas encore.',
  relecture: 'Il est soumis à l’équipe, qui le relit. Vous pouvez encore le corriger.',
  approuve:
    'L’équipe l’a approuvé et peut le publier. Pour y changer quelque chose, reprenez d’abord l’écriture.',
  publie: 'Les joueurs ont ce que vous avez écrit.',
  modifie:
    'La version en ligne ne change pas\u202F; ce qui a été écrit depuis attend la suivante.',
  retire:
    'La quête n’est plus en ligne. Le parcours reste ici, et peut être publié de nouveau.',
  archive: 'Il est mis de côté. Vous pouvez le rouvrir.',
  corbeille:
    'Il s’efface trente jours après y avoir été mis, avec ses images et ses sons. D’ici là, vous pouvez le reprendre.',
};

export type ParcoursStateInput = {
  etat: Etat;
  publication: Pick<Publication, 'at'> | null;
  /** Last change, epoch milliseconds. */
  updatedAt: number;
  /** True if its quête is in the public catalogue; undefined while unknown. */
  isInCatalogue?: boolean | undefined;
};

/**
 * State of a parcours. The `etat` in the data is independent of publication: a published parcours has any of them. It is shown during a
 * review, and before the first publication; otherwise the publication is.
 */
export function parcoursStateOf({
  etat,
  publication,
  updatedAt,
  isInCatalogue,
}: ParcoursStateInput): ParcoursState {
  if (isPutAside(etat) || etat === 'relecture') return etat;
  if (publication === null) return etat;
  if (isInCatalogue === false) return 'retire';
  return updatedAt > publication.at ? 'modifie' : 'publie';
}

/** The state with the version that is in question: « Publié, version 2 », « Modifié depuis la version 2 ». */
export function parcoursStateText(state: ParcoursState, version: number): string {
  switch (state) {
    case 'publie':
      return `Publié, version\u00A0${version}`;
    case 'modifie':
      return `Modifié depuis la version\u00A0${version}`;
    default:
      return parcoursStateLabels[state];
  }
}

/** State filters of the team's list: « Publié » is all that is online, whatever its `etat`. */
export const stateFilterList = [
  'brouillon',
  'relecture',
  'approuve',
  'publie',
  'modifie',
  'archive',
  'corbeille',
] as const satisfies readonly ParcoursState[];
export type StateFilter = (typeof stateFilterList)[number];

export function hasState(parcours: ParcoursStateInput, filter: StateFilter): boolean {
  const state = parcoursStateOf(parcours);
  if (filter === 'publie') {
    const isOnline = parcours.publication !== null && parcours.isInCatalogue !== false;
    return isOnline && state !== 'archive';
  }
  // A withdrawn parcours counts as a draft.
  return filter === 'brouillon' && state === 'retire' ? true : state === filter;
}
