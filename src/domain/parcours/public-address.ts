import { communeSlug } from '../commune/slug.ts';
import { addressOf, type QueteAddress } from '../quete/address.ts';
import { slugOf } from '../quete/publication.ts';
import { queteIdSchema } from '../quete/quete.ts';
import type { Parcours, Publication } from './parcours.ts';

/**
 * Present or future address of a parcours: that of its first publication, which never changes, else from its commune and slug. Null without
 * a commune, or without a possible slug.
 */
export function publicAddressOf(
  parcours: Pick<Parcours, 'commune' | 'slug' | 'titre'>,
  publication: Pick<Publication, 'queteId'> | null,
): QueteAddress | null {
  if (publication !== null) {
    const parsed = queteIdSchema.safeParse(publication.queteId);
    return parsed.success ? addressOf(parsed.data) : null;
  }
  const slug = slugOf(parcours);
  if (parcours.commune === null || slug === '') return null;
  const { departement, nom } = parcours.commune;
  return { departement, communeSlug: communeSlug(nom), slug };
}
