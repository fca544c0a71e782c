import type { Carte } from '@/domain/catalogue/catalogue.ts';
import {
  cartesWithinReach,
  type CarteProche,
} from '@/domain/catalogue/nearest-cartes.ts';
import type { Position } from '@/domain/geo/position.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { readFrance, readWholeDepartement } from '../catalogue/catalogue-repository.ts';

/** How many empty places a carnet shows. */
const placeCount = 3;

/**
 * The quêtes nearest to a place whose tampon a carnet has not: those of the département of a quête, one read; where none is
 * left, those that the national page features, one more. Throws one of the data errors.
 */
export async function readPlacesToFill(
  around: { queteId: QueteId; place: Position | null },
  done: readonly string[],
  signal?: AbortSignal,
): Promise<CarteProche[]> {
  const { departement } = addressOf(around.queteId);
  const left = (cartes: readonly Carte[]) =>
    cartesWithinReach(
      cartes.filter(({ queteId }) => !done.includes(queteId)),
      { place: around.place, departement },
      placeCount,
    );
  const here = left(await readWholeDepartement(departement, signal));
  return here.length > 0 ? here : left((await readFrance(signal)).vedettes);
}
