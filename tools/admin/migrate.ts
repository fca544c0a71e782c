import path from 'node:path';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { runAdminScript } from './admin-app.ts';
import { avisCopies } from './avis-copies.ts';
import { ClearError } from '../lib/clear-error.ts';
import { versionEtapes } from './version-etapes.ts';
import { runMigration, type Migration, type MigrationReport } from './migration.ts';

/**
 * `npm run migrate`: brings stored documents to the shape that this build writes (docs/compatibility.md). It is run after
 * the build is deployed and before the rules without the old shape are.
 */

const usage = `Usage :
  npm run migrate                 dit ce qui changerait, sans rien écrire
  npm run migrate -- --ecrire     écrit ; interrompue, la commande reprend où elle en était

Sur un vrai projet, GOOGLE_APPLICATION_CREDENTIALS donne le chemin de la clé du compte de service.
Avec « npm start » ouvert à côté, ajoutez --local à la fin pour agir sur le serveur local.`;

/** In the order in which they run. */
export const migrationList: readonly Migration[] = [avisCopies, versionEtapes];

function describe({ titre, seen, changed, isResumed }: MigrationReport, isDry: boolean) {
  const count = (value: number) => value.toLocaleString('fr-FR');
  const end = isDry ? 'à écrire' : 'écrits';
  const resumed = isResumed ? ' (reprise)' : '';
  return `  ${titre}${resumed} : ${count(seen)} documents lus, ${count(changed)} ${end}`;
}

/** What the command says when it has done its work. Throws a `ClearError` with the usage for words it does not know. */
export async function runMigrate(
  app: App,
  words: readonly string[],
  migrations: readonly Migration[] = migrationList,
): Promise<string> {
  const [word, ...others] = words;
  if (others.length > 0 || !['--ecrire', undefined].includes(word)) {
    throw new ClearError(usage);
  }
  const isDry = word === undefined;
  const lines: string[] = [];
  for (const migration of migrations) {
    const report = await runMigration(getFirestore(app), migration, isDry);
    lines.push(describe(report, isDry));
  }
  const head = isDry
    ? 'Ce qui changerait (rien n’est écrit ; ajoutez --ecrire pour le faire) :'
    : 'Migration faite :';
  return [head, ...lines].join('\n');
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) {
  await runAdminScript(usage, (app, words) => runMigrate(app, words));
}
