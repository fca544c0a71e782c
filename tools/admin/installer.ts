import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { deleteApp } from 'firebase-admin/app';
import { grantAdmin } from './admin.ts';
import { openAdminApp } from './admin-app.ts';
import { region } from './google-project.ts';
import { readAnswer, readStop, writeAnswer, writeStop } from './installer-files.ts';
import { questions, type Question } from './installer-questions.ts';
import { asksForHelp } from '../dev/command-help.mjs';
import { ClearError } from '../lib/clear-error.ts';
import { profiles, repositoryFolder, siteAddress } from '../lib/environment.ts';
import { print } from '../lib/print.ts';

/** `npm run installer`: asks for what a site needs, writes it, looks at the project and says what is left (docs/deployment.md). */

const usage = `Usage :
  npm run installer              demande ce qu’il faut au site, l’écrit, regarde le projet, dit ce qui reste à faire
  npm run installer -- --local   de même pour le serveur local, « npm start » étant ouvert à côté
  npm run installer -- --debut   reprend à la première question après une interruption

Entrée garde la réponse entre crochets, « - » l’efface. Ctrl-C arrête : ce qui est répondu est gardé.`;

/** The command's external dependencies. A test replaces them. */
export type InstallerTools = {
  folder: string;
  say: (line: string) => void;
  /** Asks, and returns the typed line; null once there is nobody to answer. */
  ask: (text: string) => Promise<string | null>;
  /** Gives the right to an account. Throws a `ClearError`, or Google's error. */
  grant: (email: string, isLocal: boolean) => Promise<void>;
  /** `npm run deploy:check` with these words. Returns its exit code. */
  deployCheck: (words: readonly string[]) => Promise<number>;
};

const stopped =
  'Interrompu. Ce qui est répondu est gardé : « npm run installer » reprend à cette question.';

/** The earlier answer if it is still possible, else a proposal. */
function proposalOf({ place, name, propose, check }: Question, folder: string): string {
  for (const text of [readAnswer(folder, place, name), propose?.(folder) ?? '']) {
    try {
      if (text !== '') return check(text, folder);
    } catch (error) {
      if (!(error instanceof ClearError)) throw error;
    }
  }
  return '';
}

/** Asks until the answer is possible. Returns an empty text for a blank. */
async function answerTo(
  question: Question,
  title: string,
  { folder, ask, say }: InstallerTools,
): Promise<string> {
  const proposal = proposalOf(question, folder);
  const blank = question.isOptional === true ? 'plus tard' : '';
  const shown = proposal === '' ? blank : proposal;
  for (;;) {
    const line = await ask(`${title}${shown === '' ? '' : ` [${shown}]`} : `);
    if (line === null) throw new ClearError(stopped);
    const typed = line.trim();
    if (typed === '-' && question.isOptional === true) return '';
    const text = typed === '' ? proposal : typed;
    if (text === '' && question.isOptional === true) return '';
    try {
      if (text !== '') return question.check(text, folder);
      say('  Il faut une réponse.');
    } catch (error) {
      if (!(error instanceof ClearError)) throw error;
      say(`  ${error.message}`);
    }
  }
}

/** The variables that follow from an answer, by the names that Firebase gives; one changed by hand stays while the answer does. */
function derivedFrom(name: string, value: string): Record<string, string> {
  if (name === 'VITE_FIREBASE_PROJECT_ID') {
    return {
      VITE_FIREBASE_STORAGE_BUCKET: `${value}.firebasestorage.app`,
      VITE_FIREBASE_DATABASE_URL: `https://${value}-default-rtdb.${region}.firebasedatabase.app`,
    };
  }
  return name === 'SITE_ORIGIN'
    ? { VITE_FIREBASE_AUTH_DOMAIN: new URL(value).hostname }
    : {};
}

function keep({ place, name }: Question, value: string, folder: string): void {
  const isSame = readAnswer(folder, place, name) === value;
  writeAnswer(folder, place, name, value);
  if (place !== 'variable' || value === '') return;
  for (const [other, text] of Object.entries(derivedFrom(name, value))) {
    if (!isSame || readAnswer(folder, 'variable', other) === '') {
      writeAnswer(folder, 'variable', other, text);
    }
  }
}

const stopName = ({ place, name }: Question) => `${place}.${name}`;

async function askAll(
  asked: readonly Question[],
  isFromStart: boolean,
  tools: InstallerTools,
): Promise<void> {
  const { folder, say } = tools;
  const stop = isFromStart ? '' : readStop(folder);
  const first = Math.max(
    asked.findIndex((question) => stopName(question) === stop),
    0,
  );
  if (first > 0) say(`Reprise à la question ${first + 1} sur ${asked.length}.`);
  for (const [index, question] of asked.entries()) {
    if (index < first) continue;
    writeStop(folder, stopName(question));
    const title = `${index + 1}/${asked.length} ${question.texte}`;
    keep(question, await answerTo(question, title, tools), folder);
  }
  writeStop(folder, null);
}

