import type { QueteId } from './quete.ts';
import { isQueteId } from './quete-id.ts';

/** The three parts of a quête's public address `/les_quetes/<departement>/<commune>/<slug>`. */
export type QueteAddress = { departement: string; communeSlug: string; slug: string };

/** The id of the quête at an address. Throws when a part is not a slug: addresses are checked before. */
export function queteIdOf({ departement, communeSlug, slug }: QueteAddress): QueteId {
  const id = `${departement}_${communeSlug}_${slug}`;
  if (!isQueteId(id)) throw new Error(`${id} is no id of a quête.`);
  return id;
}

/** The address of an id. */
export function addressOf(queteId: QueteId): QueteAddress {
  const [departement = '', communeSlug = '', slug = ''] = queteId.split('_');
  return { departement, communeSlug, slug };
}
