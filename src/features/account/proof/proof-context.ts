import { createContext, use } from 'react';
import type { AskForProof } from '@/data/account/proof.ts';

/** Whose account is changed, and how its owner is asked for a fresh sign-in where Firebase wants one. */
export type Owner = { uid: string; ask: AskForProof };

export const OwnerContext = createContext<Owner | null>(null);

/** Whose account the page changes; the page asks them « C’est bien vous ? » where a fresh sign-in is wanted. */
export function useOwner(): Owner {
  const owner = use(OwnerContext);
  if (owner === null) throw new Error('There is no ProofProvider around this.');
  return owner;
}
