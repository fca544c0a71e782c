import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { applicationDefault, deleteApp, type App } from 'firebase-admin/app';
import { createServer, loadEnv } from 'vite';
import { linguiMacros } from '../build/lingui-macro-plugin.ts';
import { keyFile, openAdminApp, projectOfKey } from './admin-app.ts';
import { asksForHelp } from '../dev/command-help.mjs';
import { ClearError } from '../lib/clear-error.ts';
import {
  checkEnvironment,
  checkHeaviestWrites,
  checkIndexes,
  checkLegalTexts,
  checkRegions,
  checkRules,
  checkSignIn,
  checkStorageRole,
  checkTtl,
  checkWeight,
  describeSections,
  expiringCollections,
  isStopped,
  isWhole,
  type IndexFile,
  type RulesWeight,
  type Section,
} from './deploy-checks.ts';
import { profiles, repositoryFolder, siteVariables } from '../lib/environment.ts';
import { isProjectId, type GoogleProject } from './google-project.ts';
import { createGoogleRest } from './google-rest.ts';
import { print } from '../lib/print.ts';
import { run } from '../lib/run.ts';
import type * as smokeModule from './smoke.ts';
import { weightBudgets } from '../../rules-tests/weight-budgets.ts';
import { weighFirestoreRules } from '../docs/weigh-rules.ts';

/** `npm run deploy:check`: the steps before and while the site goes online, in order, with their visible results (docs/deployment.md). */

const usage = `Usage :
  npm run deploy:check                                        dit dans l’ordre ce qu’il y a à faire, et voit ce qui se voit d’ici
  npm run deploy:check -- --projet <projet>                   regarde aussi le projet chez Google, sans rien y changer
  npm run deploy:check -- --projet <projet> --deployer        regarde, construit, puis met en ligne, si rien ne s’y oppose
  npm run deploy:check -- --projet <projet> --essai           publie 60 étapes dans le projet, les joue, les prouve, les efface

--deployer et --essai vont ensemble, et demandent de retaper le nom du projet ; --confirmer <projet> le fait d’avance.
GOOGLE_APPLICATION_CREDENTIALS donne le chemin de la clé du compte de service.
Avec « npm start » ouvert à côté, « npm run deploy:check -- --essai --local » fait l’essai sur le serveur local.`;

/** Only these steps: a word that was typed wrong must never deploy. */
export type Wish = {
  projet: string | null;
  isDeploying: boolean;
  isTrying: boolean;
  isLocal: boolean;
  confirmation: string | null;
};

/** Throws a `ClearError` with the usage for unknown or conflicting parameters. */
export function readWish(words: readonly string[]): Wish {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...words],
      options: {
        projet: { type: 'string' },
        deployer: { type: 'boolean', default: false },
        essai: { type: 'boolean', default: false },
        local: { type: 'boolean', default: false },
        confirmer: { type: 'string' },
      },
    }));
  } catch {
    throw new ClearError(usage);
  }
  const { projet = null, deployer, essai, local, confirmer = null } = values;
  if (projet !== null && !isProjectId(projet)) {
    throw new ClearError(
      `« ${projet} » n’est pas le nom d’un projet Firebase.\n\n${usage}`,
    );
  }
  if (local && (projet !== null || deployer || !essai)) {
    throw new ClearError(`--local ne va qu’avec --essai.\n\n${usage}`);
  }
  if (projet === null && !local && (deployer || essai)) {
    throw new ClearError(`Il manque --projet, le nom du projet Firebase.\n\n${usage}`);
  }
  return {
    projet,
    isDeploying: deployer,
    isTrying: essai,
    isLocal: local,
    confirmation: confirmer,
  };
}

/** The command's external dependencies. A test replaces them. */
export type Tools = {
  variables: Readonly<Record<string, string | undefined>>;
  say: (line: string) => void;
  /** Null if the engine cannot run here. */
  weigh: () => Promise<RulesWeight | null>;
  /** Google, by the key of a service account. Throws a `ClearError` without one, or with that of another project. */
  openGoogle: (projectId: string) => GoogleProject;
  /** Runs a program, in our terminal. Returns its exit code. */
  runProgram: (program: string, parameters: readonly string[]) => Promise<number>;
  /** Asks a question, and returns the typed answer. */
  question: (text: string) => Promise<string>;
  trySite: (isLocal: boolean, say: (line: string) => void) => Promise<void>;
  /** Blanks of the legal texts; by default those of this build. */
  blanks?: readonly string[];
};

