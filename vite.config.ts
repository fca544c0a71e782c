import { resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { writeCommunes } from './tools/build/build-communes.ts';
import { codeTexts } from './tools/build/code-text-plugin.ts';
import { guides } from './tools/build/guide-plugin.ts';
import { linguiMacros } from './tools/build/lingui-macro-plugin.ts';
import { embarqueeWhileDeveloping } from './tools/build/embarquee-plugin.ts';
import { joueurWhileDeveloping } from './tools/build/joueur-plugin.ts';
import { importPartPlugin } from './tools/build/import-part-plugin.ts';
import { groupOf } from './tools/build/module-groups.ts';
import { iconEndpointWhileDeveloping } from './tools/build/icon-endpoint-plugin.ts';
import { quetesByCodeWhileDeveloping } from './tools/build/quetes-by-code-plugin.ts';

/** Cuts the communes of France into small files that the site serves, once per start or build. */
function communes(): Plugin {
  return {
    name: 'communes',
    // The build for Node reads them from nowhere.
    apply: (config) => config.build?.ssr === undefined || config.build.ssr === false,
    async buildStart() {
      await writeCommunes(resolve(import.meta.dirname, 'public/communes'));
    },
  };
}

const entries = ['src/app/main.tsx', 'index.html'].map((name) =>
  resolve(import.meta.dirname, name),
);

/** What the entry imports is one file; what pages share, one for each set of main screens that need it (decision 177). */
const sharedFiles: Rolldown.CodeSplittingOptions = {
  groups: [
    // Not the entry itself: the pages name it by its own file.
    { name: 'socle', tags: ['$initial'], test: (id) => !entries.includes(id) },
    {
      name: (id, context) => groupOf(id, (one) => context.getModuleInfo(one)),
      // What a module imports is needed wherever it is: it has a group of its own.
      includeDependenciesRecursively: false,
    },
  ],
};

const productionRouter = resolve(
  import.meta.dirname,
  'node_modules/react-router/dist/production',
);
/** The package names its development files in every case. */
const routerForVisitors = {
  'react-router/dom': `${productionRouter}/dom-export.mjs`,
  'react-router': `${productionRouter}/index.mjs`,
};

/** What every build of screens takes: the site, and the game alone (tools/build/joueur.ts). */
export function sitePlugins() {
  return [
    react(),
    tailwindcss(),
    icons({
      compiler: 'jsx',
      jsx: 'react',
      iconCustomizer(_collection, _icon, props) {
        props['aria-hidden'] = 'true';
        props['width'] = '1.25em';
        props['height'] = '1.25em';
      },
      transform: (svg) => svg.replaceAll('stroke-width="2"', 'stroke-width="1.75"'),
    }),
    codeTexts(),
    guides(),
    linguiMacros(),
    // A message without a translation shows its French; a release refuses it (tools/build/build.ts).
    lingui({ failOnCompileError: true }),
  ];
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    ...sitePlugins(),
    quetesByCodeWhileDeveloping(),
    embarqueeWhileDeveloping(),
    joueurWhileDeveloping(),
    iconEndpointWhileDeveloping(),
    communes(),
    importPartPlugin(),
  ],
  resolve: {
    alias: {
      ...(command === 'build' && isSsrBuild !== true && routerForVisitors),
      '@': resolve(import.meta.dirname, 'src'),
      // Markdown: its form for browsers reads `&eacute;` by writing HTML, which Trusted Types refuse.
      'decode-named-character-reference': resolve(
        import.meta.dirname,
        'node_modules/decode-named-character-reference/index.js',
      ),
    },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', strictPort: true },
  // A worker is a build of its own: what it imports of the domain says messages too.
  worker: { format: 'es', plugins: () => [linguiMacros()] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    // The build for Node is one program: it may import statically what browsers import late.
    ...(isSsrBuild === true && {
      rolldownOptions: {
        checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      },
    }),
    ...(isSsrBuild !== true && {
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          // Each prerendered page names some forty of them, and what is random is not compressed: seven characters (42 bits)
          // tell the builds of one file apart.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          entryFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: sharedFiles,
        },
      },
    }),
  },
}));
