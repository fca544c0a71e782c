import type { Parcours, ParcoursId, Publication } from '@/domain/parcours/parcours.ts';

/** A parcours as it stands online, with what the next save must know of it. */
export type ParcoursSnapshot = {
  parcours: Parcours;
  /** Where it was last published; null when it never was. */
  publication: Publication | null;
  /** Of the parcours's own document, which every save changes. */
  revision: number;
  etapeRevisionById: Readonly<Record<string, number>>;
  epreuveRevisionById: Readonly<Record<string, number>>;
  /** Of the last save: it tells whether a save whose answer was lost had succeeded. */
  operationId: string;
  /** Epoch milliseconds. */
  updatedAt: number;
};

export type ParcoursSave = {
  /** What was read or saved last; null when the parcours was never online. */
  base: ParcoursSnapshot | null;
  parcours: Parcours;
  operationId: string;
};

export type SaveOutcome =
  | { type: 'saved'; snapshot: ParcoursSnapshot }
  /** Somebody else saved since `base`: nothing was written. */
  | { type: 'conflict'; theirs: ParcoursSnapshot };

export type ImageUpload = {
  /** `parcours/{parcoursId}/{name}.webp` */
  path: string;
  blob: Blob;
  /** From 0 to 1. */
  onProgress?: ((progress: number) => void) | undefined;
  /** Stops the sending, which then rejects. */
  signal?: AbortSignal | undefined;
};

/** Where an editor keeps its parcours. It does not know whether that is Firestore or this browser alone. */
export type ParcoursStore = {
  /** Throws `NotFoundError`, `AccessDeniedError`, `OfflineError`, `InvalidDocumentError` or `UnexpectedError`, as all do. */
  load: (id: ParcoursId) => Promise<ParcoursSnapshot>;
  /** Writes what changed since `base`, all or nothing. Throws `NotFoundError` when the parcours was deleted. */
  save: (save: ParcoursSave) => Promise<SaveOutcome>;
  /** Succeeds when the very file is there already. */
  uploadImage: (upload: ImageUpload) => Promise<void>;
  readImage: (path: string) => Promise<Blob>;
};

/** A fresh id for one write: 24 characters of `[0-9a-f]`. */
export function createOperationId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 24);
}
