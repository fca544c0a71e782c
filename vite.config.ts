import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';
import { writeCommunes } from './tools/build/build-communes.ts';
import {
  planChunks,
  type ChunkPlanOptions,
  type ModuleGraph,
} from './tools/build/chunk-plan.ts';
import { codeTexts } from './tools/build/code-text-plugin.ts';
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

/** Names the chunk of each module, from a plan of the whole that is made once. */
function chunkNames(
  options: ChunkPlanOptions,
): (id: string, graph: ModuleGraph) => string | null {
  let plan: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    plan ??= planChunks(graph, options);
    return plan.get(id) ?? null;
  };
}

const fileOf = (name: string) => resolve(import.meta.dirname, 'src', name);

/** How dear a byte in vain is (tools/build/chunk-plan.ts): dearest to the page that has the least left of its budget. */
const pageWeights: readonly (readonly [string, number])[] = [
  ['pages/public/mairie-page', 40],
  ['pages/public', 12],
];

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
    quetesByCodeWhileDeveloping(),
    iconEndpointWhileDeveloping(),
    communes(),
    importPartPlugin(),
  ],
  resolve: { alias: { '@': resolve(import.meta.dirname, 'src') } },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', strictPort: true },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    ...(isSsrBuild !== true && {
      rolldownOptions: {
        output: {
          // Each prerendered page names some forty of them, and what is random is not compressed: seven characters (42 bits)
          // tell the builds of one file apart.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          entryFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            groups: [
              {
                debugName: 'plan',
                // The plan says it of each of them.
                includeDependenciesRecursively: false,
                name: chunkNames({
                  entry: fileOf('app/main.tsx'),
                  weightOfPage: (id) =>
                    pageWeights.find(([page]) => id.startsWith(fileOf(page)))?.[1] ??
                    null,
                  first: [
                    fileOf('domain/commune/slug.ts'),
                    fileOf('domain/quete/address.ts'),
                    fileOf('domain/quete/quete-id.ts'),
                    fileOf('domain/secret-code/address.ts'),
                    fileOf('lib/format/closure.ts'),
                    fileOf('lib/format/date.ts'),
                    fileOf('lib/format/mesure.ts'),
                    fileOf('lib/format/nombre.ts'),
                    fileOf('lib/format/typographie.ts'),
                    fileOf('ui/alert.tsx'),
                    fileOf('ui/field.tsx'),
                    fileOf('ui/status-line.tsx'),
                    fileOf('ui/waiting.tsx'),
                  ],
                }),
              },
            ],
          },
        },
      },
    }),
  },
}));
