import type { Marche } from '@/domain/parcours/marche.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';

/** Where the reports of walks are kept, with their parcours. Each act throws one of the data errors. */
export type MarcheStore = {
  /** The newest first, at most twenty. */
  list: (id: ParcoursId) => Promise<readonly Marche[]>;
  /** Sent twice under the same id, it is there once. */
  add: (id: ParcoursId, marche: Marche) => Promise<void>;
  /** Which of its notes have been put right. */
  settle: (id: ParcoursId, marcheId: string, reglees: readonly string[]) => Promise<void>;
  /** Takes a report away; twice does no harm. */
  remove: (id: ParcoursId, marcheId: string) => Promise<void>;
};
