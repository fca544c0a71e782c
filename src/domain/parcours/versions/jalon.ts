import { limits } from '../../limits.ts';
import type { Parcours, Publication } from '../parcours.ts';

/** Reason for storing a whole state of a parcours: a publication, a return to an older state, fifty saves, or its author's request. */
export const jalonRaisonList = ['publication', 'retour', 'regulier', 'demande'] as const;
export type JalonRaison = (typeof jalonRaisonList)[number];

/** Saves between automatic jalons. */
export const regularSaveCount = 50;

/** A stored whole state of a parcours, without its texts. */
export type Jalon = {
  /** Revision of its save. */
  revision: number;
  raison: JalonRaison;
  /** Epoch milliseconds, by the server's clock. */
  at: number;
  uid: string;
  /** The saver's name in their account at that time; possibly empty. */
  nom: string;
};

/** Reason for an automatic jalon at the save of this revision; null for none. */
export function regularRaison(revision: number): JalonRaison | null {
  return revision % regularSaveCount === 0 ? 'regulier' : null;
}

/** A parcours in the format of jalons; null if longer than a document may be. */
export function jalonContenu(parcours: Parcours): string | null {
  const contenu = JSON.stringify(parcours);
  const { length } = new TextEncoder().encode(contenu);
  return length <= limits.jalonBytes.max ? contenu : null;
}

/** The parcours after restoring a stored state. A published parcours keeps its commune and its address: its quête is found there. */
export function parcoursBackAt(
  present: Parcours,
  kept: Parcours,
  publication: Publication | null,
): Parcours {
  const { id, commune, slug } = present;
  return publication === null ? { ...kept, id } : { ...kept, id, commune, slug };
}
