import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { allowConsoleError } from '@/testing/console-errors.ts';
import type { Draft } from '@/data/parcours/draft-repository.ts';
import { JalonTooLongError, type ImageUpload } from '@/data/parcours/parcours-store.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import {
  AccessDeniedError,
  OfflineError,
  LimitReachedError,
} from '@/lib/errors/data-error.ts';
import { createEditorSession, type EditorSession } from './editor-session.ts';
import {
  createDraft,
  createSnapshot,
  FakeDrafts,
  FakeStore,
} from '../testing/fake-stores.ts';

const parcours = createParcours({ etapes: [createEtape(1), createEtape(2)] });
const retitle = (titre: string) => (before: Parcours) => ({ ...before, titre });

let store: FakeStore;
let drafts: FakeDrafts;
let isOnline: boolean;
let sessions: EditorSession[] = [];

function draftOf(overrides: Partial<Draft> = {}): Draft {
  return createDraft(parcours, { base: store.online, ...overrides });
}

function open(draft = draftOf(), isFresh = false): EditorSession {
  const session = createEditorSession({
    draft,
    isFresh,
    store,
    drafts,
    isOnline: () => isOnline,
  });
  session.start();
  sessions.push(session);
  return session;
}

function type(session: EditorSession, titre: string): void {
  session.apply({ type: 'changeParcours', changes: { titre } });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-11-21T14:32:00'));
  store = new FakeStore(createSnapshot(parcours));
  drafts = new FakeDrafts();
  isOnline = true;
});

afterEach(() => {
  for (const session of sessions) void session.stop();
  sessions = [];
  vi.useRealTimers();
});

describe('keeping on this device', () => {
  it('stores typed text within 400 ms of the last key', async () => {
    const session = open();
    type(session, 'La');
    await vi.advanceTimersByTimeAsync(100);
    type(session, 'La clé');
    expect(session.view().status.type).toBe('en-cours');
    await vi.advanceTimersByTimeAsync(400);
    expect(drafts.last?.parcours.titre).toBe('La clé');
    expect(session.view().status).toEqual({ type: 'appareil', obstacle: null });
  });

  it('stores no empty parcours', async () => {
    const session = open(draftOf({ base: null }), true);
    await vi.advanceTimersByTimeAsync(60_000);
    void session.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.view().status).toEqual({ type: 'vierge' });
    expect(drafts.written).toEqual([]);
    expect(store.saves).toEqual([]);
  });

  it('stores the remaining text at once when the page goes away', () => {
    const session = open();
    type(session, 'À l’instant');
    window.dispatchEvent(new Event('pagehide'));
    expect(drafts.parting?.parcours.titre).toBe('À l’instant');
  });

  it('stores the remaining text when the window loses the focus or the editor is closed', async () => {
    const session = open();
    type(session, 'Un');
    window.dispatchEvent(new Event('blur'));
    await vi.advanceTimersByTimeAsync(0);
    expect(drafts.last?.parcours.titre).toBe('Un');
    type(session, 'Deux');
    void session.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(drafts.last?.parcours.titre).toBe('Deux');
  });

  it('shows that the device refuses to store, and tries again', async () => {
    allowConsoleError(/cannot be kept/);
    isOnline = false;
    const session = open();
    drafts.failure = new Error('QuotaExceededError');
    type(session, 'Trop');
    await vi.advanceTimersByTimeAsync(400);
    expect(session.view().status.type).toBe('non-enregistre');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    drafts.failure = null;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(drafts.last?.parcours.titre).toBe('Trop');
    expect(session.view().status).toEqual({
      type: 'appareil',
      obstacle: { type: 'hors-connexion' },
    });
  });
});

