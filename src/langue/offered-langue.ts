import { choice, plainText } from '@/device/choice.ts';

/** True if a language may be offered now: once on a device, and never if the device stores nothing, or it would be each time. */
function offerOnce(key: 'qc.langue-proposee' | 'qc.langue-proposee-jeu'): boolean {
  const offered = choice(key, plainText, '');
  return offered.read() === '' && offered.keep('oui');
}

/** True if a language may be offered now on the pages of the site. */
export function offerOnSiteOnce(): boolean {
  return offerOnce('qc.langue-proposee');
}

/** The same in the game, for players who arrive there directly or stayed in French on the site. */
export function offerInGameOnce(): boolean {
  return offerOnce('qc.langue-proposee-jeu');
}
