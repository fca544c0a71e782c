import { isAventure, isInOrder, walkedIndexes } from '../partie/chemin.ts';
import type { Partie } from '../partie/partie.ts';
import type { Quete, QueteId } from '../quete/quete.ts';

/** A party that can be gone on with, as a list names it. */
export type UnderWay = {
  queteId: QueteId;
  titre: string;
  communeNom: string;
  /** The étape it stands at, from 1, and of how many; null in an aventure, whose ways are not all as long. */
  numero: number;
  etapeCount: number | null;
};

/** A party that is under way, with where it stands; null once it has ended. */
export function underWayOf(partie: Partie, { contenu }: Quete): UnderWay | null {
  if (partie.finishedAt !== null) return null;
  const numero = isInOrder(contenu)
    ? partie.etapeIndex + 1
    : Math.max(0, walkedIndexes(partie).lastIndexOf(partie.etapeIndex)) + 1;
  return {
    queteId: partie.queteId,
    titre: contenu.titre,
    communeNom: contenu.commune.nom,
    numero,
    etapeCount: isAventure(contenu) ? null : contenu.etapes.length,
  };
}
