import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ArticleSnapshot } from '@/data/actualite/article-desk-document.ts';
import type { KeptArticle } from '@/data/actualite/article-device-store.ts';
import type { ArticleSaveOutcome } from '@/data/actualite/article-desk-repository.ts';
import { blankArticle, type ArticleDraft } from '@/domain/actualite/article-draft.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { createArticleWriting, type ArticlePorts } from './article-writing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titre = 'La fête du lavoir';

function online(part: Partial<ArticleSnapshot> = {}): ArticleSnapshot {
  return {
    slug: 'la-fete',
    draft: { ...blankArticle, titre },
    etat: 'brouillon',
    publieLe: null,
    revision: 4,
    updatedAt: 1_000,
    operationId: 'operation-4',
    ...part,
  };
}

function saved(
  base: ArticleSnapshot,
  part: Partial<ArticleSnapshot>,
): ArticleSaveOutcome {
  return {
    type: 'saved',
    snapshot: { ...base, revision: base.revision + 1, updatedAt: 2_000, ...part },
  };
}

/** A back end that accepts everything, and a device that keeps. */
function createPorts(other: Partial<ArticlePorts> = {}) {
  const kept = new Map<string, KeptArticle>();
  const sent: ArticleDraft[] = [];
  const ids: string[] = [];
  let count = 0;
  const ports: ArticlePorts = {
    create: (slug, draft, id) => {
      sent.push(draft);
      ids.push(id);
      return Promise.resolve(online({ slug, draft, revision: 1 }));
    },
    save: (base, draft, id) => {
      sent.push(draft);
      ids.push(id);
      return Promise.resolve(saved(base, { draft }));
    },
    publish: ({ base, draft, slug, publieLe }) =>
      Promise.resolve(saved(base, { draft, slug, publieLe, etat: 'publie' })),
    withdraw: (base) => Promise.resolve(saved(base, { etat: 'brouillon' })),
    keep: (slug, article) => {
      kept.set(slug, article);
      return true;
    },
    drop: (slug) => void kept.delete(slug),
    operationId: () => `operation-${String((count += 1))}`,
    now: () => 500,
    ...other,
  };
  return { ports, kept, sent, ids };
}

test('what is typed is on the device at once, and a draft follows online by itself', async () => {
  const { ports, kept, sent } = createPorts();
  const writing = createArticleWriting({ snapshot: null, kept: null }, ports);
  writing.change({ titre });
  expect(kept.get('')).toEqual({
    draft: { ...blankArticle, titre },
    revision: null,
    at: 500,
  });
  expect(writing.getState().status).toEqual({ type: 'appareil', trouble: null });
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
  expect(kept.size).toBe(0);
  expect(writing.getState()).toMatchObject({
    snapshot: { slug: 'la-fete-du-lavoir', revision: 1 },
    status: { type: 'en-ligne' },
  });
});

test('what has no title yet stays on the device', async () => {
  const { ports, kept, sent } = createPorts();
  const writing = createArticleWriting({ snapshot: null, kept: null }, ports);
  writing.change({ texte: 'Dimanche.' });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
  expect(kept.get('')?.draft.texte).toBe('Dimanche.');
});

test('what readers see already waits for its author', async () => {
  const { ports, kept, sent } = createPorts();
  const snapshot = online({ etat: 'publie', publieLe: 900 });
  const writing = createArticleWriting({ snapshot, kept: null }, ports);
  writing.change({ texte: 'Dimanche.' });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
  expect(kept.has('la-fete')).toBe(true);
  await writing.publish({ blocs: [], slug: 'la-fete', publieLe: 900 });
  expect(kept.has('la-fete')).toBe(false);
  expect(writing.getState()).toMatchObject({
    snapshot: { draft: { texte: 'Dimanche.' }, revision: 5 },
    status: { type: 'en-ligne' },
  });
});

