import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, loadEnv } from 'vite';
import { ClearError } from '../lib/clear-error.ts';
import { repositoryFolder } from '../lib/environment.ts';
import { buildJoueur } from './joueur.ts';
import { namedProject, refuseLegalBlanks } from './legal-blanks.ts';
import { bundledLists, writeNotices } from './licences/notices.ts';
import { describeMissing, missingTranslations } from './messages/missing-translations.ts';
import { describeError, formatSeconds } from '../lib/progress.ts';
import { writeFirebaseJson } from './prerender/hosting.ts';
import { prerenderSite, serverFolderOf } from './prerender/prerender-site.ts';
import { print } from '../lib/print.ts';

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    outDir: { type: 'string', default: 'dist' },
    /** Path of the hosting configuration, with the headers of this build. */
    config: { type: 'string', default: 'firebase.deploy.json' },
    /** Renders the pages again into a site that is already built: new quêtes, same code. */
    'pages-only': { type: 'boolean', default: false },
    /** Refuses messages without a translation. */
    release: { type: 'boolean', default: false },
  },
});

/**
 * `npm run build`: the site for browsers, the same for Node, and from both every public page as HTML, ready for
 * `firebase deploy --config firebase.deploy.json`.
 */
async function buildSite(): Promise<void> {
  // As Vite's build would: pages that are rendered alone are rendered by the same React.
  process.env['NODE_ENV'] ??= 'production';
  const begin = Date.now();
  const siteFolder = path.resolve(repositoryFolder, values.outDir);
  const serverFolder = serverFolderOf(siteFolder);
  const variables = {
    ...loadEnv(values.mode, repositoryFolder, ['VITE_', 'SITE_']),
    ...process.env,
  };
  refuseLegalBlanks(variables);
  await listMissingTranslations();
  const origin = siteOrigin(variables);
  // The pages name their own address (src/lib/head/page-head.tsx).
  process.env['VITE_SITE_URL'] ??= origin;
  if (!values['pages-only']) {
    const common = { mode: values.mode, logLevel: 'warn' } as const;
    await build({
      ...common,
      build: {
        ...{ outDir: siteFolder, emptyOutDir: true, manifest: true },
        license: { fileName: bundledLists.site },
      },
    });
    await build({
      ...common,
      build: {
        ...{ outDir: serverFolder, emptyOutDir: true, manifest: true },
        ...{ ssr: 'src/app/prerender.tsx', copyPublicDir: false },
      },
    });
    await buildServiceWorker(siteFolder);
    await buildUntouched(siteFolder);
    await buildJoueur(siteFolder, values.mode);
    writeNotices(siteFolder);
  }
  const hasBase = namesBase(variables);
  if (!hasBase) refuseNetwork();
  const result = await prerenderSite({
    ...{ siteFolder, serverFolder, origin, variables, hasBase },
  });
  writeFirebaseJson(path.resolve(repositoryFolder, values.config), result.hosting);
  if (!hasBase) print('Sans base : les pages des quêtes attendent.');
  for (const { path: page, error } of hasBase ? result.failed : []) {
    console.warn(
      `${page} n’a pas pu être préparée, l’application la servira : ${describeError(error)}`,
    );
  }
  for (const { path: page, from } of result.deadLinks) {
    console.warn(`Lien mort : ${page}, depuis ${from}`);
  }
  print(
    `${result.pageCount} pages prêtes dans ${values.outDir} (${formatSeconds(Date.now() - begin)})`,
  );
}

/** Lists the messages that a language lacks: its pages show them in French. Throws a ClearError for a release. */
async function listMissingTranslations(): Promise<void> {
  if (values['pages-only']) return;
  const missing = describeMissing(await missingTranslations());
  if (missing.length === 0) return;
  const text = `Traductions qui manquent (« npm run messages » les ajoute aux catalogues) :\n${missing.join('\n')}`;
  if (values.release) throw new ClearError(text);
  print(text);
}

/** True if there is a back end to read quêtes from: a project of Google, or emulators. */
function namesBase(variables: Readonly<Record<string, string | undefined>>): boolean {
  return (
    namedProject(variables) !== null ||
    (variables['VITE_FIREBASE_EMULATORS'] ?? '') !== ''
  );
}

/** A build without a back end sends no request: pages that read a document fail at once, without a warning. */
function refuseNetwork(): void {
  globalThis.fetch = () => Promise.reject(new TypeError('This build has no back end.'));
  console.warn = () => undefined;
}

/** The only script that is not a module and has no hash in its name: a browser identifies it by its address. */
async function buildServiceWorker(siteFolder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...{ outDir: siteFolder, emptyOutDir: false, copyPublicDir: false },
      license: { fileName: bundledLists.worker },
      lib: {
        entry: path.resolve(repositoryFolder, 'src/app/offline/service-worker.ts'),
        ...{ formats: ['iife'], name: 'serviceWorker', fileName: () => 'sw.js' },
      },
    },
  });
}

/** Scripts of an untouched page, in a file of their own: without any of the application. */
async function buildUntouched(siteFolder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': path.resolve(repositoryFolder, 'src') } },
    build: {
      ...{ outDir: siteFolder, emptyOutDir: false, copyPublicDir: false },
      ...{ target: 'es2022', modulePreload: false },
      license: { fileName: bundledLists.untouched },
      rolldownOptions: {
        input: path.resolve(repositoryFolder, 'src/app/start/untouched.ts'),
        output: { format: 'es', entryFileNames: 'assets/untouched-[hash:7].js' },
      },
    },
  });
}

/** Address of the site: `SITE_ORIGIN`, else Firebase's address of the project. */
function siteOrigin(variables: Readonly<Record<string, string | undefined>>): string {
  const origin = variables['SITE_ORIGIN'] ?? '';
  if (origin !== '') return new URL(origin).origin;
  const project = variables['VITE_FIREBASE_PROJECT_ID'] ?? 'demo-qc';
  return `https://${project}.web.app`;
}

try {
  await buildSite();
} catch (error) {
  if (!(error instanceof ClearError)) throw error;
  console.error(error.message);
  process.exit(1);
}
// The renderer may hold unused connections.
process.exit(0);
