import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { cartesWithinReach } from '@/domain/catalogue/nearest-cartes.ts';
import { titreIn } from '@/domain/catalogue/fiche.ts';
import type { Position } from '@/domain/geo/position.ts';
import { addressOf, type QueteAddress } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { Langue } from '@/langue/langue.ts';
import { readWholeDepartement, readFrance } from './catalogue-repository.ts';

/** A quête for after another one; `metres` in a straight line, null if a place is unknown. */
export type QueteProche = {
  address: QueteAddress;
  /** In the language of the page, if the quête has it. */
  titre: string;
  langue: Langue;
  communeNom: string;
  metres: number | null;
};

/** Number of quêtes offered: it is a suggestion, not a catalogue. */
const shownCount = 3;

/**
 * Next quêtes near a place of this one, nearest first: those of its département, one read; if none is near, those featured on the national
 * page, one more. None if all are far. Throws a data error.
 */
export async function readNearbyQuetes(
  queteId: QueteId,
  place: Position | null,
  signal?: AbortSignal,
): Promise<QueteProche[]> {
  const { departement } = addressOf(queteId);
  const near = (cartes: readonly Carte[]) =>
    cartesWithinReach(
      cartes.filter((carte) => carte.queteId !== queteId),
      { place, departement },
      shownCount,
    ).map(({ carte, metres }) => ({
      address: addressOf(carte.queteId),
      ...titreIn(carte),
      communeNom: carte.commune.nom,
      metres,
    }));
  const here = near(await readWholeDepartement(departement, signal));
  return here.length > 0 ? here : near((await readFrance(signal)).vedettes);
}