describe('saving online', () => {
  it('saves within 3 s and tells when the server confirmed', async () => {
    const session = open();
    type(session, 'La clé');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(store.online?.parcours.titre).toBe('La clé');
    expect(session.view().status).toEqual({
      type: 'en-ligne',
      at: expect.any(Number) as number,
    });
    expect(drafts.last?.base?.revision).toBe(2);
  });

  /** Server and device answer on demand; their held answers, the oldest first. */
  function holdAnswers() {
    const held = { server: [] as (() => void)[], device: [] as (() => void)[] };
    let isHolding = true;
    const [save, writeDraft] = [store.save, drafts.writeDraft];
    const turn = (of: (() => void)[]) =>
      isHolding ? new Promise<void>((resolve) => of.push(resolve)) : Promise.resolve();
    store.save = (asked) => turn(held.server).then(() => save(asked));
    drafts.writeDraft = (draft) => turn(held.device).then(() => writeDraft(draft));
    const letAll = () => {
      isHolding = false;
      for (const answer of [...held.server, ...held.device]) answer();
    };
    return { held, letAll };
  }

  it('saves in the end what was typed at any moment, however slow server and device are, and whatever failed', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('type', 'server', 'device') },
      { weight: 1, arbitrary: fc.constantFrom('fail', 'mend', 'online') },
    );
    const steps = fc.array(fc.tuple(step, fc.integer({ min: 1, max: 3_000 })), {
      minLength: 2,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (played) => {
        store = new FakeStore(createSnapshot(parcours));
        drafts = new FakeDrafts();
        const { held, letAll } = holdAnswers();
        const session = open();
        type(session, 'Début');
        for (const [index, [what, ms]] of played.entries()) {
          if (what === 'type') type(session, `Titre ${index}`);
          if (what === 'server' || what === 'device') held[what].shift()?.();
          if (what === 'fail') store.failure = new OfflineError('No.');
          if (what === 'mend') store.failure = null;
          if (what === 'online') window.dispatchEvent(new Event('online'));
          await vi.advanceTimersByTimeAsync(ms);
        }
        store.failure = null;
        letAll();
        await vi.advanceTimersByTimeAsync(120_000);
        expect(session.view().status.type).toBe('en-ligne');
        expect(store.online?.parcours).toEqual(session.view().parcours);
        void session.stop();
      }),
    );
  });

  it('waits for the network, then saves by itself', async () => {
    isOnline = false;
    const session = open();
    type(session, 'Sans réseau');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.saves).toEqual([]);
    expect(session.view().status).toEqual({
      type: 'appareil',
      obstacle: { type: 'hors-connexion' },
    });
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(session.view().status.type).toBe('en-ligne');
  });

  it('shows that an unreadable number is on this device only', async () => {
    const session = open();
    session.setSaisie('/dureeMinutes', 'longtemps');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(session.view().status).toEqual({ type: 'appareil', obstacle: null });
    expect(drafts.last?.saisies).toEqual({ '/dureeMinutes': 'longtemps' });
  });
});

describe('two people at once', () => {
  it('merges both and saves the whole', async () => {
    const session = open();
    store.change((before) => ({ ...before, resume: 'Leur résumé' }));
    type(session, 'Mon titre');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(store.online?.parcours).toMatchObject({
      titre: 'Mon titre',
      resume: 'Leur résumé',
    });
    expect(session.view().parcours.resume).toBe('Leur résumé');
    expect(session.view().conflicts).toEqual([]);
  });

  it('keeps mine if both wrote, and takes theirs on request', async () => {
    const session = open();
    store.change(retitle('Leur titre'));
    type(session, 'Mon titre');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(store.online?.parcours.titre).toBe('Mon titre');
    const [conflict] = session.view().conflicts;
    expect(conflict).toMatchObject({ etapeId: null, champ: 'titre' });
    if (conflict === undefined) throw new Error('There is one.');
    session.takeTheirs(conflict);
    expect(session.view().parcours.titre).toBe('Leur titre');
    expect(session.view().conflicts).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(store.online?.parcours.titre).toBe('Leur titre');
  });

  it('remembers an open question on the device', async () => {
    const session = open();
    store.change(retitle('Leur titre'));
    type(session, 'Mon titre');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(drafts.last?.conflicts).toHaveLength(1);
  });
});

describe('images', () => {
  const path = `parcours/${parcours.id}/image.webp`;
  const image = { path, texteAlternatif: '', credit: '', largeur: 1, hauteur: 1 };

  it('stores an image on the device until it has been sent, then shows that all is online', async () => {
    isOnline = false;
    const session = open();
    await session.keepImage({ path, blob: new Blob(['image']) });
    const etapeId = createEtape(1).id;
    session.apply({ type: 'changeEtape', etapeId, changes: { image } });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(drafts.images).toHaveLength(1);
    expect(session.view().status.type).toBe('appareil');
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.uploads.map((upload) => upload.path)).toEqual([path]);
    expect(drafts.images).toEqual([]);
    expect(session.view().status.type).toBe('en-ligne');
  });

  it('sends the smaller copies of an image too', async () => {
    const session = open();
    const large = {
      ...image,
      path: path.replace('image', 'a-g'),
      largeur: 900,
      hauteur: 600,
    };
    const small = ['a-m', 'a-p'].map((name) => path.replace('image', name));
    for (const file of [large.path, ...small])
      await session.keepImage({ path: file, blob: new Blob(['image']) });
    session.apply({
      type: 'changeEtape',
      etapeId: createEtape(1).id,
      changes: { image: large },
    });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(store.uploads.map((upload) => upload.path)).toEqual([large.path, ...small]);
    expect(session.view().uploads).toEqual({});
    expect(session.view().status.type).toBe('en-ligne');
  });

  it('stops sending an image removed by its author, without a message', async () => {
    const session = open();
    const uploadImage = vi.fn(
      ({ signal }: ImageUpload) =>
        new Promise<void>((_, reject) => {
          signal?.addEventListener('abort', () => reject(new OfflineError('Stopped.')));
        }),
    );
    store.uploadImage = uploadImage;
    await session.keepImage({ path, blob: new Blob(['image']) });
    const etapeId = createEtape(1).id;
    session.apply({ type: 'changeEtape', etapeId, changes: { image } });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(session.view().uploads).toEqual({ [path]: 0 });
    session.apply({ type: 'changeEtape', etapeId, changes: { image: null } });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(uploadImage).toHaveBeenCalledOnce();
    expect(session.view().uploads).toEqual({});
    expect(session.view().status.type).toBe('en-ligne');
  });

  it('saves the text even when the image cannot be sent', async () => {
    const session = open();
    store.uploadImage = () => Promise.reject(new OfflineError('Cut.'));
    await session.keepImage({ path, blob: new Blob(['image']) });
    const etapeId = createEtape(1).id;
    session.apply({ type: 'changeEtape', etapeId, changes: { image } });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(store.online?.parcours.etapes[0]?.image).toEqual(image);
    expect(session.view().status).toEqual({
      type: 'appareil',
      obstacle: { type: 'hors-connexion' },
    });
    expect(session.view().uploads).toEqual({ [path]: null });
    expect(await session.saveAll()).toBeNull();
  });
});

