import { resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { writeCommunes } from './tools/build/build-communes.ts';
import { codeTexts } from './tools/build/code-text-plugin.ts';
import { linguiMacros } from './tools/build/lingui-macro-plugin.ts';
import { importPartPlugin } from './tools/build/import-part-plugin.ts';
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

const fileOf = (name: string) => resolve(import.meta.dirname, 'src', name);

const entries = [fileOf('app/main.tsx'), resolve(import.meta.dirname, 'index.html')];

/** Small modules that most pages need: one file instead of one for each. */
const small = [
  'domain/commune/slug.ts',
  'domain/quete/address.ts',
  'domain/quete/quete-id.ts',
  'domain/secret-code/address.ts',
  'lib/format/closure.ts',
  'lib/format/date.ts',
  'lib/format/mesure.ts',
  'lib/format/espaces.ts',
  'lib/format/nombre.ts',
  'lib/format/typographie.ts',
  'ui/alert.tsx',
  'ui/field.tsx',
  'ui/status-line.tsx',
  'ui/waiting.tsx',
].map(fileOf);

/**
 * Two files that nearly every page loads. All other modules are left to the bundler, which makes one file for each set of
 * entries that need the same (decision 177).
 */
const sharedFiles: Rolldown.CodeSplittingOptions = {
  groups: [
    // All that the entry imports, but not the entry itself: the pages name it by its own file.
    { name: 'socle', tags: ['$initial'], test: (id) => !entries.includes(id) },
    { name: 'courant', test: (id) => small.includes(id) },
  ],
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
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
    linguiMacros(),
    // A message without a translation shows its French; a release refuses it (tools/build/build.ts).
    lingui({ failOnCompileError: true }),
    quetesByCodeWhileDeveloping(),
    iconEndpointWhileDeveloping(),
    communes(),
    importPartPlugin(),
  ],
  resolve: {
    alias: {
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
