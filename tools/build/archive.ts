import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { loadEnv } from 'vite';
import * as z from 'zod/mini';
import { licencesFile } from '../../src/lib/licences-file.ts';
import { namedProject } from './legal-blanks.ts';
import { ClearError } from '../lib/clear-error.ts';
import { localFolder, repositoryFolder } from '../lib/environment.ts';
import { counted, print } from '../lib/print.ts';
import { run } from '../lib/run.ts';

/** `npm run archive`: the archive of a release, from the site that `npm run build -- --release` has made. */

const hostingSchema = z.looseObject({ hosting: z.looseObject({ public: z.string() }) });

/** Copied as they are, to the root of the archive. */
const copied = [
  'firestore.rules',
  'firestore.indexes.json',
  'storage.rules',
  'database.rules.json',
  'LICENSE',
  'CHANGELOG.md',
];

const readMe = (version: string, project: string | null) => `Quêtes & Codes ${version}

${
  project === null
    ? 'Construite sans projet Firebase : pour vérifier et étudier, pas pour mettre en ligne.'
    : `Construite pour le projet Firebase « ${project} ».`
}

CE QU’IL Y A ICI
  site/                     le site construit, tel qu’il va en ligne
  firebase.json             ses adresses, ses en-têtes, et les fichiers ci-dessous
  firestore.rules, storage.rules, database.rules.json, firestore.indexes.json
                            qui a le droit de quoi ; sans eux le site ne marche pas
  quetes-et-codes.cdx.json  la liste de tout ce qui est dans le site (CycloneDX)
  NOTICES.txt               les licences de tout ce qui est dans le site
  LICENSE                   celle du code : EUPL 1.2
  SHA256SUMS                l’empreinte de chaque fichier

VÉRIFIER, dans ce dossier
  Linux, macOS : sha256sum -c SHA256SUMS   (macOS : shasum -a 256 -c SHA256SUMS)
  Windows      : certutil -hashfile <fichier> SHA256, à comparer avec sa ligne

METTRE EN LIGNE SANS NODE
  1. Un site construit connaît son projet Firebase et qui le publie : cette archive ne sert qu’au projet
     pour lequel elle a été faite. Pour le vôtre, sans rien installer : copiez le dépôt sur votre forge,
     remplissez src/content/editeur.json dans le navigateur, donnez les variables du projet
     (docs/deployment.md, « 3. Configuration of the build »), puis posez une étiquette v1.2.3 :
     la forge construit votre archive, et met votre site en ligne.
  2. Pour remettre en ligne celle-ci : le programme « firebase » autonome (https://firebase.google.com/docs/cli,
     « standalone binary ») n’a pas besoin de Node. Dans ce dossier :
         firebase login
         firebase deploy --project <projet> --only firestore,storage,database
         firebase deploy --project <projet> --only hosting
  3. Il reste de la mise en ligne ce qu’une archive ne fait pas : connexion, rôle de Storage, premier accès
     d’administration. Les pages et le ménage de chaque mois demandent Node, ou la forge.

SANS FIREBASE
  Ce site ne s’en passe pas. Une quête, si : « Emporter la quête », sur sa page, en fait un dossier qui se joue
  depuis n’importe quel espace web.
`;

function filesIn(folder: string): [name: string, content: Uint8Array][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((name) => !name.split(path.sep).some((part) => part.startsWith('.')))
    .toSorted()
    .map((name) => [
      name.split(path.sep).join('/'),
      new Uint8Array(readFileSync(path.join(folder, name))),
    ]);
}

/** The configuration of the archive: `firebase.json` of the repository with the hosting of the build, in `site/`. */
function configuration(hostingFile: string): string {
  const own: unknown = JSON.parse(
    readFileSync(path.join(repositoryFolder, 'firebase.json'), 'utf8'),
  );
  const { hosting } = hostingSchema.parse(JSON.parse(readFileSync(hostingFile, 'utf8')));
  const whole = { ...hostingSchema.parse(own), hosting: { ...hosting, public: 'site' } };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

export type ArchiveSource = {
  version: string;
  /** The Firebase project of the build; null for a local one. */
  project: string | null;
  siteFolder: string;
  /** The configuration that the build wrote. */
  hostingFile: string;
  /** The bill of materials (CycloneDX, JSON). */
  sbom: string;
};

/** The files of an archive by their names, with the sum of each in `SHA256SUMS`. Throws a `ClearError` without a built site. */
export function archiveFiles(source: ArchiveSource): Map<string, Uint8Array> {
  const { version, project, siteFolder, hostingFile, sbom } = source;
  const notices = path.join(siteFolder, licencesFile);
  if (!existsSync(notices) || !existsSync(hostingFile)) {
    throw new ClearError(
      'Il n’y a pas de site construit : « npm run build -- --release » d’abord.',
    );
  }
  const files = new Map<string, Uint8Array>([
    ['LISEZMOI.txt', strToU8(readMe(version, project))],
    ['NOTICES.txt', new Uint8Array(readFileSync(notices))],
    ['firebase.json', strToU8(configuration(hostingFile))],
    ['quetes-et-codes.cdx.json', strToU8(sbom)],
    ...copied.map(
      (name) =>
        [name, new Uint8Array(readFileSync(path.join(repositoryFolder, name)))] as const,
    ),
    ...filesIn(siteFolder).map(([name, content]) => [`site/${name}`, content] as const),
  ]);
  const sums = [...files].map(
    ([name, content]) => `${createHash('sha256').update(content).digest('hex')}  ${name}`,
  );
  return files.set('SHA256SUMS', strToU8(`${sums.join('\n')}\n`));
}

/** One folder in a zip; the same files give the same bytes. */
export function zipped(name: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const inside = Object.fromEntries(
    [...files].map(([file, content]) => [`${name}/${file}`, content]),
  );
  return zipSync(inside, { mtime: new Date(2026, 0, 1) });
}

async function billOfMaterials(): Promise<string> {
  const parameters = ['sbom', '--omit=dev', '--workspaces=false'];
  const { status, output } = await run(
    'npm',
    [...parameters, '--sbom-format=cyclonedx', '--sbom-type=application'],
    { cwd: repositoryFolder },
  );
  if (status !== 0) throw new ClearError(`« npm sbom » a échoué :\n${output}`);
  return output.slice(output.indexOf('{'));
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) {
  try {
    const { version } = z
      .object({ version: z.string() })
      .parse(
        JSON.parse(readFileSync(path.join(repositoryFolder, 'package.json'), 'utf8')),
      );
    const sbom = await billOfMaterials();
    const files = archiveFiles({
      version,
      project: namedProject({
        ...loadEnv('production', repositoryFolder, 'VITE_'),
        ...process.env,
      }),
      siteFolder: path.join(repositoryFolder, 'dist'),
      hostingFile: path.join(repositoryFolder, 'firebase.deploy.json'),
      sbom,
    });
    const name = `quetes-et-codes-${version}`;
    const folder = path.join(localFolder, 'archive');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${name}.zip`), zipped(name, files));
    print(
      `${counted(files.size, 'fichier', 'fichiers')} dans .local/archive/${name}.zip`,
    );
  } catch (error) {
    console.error(error instanceof ClearError ? error.message : error);
    process.exitCode = 1;
  }
}
