import { proposalOfParcours, type Proposal } from './proposal.ts';
import { proposeWalk } from './propose-walk.ts';
import type { AskedTable } from './read/columns.ts';
import {
  FileRefusedError,
  remark,
  type FoundWalk,
  type MediaFile,
  type Remark,
} from './read/found.ts';
import { readFile, type ReadOptions } from './read/read-file.ts';

/** What a file offers: one parcours, several walks to choose from, or photos to make one of. */
export type FileProposals = {
  /** Its format, as people know it. */
  nom: string;
  /** At least one, but where the columns are to be told first, and for photos. */
  proposals: readonly Proposal[];
  /** The table that they come from, of which the author can say which column is what. */
  table: AskedTable | null;
  /** Photos that were put together, and what is left of their archive. */
  photos: { files: readonly MediaFile[]; remarks: readonly Remark[] } | null;
};

/**
 * Makes proposals of a file. Rejects with `FileRefusedError` when nothing can be made of it.
 */
export async function proposeFile(
  bytes: Uint8Array,
  name: string,
  options: ReadOptions,
): Promise<FileProposals> {
  const { content, nom } = await readFile(bytes, name, options);
  if (content.type === 'parcours') {
    const { parcours, saisies, media, remarks } = content;
    const proposal = proposalOfParcours(parcours, media, remarks, saisies);
    return { nom, proposals: [proposal], table: null, photos: null };
  }
  if (content.type === 'photos') {
    const { photos: files, remarks } = content;
    return { nom, proposals: [], table: null, photos: { files, remarks } };
  }
  const tables = content.walks.map(({ table }) => table).filter((one) => one !== null);
  const table = tables.find(({ mustAsk }) => mustAsk) ?? tables[0] ?? null;
  const outcomes = content.walks.map((walk) => tryWalk(walk, content.media));
  const found = outcomes.flatMap((outcome) =>
    outcome instanceof FileRefusedError ? [] : outcome,
  );
  const refusals = outcomes.filter((outcome) => outcome instanceof FileRefusedError);
  if (found.length === 0 && table?.mustAsk !== true) {
    throw refusals[0] ?? new FileRefusedError('sans-lieu');
  }
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
    table,
    photos: null,
  };
}

/** One walk that is wrong does not refuse the others. */
function tryWalk(
  walk: FoundWalk,
  media: readonly MediaFile[] | undefined,
): Proposal[] | FileRefusedError {
  try {
    return proposeWalk(walk, media);
  } catch (error) {
    if (error instanceof FileRefusedError) return error;
    throw error;
  }
}
