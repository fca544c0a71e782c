import IconEssai from '~icons/lucide/footprints';
import IconGraphe from '~icons/lucide/workflow';
import IconText from '~icons/lucide/file-text';
import IconList from '~icons/lucide/list-ordered';
import IconMap from '~icons/lucide/map';
import IconPhone from '~icons/lucide/smartphone';

/** The parts of the workshop: side by side if there is room, one at a time on a phone. */
export const volets = {
  etapes: { id: 'etapes', label: 'Étapes', Icon: IconList },
  graphe: { id: 'graphe', label: 'Graphe', Icon: IconGraphe },
  essai: { id: 'essai', label: 'Essai', Icon: IconEssai },
  carte: { id: 'carte', label: 'Carte', Icon: IconMap },
  texte: { id: 'texte', label: 'Texte', Icon: IconText },
  apercu: { id: 'apercu', label: 'Aperçu', Icon: IconPhone },
} as const;
export type Volet = keyof typeof volets;

/**
 * How an address opens the workshop: `page` has the parcours, its étapes and its publication below each other, `carte` lays étapes on the
 * map.
 */
export type AtelierVue = 'page' | 'carte';

/** Parts for the middle of a wide workshop. */
export type Milieu = Exclude<Volet, 'etapes' | 'texte'>;

export function isMilieu(volet: Volet): volet is Milieu {
  return volet !== 'etapes' && volet !== 'texte';
}

export const plainVolets: readonly Volet[] = ['etapes', 'carte', 'texte', 'apercu'];
export const storyVolets: readonly Volet[] = [
  'etapes',
  'graphe',
  'essai',
  'carte',
  'texte',
  'apercu',
];
export const plainMilieux: readonly Milieu[] = ['carte', 'apercu'];
export const storyMilieux: readonly Milieu[] = ['graphe', 'essai', 'carte', 'apercu'];
