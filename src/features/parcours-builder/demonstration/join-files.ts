import { generateNKeysBetween } from 'fractional-indexing';
import type { Etape, EtapeId } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import { blankEtape } from '@/domain/parcours/blank-parcours.ts';
import { sameValue } from '@/domain/parcours/same-value.ts';
import { FileRefusedError, type OpenedFile } from './parcours-archive.ts';

type Piece = { etape: Etape; saisies: Record<string, string> };

/** The étapes of a file on which something is written, each with what could not be read in its fields. */
function piecesOf({ parcours: { etapes }, saisies }: OpenedFile): Piece[] {
  return etapes
    .map((etape) => ({
      etape,
      saisies: Object.fromEntries(
        Object.entries(saisies).filter(([key]) => key.startsWith(`${etape.id}/`)),
      ),
    }))
    .filter(
      ({ etape, saisies: own }) =>
        Object.keys(own).length > 0 ||
        !sameValue(etape, blankEtape(etape.id, etape.rang)),
    );
}

/** The piece under another id, when an étape before it has its own: two devices may have opened the same file. */
function distinct(
  piece: Piece,
  taken: ReadonlySet<string>,
  freshId: () => EtapeId,
): Piece {
  const { etape, saisies } = piece;
  if (!taken.has(etape.id)) return piece;
  const id = freshId();
  const entries = Object.entries(saisies).map(([key, texte]): [string, string] => [
    id + key.slice(etape.id.length),
    texte,
  ]);
  return { etape: { ...etape, id }, saisies: Object.fromEntries(entries) };
}

/**
 * One parcours of several: what is said of it is that of the first, its étapes are those of all, file after file; étapes
 * on which nothing is written are left out. Throws `FileRefusedError` when there are more than a parcours may have.
 */
export function joinFiles(
  [first, ...others]: readonly [OpenedFile, ...OpenedFile[]],
  freshId: () => EtapeId,
): OpenedFile {
  if (others.length === 0) return first;
  const pieces: Piece[] = [];
  const taken = new Set<string>();
  for (const found of [first, ...others].flatMap(piecesOf)) {
    const piece = distinct(found, taken, freshId);
    taken.add(piece.etape.id);
    pieces.push(piece);
  }
  const count = pieces.length;
  if (count > limits.etapeCount.max) {
    throw new FileRefusedError(
      `Ensemble, ces fichiers ont ${count} étapes : un parcours en a ${limits.etapeCount.max} au plus.`,
    );
  }
  if (count === 0) return first;
  const rangs = generateNKeysBetween(null, null, count);
  const own = Object.entries(first.saisies).filter(([key]) => key.startsWith('/'));
  return {
    parcours: {
      ...first.parcours,
      // The line joined the étapes of one file only.
      trace: '',
      etapes: pieces.map(({ etape }, index) => ({
        ...etape,
        rang: rangs[index] ?? etape.rang,
      })),
    },
    saisies: Object.assign(
      Object.fromEntries(own),
      ...pieces.map(({ saisies }) => saisies),
    ) as Record<string, string>, // Of records of texts.
    files: new Map([first, ...others].flatMap(({ files }) => [...files])),
  };
}
