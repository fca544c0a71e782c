import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { readDepartement, readFrance } from './catalogue-repository.ts';

/**
 * Cards of other quêtes than this one: those of its département, one read; where there is none, those that the national
 * page features, one more. Throws one of the data errors.
 */
export async function readOtherCartes(
  queteId: QueteId,
  signal?: AbortSignal,
): Promise<Carte[]> {
  const isOther = (carte: Carte) => carte.queteId !== queteId;
  const { cartes } = await readDepartement(addressOf(queteId).departement, signal);
  const near = cartes.filter(isOther);
  return near.length > 0 ? near : (await readFrance(signal)).vedettes.filter(isOther);
}
