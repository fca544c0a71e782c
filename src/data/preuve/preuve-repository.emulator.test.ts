import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { keepPaperPlay } from '@/data/partie/paper-plays.ts';
import { partieListRepository } from '@/data/partie/partie-list-repository.ts';
import { partieGateway } from '@/data/partie/partie-repository.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import { knownStart, randomPreuveId } from '@/domain/preuve/preuve.ts';
import { preuveIdSchema, signesOf } from '@/domain/preuve/preuve-id.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import { randomBytes } from '@/lib/random-bytes.ts';
import { leaveSession, signInAs } from '@/testing/emulator-account.ts';
import {
  deletePastRules,
  readPastRules,
  writePastRules,
} from '@/testing/emulator-documents.ts';
import { beginWithQuete, createParties } from '@/testing/emulator-parties.ts';
import { createQuete } from '@/testing/play-factories.ts';
import { emulatorServices } from '@/testing/services.ts';
import { provePaper } from './paper-preuve.ts';
import { readPreuve, readWholePreuve } from './preuve-queries.ts';
import { preuveRepository } from './preuve-repository.ts';

const preuves = preuveRepository(emulatorServices);
const parties = partieGateway(emulatorServices);
const quete = createQuete();
const { id: queteId, version } = quete;
const parcoursId = parcoursIdSchema.parse('parcoursDesPreuves1');
const insee = '22050';
const otherInsee = '35288';

const text = (stringValue: string) => ({ stringValue });

/** The desk of a commune, with this account at it. */
async function openDesk(commune: string, uid: string): Promise<void> {
  await writePastRules(`communes/${commune}`, {
    nom: text('Ici'),
    responsables: { arrayValue: { values: [text(uid)] } },
  });
}

beforeEach(async () => {
  await beginWithQuete(quete);
  await writePastRules(`quetes/${queteId}/versions/${version}`, {
    contenu: text(JSON.stringify(quete.contenu)),
    version: { integerValue: String(version) },
    parcoursId: text(parcoursId),
    publishedAt: { timestampValue: '2026-03-01T08:00:00Z' },
  });
  await writePastRules(`parcours/${parcoursId}`, { insee: text(insee) });
});
afterAll(leaveSession);

async function endPartie(): Promise<PartieId> {
  const [target] = await createParties(quete, 1);
  if (target === undefined) throw new Error('No party was begun.');
  const operationId = 'fin'.padEnd(24, '0');
  await parties.write(target, { type: 'finish', etapeIndex: 0, operationId });
  return target.documentId;
}

function freshId(signes = '') {
  const id = randomPreuveId(randomBytes);
  return preuveIdSchema.parse(signes + id.slice(signes.length));
}

test('a finish gets its preuve once: asked again, by whichever id, it is the same', async () => {
  const partieId = await endPartie();
  const id = freshId();
  expect(await preuves.attest(partieId, id)).toEqual({ type: 'faite', id });
  expect(await preuves.attest(partieId, id)).toEqual({ type: 'faite', id });
  expect(await preuves.attest(partieId, freshId())).toEqual({ type: 'faite', id });
  const stored = await readPastRules(`preuves/${id}`);
  expect(Object.keys(stored ?? {}).toSorted()).toEqual(
    'etapes expireAt jour parcoursId points queteId remisLe version'.split(' '),
  );
  expect(await partieListRepository(emulatorServices).listOwn()).toMatchObject([
    { id: partieId, preuve: id },
  ]);
});

test('a version that is played again by its session has the preuve of before, or none once that party is gone', async () => {
  const first = await endPartie();
  const id = freshId();
  await preuves.attest(first, id);
  expect(await preuves.attest(await endPartie(), freshId())).toEqual({
    type: 'faite',
    id,
  });
  await deletePastRules(`parties/${first}`);
  expect(await preuves.attest(await endPartie(), freshId())).toEqual({ type: 'tard' });
});

