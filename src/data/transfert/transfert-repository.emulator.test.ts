import { afterAll, beforeEach, expect, it } from 'vitest';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import type { OwnAvis } from '@/data/avis/avis-outbox.ts';
import { ownAvisRepository } from '@/data/avis/own-avis-repository.ts';
import { emulatorServices } from '@/testing/services.ts';
import { partieGateway } from '@/data/partie/partie-repository.ts';
import { partieStore } from '@/data/partie/partie-store.ts';
import type { EnvoiTarget } from '@/data/partie/partie-sync.ts';
import { beginPartie } from '@/domain/partie/partie.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { leaveSession, signInAs } from '@/testing/emulator-account.ts';
import {
  deletePastRules,
  readPastRules,
  writePastRules,
} from '@/testing/emulator-documents.ts';
import { beginWithQuete, createParties } from '@/testing/emulator-parties.ts';
import { createQuete, testEtapeId } from '@/testing/play-factories.ts';
import { transfertRepository } from './transfert-repository.ts';

const { send: sendAvis } = ownAvisRepository(emulatorServices);

const parties = partieGateway(emulatorServices);
const { create: createTransfert, takeOver: takeOverParties } =
  transfertRepository(emulatorServices);
const quete = createQuete();

async function ownerOf({ documentId }: EnvoiTarget): Promise<unknown> {
  return (await readPastRules(`parties/${documentId}`))?.['uid'];
}

async function offer(): Promise<string> {
  const transfert = await createTransfert();
  if (transfert === null) throw new Error('There was to be a transfert.');
  return transfert.jeton;
}

beforeEach(() => beginWithQuete(quete));
afterAll(leaveSession);

it('the parties of an anonymous player follow to the account, and the jeton is gone', async () => {
  const targets = await createParties(quete, 3);
  const jeton = await offer();
  expect(jeton).toMatch(/^[0-9a-f]{32}$/);
  const uid = await signInAs('joueuse', { admin: false });
  expect(await takeOverParties(jeton)).toBe(3);
  for (const target of targets) {
    expect(await ownerOf(target)).toEqual({ stringValue: uid });
  }
  expect(await readPastRules(`transferts/${jeton}`)).toBeNull();
});

it('a party goes on in the same document after it came over', async () => {
  const [target] = await createParties(quete, 1);
  if (target === undefined) throw new Error('There is a party.');
  const store = await partieStore();
  const kept = await store.begin(quete, beginPartie(quete, target.documentId, 1));
  await store.change(kept.partie.id, (before) => ({
    ...before,
    envoi: { ...before.envoi, uid: target.uid, lu: true },
  }));
  const jeton = await offer();
  const uid = await signInAs('joueuse', { admin: false });
  await takeOverParties(jeton);
  const after = await store.read(kept.partie.id);
  // The account's own tries are read before its next one.
  expect(after?.envoi).toMatchObject({ uid, documentId: target.documentId, lu: false });
  const state = await parties.readState({ ...target, uid }, null);
  expect(state.partie).toMatchObject({ points: 0 });
});

it('the solutions of étapes that were passed follow, and stay seen by the old session', async () => {
  const [target] = await createParties(quete, 1);
  if (target === undefined) throw new Error('There is a party.');
  const version = `quetes/${quete.id}/versions/${quete.version}`;
  const etapeIds = Array.from({ length: 9 }, (_, rank) => testEtapeId(rank + 1));
  for (const [rank, etapeId] of etapeIds.entries()) {
    await writePastRules(`${version}/verrous/${etapeId}`, {
      coutsCumules: { arrayValue: { values: [{ integerValue: '0' }] } },
    });
    await parties.write(target, {
      type: 'renounce',
      operationId: createOperationId(),
      etapeId,
      indices: 0,
      totalPoints: 0,
      reussiteCount: rank + 1,
      etapeIndex: rank,
    });
    await parties.unlock(target, etapeId);
  }
  const keyOf = (uid: string, etapeId: string) =>
    `deblocages/${uid}_${quete.id}_${String(quete.version)}_${etapeId}`;
  const [first = ''] = etapeIds;
  expect(await readPastRules(keyOf(target.uid, first))).not.toBeNull();

  const jeton = await offer();
  const uid = await signInAs('joueuse', { admin: false });
  expect(await takeOverParties(jeton)).toBe(1);
  for (const etapeId of etapeIds) {
    expect(await readPastRules(keyOf(target.uid, etapeId)), etapeId).not.toBeNull();
    expect(await readPastRules(keyOf(uid, etapeId)), etapeId).toMatchObject({
      uid: { stringValue: uid },
      partieId: { stringValue: target.documentId },
    });
  }
});

/** A public opinion of an anonymous player after a finished party. */
async function sayPublicly(): Promise<{ avis: OwnAvis; said: Stored; uid: string }> {
  const [target] = await createParties(quete, 1);
  if (target === undefined) throw new Error('There is a party.');
  const { documentId: partieId, uid } = target;
  const operationId = createOperationId();
  await parties.write(target, { type: 'finish', etapeIndex: 0, operationId });
  const avis: OwnAvis = {
    genre: 'avis',
    queteId: quete.id,
    partieId,
    id: 'un'.padEnd(24, '0'),
    ...{ note: 4, texte: 'Belle balade.', pseudonyme: 'Camille' },
    ...{ isRetire: false, isSent: false },
  };
  await sendAvis(avis, partieId);
  const said = { ...(await readPastRules(avisAt(uid))), ...seenAs('copie001') };
  await writePastRules(avisAt(uid), said);
  await writePastRules(copyAt('copie001'), { note: { integerValue: '4' } });
  return { avis, said, uid };
}

