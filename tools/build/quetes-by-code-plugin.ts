import type { Plugin, ViteDevServer } from 'vite';
import type * as catalogueRepository from '../../src/data/catalogue/catalogue-repository.ts';
import type * as usageRepository from '../../src/data/quete/quetes-by-code-repository.ts';
import type * as serviceModule from '../../src/data/firebase/services.ts';
import type * as queteModule from '../../src/data/quete/quete-repository.ts';
import type { QuetesByCode } from '../../src/domain/quete/code-usage.ts';
import type * as usage from '../../src/domain/quete/quetes-by-code.ts';

/** Our own modules, as Vite loads them in Node. */
async function load<Module>(server: ViteDevServer, path: string): Promise<Module> {
  return (await server.ssrLoadModule(path)) as Module;
}

async function quetesByCode(server: ViteDevServer): Promise<QuetesByCode> {
  const [catalogue, { createServices }, { queteRepository }, rules] = await Promise.all([
    load<typeof catalogueRepository>(
      server,
      '/src/data/catalogue/catalogue-repository.ts',
    ),
    load<typeof serviceModule>(server, '/src/data/firebase/services.ts'),
    load<typeof queteModule>(server, '/src/data/quete/quete-repository.ts'),
    load<typeof usage>(server, '/src/domain/quete/quetes-by-code.ts'),
  ]);
  const { departements } = await catalogue.readFrance();
  const parts = await Promise.all(
    departements.map(({ departement }) => catalogue.readWholeDepartement(departement)),
  );
  const ids = parts.flatMap((cartes) => cartes.map(({ queteId }) => queteId));
  // They load nothing: quêtes are read without the SDK.
  const { read } = queteRepository(createServices());
  return rules.quetesByCode(await Promise.all(ids.map((id) => read(id))));
}

/** During development nothing is prerendered: the build's file of quêtes that use each code is made on request, from the local back end. */
export function quetesByCodeWhileDeveloping(): Plugin {
  return {
    name: 'quetes-by-code',
    apply: 'serve',
    async configureServer(server) {
      if (server.config.mode === 'test') return;
      const { quetesByCodeFile } = await load<typeof usageRepository>(
        server,
        '/src/data/quete/quetes-by-code-repository.ts',
      );
      server.middlewares.use(quetesByCodeFile, (_request, response) => {
        quetesByCode(server).then(
          (value) => {
            response.setHeader('Content-Type', 'application/json');
            response.end(JSON.stringify(value));
          },
          (error: unknown) => {
            server.config.logger.warn(`${quetesByCodeFile}: ${String(error)}`);
            response.statusCode = 503;
            response.end();
          },
        );
      });
    },
  };
}
