import { PetitStory } from '../help/petit-story.tsx';
import { Versions } from '../help/versions.tsx';

/** On-demand parts of a game with a version for small ones (one chunk): imported by `petitPart` only. */
export const petitParts = { PetitStory, Versions };
export type PetitParts = typeof petitParts;
