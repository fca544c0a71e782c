import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pointsOf } from '@/domain/partie/bilan.ts';
import { suiviOf, type PartieEvent } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import {
  NewerFormatError,
  OfflineError,
  LimitReachedError,
} from '@/lib/errors/data-error.ts';
import { createFakeServer } from '@/testing/fake-partie-server.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
  testPartieId,
} from '@/testing/play-factories.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { storeQuete } from './stored-quetes.ts';
import { createPartieStore, type PartieStore } from './partie-store.ts';
import { syncPartie } from './partie-sync.ts';
import type { Reprise } from './reprise-repository.ts';
import { meetElsewhere, startReprise, type ReprisePorts } from './reprise-sync.ts';

const quete = {
  ...createQuete({
    etapes: [1, 2, 3].map((numero) =>
      createEtapePublique(numero, { epreuve: createTextePublique({ points: 10 }) }),
    ),
  }),
  id: queteIdSchema.parse('22_dinan_reprise'),
};
const { contenu } = quete;
let clock = Date.UTC(2026, 4, 12, 14);
const stops: (() => unknown)[] = [];

/** The account's document, and the state of the network. */
const server = {
  reprise: null as Reprise | null,
  isCut: false,
  writeCount: 0,
  firstCount: 0,
  limit: null as LimitReachedError | null,
};
const gateway: ReprisePorts['gateway'] = {
  read: () =>
    server.isCut
      ? Promise.reject(new OfflineError('cut'))
      : Promise.resolve(server.reprise),
  write: (_, { isFirst, ...told }) => {
    if (server.isCut) return Promise.reject(new OfflineError('cut'));
    if (server.limit !== null) return Promise.reject(server.limit);
    if (isFirst) server.firstCount += 1;
    clock += 1_000;
    server.writeCount += 1;
    server.reprise = { ...told, uid: 'camille', at: clock };
    return Promise.resolve();
  },
};

function device() {
  const now = () => (clock += 1_000);
  const store = createPartieStore({ name: crypto.randomUUID(), now });
  let noted: ReturnType<NonNullable<ReprisePorts['notes']>['read']> = {};
  const notes = {
    read: () => noted,
    keep: (known: typeof noted) => {
      noted = known;
      return true;
    },
  };
  return { store, gateway, now, notes };
}

function follow(ports: ReprisePorts & { store: PartieStore }) {
  const trying = startReprise(ports, testPartieId, quete);
  stops.push(trying.stop);
  return trying;
}

async function act(store: PartieStore, ...events: PartieEvent[]) {
  return store.change(testPartieId, (kept) => ({
    ...kept,
    partie: events.reduce((one, event) => play(one, event, contenu), kept.partie),
  }));
}

/** Reads an étape, answers it and goes on. */
function solve(numero: number): PartieEvent[] {
  const etapeId = testEtapeId(numero);
  const at = 5_000;
  return [
    { type: 'read', etapeId },
    { type: 'answer', etapeId, reponse: 'tour', juste: true, at },
    { type: 'goOn', etapeId, at },
  ];
}

