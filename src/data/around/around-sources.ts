import type { AroundSource } from './around-source.ts';
import { commons } from './commons.ts';
import { merimee } from './merimee.ts';
import { openstreetmap } from './openstreetmap.ts';
import { panoramax } from './panoramax.ts';
import { wikidata } from './wikidata.ts';

/** Each source of « À voir ici ». Their hosts are in `tools/build/prerender/content-policy.ts` too. */
export const aroundSources: readonly AroundSource[] = [
  ...[merimee, wikidata, openstreetmap, commons, panoramax],
];