function readText(name: string): string {
  return readFileSync(path.join(repositoryFolder, name), 'utf8');
}

async function look(projet: string | null, tools: Tools): Promise<Section[]> {
  const { variables } = tools;
  const bucket = variables['VITE_FIREBASE_STORAGE_BUCKET'] ?? '';
  const databaseURL = variables['VITE_FIREBASE_DATABASE_URL'] ?? '';
  const google = projet === null ? null : tools.openGoogle(projet);
  const indexFile = JSON.parse(readText('firestore.indexes.json')) as IndexFile;
  const seen = async (
    titre: string,
    todo: string,
    check: (project: GoogleProject) => Promise<Section['findings']>,
  ): Promise<Section> => ({
    titre,
    findings:
      google === null ? [{ state: 'invisible', texte: todo }] : await check(google),
  });
  const rules = [
    ['firestore.rules', 'cloud.firestore'],
    ['storage.rules', `firebase.storage/${bucket}`],
  ] as const;
  const weight = [
    ...checkWeight(await tools.weigh(), weightBudgets),
    ...checkHeaviestWrites(readText('docs/rules.md')),
  ];
  const files = rules.map(([name, release]) => ({
    ...{ name, release, content: readText(name) },
  }));
  return [
    checkLegalTexts(tools.blanks),
    checkEnvironment(variables, projet),
    await seen(
      'Régions',
      'Firestore à europe-west1 ou eur3 (pour toujours), Realtime Database et fichiers à europe-west1',
      (project) =>
        checkRegions(project, { bucket, databaseURL, wished: variables['SITE_REGION'] }),
    ),
    await seen(
      'Connexion',
      'adresse e-mail et mot de passe, lien par e-mail, Google, session anonyme, domaine autorisé',
      (project) => checkSignIn(project, variables['SITE_ORIGIN'] ?? ''),
    ),
    await seen('Règles', 'compilées et déployées chez Google', (project) =>
      checkRules(project, files),
    ).then(({ titre, findings }) => ({ titre, findings: [...weight, ...findings] })),
    await seen(
      'Rôle des règles de Storage',
      '« Firebase Rules Firestore Service Agent », à l’agent de Storage',
      checkStorageRole,
    ),
    await seen('Index de Firestore', 'déployés et prêts', (project) =>
      checkIndexes(project, indexFile),
    ),
    await seen('Effacement automatique', 'en place pour chaque expireAt', (project) =>
      checkTtl(project, expiringCollections(indexFile)),
    ),
  ];
}

/** Rules and indexes before the site that relies on them. */
function deployment(projet: string): [program: string, parameters: string[]][] {
  const firebase = ['firebase', 'deploy', '--project', projet, '--non-interactive'];
  return [
    ['npm', ['run', 'build']],
    ['npx', [...firebase, '--only', 'firestore,storage,database']],
    ['npx', [...firebase, '--only', 'hosting', '--config', 'firebase.deploy.json']],
  ];
}

const byHand = [
  'Ensuite, dans cet ordre :',
  '  npm run test:rules                                      les règles tiennent, et leurs budgets (10 minutes)',
  '  npm run deploy:check -- --projet <projet> --deployer    construit ; règles et index ; puis le site',
  '  npm run deploy:check -- --projet <projet>               encore : index prêts, effacement en place, rôle donné',
  '  npm run deploy:check -- --projet <projet> --essai       60 étapes publiées, jouées, prouvées, effacées',
  '  npm run admin:grant -- <adresse e-mail>                 la première personne qui administre',
];

async function confirm(projet: string, what: string, tools: Tools, given: string | null) {
  const typed =
    given ??
    (await tools.question(`${what}\nRetapez le nom du projet pour continuer : `));
  if (typed.trim() !== projet) {
    throw new ClearError('Ce n’est pas le nom du projet : rien n’a été changé.');
  }
}

