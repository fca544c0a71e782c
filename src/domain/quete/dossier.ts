import { strToU8, zipSync, type Zippable } from 'fflate';
import {
  coverImageOf,
  filmBytesOf,
  publicPicturesOf,
  vignetteOf,
} from './public-media.ts';
import type { Contenu, Quete, QueteId } from './quete.ts';
import { isPriveeId } from './quete-id.ts';
import type { Suspension } from './suspension.ts';

/** The number of the format of a folder (docs/dossier.md). */
export const dossierFormat = 1;

/** A text of a quête as its publication stores it: the JSON of its `contenu`. */
type Texte = { contenu: string };

/** What `quete.js` of a folder says: a published quête with its languages, without any answer in clear. */
export type Dossier = {
  format: number;
  id: QueteId;
  /** Address of the living quête. */
  vivante: string;
  quete: Texte & {
    version: number;
    publishedAt: number;
    /** Its closures when the folder was made, as its document has them. */
    suspensions: Readonly<Record<string, Suspension>>;
  };
  /** By language, without French. */
  langues: Readonly<Record<string, Texte>>;
  /** Addresses of its files, relative to the folder, by their path in the texts. */
  fichiers: Readonly<Record<string, string>>;
  /** The drawing of its emblem; absent without one. */
  embleme?: { d: string; side: number; stroke: number };
  /** E-mail address for its problems; absent without one. */
  contact?: string;
};

/** The files of the player, by their name in the folder and at the site. */
export const joueurFiles = [
  'joueur/joueur.js',
  'joueur/style.css',
  'joueur/titre.woff2',
  'joueur/texte.woff2',
  ...['en', 'de', 'nl', 'es', 'it'].map((langue) => `joueur/${langue}.js`),
] as const;

/** The paths of the pictures of a quête in each size, its recordings, and its films if wanted: each once, in the order of the walk. */
export function dossierMedia(
  { etapes, personnages = [] }: Contenu,
  { hasFilms }: { hasFilms: boolean },
): string[] {
  const portraits = personnages.map(({ portrait }) => portrait);
  const media = [
    ...[...etapes.flatMap(publicPicturesOf), ...portraits].flatMap((image) =>
      image === null ? [] : [image, ...(image.tailles ?? [])],
    ),
    ...etapes.flatMap(({ audio }) => audio ?? []),
    ...(hasFilms ? etapes.flatMap(({ film }) => film ?? []) : []),
  ];
  return [...new Set(media.map(({ path }) => path))];
}

/** Bytes of a pixel in a picture of ours, and of a recording; measured on the seed. */
const pixelBytes = 0.12;
const audioBytes = 700_000;
/** Bytes of the player in a zip. */
const joueurBytes = 520_000;

/** The size of a folder in bytes, within a half: no text says that of a picture. */
export function dossierBytes(
  contenu: Contenu,
  { hasFilms }: { hasFilms: boolean },
): number {
  const images = contenu.etapes.flatMap(publicPicturesOf);
  const pixels = images.reduce((sum, { largeur, hauteur, tailles = [] }) => {
    const widths = [largeur, ...tailles.map((size) => size.largeur)];
    return (
      sum + widths.reduce((own, width) => own + (width * width * hauteur) / largeur, 0)
    );
  }, 0);
  const audioCount = contenu.etapes.filter(({ audio }) => audio !== undefined).length;
  const films = hasFilms ? filmBytesOf(contenu) : 0;
  return joueurBytes + pixels * pixelBytes + audioCount * audioBytes + films;
}

export type DossierInput = {
  quete: Quete;
  /** Its other languages. */
  langues: ReadonlyMap<string, Contenu>;
  /** Address of the living quête. */
  vivante: string;
  /** The files of the player (`joueurFiles`, and the licences of its parts) by their name. */
  joueur: ReadonlyMap<string, Uint8Array>;
  /** The files of the quête by their path. Those that could not be had are missing. */
  media: ReadonlyMap<string, Uint8Array>;
  /** The drawing of its emblem; null without one. */
  embleme: NonNullable<Dossier['embleme']> | null;
  /** E-mail address for its problems; empty for none. */
  contact?: string;
  /** The parcours itself for another site (`toArchive`), its answers included; absent if not wanted. */
  archive?: Uint8Array | undefined;
};

const archiveName = 'parcours.zip';

/** Names are ASCII: every unzipper takes them. */
function fileNames(media: Iterable<string>): Map<string, string> {
  return new Map(
    Array.from(media, (path, index) => {
      const [, extension = 'bin'] = /\.([a-z0-9]{1,5})$/.exec(path) ?? [];
      return [path, `fichiers/${String(index + 1).padStart(3, '0')}.${extension}`];
    }),
  );
}

/**
 * The files of a folder that plays a published quête on any web space, or from a disk. The same input gives the same bytes. Throws for a
 * quête privée, whose key must not go round.
 */
