import type { Proposal } from '@/domain/exchange/proposal.ts';
import type { AskedTable, Roles } from '@/domain/exchange/read/columns.ts';
import type { ImportTools } from './import-tools.ts';

/** Something to begin from was read: what it offers, and what it is called. */
export type Offered = {
  nom: string;
  proposals: readonly Proposal[];
  /** The table that it comes from, and how it is read again once its author has said which column is what. */
  columns?: { table: AskedTable; say: (roles: Roles) => Promise<FileOffer> };
};

/** What became of a file: an offer, or a French sentence that says why there is none; null where it was given up. */
export type FileOffer = { offered: Offered } | { refusal: string } | null;

export type SourceProps = {
  tools: ImportTools;
  onOffered: (offered: Offered) => void;
};
