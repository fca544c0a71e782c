import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { build, type Plugin, type Rolldown } from 'vite';
import { otherLangues } from '../../src/langue/langue.ts';
import { sitePlugins } from '../../vite.config.ts';
import { repositoryFolder } from '../lib/environment.ts';
import { bundledLists } from './licences/notices.ts';

const source = path.join(repositoryFolder, 'src');
const ownFolder = path.join(source, 'app/joueur/instead');
const nothing = '\0joueur-nothing';

/** Modules of the site, and what the game alone has instead of each; null: nothing, and any use of it fails. */
const instead: Readonly<Record<string, string | null>> = {
  'data/firebase/services.ts': 'services.ts',
  'data/partie/load-reprise.ts': null,
  'data/preuve/paper-preuve.ts': null,
  'data/privee/game-url.ts': 'game-url.ts',
  'data/privee/privee-gateway.ts': null,
  'data/privee/privee-reading.ts': null,
  'data/quete/embarquee.ts': 'read-embarquee.ts',
  'data/territoire/read-enseigne.ts': 'read-enseigne.ts',
  'domain/quete/embarquee.ts': 'embarquee.ts',
  'features/play/help/place-guide.tsx': null,
  'features/play/lazy/online-parts.tsx': 'online-parts.tsx',
  'features/play/session/use-answer-check.ts': 'use-answer-check.ts',
  'langue/load-langue.ts': 'load-langue.ts',
  'lib/media/public-file-url.ts': 'public-file-url.ts',
  'map/map-on-demand.tsx': 'map-on-demand.tsx',
  'ui/icons/fetch-drawing.ts': 'fetch-drawing.ts',
};

function replaceModules(): Plugin {
  return {
    name: 'joueur-instead',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id.startsWith('firebase/')) return nothing;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      const own = found === null ? undefined : instead[path.relative(source, found.id)];
      if (own === undefined) return found;
      return own === null ? nothing : path.join(ownFolder, own);
    },
    load: (id) => (id === nothing ? 'export {}' : null),
  };
}

/** The messages that a script says, in each other language, as scripts: from a disk a page reads nothing else. */
async function messageScripts(script: string): Promise<Map<string, string>> {
  const [catalogue] = await getCatalogs(getConfig({ cwd: repositoryFolder }));
  const used = new Set(
    Array.from(script.matchAll(/\bid:[`"']([\w+/]{6})[`"']/g), ([, id]) => id),
  );
  const scripts = new Map<string, string>();
  for (const langue of otherLangues) {
    const messages = Object.entries((await catalogue?.read(langue)) ?? {}).flatMap(
      ([id, { translation }]) =>
        used.has(id) && translation !== '' ? [[id, compileMessage(translation)]] : [],
    );
    const json = JSON.stringify(Object.fromEntries(messages));
    scripts.set(
      langue,
      `self.messagesDuJoueur={...self.messagesDuJoueur,${langue}:${json}};\n`,
    );
  }
  return scripts;
}

/**
 * The game alone, in `joueur/` of a site (docs/dossier.md): one classic script, which opens from a disk too, its style and letters, and a
 * script of messages for each language.
 */
export async function buildJoueur(siteFolder: string, mode: string): Promise<void> {
  const { output } = (await build({
    ...{ configFile: false, root: repositoryFolder },
    ...{ mode, logLevel: 'warn', base: './' },
    plugins: [replaceModules(), ...sitePlugins()],
    resolve: { alias: { '@': source } },
    build: {
      ...{ outDir: siteFolder, emptyOutDir: false, copyPublicDir: false },
      ...{ target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
      ...{ modulePreload: false, chunkSizeWarningLimit: 1_500 },
      license: { fileName: bundledLists.joueur },
      rolldownOptions: {
        input: path.join(source, 'app/joueur/main.tsx'),
        // What has nothing instead is imported by name.
        shimMissingExports: true,
        checks: { bundlerTimings: false, emptyImportMeta: false, shimmedExport: false },
        output: {
          ...{ format: 'iife', codeSplitting: false },
          entryFileNames: 'joueur/joueur.js',
          assetFileNames: 'joueur/[name][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput; // One output, and no watcher.
  for (const [langue, script] of await messageScripts(output[0].code)) {
    writeFileSync(path.join(siteFolder, `joueur/${langue}.js`), script);
  }
}
