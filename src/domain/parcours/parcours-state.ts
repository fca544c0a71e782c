import { isPutAside, type Etat, type Publication } from './parcours.ts';

/** Where a parcours stands, as its author would say it: its `etat` and its publication in one word. */
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

/** What each state means to who writes the parcours, in one sentence. */
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
  /** When it last changed, epoch milliseconds. */
  updatedAt: number;
  /** Whether its quête is in the public catalogue; undefined while that is not known. */
  isInCatalogue?: boolean | undefined;
};

/**
 * Where a parcours stands. The `etat` in the data says nothing of the publication: a published parcours has any of
 * them. It is told while the team reads it again, and before the first publication; else the publication is.
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

/** What the list of the team is filtered by: « Publié » is all that is online, whatever is done with it meanwhile. */
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
  // A withdrawn one is written again, or left alone.
  return filter === 'brouillon' && state === 'retire' ? true : state === filter;
}
