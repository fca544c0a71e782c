import { t } from '@lingui/core/macro';
import { langOf } from '@/langue/authored.ts';
import { paths, type QuetePathParts } from '../paths.ts';
import { formatDistance } from './mesure.ts';
import { typographie } from './typographie.ts';

type NearbyQuete = {
  address: QuetePathParts;
  titre: string;
  /** That of its title; absent of French. */
  langue?: string | undefined;
  communeNom: string;
  /** Null if unknown. */
  metres: number | null;
};

/** A quête nearby as a row of a list of links: its title, then its commune and how far it is. */
export function nearbyLink({ address, titre, langue, communeNom, metres }: NearbyQuete) {
  const distance = metres === null ? null : formatDistance(metres);
  return {
    to: paths.quete(address),
    label: typographie(titre, langue ?? 'fr'),
    lang: langOf(langue),
    note: distance === null ? communeNom : t`${communeNom}, à ${distance}`,
  };
}
