import type { Commune } from '@/domain/commune/commune.ts';
import { communeSlug } from '@/domain/commune/slug.ts';

/** A commune in the address of the page: `13-barbentane`. */
export function communeKeyOf({ departement, nom }: Commune): string {
  return `${departement}-${communeSlug(nom)}`;
}

/** The parts of such an address, or null if invalid. */
export function parseCommuneKey(
  key: string,
): { departement: string; slug: string } | null {
  const found = /^(?<departement>\d{2,3}|2[AB])-(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(
    key,
  );
  const { departement, slug } = found?.groups ?? {};
  return departement === undefined || slug === undefined ? null : { departement, slug };
}
