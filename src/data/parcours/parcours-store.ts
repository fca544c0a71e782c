import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Jalon, JalonRaison } from '@/domain/parcours/versions/jalon.ts';
import type { Parcours, ParcoursId, Publication } from '@/domain/parcours/parcours.ts';
import type { PresenceStore } from '@/data/presence/presence-store.ts';
import type { CommentaireStore } from '../commentaire/commentaire-queries.ts';
import type { MarcheStore } from '../marche/marche-repository.ts';

/** A parcours as stored online, with data for the next save. */
export type ParcoursSnapshot = {
  parcours: Parcours;
  /** Its last publication; null if never published. */
  publication: Publication | null;
  /** Of the parcours's own document, changed by every save. */
  revision: number;
  etapeRevisionById: Readonly<Record<string, number>>;
  epreuveRevisionById: Readonly<Record<string, number>>;
  /** Of the last save: it shows if a save whose answer was lost had succeeded. */
  operationId: string;
  /** Epoch milliseconds. */
  updatedAt: number;
  /** The room where its writers see each other; absent from older drafts. */
  salon?: string | undefined;
};

export type ParcoursSave = {
  /** The last state read or saved; null if the parcours was never online. */
  base: ParcoursSnapshot | null;
  parcours: Parcours;
  operationId: string;
  /** Stores the whole state beside the save, for this reason: a write happens even without a change. */
  jalon?: JalonRaison | undefined;
};

/** The parcours is too long to store its whole state in a document. */
export class JalonTooLongError extends Error {
  override readonly name = 'JalonTooLongError';
}

export type JalonPage = {
  /** The newest first. */
  jalons: readonly Jalon[];
  /** The revision before the next page; null on the last one. */
  next: number | null;
};

/** Why an étape was not saved while the others were. */
export type RefusedEtape = {
  etapeId: EtapeId;
  /** Its fields are invalid; the rules refuse it; it exceeds a document's size. */
  raison: 'illisible' | 'refus' | 'trop-grande';
};

export type SaveOutcome =
  /** `refused`: étapes that could not be saved, whose previous online state is in `snapshot`. */
  | {
      type: 'saved';
      snapshot: ParcoursSnapshot;
      refused?: readonly RefusedEtape[] | undefined;
    }
  /** A concurrent save since `base`: nothing was written. */
  | { type: 'conflict'; theirs: ParcoursSnapshot };

export type ImageUpload = {
  /** `parcours/{parcoursId}/{name}.webp` */
  path: string;
  blob: Blob;
  /** Paths of the parcours's next files to send: all are announced at once. */
  next?: readonly string[] | undefined;
  /** From 0 to 1. */
  onProgress?: ((progress: number) => void) | undefined;
  /** Aborts the upload, which then rejects. */
  signal?: AbortSignal | undefined;
};

/** Store of an editor's parcours. The editor does not know if it is Firestore or this browser alone. */
export type ParcoursStore = {
  /** Online, by an account; or on this device alone. */
  kept: 'en-ligne' | 'appareil';
  /**
   * A parcours with its étapes and épreuves: three requests. Throws `NotFoundError`, `AccessDeniedError`, `OfflineError`,
   * `InvalidDocumentError` or `UnexpectedError`, as all do.
   */
  load: (id: ParcoursId) => Promise<ParcoursSnapshot>;
  /**
   * Writes the changes since `base` in one commit: the parcours, changed étapes and épreuves, removed ones. If that commit is refused, the
   * étapes are saved one by one (each with its épreuve and the parcours), and the outcome names the refused ones; an étape is never half
   * written. Nothing is written when another author saved since: the outcome then has their state. Throws `NotFoundError` when the parcours
   * was deleted, `AccessDeniedError` when the parcours itself is refused, and `JalonTooLongError` when a requested jalon cannot be stored.
   */
  save: (save: ParcoursSave) => Promise<SaveOutcome>;
  /** Succeeds if the same file exists already. */
  uploadImage: (upload: ImageUpload) => Promise<void>;
  readImage: (path: string) => Promise<Blob>;
  /** The stored states, without their texts; `before`: only those of earlier revisions. */
  listJalons: (id: ParcoursId, before: number | null) => Promise<JalonPage>;
  /** The whole parcours as stored with that revision. */
  readJalon: (id: ParcoursId, revision: number) => Promise<Parcours>;
  /** Comments between authors; null for a lone author. */
  commentaires: CommentaireStore | null;
  /** Authors' reports of test walks. */
  marches: MarcheStore;
  /** Other people with it open; null for a lone author. */
  presence: PresenceStore | null;
};
