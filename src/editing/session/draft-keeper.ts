import type { Draft, DraftImage } from '@/data/parcours/draft-repository.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';

/** Where the session keeps what is written: IndexedDB, or a stand-in for tests. */
export type DraftKeeper = {
  writeDraft: (draft: Draft) => Promise<void>;
  keepPartingCopy: (draft: Draft) => void;
  keepImage: (parcoursId: ParcoursId, image: DraftImage) => Promise<void>;
  readKeptImage: (path: string) => Promise<Blob | null>;
  listKeptPaths: (parcoursId: ParcoursId) => Promise<string[]>;
  dropKeptImage: (path: string) => Promise<void>;
};
