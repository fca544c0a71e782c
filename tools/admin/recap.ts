import path from 'node:path';
import type { App } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
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
import { runAdminScript } from './admin-app.ts';
import { ClearError } from '../lib/clear-error.ts';

/** `npm run recap`: the reports that wait for an answer, as the text of an e-mail (docs/deployment.md). Changes nothing. */

const usage = `Usage :
  npm run recap                   les signalements qui attendent une réponse, pour un e-mail

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

type Names = { quete: string; etapes: readonly { id: string; titre: string }[] };

async function readNames(app: App, queteId: string): Promise<Names> {
  const quete = await getFirestore(app).doc(`quetes/${queteId}`).get();
  const contenu = contenuSchema.safeParse(
    JSON.parse(String(quete.get('contenu') ?? 'null')),
  );
  return contenu.success
    ? { quete: contenu.data.titre, etapes: contenu.data.etapes }
    : { quete: queteId, etapes: [] };
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
    ...group.motifs.map(({ motif, count }) => `  ${count} × ${motifNames[motif]}`),
    `  le plus ancien : ${formatDate(oldest)}`,
  ].join('\n');
}

/** The text; empty when nothing waits. Throws a `ClearError` with the usage for words it does not know. */
export async function runRecap(app: App, words: readonly string[]): Promise<string> {
  if (words.length > 0) throw new ClearError(usage);
  const open = await readOpen(app);
  if (open.length === 0) return '';
  const groups = groupSignalements(open);
  const names = new Map<string, Names>();
  for (const queteId of new Set(groups.map((group) => group.queteId))) {
    names.set(queteId, await readNames(app, queteId));
  }
  const parts = groups.map((group) =>
    describeEtape(
      names.get(group.queteId) ?? { quete: group.queteId, etapes: [] },
      group,
    ),
  );
  return [
    `${formatCount(open.length, 'signalement attend', 'signalements attendent')} une réponse, à donner sur /admin/parcours/message?vue=signalements.`,
    ...parts,
  ].join('\n\n');
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) {
  await runAdminScript(usage, runRecap);
}