export function dossierFiles(input: DossierInput): Map<string, Uint8Array> {
  const { quete, langues, vivante, joueur, media, embleme, contact = '' } = input;
  const { archive } = input;
  const { id, version, publishedAt, contenu, suspensions } = quete;
  if (isPriveeId(id)) throw new Error('A quête privée has no folder.');
  const nameByPath = fileNames(media.keys());
  const { fermeture = null, byEtapeId = {} } = suspensions ?? {};
  const dossier: Dossier = {
    format: dossierFormat,
    ...{ id, vivante },
    quete: {
      contenu: JSON.stringify(contenu),
      ...{ version, publishedAt },
      suspensions: { ...byEtapeId, ...(fermeture !== null && { fermeture }) },
    },
    langues: Object.fromEntries(
      Array.from(langues, ([langue, one]) => [langue, { contenu: JSON.stringify(one) }]),
    ),
    fichiers: Object.fromEntries(nameByPath),
    ...(embleme !== null && { embleme }),
    ...(contact !== '' && { contact }),
  };
  const partage = nameByPath.get(vignetteOf(coverImageOf(contenu)));
  return new Map([
    ['index.html', strToU8(indexHtml(contenu, partage))],
    ['LISEZMOI.txt', strToU8(lisezMoi(input))],
    ['quete.js', strToU8(`self.queteEmportee = ${JSON.stringify(dossier)};\n`)],
    ...(archive === undefined ? [] : [[archiveName, archive] as const]),
    ...joueur,
    ...Array.from(
      media,
      ([path, bytes]) => [nameByPath.get(path) ?? path, bytes] as const,
    ),
  ]);
}

/** A folder as a zip, every file below a folder of this name, dated as the quête. */
export function zipDossier(
  files: ReadonlyMap<string, Uint8Array>,
  { nom, publishedAt }: { nom: string; publishedAt: number },
): Uint8Array<ArrayBuffer> {
  const at = new Date(publishedAt);
  // A zip has the local time of whoever makes it: this one has the same everywhere.
  const mtime = new Date(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), 12);
  const entries: Zippable = {};
  for (const [name, bytes] of files) {
    // Pictures, sounds and letters are as small as they can be already.
    const level = /\.(?:html|txt|js|css|svg)$/.test(name) ? 6 : 0;
    entries[`${nom}/${name}`] = [bytes, { level, mtime }];
  }
  return new Uint8Array(zipSync(entries));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function indexHtml({ titre, resume }: Contenu, partage: string | undefined): string {
  const title = escapeHtml(titre);
  const description = escapeHtml(resume);
  const image =
    partage === undefined
      ? ''
      : `\n    <meta property="og:image" content="${partage}" />`;
  return `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <meta name="description" content="${description}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />${image}
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="joueur/style.css" />
    <script defer src="quete.js"></script>
    <script defer src="joueur/joueur.js"></script>
  </head>
  <body>
    <div id="root">
      <h1>${title}</h1>
      <p>${description}</p>
      <p>
        La quête s’ouvre… Si elle ne vient pas, le dossier n’est pas entier, ou
        JavaScript est bloqué\u00A0: décompressez le zip et copiez le dossier entier,
        puis ouvrez son «\u00A0index.html\u00A0» dans un navigateur.
      </p>
    </div>
  </body>
</html>
`;
}

const reprise = `
REPRENDRE LE PARCOURS
«\u00A0${archiveName}\u00A0» est l’archive du parcours, à ouvrir sur un site Quêtes & Codes par
«\u00A0Partir de ce que vous avez\u00A0». Elle contient les réponses\u00A0: retirez-la avant de
donner le dossier à des joueurs.
`;

function lisezMoi({ quete, vivante, archive }: DossierInput): string {
  const { contenu, version, publishedAt } = quete;
  const date = new Date(publishedAt).toISOString().slice(0, 10);
  return `${contenu.titre} (${contenu.commune.nom})
Version ${version} du ${date}, format de dossier ${dossierFormat}

Ce dossier contient une quête entière et le jeu. Il ne demande rien à aucun autre site.

JOUER
- Sur cet ordinateur\u00A0: décompressez le zip, ouvrez «\u00A0index.html\u00A0».
- Sur une clé USB ou une tablette\u00A0: copiez le dossier entier, ouvrez «\u00A0index.html\u00A0».
- Sur un site ou un intranet\u00A0: déposez le dossier entier dans un espace web, donnez
  l’adresse de «\u00A0index.html\u00A0». Aucun programme n’est à installer sur le serveur.
Ne renommez et ne retirez aucun fichier du dossier.
Sans https, un navigateur ne donne ni la position ni l’appareil photo.

CE QUE CETTE COPIE NE FAIT PAS
Elle garde la partie sur l’appareil qui joue, mais ne prouve et ne compte rien.
Elle ignore ce qui change après sa date\u00A0: la quête à jour, ses fermetures et ses
nouvelles versions sont à cette adresse\u00A0:
${vivante}
${archive === undefined ? '' : reprise}
LICENCES
Textes et images\u00A0: à leurs auteurs, nommés sous chaque image.
Le jeu\u00A0: EUPL-1.2\u202F; ce qu’il contient d’autre est dans «\u00A0joueur/licences.txt\u00A0».
`;
}
