import { clotureAt, isDanger, type Ouverture } from '../catalogue/ouverture.ts';
import type { Contenu } from './quete.ts';

type Opening = Pick<Contenu, 'commune' | 'pratique'>;

/** Opening times of a quête. */
export function ouvertureOf({ commune, pratique }: Opening): Ouverture {
  const { saisons, horaires, fermetures, fenetre } = pratique;
  return { departement: commune.departement, saisons, horaires, fermetures, fenetre };
}

/** True if starting at an instant (epoch milliseconds) is forbidden: hunters are about, the tide is in. */
export function isDangerAt(contenu: Opening, now: number): boolean {
  const cloture = clotureAt(ouvertureOf(contenu), now);
  return cloture !== null && isDanger(cloture);
}
