import { createContext, use } from 'react';
import type { Owner } from '@/data/account/account-queries.ts';

export const OwnerContext = createContext<Owner | null>(null);

/** Whose account the page changes; the page asks them « C’est bien vous ? » where a fresh sign-in is wanted. */
export function useOwner(): Owner {
  const owner = use(OwnerContext);
  if (owner === null) throw new Error('There is no ProofProvider around this.');
  return owner;
}
