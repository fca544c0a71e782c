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

/** Offer of a file: one parcours, several walks to choose from, or photos to make one of. */
export type FileProposals = {
  /** Display name of its format. */
  nom: string;
  /** At least one, unless the columns are asked first, or for photos. */
  proposals: readonly Proposal[];
  /** Their table, whose columns the author can name. */
  table: AskedTable | null;
  /** Assembled photos, and the remarks on their archive. */
  photos: { files: readonly MediaFile[]; remarks: readonly Remark[] } | null;
};

/** Makes proposals of a file. Rejects with `FileRefusedError` if it cannot be read. */
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

/** A faulty walk does not refuse the others. */
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
