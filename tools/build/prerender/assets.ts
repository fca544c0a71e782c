import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Langue } from '@/langue/langue.ts';

/** A chunk of Vite's manifest. */
type Chunk = {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};
export type Manifest = Record<string, Chunk>;

export const entryModule = 'index.html';

/** Vite's manifest of a build. Throws if there is none. */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: Vite writes it.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

export type SiteAssets = {
  /** Addresses of the entry and of its stylesheet. */
  entry: string;
  style: string;
  /** The address of an untouched page's script (src/app/start/untouched.ts). */
  untouched: string;
  /** Every chunk a page needs beyond the entry, so that none waits for another, largest first; empty if unknown. */
  modulesOf: (pageImport: string) => string[];
  /** Everything the entry itself imports. */
  entryModules: string[];
  /** Extra files of a page in another language: its messages. None in French. */
  messagesOf: (langue: Langue) => string[];
};

/** The client build's files, found by the imports of the server build: the text of its `import()` identifies a page. */
export function readSiteAssets(clientFolder: string, serverFolder: string): SiteAssets {
  const client = readManifest(clientFolder);
  const server = readManifest(serverFolder);
  const entry = chunkOf(client, entryModule);
  const keyByServerFile = new Map(
    Object.entries(server).map(([key, { file }]) => [path.posix.basename(file), key]),
  );
  const bySize = (files: readonly string[]) => {
    const sizeOf = (file: string) => statSync(path.join(clientFolder, file)).size;
    return files.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  };
  const entryModules = bySize(importsOf(client, entryModule));
  const alreadyThere = new Set([entry.file, ...entryModules]);
  const [style] = [
    entry,
    ...Object.values(client).filter(({ file }) => alreadyThere.has(file)),
  ].flatMap(({ css = [] }) => css);
  if (style === undefined) throw new Error('The site has no stylesheet.');
  return {
    entry: `/${entry.file}`,
    style: `/${style}`,
    untouched: `/assets/${untouchedFile(clientFolder)}`,
    entryModules: entryModules.map((file) => `/${file}`),
    messagesOf: (langue) =>
      langue === 'fr'
        ? []
        : [`/${chunkOf(client, `src/langue/catalogues/${langue}.po`).file}`],
    modulesOf: (pageImport) => {
      const file = /import\(["'`]([^"'`]+)["'`]\)/.exec(pageImport)?.[1] ?? '';
      const key = keyByServerFile.get(path.posix.basename(file));
      if (key === undefined || client[key] === undefined) return [];
      const files = [chunkOf(client, key).file, ...importsOf(client, key)].filter(
        (one) => !alreadyThere.has(one),
      );
      return bySize(files).map((one) => `/${one}`);
    },
  };
}

function untouchedFile(folder: string): string {
  const [file] = readdirSync(path.join(folder, 'assets')).filter((name) =>
    /^untouched-[\w-]+\.js$/.test(name),
  );
  if (file === undefined) throw new Error('The site has no assets/untouched-….js.');
  return file;
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no ${key}.`);
  return chunk;
}

/** The keys of a chunk's static imports, recursively; without itself. */
export function staticKeysOf(manifest: Manifest, key: string): string[] {
  const seen = new Set<string>();
  const visit = (one: string) => {
    for (const imported of chunkOf(manifest, one).imports ?? []) {
      if (seen.has(imported)) continue;
      seen.add(imported);
      visit(imported);
    }
  };
  visit(key);
  return [...seen];
}

/** Their files. */
function importsOf(manifest: Manifest, key: string): string[] {
  return staticKeysOf(manifest, key).map((one) => chunkOf(manifest, one).file);
}
