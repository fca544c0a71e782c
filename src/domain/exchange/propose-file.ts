import { proposalOfParcours, type Proposal } from './proposal.ts';
import { proposeWalk } from './propose-walk.ts';
import { FileRefusedError, remark, type FoundWalk } from './read/found.ts';
import { readFile, type ReadOptions } from './read/read-file.ts';

/** What a file offers: one parcours, or several walks to choose from. */
export type FileProposals = {
  /** Its format, as people know it. */
  nom: string;
  /** At least one. */
  proposals: readonly Proposal[];
};

/**
 * Makes proposals of a file. `now` in epoch milliseconds; `onProgress` gets the share that is read, from 0 to 1. Throws `FileRefusedError` when nothing can be made of it.
 */
export function proposeFile(
  bytes: Uint8Array,
  name: string,
  now: number,
  onProgress?: ReadOptions['onProgress'],
): FileProposals {
  const { content, nom } = readFile(bytes, name, { now, onProgress });
  if (content.type === 'parcours') {
    const { parcours, saisies, media, remarks } = content;
    const proposal = proposalOfParcours(parcours, media, remarks, saisies);
    return { nom, proposals: [proposal] };
  }
  const outcomes = content.walks.map(tryWalk);
  const found = outcomes.flatMap((outcome) =>
    outcome instanceof FileRefusedError ? [] : outcome,
  );
  const refusals = outcomes.filter((outcome) => outcome instanceof FileRefusedError);
  if (found.length === 0) throw refusals[0] ?? new FileRefusedError('sans-lieu');
  const before = [
    ...remark('plusieurs-balades', found.length > 1 ? found.length : 0),
    ...remark('balades-laissees', refusals.length),
  ];
  return {
    nom,
    proposals: found.map((proposal) => ({
      ...proposal,
      remarks: [...before, ...proposal.remarks],
    })),
  };
}

/** One walk that is wrong does not refuse the others. */
function tryWalk(walk: FoundWalk): Proposal[] | FileRefusedError {
  try {
    return proposeWalk(walk);
  } catch (error) {
    if (error instanceof FileRefusedError) return error;
    throw error;
  }
}
