import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Partie } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import { writePassageCode } from '@/domain/partie/passage-code.ts';
import { passageFragment, writePassage } from '@/domain/partie/passage.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { storeQuete } from './stored-quetes.ts';
import { createPartieStore } from './partie-store.ts';
import { takePassage, takePassageCode } from './take-passage.ts';
import { NewerFormatError } from '@/lib/errors/data-error.ts';

const now = Date.UTC(2026, 4, 12, 14);
const quete = {
  ...createQuete({
    etapes: [1, 2, 3].map((number) =>
      createEtapePublique(number, { epreuve: createTextePublique() }),
    ),
  }),
  id: queteIdSchema.parse('22_dinan_passage'),
};

function playOne(): Partie {
  const etapeId = testEtapeId(1);
  const at = now;
  return [
    { type: 'read' as const, etapeId },
    { type: 'answer' as const, etapeId, reponse: 'la tour', juste: true, at },
    { type: 'goOn' as const, etapeId, at },
  ].reduce((partie, event) => play(partie, event, quete.contenu), createPartie(quete));
}

/** The other phone: it keeps the quête, and no network answers it. */
async function otherPhone() {
  let time = now;
  await storeQuete(quete);
  return createPartieStore({ name: crypto.randomUUID(), now: () => (time += 1_000) });
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

test('a party that was read goes on at its étape without network, and is one party however often it is read', async () => {
  const store = await otherPhone();
  const hash = passageFragment(writePassage(playOne(), quete, now));
  expect(await takePassage(quete.id, hash, { store, now })).toBe(true);
  const first = await store.readLast(quete.id);
  expect(first?.kept.partie).toMatchObject({ etapeIndex: 1, moment: 'recit' });
  const id = first?.kept.partie.id ?? playOne().id;
  await store.change(id, (kept) => ({
    ...kept,
    partie: play(kept.partie, { type: 'read', etapeId: testEtapeId(2) }, quete.contenu),
  }));
  expect(await takePassage(quete.id, hash, { store, now })).toBe(true);
  expect(await store.readAll()).toHaveLength(1);
  expect((await store.readLast(quete.id))?.kept.partie.moment).toBe('epreuve');
});

test('a party from a typed code goes on at its étape, and earlier finds are not sent again', async () => {
  const store = await otherPhone();
  const code = writePassageCode(playOne(), quete);
  expect(await takePassageCode(quete.id, code.toLowerCase(), { store, now })).toBe(true);
  const last = await store.readLast(quete.id);
  expect(last?.kept.partie.etapeIndex).toBe(1);
  expect(last?.kept.envoi.reussiteEtapeIds).toEqual([testEtapeId(1)]);
});

test('an invalid text begins no party', async () => {
  const store = await otherPhone();
  expect(await takePassage(quete.id, '#rien', { store, now })).toBe(false);
  expect(await takePassageCode(quete.id, '7K2M 9QXA', { store, now })).toBe(false);
  expect(await store.readAll()).toEqual([]);
});

/** The text of a party as a later build writes it. */
function rewritten(change: (passage: unknown[]) => unknown[]): string {
  const text = atob(
    writePassage(playOne(), quete, now).replaceAll('-', '+').replaceAll('_', '/'),
  );
  const json = JSON.stringify(change(JSON.parse(text) as unknown[]));
  return btoa(json).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

test('a party with something more at its end is read, and one of a greater format is reported', async () => {
  const store = await otherPhone();
  const longer = rewritten((passage) => [...passage, [], 0, { plus: 'tard' }]);
  expect(await takePassage(quete.id, passageFragment(longer), { store, now })).toBe(true);
  const later = passageFragment(rewritten(([, ...rest]) => [2, ...rest]));
  await expect(takePassage(quete.id, later, { store, now })).rejects.toThrow(
    NewerFormatError,
  );
});