test('a publication takes what was typed last, after the autosave under way', async () => {
  const { ports, sent } = createPorts();
  const writing = createArticleWriting({ snapshot: online(), kept: null }, ports);
  writing.change({ texte: 'Dimanche.' });
  const outcome = await writing.publish({ blocs: [], slug: 'la-fete', publieLe: 900 });
  expect(sent.map(({ texte }) => texte)).toEqual(['Dimanche.']);
  expect(outcome).toMatchObject({ snapshot: { revision: 6, etat: 'publie' } });
});

test('without network it stays here, says so, and is sent under the same name later', async () => {
  const { ports, ids } = createPorts();
  let isDown = true;
  const { save } = ports;
  const writing = createArticleWriting(
    { snapshot: online(), kept: null },
    {
      ...ports,
      save: async (base, draft, id) => {
        if (!isDown) return save(base, draft, id);
        ids.push(id);
        throw new OfflineError('No network.');
      },
    },
  );
  writing.change({ texte: 'Dimanche.' });
  await writing.send();
  expect(writing.getState().status).toMatchObject({ trouble: { name: 'OfflineError' } });
  isDown = false;
  await writing.send();
  expect(writing.getState().status).toMatchObject({ type: 'en-ligne' });
  expect(ids).toEqual(['operation-1', 'operation-1']);
});

test('an admin whose right was withdrawn keeps the text, and reads so', async () => {
  const { ports, kept } = createPorts({
    save: () => Promise.reject(new AccessDeniedError('Refused.')),
  });
  const writing = createArticleWriting({ snapshot: online(), kept: null }, ports);
  writing.change({ texte: 'Dimanche.' });
  await writing.send();
  writing.stop();
  expect(kept.get('la-fete')?.draft.texte).toBe('Dimanche.');
  expect(writing.getState().status).toMatchObject({
    trouble: { name: 'AccessDeniedError' },
  });
});

test('what two wrote is shown, and either can stay', async () => {
  const theirs = online({ revision: 5, draft: { ...blankArticle, titre: 'Un autre' } });
  const { ports, kept, sent } = createPorts();
  const { save } = ports;
  const inConflict = async () => {
    const writing = createArticleWriting(
      { snapshot: online(), kept: null },
      {
        ...ports,
        save: (base, draft, id) =>
          base.revision < 5
            ? Promise.resolve({ type: 'conflict', theirs })
            : save(base, draft, id),
      },
    );
    writing.change({ titre: 'Le mien' });
    await writing.send();
    expect(writing.getState()).toMatchObject({
      conflict: theirs,
      draft: { titre: 'Le mien' },
    });
    // Nothing is sent over it meanwhile.
    await vi.runAllTimersAsync();
    expect(sent).toEqual([]);
    return writing;
  };

  const other = await inConflict();
  other.takeTheirs();
  expect(other.getState()).toMatchObject({
    draft: { titre: 'Un autre' },
    conflict: null,
    status: { type: 'en-ligne' },
  });
  expect(kept.size).toBe(0);

  const mine = await inConflict();
  mine.keepMine();
  await vi.runAllTimersAsync();
  expect(sent.map((draft) => draft.titre)).toEqual(['Le mien']);
  expect(mine.getState()).toMatchObject({ snapshot: { revision: 6 }, conflict: null });
});

test('what another tab overtook while the page was closed is a conflict from the start', () => {
  const { ports } = createPorts();
  const kept = { draft: { ...blankArticle, titre: 'Le mien' }, revision: 3, at: 1 };
  const writing = createArticleWriting({ snapshot: online(), kept }, ports);
  expect(writing.getState()).toMatchObject({
    draft: { titre: 'Le mien' },
    conflict: { revision: 4 },
  });
});

test('a device that keeps nothing is said, until it is online', async () => {
  const { ports } = createPorts({ keep: () => false });
  const writing = createArticleWriting({ snapshot: online(), kept: null }, ports);
  writing.change({ texte: 'Dimanche.' });
  expect(writing.getState().status).toMatchObject({ type: 'nulle-part' });
  await vi.runAllTimersAsync();
  expect(writing.getState().status).toMatchObject({ type: 'en-ligne' });
});
