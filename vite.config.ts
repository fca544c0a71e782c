import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';
import { writeCommunes } from './scripts/build-communes.ts';
import { codeTexts } from './scripts/lib/code-text-plugin.ts';

/** Cuts the communes of France into small files that the site serves, once per start or build. */
function communes(): Plugin {
  return {
    name: 'communes',
    async buildStart() {
      await writeCommunes(resolve(import.meta.dirname, 'public/communes'));
    },
  };
}

/** Hosting answers 404.html with HTTP 404 where it knows no path; the application then shows its error page. */
function notFoundPage(): Plugin {
  let outDir = 'dist';
  return {
    name: 'not-found-page',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      writeFileSync(
        resolve(outDir, '404.html'),
        readFileSync(resolve(outDir, 'index.html')),
      );
    },
  };
}

export default defineConfig({
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
    communes(),
    notFoundPage(),
  ],
  resolve: { alias: { '@': resolve(import.meta.dirname, 'src') } },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', strictPort: true },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
  },
});
