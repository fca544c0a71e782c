import type { Proposal } from '@/domain/exchange/proposal.ts';
import type { ImportTools } from './import-tools.ts';

/** Something to begin from was read: what it offers, and what it is called. */
export type Offered = { nom: string; proposals: readonly Proposal[] };

export type SourceProps = {
  tools: ImportTools;
  onOffered: (offered: Offered) => void;
};
