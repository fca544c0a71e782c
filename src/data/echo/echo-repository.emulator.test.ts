import { afterAll, beforeEach, expect, test } from 'vitest';
import { avisModerationRepository } from '@/data/avis/avis-moderation-repository.ts';
import { avisRepository } from '@/data/avis/avis-repository.ts';
import { emulatorServices } from '@/testing/services.ts';
import { partieGateway } from '@/data/partie/partie-repository.ts';
import type { EnvoiTarget } from '@/data/partie/partie-sync.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { JudgedMeanwhileError } from '../moderation/judged-meanwhile-error.ts';
import {
  deletePastRules,
  readPastRules,
  writePastRules,
} from '@/testing/emulator-documents.ts';
import { beginWithQuete, createParties } from '@/testing/emulator-parties.ts';
import { createQuete } from '@/testing/play-factories.ts';
import type { Echo } from './echo-outbox.ts';
import { echoRepository } from './echo-repository.ts';
import { palmaresRepository } from './palmares-repository.ts';
import { plainteModerationRepository } from './plainte-moderation-repository.ts';
import { plainteRepository } from './plainte-repository.ts';

const { listPending: listPendingAvis, moderate: moderateAvis } =
  avisModerationRepository(emulatorServices);
const { list: readAvisList } = avisRepository(emulatorServices);
const { send: sendEcho } = echoRepository(emulatorServices);
const {
  merciCount: readMerciCount,
  list: readPalmares,
  version: readVersion,
} = palmaresRepository(emulatorServices);
const {
  keep: keepName,
  list: listReportedNames,
  mask: maskName,
} = plainteModerationRepository(emulatorServices);
const { report: reportName } = plainteRepository(emulatorServices);

const parties = partieGateway(emulatorServices);

const quete = createQuete();
const queteId = quete.id;

async function endPartie(): Promise<EnvoiTarget> {
  const [target] = await createParties(quete, 1);
  if (target === undefined) throw new Error('No party was begun.');
  const operationId = 'fin'.padEnd(24, '0');
  await parties.write(target, { type: 'finish', etapeIndex: 0, operationId });
  return target;
}

function echo({ documentId }: EnvoiTarget, changes: Partial<Echo> = {}): Echo {
  return {
    genre: 'avis',
    queteId,
    partieId: documentId,
    id: 'un'.padEnd(24, '0'),
    note: 4,
    texte: 'Belle balade.',
    pseudonyme: 'Camille',
    isRetire: false,
    isSent: false,
    ...changes,
  };
}

beforeEach(() => beginWithQuete(quete));
afterAll(leaveSession);

test('an opinion arrives once, waits to be read by the team, and is seen after that', async () => {
  const target = await endPartie();
  await sendEcho(echo(target), target.documentId);
  await sendEcho(echo(target), target.documentId);
  const path = `quetes/${queteId}/avis/${target.uid}`;
  expect(await readPastRules(path)).toMatchObject({ etat: { stringValue: 'attente' } });
  expect(await readPastRules(`debits/${target.uid}/genres/avis`)).toMatchObject({
    n: { integerValue: '1' },
  });
  expect(await readAvisList(queteId)).toEqual([]);

  await signInAs('equipe', { admin: true });
  const [waiting] = await listPendingAvis();
  expect(waiting).toMatchObject({ queteId, uid: target.uid, texte: 'Belle balade.' });
  const operationId = waiting?.operationId ?? '';
  await moderateAvis(
    { queteId, uid: target.uid, operationId, etat: 'attente' },
    { motif: null, reponse: '' },
  );
  expect(await listPendingAvis()).toEqual([]);
  expect(await readAvisList(queteId)).toMatchObject([{ note: 4, pseudonyme: 'Camille' }]);
});

test('an opinion is said anew at once, and can be taken back at once', async () => {
  const target = await endPartie();
  await sendEcho(echo(target), target.documentId);
  const again = echo(target, { id: 'deux'.padEnd(24, '0'), note: 1 });
  await sendEcho(again, target.documentId);
  const path = `quetes/${queteId}/avis/${target.uid}`;
  expect(await readPastRules(path)).toMatchObject({ note: { integerValue: '1' } });
  await sendEcho({ ...again, isRetire: true }, target.documentId);
  expect(await readPastRules(path)).toBeNull();
});

test('an opinion that everybody reads is said anew, or taken back, with the copy of it', async () => {
  await signInAs('joueuse', { admin: false });
  const target = await endPartie();
  const said = echo(target);
  await sendEcho(said, target.documentId);
  const avis = { queteId, uid: target.uid, etat: 'attente' } as const;
  const publish = async ({ id: operationId }: Echo) => {
    await signInAs('equipe', { admin: true });
    await moderateAvis({ ...avis, operationId }, { motif: null, reponse: '' });
    expect(await readAvisList(queteId)).toHaveLength(1);
    await signInAs('joueuse', { admin: false });
  };
  await publish(said);

  const again = echo(target, { id: 'deux'.padEnd(24, '0'), note: 1 });
  await sendEcho(again, target.documentId);
  expect(await readAvisList(queteId)).toEqual([]);
  await publish(again);

  const back = { ...again, id: 'trois'.padEnd(24, '0'), isRetire: true };
  await sendEcho(back, target.documentId);
  expect(await readAvisList(queteId)).toEqual([]);
  expect(await readPastRules(`quetes/${queteId}/avis/${target.uid}`)).toBeNull();
  // The answer was lost: it is gone already.
  await sendEcho(back, target.documentId);
});

