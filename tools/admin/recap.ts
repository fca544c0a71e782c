import { t } from '@lingui/core/macro';
import path from 'node:path';
import type { App } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { loadEnv } from 'vite';
import * as z from 'zod/mini';
import { contenuSchema } from '../../src/domain/quete/quete.ts';
import {
  groupSignalements,
  type EtapeSignalements,
  type ReceivedSignalement,
} from '../../src/domain/signalement/grouped.ts';
import {
  motifNames,
  signalementSchema,
} from '../../src/domain/signalement/signalement.ts';
import { formatDate } from '../../src/lib/format/date.ts';
import { formatCount } from '../../src/lib/format/nombre.ts';
import { paths } from '../../src/lib/paths.ts';
import { ClearError } from '../lib/clear-error.ts';
import { repositoryFolder } from '../lib/environment.ts';
import { runAdminScript } from './admin-app.ts';
import { writeRecaps, type CommuneRecap } from './recap-mail.ts';

/**
 * `npm run recap`: the unanswered reports, as the text of an e-mail (docs/deployment.md, section 7). Without options it changes nothing;
 * with `--mail` it writes an e-mail for each responsable who subscribed to the reports of a commune.
 */

const usage = `Usage :
  npm run recap                            les signalements qui attendent une réponse, pour un e-mail
  npm run recap -- --mail                  écrit un courriel pour chaque responsable qui l’a demandé
  npm run recap -- --mail --reprendre      de même, après avoir effacé ceux que l’extension n’a pas pris

Sur un vrai projet, GOOGLE_APPLICATION_CREDENTIALS donne le chemin de la clé du compte de service.
Avec « npm start » ouvert à côté, ajoutez --local à la fin pour lire le serveur local.`;

const storedSchema = z.object({
  ...z.pick(signalementSchema, { queteId: true, version: true, etapeId: true }).shape,
  ...z.pick(signalementSchema, { motif: true, texte: true }).shape,
  at: z.instanceof(Timestamp),
});

async function readOpen(app: App): Promise<ReceivedSignalement[]> {
  const { docs } = await getFirestore(app)
    .collection('signalements')
    .where('reponse', '==', '')
    .get();
  return docs.flatMap((document) => {
    const stored = storedSchema.safeParse(document.data());
    if (!stored.success) return [];
    const { at, ...signalement } = stored.data;
    return [{ ...signalement, id: document.id, at: at.toMillis(), photo: '' }];
  });
}

type Names = {
  quete: string;
  etapes: readonly { id: string; titre: string }[];
  /** Null of a quête that is gone, or cannot be read. */
  commune: { insee: string; nom: string } | null;
};

async function readNames(app: App, queteId: string): Promise<Names> {
  const quete = await getFirestore(app).doc(`quetes/${queteId}`).get();
  const contenu = contenuSchema.safeParse(
    JSON.parse(String(quete.get('contenu') ?? 'null')),
  );
  return contenu.success
    ? {
        quete: contenu.data.titre,
        etapes: contenu.data.etapes,
        commune: contenu.data.commune,
      }
    : { quete: queteId, etapes: [], commune: null };
}

function describeEtape({ quete, etapes }: Names, group: EtapeSignalements): string {
  const index = etapes.findIndex(({ id }) => id === group.etapeId);
  const place =
    index === -1
      ? 'Une étape d’avant'
      : `Étape ${index + 1}, ${etapes[index]?.titre ?? ''}`;
  const oldest = Math.min(...group.signalements.map(({ at }) => at));
  return [
    `${quete} · ${place}`,
    ...group.motifs.map(({ motif, count }) => `  ${count} × ${t(motifNames[motif])}`),
    `  le plus ancien : ${formatDate(oldest)}`,
  ].join('\n');
}

type Waiting = { group: EtapeSignalements; names: Names };

async function readWaiting(app: App): Promise<Waiting[]> {
  const groups = groupSignalements(await readOpen(app));
  const names = new Map<string, Names>();
  for (const { queteId } of groups) {
    if (!names.has(queteId)) names.set(queteId, await readNames(app, queteId));
  }
  return groups.flatMap((group) => {
    const known = names.get(group.queteId);
    return known === undefined ? [] : [{ group, names: known }];
  });
}

function countOf(waiting: readonly Waiting[]): number {
  return waiting.reduce((sum, { group }) => sum + group.signalements.length, 0);
}

/** The text of some reports, to be answered at an address; empty for none. */
function textOf(waiting: readonly Waiting[], address: string): string {
  if (waiting.length === 0) return '';
  return [
    `${formatCount(countOf(waiting), 'signalement attend', 'signalements attendent')} une réponse, à donner sur ${address}.`,
    ...waiting.map(({ group, names }) => describeEtape(names, group)),
  ].join('\n\n');
}

/** The reports of each commune, with the address of its desk; those of quêtes that are gone stay with the team. */
function recapsOf(waiting: readonly Waiting[], origin: string): CommuneRecap[] {
  const byInsee = new Map<string, Waiting[]>();
  for (const one of waiting) {
    const insee = one.names.commune?.insee;
    if (insee !== undefined) byInsee.set(insee, [...(byInsee.get(insee) ?? []), one]);
  }
  return [...byInsee].map(([insee, own]) => ({
    insee,
    nom: own[0]?.names.commune?.nom ?? insee,
    count: countOf(own),
    text: `${textOf(own, origin + paths.communeDesk({ insee }))}\n\nVous recevez ce message parce que vous l’avez demandé dans le bureau de la commune ; la même case l’arrête.`,
  }));
}

/** The origin of the site, from its build; empty if not configured. */
function siteOrigin(): string {
  const { SITE_ORIGIN: origin = '' } = loadEnv(
    'production',
    repositoryFolder,
    'SITE_ORIGIN',
  );
  return origin.replace(/\/$/, '');
}

/**
 * The text, empty when nothing waits; with `--mail`, its message. Throws a `ClearError` with the usage for unknown parameters, if the site
 * has no address, and if the previous e-mails were not taken.
 */
export async function runRecap(
  app: App,
  words: readonly string[],
  now = Date.now(),
): Promise<string> {
  const asked = words.join(' ');
  if (!['', '--mail', '--mail --reprendre'].includes(asked)) throw new ClearError(usage);
  const waiting = await readWaiting(app);
  if (asked === '') {
    return textOf(waiting, '/admin/parcours/message?vue=signalements');
  }
  const origin = siteOrigin();
  if (origin === '') {
    throw new ClearError(
      'SITE_ORIGIN n’est pas renseignée : un courriel ne saurait pas où mener. Rien n’est écrit. Voir docs/deployment.md, section 3.',
    );
  }
  const again = words.includes('--reprendre');
  return writeRecaps(app, recapsOf(waiting, origin), { now, again });
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) {
  await runAdminScript(usage, runRecap);
}
