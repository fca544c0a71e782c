import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { repositoryFolder } from '../lib/environment.ts';
import type * as joueurModule from './joueur.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** During development the game alone is built on the first request, which takes some ten seconds; no list of licences is written. */
export function joueurWhileDeveloping(): Plugin {
  return {
    name: 'joueur',
    apply: 'serve',
    configureServer(server) {
      const folder = path.join(repositoryFolder, '.local/joueur');
      const build = async () => {
        const module = '/tools/build/joueur.ts';
        const { buildJoueur } = (await server.ssrLoadModule(
          module,
        )) as typeof joueurModule;
        await buildJoueur(folder, server.config.mode);
      };
      let built: Promise<void> | undefined;
      server.middlewares.use((request, response, next) => {
        const address = request.url ?? '';
        if (address === '/licences.txt') {
          response.setHeader('Content-Type', 'text/plain');
          response.end('npm run build\n');
          return;
        }
        const [, name] = /^\/(joueur\/[a-z0-9]+\.(?:js|css|woff2))$/.exec(address) ?? [];
        if (name === undefined) {
          next();
          return;
        }
        built ??= build();
        built
          .then(() => readFile(path.join(folder, name)))
          .then((content) => {
            response.setHeader('Content-Type', types[path.extname(name)] ?? '');
            response.end(content);
          }, next);
      });
    },
  };
}