test('a party under way gets none', async () => {
  const [target] = await createParties(quete, 1);
  const partieId = target?.documentId;
  if (partieId === undefined) throw new Error('No party was begun.');
  expect(await preuves.attest(partieId, freshId())).toBeNull();
});

test('anybody reads a preuve by its id, without the SDK, also once the quête was withdrawn', async () => {
  const id = freshId();
  await preuves.attest(await endPartie(), id);
  expect(await readPreuve(freshId())).toBeNull();
  expect(await readWholePreuve(id)).toMatchObject({
    preuve: { id, queteId, points: 0, etapes: 0, remisLe: null },
    quete: { id: queteId, version },
    isRetiree: false,
  });
  await deletePastRules(`quetes/${queteId}`);
  expect(await readWholePreuve(id)).toMatchObject({
    quete: { contenu: { titre: quete.contenu.titre } },
    isRetiree: true,
  });
});

test('a desk finds it by its signs and by those of a torn print, and marks it once', async () => {
  const id = freshId('3k8p6f9x');
  await preuves.attest(await endPartie(), id);
  const other = freshId('7777');
  // Another phone of the family.
  await signInAs('famille', { admin: false });
  await preuves.attest(await endPartie(), other);

  const desk = await signInAs('guichet', { admin: false });
  await openDesk(insee, desk);
  const guichet = [parcoursId];
  const ids = async (motif: string) =>
    (await preuves.search(guichet, motif)).map((preuve) => preuve.id);
  expect(await ids('3k8p6f9x')).toEqual([id]);
  expect(await ids('????6f9x')).toEqual([id]);
  expect(await ids('7777')).toEqual([other]);
  expect(await ids(knownStart('zzzz?'))).toEqual([]);
  expect(signesOf(id)).toBe('3K8P 6F9X');

  const given = await preuves.mark(id);
  expect(given.type).toBe('remise');
  expect(given.preuve.remisLe).toBeTypeOf('number');
  // The second desk, or a second press.
  expect(await preuves.mark(id)).toEqual({ type: 'deja', preuve: given.preuve });
  expect((await readPreuve(id))?.remisLe).toBe(given.preuve.remisLe);
});

test('two desks at once: one gives it, the other gets the time', async () => {
  const id = freshId();
  await preuves.attest(await endPartie(), id);
  await openDesk(insee, await signInAs('guichet', { admin: false }));
  const both = await Promise.all([preuves.mark(id), preuves.mark(id)]);
  expect(both.map(({ type }) => type).toSorted()).toEqual(['deja', 'remise']);
  expect(both[0].preuve.remisLe).toBe(both[1].preuve.remisLe);
});

test('the desk of another commune neither finds nor marks it; the team does', async () => {
  const id = freshId();
  await preuves.attest(await endPartie(), id);
  await openDesk(otherInsee, await signInAs('ailleurs', { admin: false }));
  await expect(preuves.search([parcoursId], id.slice(0, 8))).rejects.toThrow(
    AccessDeniedError,
  );
  await expect(preuves.mark(id)).rejects.toThrow(AccessDeniedError);
  await expect(preuves.mark(freshId())).rejects.toThrow(NotFoundError);

  await signInAs('equipe', { admin: true });
  expect(await preuves.search(null, id.slice(0, 8))).toMatchObject([{ id }]);
  expect(await preuves.mark(id)).toMatchObject({ type: 'remise' });
});

test('a walk on paper gets a preuve of its end, and of no answer', async () => {
  // Without the storage of a browser nothing is kept.
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const play = keepPaperPlay(quete, Date.now());
  const proven = await provePaper(emulatorServices, quete, play);
  expect(proven.preuve?.etat).toBe('faite');
  // The answer was lost, and the request is repeated.
  const again = await provePaper(emulatorServices, quete, proven);
  expect(again.preuve).toEqual(proven.preuve);
  const id = proven.preuve?.id ?? freshId();
  expect(await readPreuve(id)).toMatchObject({ points: 0, etapes: 0, queteId });
});
