/** A stored document as plain JSON: times are ISO texts, places `{latitude, longitude}`. */
export type OwnDocument = {
  chemin: string;
  contenu: Record<string, unknown>;
  /** Its sub-documents, by collection; empty ones are left out. */
  sousDocuments?: Record<string, OwnDocument[]>;
};

export type OwnFile = {
  chemin: string;
  type: string;
  octets: number;
  /** The file itself, as a `data:` address. */
  donnees: string;
};

/** All stored data of an account, as the file that its owner downloads. */
export type OwnData = {
  format: 'quetes-et-codes.donnees-personnelles';
  version: 1;
  /** ISO time. */
  exporteLe: string;
  /** The identity record, and the token's claims (never the token). */
  identite: Record<string, unknown>;
  /** By collection; empty ones are left out. */
  documents: Record<string, OwnDocument[]>;
  fichiers: OwnFile[];
  /** The parties stored on this device. */
  appareil: { parties: unknown[] };
};

/** Counts of the data that a deletion removes. */
export type OwnDataCount = { partieCount: number; parcoursCount: number };
