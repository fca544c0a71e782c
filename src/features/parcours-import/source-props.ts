import type { Proposal } from '@/domain/exchange/proposal.ts';
import type { AskedTable, Roles } from '@/domain/exchange/read/columns.ts';
import type { ImportTools } from './import-tools.ts';

/** A source that was read: its proposals, and its name. */
export type Offered = {
  nom: string;
  proposals: readonly Proposal[];
  /** Its table, and the function that reads it again with the author's column roles. */
  columns?: { table: AskedTable; say: (roles: Roles) => Promise<FileOffer> };
};

/** Result of a file: an offer, or a French sentence with the reason; null if cancelled. */
export type FileOffer = { offered: Offered } | { refusal: string } | null;

export type SourceProps = {
  tools: ImportTools;
  onOffered: (offered: Offered) => void;
};