beforeEach(async () => {
  await storeQuete(quete);
  const counts = { writeCount: 0, firstCount: 0 };
  Object.assign(server, { reprise: null, isCut: false, limit: null, ...counts });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

test('a party goes on at the same étape on another device of the account, and the first one follows', async () => {
  const phone = device();
  await phone.store.begin(quete, { ...createPartie(quete), id: testPartieId });
  const told = follow(phone);
  await act(phone.store, ...solve(1));
  await waitFor(() => expect(server.reprise).not.toBeNull());

  const tablet = device();
  await meetElsewhere(quete.id, tablet);
  const there = await tablet.store.readLast(quete.id);
  expect(there?.kept.partie).toMatchObject({ id: testPartieId, etapeIndex: 1 });
  expect(there?.kept.envoi).toMatchObject({ documentId: testPartieId, uid: 'camille' });
  expect(there && pointsOf(there.kept.partie)).toBe(10);

  follow(tablet);
  await act(tablet.store, ...solve(2));
  await waitFor(() => expect(server.writeCount).toBe(2));
  // Sent once for the first time, which is counted.
  expect(server.firstCount).toBe(1);
  told.wake();
  await waitFor(async () => {
    const kept = await phone.store.read(testPartieId);
    expect(kept?.partie).toMatchObject({ etapeIndex: 2, moment: 'recit' });
    expect(kept && pointsOf(kept.partie)).toBe(20);
  });
});

test('of two devices that played apart the later event leads, and nothing that was found is lost', async () => {
  const phone = device();
  await phone.store.begin(quete, { ...createPartie(quete), id: testPartieId });
  const told = follow(phone);
  await act(phone.store, ...solve(1));
  await waitFor(() => expect(server.writeCount).toBe(1));
  const tablet = device();
  await meetElsewhere(quete.id, tablet);
  // The phone goes on without network; the tablet goes back to look at the first étape, later.
  server.isCut = true;
  await act(phone.store, ...solve(2));
  server.isCut = false;
  await act(tablet.store, { type: 'goBack', etapeId: testEtapeId(2) });
  follow(tablet);
  await waitFor(() => expect(server.writeCount).toBe(2));
  told.wake();
  await waitFor(async () => {
    const kept = await phone.store.read(testPartieId);
    expect(kept?.partie.etapeIndex).toBe(0);
    expect(kept && suiviOf(kept.partie, testEtapeId(2)).issue).not.toBeNull();
  });
  // The phone's finds reach the tablet too, and then both rest.
  await waitFor(() => expect(server.writeCount).toBe(3));
  await meetElsewhere(quete.id, tablet);
  const kept = await tablet.store.read(testPartieId);
  expect(kept && pointsOf(kept.partie)).toBe(20);
  await meetElsewhere(quete.id, phone);
  expect(server.writeCount).toBe(3);
});

test('an end that was reached on one device is the end on the other, counted once by the server', async () => {
  const played = createFakeServer({
    contenu,
    rightByEtapeId: Object.fromEntries(contenu.etapes.map(({ id }) => [id, 'tour'])),
  });
  const prove = ({ store, now }: ReprisePorts & { store: PartieStore }) =>
    syncPartie(
      { store, now, loadGateway: () => Promise.resolve(played.gateway) },
      testPartieId,
      contenu,
    );
  const phone = device();
  await phone.store.begin(quete, { ...createPartie(quete), id: testPartieId });
  const told = follow(phone);
  await act(phone.store, ...solve(1), ...solve(2));
  await prove(phone);
  await waitFor(() => expect(server.writeCount).toBe(1));
  const tablet = device();
  await meetElsewhere(quete.id, tablet);
  await tablet.store.change(testPartieId, (kept) => ({
    ...kept,
    envoi: { ...kept.envoi, uid: 'joueur-1' },
  }));
  await act(tablet.store, ...solve(3));
  await prove(tablet);
  follow(tablet);
  await waitFor(() => expect(server.reprise?.finie).toBe(true));
  told.wake();
  await waitFor(async () => {
    expect((await phone.store.read(testPartieId))?.partie.moment).toBe('fin');
  });
  await prove(phone);
  expect(played.parties.size).toBe(1);
  expect([...played.parties.values()]).toMatchObject([{ points: 30, reussiteCount: 3 }]);
  for (const { store } of [phone, tablet]) {
    const kept = await store.read(testPartieId);
    const proofs = Object.values(kept?.partie.suiviByEtapeId ?? {}).map(
      ({ issue }) => issue?.preuve,
    );
    expect(proofs).toEqual(['prouvee', 'prouvee', 'prouvee']);
  }
});

test('a party that was only opened, and one that ended elsewhere, replace none', async () => {
  const phone = device();
  await phone.store.begin(quete, { ...createPartie(quete), id: testPartieId });
  follow(phone);
  await act(phone.store, { type: 'read', etapeId: testEtapeId(1) });
  await meetElsewhere(quete.id, phone);
  expect(server.writeCount).toBe(0);
  await act(phone.store, ...solve(1), ...solve(2), ...solve(3));
  await waitFor(() => expect(server.reprise?.finie).toBe(true));
  const tablet = device();
  await meetElsewhere(quete.id, tablet);
  expect(await tablet.store.readAll()).toEqual([]);
});

test('past the most of a day it plays on by itself, and tells when it may again', async () => {
  const phone = device();
  await phone.store.begin(quete, { ...createPartie(quete), id: testPartieId });
  server.limit = new LimitReachedError('reprise', Date.now() + 3_600_000);
  const trying = follow(phone);
  await act(phone.store, ...solve(1));
  await waitFor(async () => {
    expect((await phone.store.read(testPartieId))?.partie.etapeIndex).toBe(1);
  });
  expect(server.writeCount).toBe(0);
  server.limit = null;
  trying.wake();
  await waitFor(() => expect(server.writeCount).toBe(1));
});

test('without network nothing changes, and the caller gets an OfflineError', async () => {
  const tablet = device();
  server.isCut = true;
  await expect(meetElsewhere(quete.id, tablet)).rejects.toThrow(OfflineError);
  expect(await tablet.store.readAll()).toEqual([]);
});

test('a state in a later format from another device is not overwritten', async () => {
  const phone = device();
  await phone.store.begin(quete, { ...createPartie(quete), id: testPartieId });
  const texte = btoa(JSON.stringify([2, testPartieId, 1]));
  const told = { partieId: testPartieId, texte, finie: false, operationId: 'o' };
  server.reprise = { ...told, uid: 'camille', at: clock };
  await expect(meetElsewhere(quete.id, phone)).rejects.toThrow(NewerFormatError);
  follow(phone);
  await act(phone.store, ...solve(1));
  await waitFor(async () => {
    expect((await phone.store.read(testPartieId))?.partie.etapeIndex).toBe(1);
  });
  expect([server.writeCount, server.reprise.texte]).toEqual([0, texte]);
});
