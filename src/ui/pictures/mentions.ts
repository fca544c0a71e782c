import { msg } from '@lingui/core/macro';

/** The mention at the bottom of a tampon, and the sentence that it attests, by the genre of the quête. */
export const mentions = {
  quete: { ring: msg`QUÊTE ACHEVÉE`, said: msg`quête achevée` },
  visite: { ring: msg`VISITE ACHEVÉE`, said: msg`visite achevée` },
  aventure: { ring: msg`AVENTURE VÉCUE`, said: msg`aventure vécue` },
} as const;

/** A genre of quête, as used by a tampon. */
export type MentionName = keyof typeof mentions;
