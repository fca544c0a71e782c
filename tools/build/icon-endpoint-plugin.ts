import type { Plugin } from 'vite';
import {
  iconsInUse,
  iconSetAnswer,
  readIconSet,
  siteSources,
} from './prerender/icons.ts';

const endpoint = '/api/_nuxt_icon';

/** The answer for a path below the endpoint, `/lucide.json`: the text of the file that the build would write, if any. */
function answerFor(path: string): string | undefined {
  const prefix = /^\/([\w-]+)\.json$/.exec(path)?.[1];
  if (prefix === undefined) return undefined;
  // Read at each question: an icon that was just written into a source is there.
  const names = iconsInUse(siteSources()).get(prefix);
  if (names === undefined) return undefined;
  return JSON.stringify(iconSetAnswer(names, readIconSet(prefix)));
}

/** The icon endpoint during development, with the answers of the built site: a real 404 for an unused set. */
export function iconEndpointWhileDeveloping(): Plugin {
  return {
    name: 'icon-endpoint',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(endpoint, (request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://site.invalid');
        try {
          const answer = answerFor(pathname);
          response.statusCode = answer === undefined ? 404 : 200;
          if (answer !== undefined) {
            response.setHeader('Content-Type', 'application/json; charset=utf-8');
          }
          response.end(answer ?? '');
        } catch (error) {
          server.config.logger.error(`${endpoint}${pathname}: ${String(error)}`);
          response.statusCode = 500;
          response.end();
        }
      });
    },
  };
}
