import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { licencesFile } from '../../../src/lib/licences-file.ts';
import { ClearError } from '../../lib/clear-error.ts';
import { repositoryFolder } from '../../lib/environment.ts';
import { shippedDevPackages } from './locked-packages.ts';

/** A package as Vite names it in the list of a build (`build.license`). */
export type Bundled = {
  name: string;
  version: string;
  /** Its licence as its package.json declares it. */
  identifier?: string;
  /** The text of its licence file. */
  text?: string;
};

/** Package list of each build, below the site and outside hosting. */
export const bundledLists = {
  site: '.vite/licences.json',
  worker: '.vite/licences-worker.json',
  untouched: '.vite/licences-untouched.json',
  joueur: '.vite/licences-joueur.json',
} as const;

/** Licence texts of packages without a licence file. */
export const missingTexts: readonly { names: RegExp; file: string; before?: string }[] = [
  {
    names: /^(firebase|@firebase\/[\w-]+)$/,
    file: 'apache-2.0.txt',
    // As in their files; those of webchannel-wrapper have the second.
    before: 'Copyright Google LLC\nCopyright The Closure Library Authors\n\n',
  },
  // Of github.com/lddubeau/saxes.
  { names: /^saxes$/, file: 'saxes.txt' },
  // Of lucide-static 1.62.0, a package of the same repository as the icons.
  { names: /^@iconify-json\/lucide$/, file: 'lucide.txt' },
  { names: /^@iconify-json\/(maki|temaki)$/, file: 'cc0-1.0.txt' },
];

/** Below these lines Vite and Rolldown name their own dependencies, which no site contains. */
const foreignPart =
  /\n(?:# Licenses of bundled dependencies|end of terms and conditions)\n/;

/** An installed package, by its folder in a lock file, with its licence text if it has a file that Vite would find too. */
export function readInstalled(installed: string): Bundled {
  const folder = path.join(repositoryFolder, installed);
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  // The registry refuses a package without name and version.
  const { name, version, license } = JSON.parse(manifest) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)/i.test(one));
  const own = { name, version, ...(license !== undefined && { identifier: license }) };
  if (file === undefined) return own;
  const [text = ''] = readFileSync(path.join(folder, file), 'utf8').split(foreignPart);
  return { ...own, text };
}

/** The packages partly contained in a site, each version once, by their names. */
export function readShipped(siteFolder: string): Bundled[] {
  const bundled = Object.values(bundledLists).flatMap(
    // Written by Vite.
    (file) => JSON.parse(readFileSync(path.join(siteFolder, file), 'utf8')) as Bundled[],
  );
  const all = [
    ...bundled,
    ...shippedDevPackages.map((name) => readInstalled(`node_modules/${name}`)),
  ];
  const byId = new Map(all.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byId].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** The licence text of a package. Throws a ClearError if none is known. */
export function textOf({ name, version, text = '' }: Bundled): string {
  if (text.trim() !== '') return text.trim();
  const missing = missingTexts.find(({ names }) => names.test(name));
  if (missing === undefined) {
    throw new ClearError(
      `${name}@${version} n’apporte pas le texte de sa licence\u00A0: docs/tooling.md, « Licences ».`,
    );
  }
  const file = path.join(import.meta.dirname, 'texts', missing.file);
  return `${missing.before ?? ''}${readFileSync(file, 'utf8').trim()}`;
}

const line = '-'.repeat(78);

/** Packages under their licence texts; those with the same text are named together. */
function packageNotices(packages: readonly Bundled[]): string[] {
  const namesByText = new Map<string, string[]>();
  for (const one of packages) {
    const { name, version, identifier = '' } = one;
    const text = textOf(one);
    const named = `${name} ${version}${identifier === '' ? '' : ` (${identifier})`}`;
    namesByText.set(text, [...(namesByText.get(text) ?? []), named]);
  }
  return [...namesByText].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
}

/** Letters that are files of the site, with the text of their licence (`npm run yearly -- fonts` writes both). */
const fontList = [
  { nom: 'Bricolage Grotesque', file: 'src/styles/fonts/titre.licence.txt' },
  { nom: 'Atkinson Hyperlegible Next', file: 'src/styles/fonts/texte.licence.txt' },
] as const;

/** Data and texts of others that the site holds or shows, each with its licence. */
const sourceList = [
  'Fonds de carte : IGN (Géoplateforme), https://cartes.gouv.fr, Licence Ouverte 2.0.',
  'Contour de la France et des départements : Natural Earth, 1:10m, Admin 1, domaine public.',
  'Liste des communes : Code officiel géographique (INSEE, La Poste), Licence Ouverte.',
  'Centres des communes : GeoNames, https://www.geonames.org, CC BY 4.0, arrondis à 100 m ; et l’API Découpage administratif, https://geo.api.gouv.fr.',
  'Dans l’atelier, quand un auteur le demande : base Mérimée du ministère de la Culture (Licence Ouverte), © les contributeurs d’OpenStreetMap (ODbL), Wikidata (CC0), Wikimedia Commons, Panoramax. Chaque image reprise garde le nom de son auteur et sa licence.',
  'Critères d’écoconception : RGESN, mai 2024, Arcep et Arcom, Licence Ouverte 2.0.',
  'Adresses de l’annuaire, quand le site les a reçues : base de données locales de service-public.gouv.fr, DILA, Licence Ouverte 2.0.',
  'Textes et images des quêtes : à leurs auteurs, nommés sous chaque image.',
] as const;

/** The whole file of notices, in plain text. Throws a ClearError for a package without a known licence text. */
export function noticesText(packages: readonly Bundled[]): string {
  const fonts = fontList.map(
    ({ nom, file }) =>
      `${nom} (OFL-1.1)\n\n${readFileSync(path.join(repositoryFolder, file), 'utf8').trim()}`,
  );
  return `QUÊTES & CODES : NOTICES DES LICENCES

Le code du site est sous licence EUPL-1.2. Cette liste, écrite à chaque
construction du site, nomme ce qu’il contient d’autre, sous quelle licence.

${line}
DONNÉES ET CARTES
${line}

${sourceList.map((source) => `- ${source}`).join('\n')}

${line}
LETTRES
${line}

${fonts.join(`\n\n${line}\n\n`)}

${line}
LOGICIELS ET ICÔNES
${line}

${packageNotices(packages).join(`\n\n${line}\n\n`)}
`;
}

/** Writes the notices of the built packages into a site. */
export function writeNotices(siteFolder: string): void {
  writeFileSync(
    path.join(siteFolder, licencesFile),
    noticesText(readShipped(siteFolder)),
  );
}