test('a line of the palmarès arrives with the points of its party, and goes when asked', async () => {
  const target = await endPartie();
  const line = echo(target, { genre: 'palmares', note: 0, texte: '' });
  await sendEcho(line, target.documentId);
  await sendEcho(line, target.documentId);
  expect(await readPalmares(queteId, 60)).toEqual([
    { id: target.documentId, pseudonyme: 'Camille', points: 0, rang: 1 },
  ]);
  const back = { ...line, id: 'deux'.padEnd(24, '0'), isRetire: true };
  await sendEcho(back, target.documentId);
  expect(await readPalmares(queteId, 60)).toEqual([]);
});

/** A party that ended, and its line: how many minutes it took, where the phone knows. */
async function writeLigne(pseudonyme: string, minutes: number | null): Promise<string> {
  const { documentId, ...target } = await endPartie();
  const line = echo({ documentId, ...target }, { genre: 'palmares', pseudonyme });
  await sendEcho({ ...line, id: pseudonyme.padEnd(24, '0') }, documentId, minutes);
  return documentId;
}

const namesShown = async () =>
  (await readPalmares(queteId, 60)).map(({ pseudonyme }) => pseudonyme);

test('a party faster than a third of the announced time has its line, and is not shown', async () => {
  await writeLigne('Vingt', 20);
  await writeLigne('Lent', 999);
  await writeLigne('Inconnu', null);
  const partieId = await writeLigne('Rapide', 19);
  expect(await namesShown()).toEqual(['Inconnu', 'Lent', 'Vingt']);
  expect(await readPastRules(`quetes/${queteId}/palmares/${partieId}`)).toMatchObject({
    minutes: { integerValue: '19' },
  });
  // The town hall announces less time since.
  expect(await readPalmares(queteId, 57)).toHaveLength(4);
});

test('the palmarès shows the version of today; a party of the version before may begin, end and write its line late', async () => {
  await writeLigne('Avant', 60);
  const publish = (version: number) =>
    writePastRules(`quetes/${queteId}`, { version: { integerValue: String(version) } });
  await publish(2);
  expect(await namesShown()).toEqual([]);
  await writeLigne('Ensuite', 60);
  expect(await namesShown()).toEqual([]);
  await publish(1);
  expect(await namesShown()).toEqual(['Avant', 'Ensuite']);
});

test('of a quête that was withdrawn no palmarès is shown, and no line is written', async () => {
  await writeLigne('Avant', 60);
  await deletePastRules(`quetes/${queteId}`);
  expect(await readPalmares(queteId, 60)).toEqual([]);
  expect(await readVersion(queteId)).toBeNull();
  await expect(writeLigne('Apres', 60)).rejects.toThrow(AccessDeniedError);
});

test('a name that was reported and let be waits no second time, and is not masked after all', async () => {
  const target = await endPartie();
  const { documentId: partieId } = target;
  const line = echo(target, { genre: 'palmares', note: 0, texte: '' });
  await sendEcho(line, partieId);
  await reportName(queteId, partieId);
  // Nobody counts it twice.
  await reportName(queteId, partieId);

  await signInAs('equipe', { admin: true });
  const name = { queteId, partieId, operationId: line.id };
  expect(await listReportedNames()).toMatchObject([{ ...name, pseudonyme: 'Camille' }]);
  await keepName(name);
  expect(await listReportedNames()).toEqual([]);
  // Looked at since: the same name waits no second time.
  await reportName(queteId, partieId);
  expect(await listReportedNames()).toEqual([]);
  await expect(maskName(name, 'autre')).rejects.toThrow(JudgedMeanwhileError);
  expect(await readPalmares(queteId, 60)).toMatchObject([{ pseudonyme: 'Camille' }]);
});

test('a line whose name was masked is written anew without it', async () => {
  const target = await endPartie();
  const { documentId: partieId } = target;
  const line = echo(target, { genre: 'palmares', note: 0, texte: '' });
  await sendEcho(line, partieId);
  await writePastRules(`quetes/${queteId}/plaintes/${partieId}`, {
    ligne: { stringValue: line.id },
    etat: { stringValue: 'masque' },
  });
  await sendEcho({ ...line, id: 'deux'.padEnd(24, '0') }, partieId);
  expect(await readPalmares(queteId, 60)).toMatchObject([{ pseudonyme: 'Nom masqué' }]);
});

test('a name that was masked comes back with no other party of its session, whatever its case and accents', async () => {
  await signInAs('joueuse', { admin: false });
  const first = await endPartie();
  const line = echo(first, { genre: 'palmares', note: 0, texte: '', pseudonyme: 'Zut' });
  await sendEcho(line, first.documentId);
  await reportName(queteId, first.documentId);
  await signInAs('equipe', { admin: true });
  const name = { queteId, partieId: first.documentId, operationId: line.id };
  await maskName(name, 'blessant');

  await signInAs('joueuse', { admin: false });
  const second = await endPartie();
  await sendEcho({ ...line, pseudonyme: 'ZÛT' }, second.documentId);
  const third = await endPartie();
  await sendEcho({ ...line, pseudonyme: 'Camille' }, third.documentId);
  expect((await readPalmares(queteId, null)).map(({ pseudonyme }) => pseudonyme)).toEqual(
    ['Camille', 'Nom masqué', 'Nom masqué'],
  );
});

test('thanks are counted, once a party', async () => {
  const target = await endPartie();
  const thanks = echo(target, { genre: 'merci', note: 0, texte: '', pseudonyme: '' });
  await sendEcho(thanks, target.documentId);
  await sendEcho(thanks, target.documentId);
  const other = await endPartie();
  await sendEcho(thanks, other.documentId);
  expect(await readMerciCount(queteId)).toBe(2);
});

test('a party that has not ended says nothing', async () => {
  const [target] = await createParties(quete, 1);
  if (target === undefined) throw new Error('No party was begun.');
  await expect(sendEcho(echo(target), target.documentId)).rejects.toThrow(
    AccessDeniedError,
  );
});
