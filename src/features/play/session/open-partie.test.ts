import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeQuete } from '@/data/partie/stored-quetes.ts';
import { noteShownQuete } from '@/data/quete/shown-quete.ts';
import { queteIdSchema, type Quete, type QueteId } from '@/domain/quete/quete.ts';
import { NotFoundError, OfflineError } from '@/lib/errors/data-error.ts';
import {
  createEtapePublique,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { createSilentServices } from '@/testing/services.ts';
import { play } from '@/domain/partie/play.ts';
import { DangerError, openPartie } from './open-partie.ts';

const services = createSilentServices();
let count = 0;

/** Each test has its own quête: they share the device. */
function freshId(): QueteId {
  count += 1;
  return queteIdSchema.parse(`22_dinan_quete-${count}`);
}

function published(version: number): Quete {
  return createQuete(
    {
      titre: `Version ${version}`,
      etapes: [createEtapePublique(1, { epreuve: createTextePublique() })],
    },
    version,
  );
}

/** Response of the quête's public address. */
function answerWith(quete: Quete | 404 | 'offline') {
  const fetch = vi.fn((): Promise<Response> => {
    if (quete === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    if (quete === 404) return Promise.resolve(new Response('{}', { status: 404 }));
    const fields = {
      contenu: { stringValue: JSON.stringify(quete.contenu) },
      version: { integerValue: String(quete.version) },
      publishedAt: { timestampValue: '2026-05-12T10:00:00Z' },
    };
    return Promise.resolve(Response.json({ fields }));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const { signal } = new AbortController();
const resume = { restarts: false, signal };
const restart = { restarts: true, signal };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('openPartie', () => {
  test('begins a party on the current version, and stores it', async () => {
    const id = freshId();
    answerWith(published(1));
    const { kept, quete, store } = await openPartie(services, id, resume);
    expect(kept.partie).toMatchObject({ queteId: id, version: 1, moment: 'recit' });
    expect(quete.contenu.titre).toBe('Version 1');
    expect((await store.readLast(id))?.kept.partie.id).toBe(kept.partie.id);
  });

  test('begins what its page has just shown without a second read; later, or to begin again, the current version', async () => {
    const id = freshId();
    const fetch = answerWith(published(2));
    noteShownQuete({ ...published(1), id }, Date.now());
    expect((await openPartie(services, id, resume)).quete.version).toBe(1);
    expect(fetch).not.toHaveBeenCalled();
    expect((await openPartie(services, id, restart)).quete.version).toBe(2);

    const other = freshId();
    noteShownQuete({ ...published(1), id: other }, Date.now());
    vi.setSystemTime(Date.UTC(2026, 4, 12, 0, 6));
    expect((await openPartie(services, other, resume)).quete.version).toBe(2);
  });

  test('takes up the party there is without asking the network', async () => {
    const id = freshId();
    answerWith(published(1));
    const first = await openPartie(services, id, resume);
    const fetch = answerWith('offline');
    const again = await openPartie(services, id, resume);
    expect(again.kept.partie.id).toBe(first.kept.partie.id);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('ends on the version it began, though another was published', async () => {
    const id = freshId();
    answerWith(published(1));
    await openPartie(services, id, resume);
    answerWith(published(2));
    expect((await openPartie(services, id, resume)).quete.contenu.titre).toBe(
      'Version 1',
    );
  });

  test('restarts on the current version on request, and leaves the other party as it is', async () => {
    const id = freshId();
    answerWith(published(1));
    const first = await openPartie(services, id, resume);
    const etapeId = testEtapeId(1);
    await first.store.change(first.kept.partie.id, (kept) => ({
      ...kept,
      partie: play(kept.partie, { type: 'read', etapeId }, first.quete.contenu),
    }));
    vi.setSystemTime(Date.now() + 1_000);
    answerWith(published(2));
    const second = await openPartie(services, id, restart);
    expect(second.kept.partie).toMatchObject({ version: 2, moment: 'recit' });
    expect((await openPartie(services, id, resume)).kept.partie.id).toBe(
      second.kept.partie.id,
    );
    expect((await first.store.read(first.kept.partie.id))?.partie.moment).toBe('epreuve');
  });

  test.each([
    ['there is no network', 'offline' as const],
    ['the quête was withdrawn', 404 as const],
  ])('begins again on the version of the device when %s', async (_, answer) => {
    const id = freshId();
    answerWith(published(1));
    await openPartie(services, id, resume);
    answerWith(answer);
    expect((await openPartie(services, id, restart)).quete.contenu.titre).toBe(
      'Version 1',
    );
  });

  test('begins offline on the newest stored version', async () => {
    const id = freshId();
    await storeQuete({ ...published(1), id });
    await storeQuete({ ...published(2), id });
    answerWith('offline');
    const { quete, kept } = await openPartie(services, id, resume);
    expect(quete.contenu.titre).toBe('Version 2');
    expect(kept.partie).toMatchObject({ version: 2, moment: 'recit', etapeIndex: 0 });
  });

  test('throws when the quête is nowhere to be had', async () => {
    answerWith(404);
    await expect(openPartie(services, freshId(), resume)).rejects.toThrow(NotFoundError);
    answerWith('offline');
    await expect(openPartie(services, freshId(), resume)).rejects.toThrow(OfflineError);
  });
});

describe('a closure for a danger', () => {
  // The clock of these tests is at Tuesday 12 May 2026.
  const hunted = (danger: boolean): Quete => {
    const quete = published(1);
    const fermeture = {
      jours: [2],
      horaires: null,
      periode: null,
      motif: 'chasse' as const,
      danger,
    };
    const pratique = { ...quete.contenu.pratique, fermetures: [fermeture] };
    return { ...quete, contenu: { ...quete.contenu, pratique } };
  };

  test('begins no party, with or without a request for another', async () => {
    const id = freshId();
    answerWith(hunted(true));
    await expect(openPartie(services, id, resume)).rejects.toThrow(DangerError);
    await expect(openPartie(services, id, restart)).rejects.toThrow(DangerError);
  });

  test('stops no party under way', async () => {
    const id = freshId();
    answerWith(hunted(false));
    const begun = await openPartie(services, id, resume);
    answerWith(hunted(true));
    const again = await openPartie(services, id, resume);
    expect(again.kept.partie.id).toBe(begun.kept.partie.id);
  });

  test('is the only refused closure: a market day is ignored', async () => {
    answerWith(hunted(false));
    const { quete } = await openPartie(services, freshId(), resume);
    expect(quete.contenu.pratique.fermetures).toHaveLength(1);
  });
});
