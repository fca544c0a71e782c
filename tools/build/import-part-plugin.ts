import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The module through which Vite sends every `import()` of a build; not documented, so a build without it stops. */
const viteHelper = '\0vite/preload-helper.js';
const ours = resolve(import.meta.dirname, '../../src/lib/offline/import-part.ts');
const routeTable = '/src/app/routes.tsx';
const pageFolder = '/src/pages/';

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** A chunk and all that it imports statically, by file name. */
function loadedWith(bundle: Bundle, file: string, found = new Set<string>()) {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) loadedWith(bundle, imported, found);
  return found;
}

/** True if the chunk `host` imports `file` as the page of a route: `loadOrReload` handles its failure. */
function isRoute(bundle: Bundle, file: string, host: string): boolean {
  const [page, table] = [bundle[file], bundle[host]];
  return (
    page?.type === 'chunk' &&
    table?.type === 'chunk' &&
    (page.facadeModuleId ?? '').includes(pageFolder) &&
    table.moduleIds.some((id) => id.endsWith(routeTable))
  );
}

/**
 * The scripts that an `import()` of `file` in the chunk `host` loads, without those that the page and this chunk have loaded
 * already. None for the page of a route: the names of all of them would add 4 kB to every page.
 */
export function scriptsOfImport(bundle: Bundle, file: string, host: string): string[] {
  if (isRoute(bundle, file, host)) return [];
  const entries = Object.values(bundle).filter(
    (chunk) => chunk.type === 'chunk' && chunk.isEntry,
  );
  const known = new Set(
    [host, ...entries.map(({ fileName }) => fileName)].flatMap((one) => [
      ...loadedWith(bundle, one),
    ]),
  );
  return [...loadedWith(bundle, file)].filter((one) => !known.has(one));
}

/**
 * Every `import()` of the built site fetches its files first (`src/lib/offline/import-part.ts`): a browser does not ask again
 * for a module that it could not load once (decision 158).
 */
export function importPartPlugin(): Plugin {
  let bundle: Bundle = {};
  let isHelperReplaced = false;
  return {
    name: 'import-part',
    enforce: 'pre',
    apply: ({ build }, { command }) => command === 'build' && build?.ssr === undefined,
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, dependencies, { hostId, hostType }) =>
            hostType === 'js' ? scriptsOfImport(bundle, file, hostId) : dependencies,
        },
      },
    }),
    load(id) {
      if (id !== viteHelper) return null;
      isHelperReplaced = true;
      return `export { importPart as __vitePreload } from ${JSON.stringify(ours)};`;
    },
    generateBundle: {
      order: 'pre',
      handler(_options, output) {
        bundle = output;
        if (!isHelperReplaced) {
          this.error(`Vite no longer has ${viteHelper}: see decision 158.`);
        }
      },
    },
  };
}
