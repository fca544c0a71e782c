import { deleteDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { createPartieStore } from '@/data/partie/partie-store.ts';
import type { PartieEvent } from '@/domain/partie/partie.ts';
import { createFakeServer } from '@/testing/fake-partie-server.ts';
import {
  createAutrePublique,
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
  testPartieId,
} from '@/testing/play-factories.ts';
import { createSilentServices } from '@/testing/services.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { createPartieSession } from './partie-session.ts';

const services = createSilentServices();
const etapeId = testEtapeId(1);
const quete = createQuete({
  etapes: [createEtapePublique(1, { epreuve: createTextePublique() })],
});
const read: PartieEvent = { type: 'read', etapeId };
const right: PartieEvent = {
  type: 'answer',
  etapeId,
  reponse: 'tour',
  juste: true,
  at: 0,
};

async function createWorld() {
  const name = crypto.randomUUID();
  const store = createPartieStore({ name });
  const kept = await store.begin(quete, createPartie(quete));
  const server = createFakeServer({
    contenu: quete.contenu,
    rightByEtapeId: { [etapeId]: 'tour' },
  });
  const loadGateway = vi.fn(() => Promise.resolve(server.gateway));
  const session = createPartieSession({ services, store, kept, quete, loadGateway });
  return { name, store, server, loadGateway, session };
}

/** A walk of three étapes with every kind of event at least once. */
function everyEvent(): PartieEvent[] {
  const [first, second, third] = [1, 2, 3].map(testEtapeId);
  if (first === undefined || second === undefined || third === undefined) return [];
  const closed = { motif: 'Travaux', jusquAu: null };
  return [
    { type: 'adapt', adaptations: ['sans-vue'] },
    { type: 'read', etapeId: first },
    { type: 'chooseWay', etapeId: first, autre: false },
    { type: 'answer', etapeId: first, reponse: 'pont', juste: false, at: 2_000 },
    { type: 'askIndice', etapeId: first, numero: 1 },
    { type: 'answer', etapeId: first, reponse: 'tour', juste: true, at: 3_000 },
    { type: 'prove', etapeId: first, reponse: 'tour', preuve: 'prouvee' },
    { type: 'goOn', etapeId: first, at: 4_000 },
    { type: 'goBack', etapeId: second },
    { type: 'visit', etapeId: second },
    { type: 'learn', suspensions: { fermeture: closed, byEtapeId: {} } },
    { type: 'shorten', etapeId: second },
    { type: 'lengthen' },
    { type: 'pause', at: 5_000 },
    { type: 'resume', at: 6_000 },
    { type: 'leave', motif: 'pluie', at: 7_000 },
    { type: 'read', etapeId: second },
    { type: 'pass', etapeId: second, at: 8_000 },
    { type: 'goOn', etapeId: second, at: 9_000 },
    { type: 'goOn', etapeId: third, at: 10_000 },
  ];
}

describe('createPartieSession', () => {
  test('finds the party as it was, after whatever event the tab was killed', async () => {
    const epreuve = createTextePublique({ autre: createAutrePublique() });
    const whole = createQuete({
      etapes: [
        createEtapePublique(1, { epreuve }),
        createEtapePublique(2, { epreuve }),
        createEtapePublique(3),
      ],
    });
    const name = crypto.randomUUID();
    let store = createPartieStore({ name });
    let kept = await store.begin(whole, createPartie(whole));
    for (const event of everyEvent()) {
      const session = createPartieSession({ services, store, kept, quete: whole });
      const { partie } = await session.dispatch(event);
      expect(partie, event.type).not.toEqual(kept.partie);
      // The tab gets no notice before it closes: only the device's data remain.
      store = createPartieStore({ name });
      const found = await store.read(testPartieId);
      if (found === null) throw new Error(`The party is lost after ${event.type}.`);
      expect(found.partie, event.type).toEqual(partie);
      kept = found;
    }
    expect(kept.partie).toMatchObject({ moment: 'fin', finishedAt: 10_000 });
  });

  test('loads no back end before the first gesture, and then the proving code, while online', async () => {
    const { session, loadGateway, server } = await createWorld();
    const stop = session.start();
    expect(loadGateway).not.toHaveBeenCalled();
    await session.dispatch(read);
    await waitFor(() => {
      expect(loadGateway).toHaveBeenCalledOnce();
    });
    await session.dispatch(right);
    await waitFor(() => {
      expect(server.pointsOf(testPartieId)).toBe(20);
    });
    await waitFor(() => {
      const { issue } = session.getView().kept.partie.suiviByEtapeId[etapeId] ?? {};
      expect(issue?.preuve).toBe('prouvee');
    });
    stop();
  });

  test('does not load the proving code offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
    const { session, loadGateway } = await createWorld();
    const stop = session.start();
    await session.dispatch(read);
    expect(loadGateway).not.toHaveBeenCalled();
    stop();
  });

  test('proves unproven answers when the game is opened again', async () => {
    const { session, store, server, loadGateway } = await createWorld();
    await session.dispatch(read);
    await session.dispatch(right);
    expect(loadGateway).not.toHaveBeenCalled();
    const kept = await store.read(testPartieId);
    if (kept === null) throw new Error('The party is lost.');
    const again = createPartieSession({ services, store, kept, quete, loadGateway });
    const stop = again.start();
    await waitFor(() => {
      expect(server.pointsOf(testPartieId)).toBe(20);
    });
    stop();
  });

  test('notifies its listeners once an event is stored, and no longer once they have left', async () => {
    const { session } = await createWorld();
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    await session.dispatch(read);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.getView().kept.partie.moment).toBe('epreuve');
    stop();
    await session.dispatch(right);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('stores typed text when the page is hidden, without waiting', async () => {
    const { session, store } = await createWorld();
    const stop = session.start();
    session.keepTyped(etapeId, 'la to');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => {
      expect((await store.read(testPartieId))?.brouillon).toEqual({
        etapeId,
        texte: 'la to',
      });
    });
    stop();
  });

  test('stores the party again, with a message, when the data were cleared while the page was hidden', async () => {
    const { name, session } = await createWorld();
    const stop = session.start();
    await session.dispatch(read);
    await deleteDB(name);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => {
      expect(session.getView().persistance).toBe('rendue');
    });
    expect(session.getView().kept.partie.moment).toBe('epreuve');
    stop();
  });

  test('stores the text being typed when the phone measures its presence meanwhile', async () => {
    const { session, store } = await createWorld();
    const stop = session.start();
    session.keepTyped(etapeId, 'la to');
    await session.dispatch({ type: 'situate', etapeId });
    await waitFor(async () => {
      expect((await store.read(testPartieId))?.brouillon?.texte).toBe('la to');
    });
    const { suiviByEtapeId } = session.getView().kept.partie;
    expect(suiviByEtapeId[etapeId]?.surPlace).toBe(true);
    stop();
  });

  test('drops typed text once the étape is settled', async () => {
    const { session, store } = await createWorld();
    await session.dispatch(read);
    const brouillon = { etapeId, texte: 'la tour' };
    await store.change(testPartieId, (kept) => ({ ...kept, brouillon }));
    await session.dispatch(right);
    expect((await store.read(testPartieId))?.brouillon).toBeNull();
  });
});
