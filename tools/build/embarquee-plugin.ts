import path from 'node:path';
import type { Plugin } from 'vite';
import type * as embarqueeModule from './prerender/embarquee.ts';

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** During development nothing is prerendered: the files of the quête that the site ships are made on request. */
export function embarqueeWhileDeveloping(): Plugin {
  return {
    name: 'embarquee',
    apply: 'serve',
    configureServer(server) {
      const load = async () => {
        const module = '/tools/build/prerender/embarquee.ts';
        const { buildEmbarquee } = (await server.ssrLoadModule(
          module,
        )) as typeof embarqueeModule;
        return (await buildEmbarquee()).files;
      };
      let files: ReturnType<typeof load> | undefined;
      server.middlewares.use((request, response, next) => {
        const address = request.url ?? '';
        if (!address.startsWith('/embarquee/')) {
          next();
          return;
        }
        files ??= load();
        files.then((found) => {
          const content = found.get(address);
          response.statusCode = content === undefined ? 404 : 200;
          response.setHeader('Content-Type', types[path.extname(address)] ?? '');
          response.end(content);
        }, next);
      });
    },
  };
}