/** Why a right was not given. Google says a missing role as `PERMISSION_DENIED` or `auth/insufficient-permission`. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /permission/i.test(`${code} ${message}`)
    ? 'la clé n’a pas le rôle « Firebase Admin »'
    : message;
}

/** Null once the right is given, else the step that is left. */
async function grantFirst(
  isLocal: boolean,
  tools: InstallerTools,
): Promise<string | null> {
  const { folder, grant, say } = tools;
  const email = readAnswer(folder, 'variable', 'PREMIER_ADMIN');
  const again = `npm run admin:grant -- ${email || '<adresse e-mail>'}`;
  const hasKey = readAnswer(folder, 'variable', 'GOOGLE_APPLICATION_CREDENTIALS') !== '';
  if (email === '' || (!isLocal && !hasKey)) {
    return `la première personne qui administre crée son compte sur /login, puis : ${again}`;
  }
  try {
    await grant(email, isLocal);
    say(`${email} administre le site.`);
    return null;
  } catch (error) {
    const reason = reasonOf(error);
    return `${email} n’administre pas encore le site (${reason}) ; ensuite : ${again}`;
  }
}

/** What no command does, on one page. */
function byHand(folder: string, adminStep: string | null): string[] {
  const value = (name: string) => readAnswer(folder, 'variable', name);
  const origin = value('SITE_ORIGIN');
  const domain = value('VITE_FIREBASE_AUTH_DOMAIN');
  const steps = [
    'la formule Blaze, et une alerte de budget le jour même',
    `Firestore à ${value('SITE_REGION')}, pour toujours ; Realtime Database et Storage à ${region}`,
    'Authentication : e-mail et mot de passe, lien par e-mail, Google, Anonyme ; mot de passe de 12 caractères au moins',
    `Authentication, domaines autorisés : ${domain} ; Hosting : y relier ce domaine`,
    `Authentication, modèles d’e-mail en français : adresse d’action ${origin}/reset-password`,
    `Google Cloud, identifiants : la clé d’API ne sert que depuis ${origin}`,
    'Google Cloud, IAM : une clé de compte de service « Firebase Admin » et « Security Reviewer », gardée hors du dépôt',
    'les conditions de traitement des données de Google, à accepter ; le registre de la commune, à compléter',
    ...(adminStep === null ? [] : [adminStep]),
    'src/content/editeur.json, à enregistrer dans votre dépôt (git commit) ; exploitant.json aussi, si une autre structure fait tourner le site',
    'puis les commandes ci-dessus, dans leur ordre',
  ];
  return [
    '',
    `À la main, sur https://console.firebase.google.com/project/${value('VITE_FIREBASE_PROJECT_ID')} :`,
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    'Chaque pas est expliqué dans docs/deployment.md. Cette commande se relance sans dommage.',
  ];
}

/** All of it, in order. Returns the exit code; throws a `ClearError` where it stops. */
export async function install(
  words: readonly string[],
  tools: InstallerTools,
): Promise<number> {
  let options;
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        local: { type: 'boolean', default: false },
        debut: { type: 'boolean', default: false },
      },
    });
    options = values;
  } catch {
    throw new ClearError(usage);
  }
  const { folder, say, deployCheck } = tools;
  const isLocal = options.local;
  const asked = questions.filter((question) => !isLocal || question.isLocal === true);
  await askAll(asked, options.debut, tools);
  const adminStep = await grantFirst(isLocal, tools);
  if (isLocal) {
    const code = await deployCheck(['--essai', '--local']);
    if (adminStep !== null) say(`Reste à faire : ${adminStep} --local`);
    say(`Le site est à ${siteAddress(profiles.start)}, et dit ce que vous avez répondu.`);
    return adminStep === null ? code : 1;
  }
  const hasKey = readAnswer(folder, 'variable', 'GOOGLE_APPLICATION_CREDENTIALS') !== '';
  const projet = readAnswer(folder, 'variable', 'VITE_FIREBASE_PROJECT_ID');
  const code = await deployCheck(hasKey ? ['--projet', projet] : []);
  for (const line of byHand(folder, adminStep)) say(line);
  return adminStep === null ? code : 1;
}

/** Lines of the terminal or of a file, one for each question; null at the end, and by Ctrl-C. */
function lineReader(): { ask: InstallerTools['ask']; close: () => void } {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  return {
    ask: async (text) => {
      terminal.setPrompt(text);
      terminal.prompt();
      const line = await lines.next();
      return line.done === true ? null : line.value;
    },
    close: () => terminal.close(),
  };
}

async function grant(email: string, isLocal: boolean): Promise<void> {
  const app = openAdminApp(usage, isLocal);
  try {
    await grantAdmin(app, email);
  } finally {
    await deleteApp(app);
  }
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) {
  const words = process.argv.slice(2);
  if (asksForHelp(words)) print(usage);
  else {
    const { ask, close } = lineReader();
    try {
      process.exitCode = await install(words, {
        ...{ folder: repositoryFolder, say: print, ask, grant },
        deployCheck: async (parameters) => {
          // Only now: it reads the files that were just written.
          const { deployCheck, realTools } = await import('./deploy-check.ts');
          return deployCheck(parameters, realTools());
        },
      });
    } catch (error) {
      console.error(error instanceof ClearError ? error.message : error);
      process.exitCode = 1;
    }
    close();
    // The SDK and Vite may hold unused handles.
    process.exit();
  }
}
