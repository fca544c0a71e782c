import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { queteOf } from '@/data/quete/quete-document.ts';
import { dossierFiles, dossierMedia, zipDossier } from '@/domain/quete/dossier.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { paths } from '@/lib/paths.ts';
import type { Drawing } from '@/ui/icons/drawings.ts';
import path from 'node:path';
import { parcoursPaths } from '@/domain/parcours/portraits.ts';
import { loadMessageCode } from '@/domain/epreuve/code-message.ts';
import { enigmesName, type Enigmes } from '@/data/quete/enigme-repository.ts';
import { enigmeOf } from '@/domain/quete/enigme.ts';
import {
  buildPublication,
  type PublicationDocuments,
} from '@/domain/quete/publication.ts';
import { embarqueeFolder, embarqueeId } from '@/domain/quete/embarquee.ts';
import type { Random } from '@/domain/random.ts';
import { drawingFile, workingFile } from '../../seed/drawing.ts';
import { saintFiacre as embarquee } from '../../seed/saint-fiacre.ts';
import { traductionsOf } from '../../seed/traductions/seed-traduction.ts';
import { traductionsByParcoursId } from '../../seed/traductions/table.ts';

/** When the texts of the shipped quête were last changed. */
const publishedAt = Date.UTC(2026, 10, 29);

/** Its folder on the site, for whoever wants to see one (docs/dossier.md). */
export const embarqueeZip = 'joueur/saint-fiacre.zip';

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

type Embarquee = {
  /** By their address: its texts in each language, sealed as a publication is, without any answer in clear, and its pictures. */
  files: ReadonlyMap<string, string | Buffer>;
  /** Its first message, for the home page. */
  enigmes: Enigmes;
  /** Its folder as a zip (docs/dossier.md). */
  zip: (player: {
    origin: string;
    /** The files of the player by their name. */
    joueur: ReadonlyMap<string, Uint8Array>;
    drawings: ReadonlyMap<string, Drawing>;
  }) => Uint8Array;
};

/** The quête that the site ships: the same in every build of the same texts. */
export async function buildEmbarquee(): Promise<Embarquee> {
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
  const documents = await buildPublication({
    random: repeatable(hash(JSON.stringify(parcours))),
    parcours,
    previous: null,
    fileByPath,
    ...(traductions !== undefined && {
      traductions: traductionsOf(parcours, traductions),
    }),
  });
  const { contenuText: contenu, langues } = documents;
  const write = (name: string, document: object) =>
    files.set(`${embarqueeFolder}/${name}.json`, JSON.stringify(document));
  // A party goes on with the texts that it began with: other texts are another version.
  const version = Number.parseInt(hash(contenu).slice(0, 6), 16) + 1;
  const document = { contenu, version, publishedAt };
  write('quete', document);
  for (const { langue, contenuText } of langues) write(langue, { contenu: contenuText });
  const enigmes = await enigmesOf(documents);
  write(enigmesName, enigmes);
  const zip: Embarquee['zip'] = ({ origin, joueur, drawings }) => {
    const quete = queteOf(embarqueeId, document);
    const dossier = dossierFiles({
      ...{ quete, joueur },
      langues: new Map(langues.map((one) => [one.langue, one.contenu])),
      vivante: origin + paths.jouer(addressOf(embarqueeId)),
      embleme: drawings.get(quete.contenu.embleme ?? '') ?? null,
      media: new Map(
        dossierMedia(quete.contenu, { hasFilms: false }).map((address) => [
          address,
          Buffer.from(files.get(address) ?? ''),
        ]),
      ),
    });
    return zipDossier(dossier, { nom: 'saint-fiacre', publishedAt });
  };
  return { files, enigmes, zip };
}

/** The first message in each language of the quête. Throws if its first étape is none, or its code has no signs. */
async function enigmesOf({
  contenu,
  langues,
  solutionByEtapeId,
}: PublicationDocuments): Promise<Enigmes> {
  const [etape] = embarquee.parcours.etapes;
  const solution = etape && solutionByEtapeId.get(etape.id);
  const secretCode = etape && (await loadMessageCode(etape.epreuve.message));
  const all = [{ langue: 'fr' as const, contenu }, ...langues].map((one) => {
    // An explication without a translation is in French.
    const told =
      (one.langue === 'fr' ? undefined : solution?.langues?.[one.langue]) ?? solution;
    const enigme = secretCode && told ? enigmeOf(one.contenu, secretCode, told) : null;
    if (enigme === null) throw new Error('The quête begins with no message in signs.');
    return [one.langue, enigme];
  });
  return Object.fromEntries(all) as Enigmes; // The languages of the publication.
}
