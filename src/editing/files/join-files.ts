import { generateNKeysBetween } from 'fractional-indexing';
import { limits } from '@/domain/limits.ts';
import { blankAventure } from '@/domain/parcours/aventure.ts';
import { isBlankEtape } from '@/domain/parcours/blank-parcours.ts';
import {
  adoptEtapes,
  type FreshIds,
  type WrittenEtapes,
} from '@/domain/parcours/versions/join-parcours.ts';
import { ownSaisies, renameSaisies } from '@/domain/parcours/saisie-path.ts';
import { freshEtapeId, freshRepereId } from '../session/fresh-id.ts';
import {
  FileRefusedError,
  openParcoursFile,
  type OpenedFile,
} from './parcours-archive.ts';

const freshIds: FreshIds = { etapeId: freshEtapeId, repereId: freshRepereId };

/** Contents of files, to be added to a parcours. */
export type Gathered = WrittenEtapes & Pick<OpenedFile, 'saisies' | 'files'>;

/** The étapes of a file with a text, or with a choice that leads there. */
function writtenOf({
  parcours: { etapes },
  saisies,
}: OpenedFile): OpenedFile['parcours']['etapes'] {
  const meant = new Set(etapes.flatMap(({ suites }) => suites.map(({ vers }) => vers)));
  return etapes.filter(
    (etape) =>
      meant.has(etape.id) ||
      !isBlankEtape(etape) ||
      Object.keys(saisies).some((key) => key.startsWith(`${etape.id}/`)),
  );
}

function add(known: WrittenEtapes, more: WrittenEtapes): WrittenEtapes {
  return {
    etapes: [...known.etapes, ...more.etapes],
    aventure: {
      ...known.aventure,
      objets: [...known.aventure.objets, ...more.aventure.objets],
      drapeaux: [...known.aventure.drapeaux, ...more.aventure.drapeaux],
      personnages: [...known.aventure.personnages, ...more.aventure.personnages],
    },
  };
}

/** The étapes of several files, file after file, ready to be added to `known`; empty étapes are left out. */
export function gather(
  files: readonly OpenedFile[],
  known: WrittenEtapes,
  fresh = freshIds,
): Gathered {
  let gathered: WrittenEtapes = { etapes: [], aventure: blankAventure };
  let saisies: OpenedFile['saisies'] = {};
  for (const file of files) {
    const adopted = adoptEtapes(
      { etapes: writtenOf(file), aventure: file.parcours.aventure },
      add(known, gathered),
      fresh,
    );
    saisies = { ...saisies, ...renameSaisies(file.saisies, adopted.ids) };
    gathered = add(gathered, adopted);
  }
  return {
    ...gathered,
    saisies,
    files: new Map(files.flatMap((file) => [...file.files])),
  };
}

/** Throws `FileRefusedError` when étapes together are more than a parcours may have. */
export function checkRoom({
  etapes,
  aventure: { objets, drapeaux, personnages },
}: WrittenEtapes): void {
  const { etapeCount, objetCount, drapeauCount, personnageCount } = limits;
  if (etapes.length > etapeCount.max) {
    throw new FileRefusedError(
      `Ensemble, il y aurait ${etapes.length} étapes : un parcours en a ${etapeCount.max} au plus.`,
    );
  }
  if (objets.length > objetCount.max || drapeaux.length > drapeauCount.max) {
    throw new FileRefusedError(
      `Ensemble, il y aurait ${objets.length} objets et ${drapeaux.length} repères : une aventure a ${objetCount.max} objets et ${drapeauCount.max} repères au plus.`,
    );
  }
  if (personnages.length > personnageCount.max) {
    throw new FileRefusedError(
      `Ensemble, il y aurait ${personnages.length} personnages : une aventure en a ${personnageCount.max} au plus.`,
    );
  }
}

/**
 * One parcours of several: its own fields are those of the first, its étapes are those of all, file after file. Throws `FileRefusedError`
 * above the maximum number of étapes.
 */
export function joinFiles(
  [first, ...others]: readonly [OpenedFile, ...OpenedFile[]],
  fresh = freshIds,
): OpenedFile {
  if (others.length === 0) return first;
  const { etapes, aventure, saisies, files } = gather(
    [first, ...others],
    { etapes: [], aventure: blankAventure },
    fresh,
  );
  checkRoom({ etapes, aventure });
  if (etapes.length === 0) return first;
  const rangs = generateNKeysBetween(null, null, etapes.length);
  return {
    parcours: {
      ...first.parcours,
      // The line joined the étapes of one file only.
      trace: '',
      aventure,
      etapes: etapes.map((etape, index) => ({
        ...etape,
        rang: rangs[index] ?? etape.rang,
      })),
    },
    saisies: { ...ownSaisies(first.saisies), ...saisies },
    files,
  };
}

/** Contents of each file. Throws `FileRefusedError`, which names the file if there are several. */
export async function openParcoursFiles(files: readonly File[]): Promise<OpenedFile[]> {
  const opened: OpenedFile[] = [];
  for (const file of files) {
    try {
      opened.push(await openParcoursFile(file));
    } catch (error) {
      if (!(error instanceof FileRefusedError) || files.length === 1) throw error;
      throw new FileRefusedError(`${file.name} : ${error.message}`, { cause: error });
    }
  }
  return opened;
}
