import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { parseArgs } from 'node:util';
import { prepareEngines, startSuite } from '../local-firebase/suite.ts';
import { createConversations } from './load/conversations.ts';
import { createEditors } from './load/editors.ts';
import { createPlayers, type Question } from './load/players.ts';
import { describeTimings, type Timings } from './load/timings.ts';
import { emulatedOptions } from '../admin/admin-app.ts';
import { profiles, serverVariables, storageBucket } from '../lib/environment.ts';
import { createProgress } from '../lib/progress.ts';
import { listenToSignals } from '../lib/signals.ts';
import { publishedList } from '../seed/parcours-list.ts';
import { seed } from '../seed/seed.ts';
import { canonicalText } from '../../src/domain/epreuve/canonical-answer.ts';
import { queteIdOf } from '../../src/domain/quete/address.ts';
import { publicAddressOf } from '../../src/domain/parcours/public-address.ts';

/**
 * `npm run load`: players, authors and conversations at once over the local back end, by the SDK that the site uses, under the rules; then
 * everything is read back and counted. The figures are those of the emulators on this machine, which represent the rules and the SDK, not
 * Google's servers. Ends with 1 after an error or a loss.
 */
const { values: options } = parseArgs({
  options: {
    players: { type: 'string', default: '300' },
    editors: { type: 'string', default: '50' },
    conversations: { type: 'string', default: '20' },
    /** Saves of each author. */
    saves: { type: 'string', default: '10' },
    /** Words of each end of a conversation, after those that open it. */
    rounds: { type: 'string', default: '5' },
  },
});

const profile = profiles.test;
const progress = createProgress();

/** The first word to find in the demonstration. Throws without one. */
async function questionOf(firestore: ReturnType<typeof getFirestore>): Promise<Question> {
  for (const { parcours } of publishedList) {
    const etape = parcours.etapes.find(({ epreuve }) => epreuve.type === 'texte');
    const reponse = canonicalText(etape?.epreuve.reponses[0] ?? '');
    const address = publicAddressOf(parcours, null);
    if (etape === undefined || reponse === null || address === null) continue;
    const queteId = queteIdOf(address);
    const at = `quetes/${queteId}/versions/1/verrous/${etape.id}`;
    const points = Number((await firestore.doc(at).get()).get('points'));
    return { queteId, version: 1, etapeId: etape.id, reponse, points };
  }
  throw new Error('No étape of the demonstration asks for a word.');
}

async function load(): Promise<boolean> {
  Object.assign(process.env, serverVariables(profile));
  await progress.step('Jeu de démonstration', () =>
    seed({ projectId: profile.projectId, bucket: storageBucket(profile.projectId) }),
  );
  const app = initializeApp(emulatedOptions(profile.projectId), 'load');
  const firestore = getFirestore(app);
  const players = createPlayers(Number(options.players), await questionOf(firestore));
  const editors = createEditors(Number(options.editors), Number(options.saves));
  const conversations = createConversations(
    Number(options.conversations),
    Number(options.rounds),
  );
  await progress.step('Chacun arrive', () =>
    Promise.all([
      players.prepare(firestore),
      editors.prepare(app),
      conversations.prepare(app),
    ]),
  );
  await progress.step('Tous à la fois', () =>
    Promise.all([players.play(), editors.write(), conversations.talk()]),
  );
  const counts = await progress.step('Tout est relu et compté', () =>
    Promise.all([
      players.count(firestore),
      editors.count(firestore),
      conversations.count(app),
    ]),
  );
  const timings = [...players.timings, ...editors.timings, ...conversations.timings];
  const lost = counts.reduce((all, count) => all + count.lost, 0);
  report(
    timings,
    counts.map(({ kept }) => kept),
    lost,
  );
  await Promise.all([players.close(), editors.close(), conversations.close()]);
  await deleteApp(app);
  return lost === 0 && timings.every((one) => one.figures().errors.length === 0);
}

function report(
  timings: readonly Timings[],
  [answers = 0, saves = 0, messages = 0]: readonly number[],
  lost: number,
): void {
  progress.say('');
  for (const line of describeTimings(timings)) progress.say(line);
  const errors = timings.flatMap((one) => one.figures().errors);
  for (const error of new Set(errors)) progress.say(`  ! ${error}`);
  progress.say(
    `\nRelus : ${answers} réponses, ${saves} enregistrements, ${messages} messages ; perdus : ${lost} ; erreurs : ${errors.length}.`,
  );
}

const suite = await progress.step('Serveur local', async () =>
  startSuite({
    profile,
    parts: ['auth', 'firestore', 'storage', 'database'],
    prepared: await prepareEngines(),
    signal: listenToSignals(),
  }),
);
let isWhole = false;
try {
  isWhole = await load();
} finally {
  await suite.stop();
}
process.exit(isWhole ? 0 : 1);
