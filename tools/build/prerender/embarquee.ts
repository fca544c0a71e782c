import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parcoursPaths } from '@/domain/parcours/portraits.ts';
import { buildPublication } from '@/domain/quete/publication.ts';
import { embarqueeFolder } from '@/domain/quete/quete-id.ts';
import type { Random } from '@/domain/random.ts';
import { drawingFile, workingFile } from '../../seed/drawing.ts';
import { saintMalo as embarquee } from '../../seed/saint-malo.ts';
import { traductionsOf } from '../../seed/traductions/seed-traduction.ts';
import { traductionsByParcoursId } from '../../seed/traductions/table.ts';

/** When the texts of the shipped quête were last changed. */
const publishedAt = Date.UTC(2026, 10, 29);

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Random bytes that are the same in every build of the same texts: nothing secret depends on them. */
function repeatable(seed: string): Random {
  let count = 0;
  return (byteCount) => {
    count += 1;
    return createHash('shake256', { outputLength: byteCount })
      .update(`${seed} ${String(count)}`)
      .digest();
  };
}

/** The file of a medium: the drawing itself for its working copy. */
function mediumFile(imagePath: string): string {
  const { folder } = embarquee;
  return imagePath.endsWith('.webp')
    ? drawingFile(folder, imagePath)
    : workingFile(folder, imagePath);
}

/**
 * The files of the quête that the site ships, by their address: its texts in each language, sealed as a publication is, without any answer
 * in clear, and its pictures. The same in every build of the same texts.
 */
export async function embarqueeFiles(): Promise<ReadonlyMap<string, string | Buffer>> {
  const { parcours } = embarquee;
  const files = new Map<string, string | Buffer>();
  const fileByPath = new Map<string, string>();
  for (const imagePath of parcoursPaths(parcours)) {
    const file = mediumFile(imagePath);
    const bytes = readFileSync(file);
    const address = `${embarqueeFolder}/${hash(bytes).slice(0, 16)}${path.extname(file)}`;
    fileByPath.set(imagePath, address);
    files.set(address, bytes);
  }
  const traductions = traductionsByParcoursId[parcours.id];
  const { contenuText: contenu, langues } = await buildPublication({
    random: repeatable(hash(JSON.stringify(parcours))),
    parcours,
    previous: null,
    fileByPath,
    ...(traductions !== undefined && {
      traductions: traductionsOf(parcours, traductions),
    }),
  });
  const write = (name: string, document: object) =>
    files.set(`${embarqueeFolder}/${name}.json`, JSON.stringify(document));
  // A party goes on with the texts that it began with: other texts are another version.
  const version = Number.parseInt(hash(contenu).slice(0, 6), 16) + 1;
  write('quete', { contenu, version, publishedAt });
  for (const { langue, contenuText } of langues) write(langue, { contenu: contenuText });
  return files;
}