/** All of it, in order. Returns the exit code; throws a `ClearError` if it cannot go on. */
export async function deployCheck(
  words: readonly string[],
  tools: Tools,
): Promise<number> {
  const { projet, isDeploying, isTrying, isLocal, confirmation } = readWish(words);
  if (isLocal) {
    await tools.trySite(true, tools.say);
    return 0;
  }
  const sections = await look(projet, tools);
  for (const line of describeSections(sections)) tools.say(line);
  const whole = isWhole(sections);
  if (projet === null || (!isDeploying && !isTrying)) {
    tools.say('');
    for (const line of byHand) tools.say(line);
    return whole ? 0 : 1;
  }
  if (isStopped(sections)) {
    throw new ClearError(
      'Rien n’a été changé : réglez d’abord ce qui est marqué ✗ ci-dessus.',
    );
  }
  const deeds = [
    isDeploying ? `met en ligne le site, ses règles et ses index dans « ${projet} »` : '',
    isTrying ? `publie un essai dans « ${projet} », visible le temps de le jouer` : '',
  ].filter((deed) => deed !== '');
  await confirm(projet, `Cette commande ${deeds.join(', puis ')}.`, tools, confirmation);
  if (isDeploying) {
    for (const [program, parameters] of deployment(projet)) {
      const code = await tools.runProgram(program, parameters);
      if (code !== 0) {
        throw new ClearError(
          `« ${program} ${parameters.join(' ')} » a échoué : la suite n’a pas été faite.`,
        );
      }
    }
  }
  if (isTrying) await tools.trySite(false, tools.say);
  if (isDeploying) {
    tools.say(
      `En ligne. Regardez encore une fois, jusqu’à ce que tout soit ✓ : npm run deploy:check -- --projet ${projet}`,
    );
  }
  return isDeploying || whole ? 0 : 1;
}

function openGoogle(projectId: string): GoogleProject {
  const ofKey = projectOfKey(keyFile(), usage);
  if (ofKey !== projectId) {
    throw new ClearError(
      `La clé du compte de service est celle du projet « ${ofKey} », et non de « ${projectId} ».`,
    );
  }
  const credential = applicationDefault();
  return createGoogleRest({
    projectId,
    accessToken: async () => (await credential.getAccessToken()).access_token,
  });
}

/** The web application's key is restricted to the site: Node sends its address as the referrer, as a page would. */
function sendAsSite(origin: string): void {
  if (origin === '') return;
  const send = globalThis.fetch;
  globalThis.fetch = (input, options) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!new URL(address).hostname.endsWith('.googleapis.com'))
      return send(input, options);
    const headers = new Headers(
      options?.headers ?? (input instanceof Request ? input.headers : undefined),
    );
    headers.set('Referer', `${origin}/`);
    return send(input, { ...options, headers });
  };
}

/**
 * Runs the trial in modules that Vite has built, as the site is: they read the configuration of the build. Local: over the
 * emulators that the environment names, else those of `npm start`.
 */
async function trySite(isLocal: boolean, say: (line: string) => void): Promise<void> {
  const isNamed = (process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '') !== '';
  const isBeside = isLocal && !isNamed;
  if (isBeside) Object.assign(process.env, siteVariables(profiles.start));
  if (!isLocal) {
    sendAsSite(loadEnv('production', repositoryFolder, 'SITE_')['SITE_ORIGIN'] ?? '');
  }
  const admin: App = openAdminApp(usage, isBeside);
  const vite = await createServer({
    configFile: false,
    root: repositoryFolder,
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [linguiMacros()],
    resolve: { alias: { '@': path.join(repositoryFolder, 'src') } },
  });
  try {
    const file = path.join(repositoryFolder, 'tools/admin/smoke.ts');
    const { runSmoke } = (await vite.ssrLoadModule(file)) as typeof smokeModule;
    await runSmoke({ admin, say });
  } catch (error) {
    const what =
      error instanceof Error ? `${error.name}, ${error.message}` : String(error);
    throw new ClearError(`L’essai a échoué : ${what}`, { cause: error });
  } finally {
    await vite.close();
    await deleteApp(admin);
  }
}

async function question(text: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new ClearError('Sans terminal, ajoutez --confirmer suivi du nom du projet.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(text);
  } finally {
    terminal.close();
  }
}

/** The tools of this machine. */
export function realTools(): Tools {
  return {
    variables: { ...loadEnv('production', repositoryFolder, ['VITE_', 'SITE_']) },
    say: print,
    weigh: weighFirestoreRules,
    openGoogle,
    runProgram: async (program, parameters) =>
      (await run(program, parameters, { cwd: repositoryFolder, isLive: true })).status,
    question,
    trySite,
  };
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) {
  const words = process.argv.slice(2);
  if (asksForHelp(words)) print(usage);
  else {
    try {
      process.exitCode = await deployCheck(words, realTools());
    } catch (error) {
      console.error(error instanceof ClearError ? error.message : error);
      process.exitCode = 1;
    }
    // The SDK and Vite may hold unused handles.
    process.exit();
  }
}
