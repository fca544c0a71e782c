import * as z from 'zod/mini';
import { openObject } from '../open-object.ts';
import { vignetteOf } from '../quete/public-media.ts';
import type { Saga } from './saga.ts';

/** A saga as the home page and the feed name it: `catalogue/france` has those that are online. */
export const carteSagaSchema = openObject({
  slug: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
  titre: z.string(),
  resume: z.string(),
  /** Storage path of its picture, in a size for cards; empty for none. */
  vignette: z.string(),
  /** Its first communes, each once. */
  communes: z.array(z.string()),
  total: z.int(),
  seuil: z.int(),
  /** First time online, epoch milliseconds. */
  at: z.number(),
});
export type CarteSaga = z.infer<typeof carteSagaSchema>;

/** Most communes on a card. */
const communeMost = 12;
/** Most cards in `catalogue/france`. */
const carteMost = 60;

/** The card of a saga. */
export function carteSagaOf(slug: string, saga: Saga, at: number): CarteSaga {
  const { titre, resume, image, seuil, etapes } = saga;
  const communes = [...new Set(etapes.map(({ communeNom }) => communeNom))];
  return {
    ...{ slug, titre, resume, seuil, at },
    vignette: vignetteOf(image),
    communes: communes.slice(0, communeMost),
    total: etapes.length,
  };
}

/** The cards without that of a saga. */
export function withoutCarteSaga(
  cartes: readonly CarteSaga[],
  slug: string,
): CarteSaga[] {
  return cartes.filter((carte) => carte.slug !== slug);
}

/** The cards with one added or updated, newest first. */
export function putCarteSaga(
  cartes: readonly CarteSaga[],
  carte: CarteSaga,
): CarteSaga[] {
  return [...withoutCarteSaga(cartes, carte.slug), carte]
    .toSorted((a, b) => b.at - a.at)
    .slice(0, carteMost);
}