describe('an image that is refused', () => {
  const imageAt = (name: string) => ({
    ...{ path: `parcours/${parcours.id}/${name}.webp`, texteAlternatif: '', credit: '' },
    ...{ largeur: 1, hauteur: 1 },
  });

  it('does not stop the others, and its étape is named', async () => {
    const session = open();
    const [first, second] = parcours.etapes;
    if (first === undefined || second === undefined) throw new Error('There are two.');
    const upload = store.uploadImage;
    const isRefused = (path: string) => path === imageAt('un').path;
    store.uploadImage = (image) =>
      isRefused(image.path)
        ? Promise.reject(new AccessDeniedError('No picture.'))
        : upload(image);
    for (const [name, { id }] of [['un', first] as const, ['deux', second] as const]) {
      await session.keepImage({ path: imageAt(name).path, blob: new Blob(['image']) });
      const changes = { image: imageAt(name) };
      session.apply({ type: 'changeEtape', etapeId: id, changes });
    }
    expect(await session.saveAll()).toBeNull();
    expect(store.uploads.map(({ path }) => path)).toEqual([imageAt('deux').path]);
    expect(session.view().status).toMatchObject({
      obstacle: { type: 'etapes-refusees' },
    });

    store.uploadImage = upload;
    expect(await session.saveAll()).not.toBeNull();
    expect(session.view().status.type).toBe('en-ligne');
  });

  it('is sent no further once as much was sent as may be in a day', async () => {
    const session = open();
    const uploadImage = vi.fn(() =>
      Promise.reject(new LimitReachedError('fichier', Date.now() + 1)),
    );
    store.uploadImage = uploadImage;
    for (const [index, name] of ['un', 'deux'].entries()) {
      await session.keepImage({ path: imageAt(name).path, blob: new Blob(['image']) });
      const etapeId = createEtape(index + 1).id;
      const changes = { image: imageAt(name) };
      session.apply({ type: 'changeEtape', etapeId, changes });
    }
    expect(await session.saveAll()).toBeNull();
    expect(uploadImage).toHaveBeenCalledOnce();
    expect(session.view().status).toMatchObject({ obstacle: { type: 'limite' } });
  });
});

describe('saveAll', () => {
  it('returns the online text', async () => {
    const session = open();
    type(session, 'Prêt');
    const snapshot = await session.saveAll();
    expect(snapshot).toBe(session.view().snapshot);
    expect(snapshot?.parcours.titre).toBe('Prêt');
  });

  it('returns null if it cannot be saved', async () => {
    const session = open();
    store.failure = new OfflineError('Cut.');
    type(session, 'Prêt');
    expect(await session.saveAll()).toBeNull();
  });
});

describe('keeping a whole state', () => {
  it('saves typed text, then stores it with a save of its own', async () => {
    const session = open();
    type(session, 'La clé');
    expect(await session.keepJalon('demande')).toBe(true);
    expect(store.jalons).toMatchObject([
      { jalon: { revision: 3, raison: 'demande' }, parcours: { titre: 'La clé' } },
    ]);
    expect(session.view().snapshot?.revision).toBe(3);
  });

  it('sends text typed while it is under way', async () => {
    const session = open();
    const keeping = session.keepJalon('demande');
    await vi.advanceTimersByTimeAsync(0);
    type(session, 'Pendant');
    await keeping;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.online?.parcours.titre).toBe('Pendant');
  });

  it('reports its failure, and goes on saving', async () => {
    const session = open();
    store.failure = new JalonTooLongError('Too long.');
    await expect(session.keepJalon('demande')).rejects.toBeInstanceOf(JalonTooLongError);
    store.failure = null;
    type(session, 'Après');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.online?.parcours.titre).toBe('Après');
  });

  it('stores no state while it cannot be online', async () => {
    const session = open();
    type(session, 'La clé');
    isOnline = false;
    expect(await session.keepJalon('demande')).toBe(false);
    expect(store.jalons).toEqual([]);
  });

  it('restores the fields of an older state, and drops the unreadable text of the newer', () => {
    const session = open();
    session.setSaisie('/dureeMinutes', 'une heure');
    const older = { ...parcours, titre: 'Avant' };
    session.apply({ type: 'restoreParcours', parcours: older, at: 0 });
    expect(session.view()).toMatchObject({ parcours: { titre: 'Avant' }, saisies: {} });
    session.undo();
    expect(session.view().parcours).toEqual(parcours);
  });
});
