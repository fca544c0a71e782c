import { proposalOfParcours, type Proposal } from './proposal.ts';
import { proposeWalk } from './propose-walk.ts';
import { FileRefusedError, remark } from './read/found.ts';
import { readFile } from './read/read-file.ts';

/** What a file offers: one parcours, or several walks to choose from. */
export type FileProposals = {
  /** Its format, as people know it. */
  nom: string;
  /** At least one. */
  proposals: readonly Proposal[];
};

/**
 * Makes proposals of a file. `now` in epoch milliseconds. Throws `FileRefusedError` when nothing can be made of it.
 */
export function proposeFile(bytes: Uint8Array, name: string, now: number): FileProposals {
  const { content, nom } = readFile(bytes, name, now);
  if (content.type === 'parcours') {
    const { parcours, media, remarks } = content;
    return { nom, proposals: [proposalOfParcours(parcours, media, remarks)] };
  }
  const placed = content.walks.filter(
    ({ lines, points }) => lines.length > 0 || points.length > 0,
  );
  if (placed.length === 0) throw new FileRefusedError('sans-lieu');
  const several = remark('plusieurs-balades', placed.length > 1 ? placed.length : 0);
  return {
    nom,
    proposals: placed.map((walk) =>
      proposeWalk({ ...walk, remarks: [...several, ...walk.remarks] }),
    ),
  };
}
