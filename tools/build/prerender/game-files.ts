import { statSync } from 'node:fs';
import path from 'node:path';
import { secretCodeTable } from '../../../src/domain/secret-code/table.ts';
import type { GameList } from '../../../src/lib/offline/cached-game.ts';
import { entryModule, readManifest, staticKeysOf, type Manifest } from './assets.ts';

/** The page that plays a quête. */
const gamePage = 'src/pages/public/game/jouer-page.tsx';
/**
 * Modules that prove answers, with the parts of Firebase that the services load for them by `import()`: a page opened offline could not
 * fetch them when the network is back.
 */
const provers: ReadonlySet<string> = new Set([
  'src/data/privee/privee-gateway.ts',
  'src/lib/firebase/app.ts',
  'src/lib/firebase/auth.ts',
  'src/lib/firebase/firestore-lite.ts',
]);
const playerModule = /^src\/epreuves\/[^/]+\/player\.tsx$/;

/** The features that a quête is played with. */
export const gameFeatures = ['play', 'before-leaving'];

/**
 * Modules reachable from the game that are useless offline: other pages, back-end clients, editors of parcours. Each code of the library is
 * listed by itself.
 */
const beside = new RegExp(
  [
    String.raw`^src/(pages/(?!public/game/)|app/|content|domain/secret-code/codes/)`,
    `^src/features/(?!(${gameFeatures.join('|')})/)`,
    String.raw`^src/lib/firebase/|^node_modules/|-repository\.ts$|^src/data/equipe/`,
    String.raw`^src/map/(map-editor|cluster)`,
  ].join('|'),
);

const catalogue = /^src\/langue\/catalogues\/(\w+)\.po$/;

/** Every key that is needed once some are there, those that every page has apart. */
function keysFrom(
  manifest: Manifest,
  roots: readonly string[],
  known: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    if (found.has(key) || known.has(key)) return;
    found.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const imported of imports) visit(imported);
    for (const imported of dynamicImports) if (!beside.test(imported)) visit(imported);
  };
  for (const root of roots) visit(root);
  return found;
}

/** Offline content of `/download`, the catalogue and a page that is not stored. */
const offlineParts = [
  'src/data/catalogue/catalogue-document.ts',
  'src/features/device-storage/stored-here.tsx',
  'src/pages/public/texts/download-parts.ts',
  'src/ui/lost-line.tsx',
];

/** Addresses of the shell's offline scripts, beyond those of every page. Throws if one has no file of its own. */
export function listOfflineFiles(siteFolder: string): string[] {
  const manifest = readManifest(siteFolder);
  const everywhere = new Set([entryModule, ...staticKeysOf(manifest, entryModule)]);
  const missing = offlineParts.filter((part) => manifest[part] === undefined);
  if (missing.length > 0) throw new Error(`No file for ${missing.join(', ')}.`);
  const keys = keysFrom(manifest, offlineParts, everywhere);
  return [...keys].flatMap((key) => {
    const file = manifest[key]?.file;
    return file === undefined ? [] : [`/${file}`];
  });
}

/** The scripts that the game begins with, beyond the entry of the site, largest first. */
export function listGameScripts(siteFolder: string): string[] {
  const manifest = readManifest(siteFolder);
  const everywhere = new Set(staticKeysOf(manifest, entryModule));
  const sizeOf = (file: string) => statSync(path.join(siteFolder, file)).size;
  return [gamePage, ...staticKeysOf(manifest, gamePage)]
    .flatMap((key) => (everywhere.has(key) ? [] : (manifest[key]?.file ?? [])))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .map((file) => `/${file}`);
}

/** The files of the built site that playing takes without network, and those of each code and each language, with their bytes. */
export function listGameFiles(siteFolder: string): GameList {
  const manifest = readManifest(siteFolder);
  const keys = Object.keys(manifest);
  const everywhere = new Set([entryModule, ...staticKeysOf(manifest, entryModule)]);
  const missing = [...provers].filter((key) => manifest[key] === undefined);
  if (missing.length > 0) throw new Error(`No file for ${missing.join(', ')}.`);
  const roots = keys.filter(
    (key) => key === gamePage || provers.has(key) || playerModule.test(key),
  );
  const game = keysFrom(manifest, roots, everywhere);
  const filesOf = (wanted: Iterable<string>) => {
    const files = [...wanted].flatMap((key) => {
      const { file, css = [], assets = [] } = manifest[key] ?? { file: '' };
      return [file, ...css, ...assets].filter((one) => one !== '');
    });
    return Object.fromEntries(
      files.map((file) => [`/${file}`, statSync(path.join(siteFolder, file)).size]),
    );
  };
  const codes: GameList['codes'] = {};
  const langues: NonNullable<GameList['langues']> = {};
  for (const key of keys) {
    const langue = catalogue.exec(key)?.[1];
    if (langue !== undefined) langues[langue] = filesOf([key]);
  }
  for (const { id, famille, aUnOutil } of secretCodeTable) {
    const text = `src/content/codes/${id}.md`;
    if (manifest[text] === undefined) continue;
    const tools = `src/domain/secret-code/codes/${famille}-codes.ts`;
    if (manifest[tools] === undefined) throw new Error(`No file for ${tools}.`);
    const roots = aUnOutil ? [tools, text] : [text];
    codes[id] = filesOf(keysFrom(manifest, roots, new Set([...everywhere, ...game])));
  }
  return { files: filesOf(game), codes, langues };
}
