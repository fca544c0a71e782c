import { limits } from '../../limits.ts';
import type { Parcours, Publication } from '../parcours.ts';

/**
 * Why a whole state of a parcours was kept: it was published, its author went back to an older one, fifty saves had
 * passed, or its author asked for it.
 */
export const jalonRaisonList = ['publication', 'retour', 'regulier', 'demande'] as const;
export type JalonRaison = (typeof jalonRaisonList)[number];

/** Saves between automatic jalons. */
export const regularSaveCount = 50;

/** A state of a parcours that was kept whole, without its texts. */
export type Jalon = {
  /** The save that it was kept with. */
  revision: number;
  raison: JalonRaison;
  /** Epoch milliseconds, by the server's clock. */
  at: number;
  uid: string;
  /** Of who saved, as their account had it then; possibly empty. */
  nom: string;
};

/** Reason for an automatic jalon at the save of this revision; null for none. */
export function regularRaison(revision: number): JalonRaison | null {
  return revision % regularSaveCount === 0 ? 'regulier' : null;
}

/** A parcours as its jalons hold it; null when it is longer than a document may be. */
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
