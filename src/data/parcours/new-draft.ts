import type { Parcours } from '@/domain/parcours/parcours.ts';
import type { Draft } from './draft-repository.ts';

/** The draft of a parcours that was never online and has no other data yet, with `parts`. */
export function newDraft(parcours: Parcours, parts: Partial<Draft> = {}): Draft {
  return {
    id: parcours.id,
    parcours,
    saisies: {},
    base: null,
    sentOperationIds: [],
    conflicts: [],
    updatedAt: Date.now(),
    ...parts,
  };
}