type Stored = Awaited<ReturnType<typeof readPastRules>>;
const avisAt = (uid: string) => `quetes/${quete.id}/avis/${uid}`;
const copyAt = (publique: string) => `quetes/${quete.id}/avisPublics/${publique}`;
const seenAs = (publique: string) => ({
  ...{ etat: { stringValue: 'publie' }, publique: { stringValue: publique } },
});

/** The account's public opinion of the same quête. */
async function hadSaid(uid: string, at: string): Promise<Stored> {
  const own = { uid: { stringValue: uid }, at: { timestampValue: at } };
  await writePastRules(avisAt(uid), { ...own, ...seenAs('copie002') });
  await writePastRules(copyAt('copie002'), { note: { integerValue: '2' } });
  return readPastRules(avisAt(uid));
}

it('an opinion after a party follows word for word, stays public, and can be retracted by the account', async () => {
  const { avis, said, uid: from } = await sayPublicly();
  const jeton = await offer();
  const uid = await signInAs('joueuse', { admin: false });
  expect(await takeOverParties(jeton)).toBe(1);
  expect(await readPastRules(avisAt(from))).toBeNull();
  expect(await readPastRules(avisAt(uid))).toEqual({
    ...said,
    uid: { stringValue: uid },
    operationId: { stringValue: jeton },
  });
  expect(await readPastRules(copyAt('copie001'))).not.toBeNull();
  const back = { ...avis, id: 'deux'.padEnd(24, '0'), isRetire: true };
  await sendAvis(back, avis.partieId);
  expect(await readPastRules(avisAt(uid))).toBeNull();
  expect(await readPastRules(copyAt('copie001'))).toBeNull();
});

it('the moved opinion replaces the account’s earlier one, which is no longer readable', async () => {
  const { said } = await sayPublicly();
  const jeton = await offer();
  const uid = await signInAs('joueuse', { admin: false });
  await hadSaid(uid, '2026-01-12T10:00:00Z');
  expect(await takeOverParties(jeton)).toBe(1);
  expect(await readPastRules(avisAt(uid))).toMatchObject({ texte: said?.['texte'] });
  expect(await readPastRules(copyAt('copie001'))).not.toBeNull();
  expect(await readPastRules(copyAt('copie002'))).toBeNull();
});

it('the account’s later opinion stays', async () => {
  const { said, uid: from } = await sayPublicly();
  const jeton = await offer();
  const uid = await signInAs('joueuse', { admin: false });
  const own = await hadSaid(uid, '2999-01-12T10:00:00Z');
  expect(await takeOverParties(jeton)).toBe(1);
  expect(await readPastRules(avisAt(uid))).toEqual(own);
  expect(await readPastRules(avisAt(from))).toEqual(said);
});

it('a transfert whose answer was lost is taken up again, and counts what had come', async () => {
  const [target] = await createParties(quete, 2);
  if (target === undefined) throw new Error('There is a party.');
  const jeton = await offer();
  const uid = await signInAs('joueuse', { admin: false });
  const party = await readPastRules(`parties/${target.documentId}`);
  await writePastRules(`parties/${target.documentId}`, {
    ...party,
    uid: { stringValue: uid },
  });
  expect(await takeOverParties(jeton)).toBe(2);
});

it('a transfert that was made twice brings each party once, whichever is taken first, and they are proven on', async () => {
  const targets = await createParties(quete, 2);
  const [first, second] = [await offer(), await offer()];
  expect(second).not.toBe(first);
  const uid = await signInAs('joueuse', { admin: false });
  expect(await takeOverParties(second)).toBe(2);
  // The other one finds the arrived parties.
  expect(await takeOverParties(first)).toBe(2);
  const operationId = createOperationId();
  for (const target of targets) {
    expect(await ownerOf(target)).toEqual({ stringValue: uid });
    await parties.write(
      { ...target, uid },
      { type: 'finish', etapeIndex: 0, operationId },
    );
    expect(await readPastRules(`parties/${target.documentId}`)).toMatchObject({
      finishedAt: { timestampValue: expect.any(String) as string },
    });
  }
  expect(await readPastRules(`transferts/${first}`)).toBeNull();
  expect(await readPastRules(`transferts/${second}`)).toBeNull();
});

it('a party that was deleted meanwhile does not hold the others back', async () => {
  const targets = await createParties(quete, 2);
  const jeton = await offer();
  await deletePastRules(`parties/${targets[0]?.documentId ?? ''}`);
  await signInAs('joueuse', { admin: false });
  expect(await takeOverParties(jeton)).toBe(1);
});

it('a taken, expired or unknown transfert moves nothing', async () => {
  const [target] = await createParties(quete, 1);
  const jeton = await offer();
  const first = await signInAs('premiere', { admin: false });
  await takeOverParties(jeton);
  await signInAs('seconde', { admin: false });
  expect(await takeOverParties(jeton)).toBe(0);
  expect(await takeOverParties('0'.repeat(32))).toBe(0);
  expect(await takeOverParties('../parties')).toBe(0);
  if (target === undefined) throw new Error('There is a party.');
  expect(await ownerOf(target)).toEqual({ stringValue: first });
});

it('neither an account nor a player without a party offers any', async () => {
  await parties.ensureUid();
  expect(await createTransfert()).toBeNull();
  await signInAs('joueuse', { admin: false });
  expect(await createTransfert()).toBeNull();
});

it('an anonymous session takes nothing over', async () => {
  await createParties(quete, 1);
  const jeton = await offer();
  await leaveSession();
  await expect(takeOverParties(jeton)).rejects.toThrow(AccessDeniedError);
});
