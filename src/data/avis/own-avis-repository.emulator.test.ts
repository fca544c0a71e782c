import { afterAll, beforeEach, expect, test } from 'vitest';
import { emulatorServices } from '@/testing/services.ts';
import { partieGateway } from '@/data/partie/partie-repository.ts';
import type { EnvoiTarget } from '@/data/partie/partie-sync.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { readPastRules } from '@/testing/emulator-documents.ts';
import { beginWithQuete, createParties } from '@/testing/emulator-parties.ts';
import { createQuete } from '@/testing/play-factories.ts';
import { avisModerationRepository } from './avis-moderation-repository.ts';
import { avisRepository } from './avis-repository.ts';
import type { OwnAvis } from './avis-outbox.ts';
import { ownAvisRepository } from './own-avis-repository.ts';

const { listPending: listPendingAvis, moderate: moderateAvis } =
  avisModerationRepository(emulatorServices);
const { list: readAvisList } = avisRepository(emulatorServices);
const { send } = ownAvisRepository(emulatorServices);

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

function avisOf({ documentId }: EnvoiTarget, changes: Partial<OwnAvis> = {}): OwnAvis {
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
  await send(avisOf(target), target.documentId);
  await send(avisOf(target), target.documentId);
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
  await send(avisOf(target), target.documentId);
  const again = avisOf(target, { id: 'deux'.padEnd(24, '0'), note: 1 });
  await send(again, target.documentId);
  const path = `quetes/${queteId}/avis/${target.uid}`;
  expect(await readPastRules(path)).toMatchObject({ note: { integerValue: '1' } });
  await send({ ...again, isRetire: true }, target.documentId);
  expect(await readPastRules(path)).toBeNull();
});

test('a public opinion is changed, or retracted, with its copy', async () => {
  await signInAs('joueuse', { admin: false });
  const target = await endPartie();
  const said = avisOf(target);
  await send(said, target.documentId);
  const avis = { queteId, uid: target.uid, etat: 'attente' } as const;
  const publish = async ({ id: operationId }: OwnAvis) => {
    await signInAs('equipe', { admin: true });
    await moderateAvis({ ...avis, operationId }, { motif: null, reponse: '' });
    expect(await readAvisList(queteId)).toHaveLength(1);
    await signInAs('joueuse', { admin: false });
  };
  await publish(said);

  const again = avisOf(target, { id: 'deux'.padEnd(24, '0'), note: 1 });
  await send(again, target.documentId);
  expect(await readAvisList(queteId)).toEqual([]);
  await publish(again);

  const back = { ...again, id: 'trois'.padEnd(24, '0'), isRetire: true };
  await send(back, target.documentId);
  expect(await readAvisList(queteId)).toEqual([]);
  expect(await readPastRules(`quetes/${queteId}/avis/${target.uid}`)).toBeNull();
  // The answer was lost: it is gone already.
  await send(back, target.documentId);
});

test('a party that has not ended says nothing', async () => {
  const [target] = await createParties(quete, 1);
  if (target === undefined) throw new Error('No party was begun.');
  await expect(send(avisOf(target), target.documentId)).rejects.toThrow(
    AccessDeniedError,
  );
});
