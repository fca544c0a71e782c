/** A stored document as plain JSON: times are ISO texts, places `{latitude, longitude}`. */
export type OwnDocument = {
  chemin: string;
  contenu: Record<string, unknown>;
  /** What lies under it, by collection; those that hold nothing are left out. */
  sousDocuments?: Record<string, OwnDocument[]>;
};

export type OwnFile = {
  chemin: string;
  type: string;
  octets: number;
  /** The file itself, as a `data:` address. */
  donnees: string;
};

/** Everything that is kept about an account, as the one file that its owner downloads. */
export type OwnData = {
  format: 'quetes-et-codes.donnees-personnelles';
  version: 1;
  /** ISO time. */
  exporteLe: string;
  /** The identity record, and what its token says (never the token). */
  identite: Record<string, unknown>;
  /** By collection; those that hold nothing are left out. */
  documents: Record<string, OwnDocument[]>;
  fichiers: OwnFile[];
  /** The parties that this device keeps. */
  appareil: { parties: unknown[] };
};

/** How much a deletion takes along. */
export type OwnDataCount = { partieCount: number; parcoursCount: number };
