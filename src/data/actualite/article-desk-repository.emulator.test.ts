import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { crossRequest } from '@/testing/cross-request.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { blankArticle, type ArticleDraft } from '@/domain/actualite/article-draft.ts';
import { readArticleTexte } from '@/domain/actualite/article-markdown.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import { readFrance } from '../catalogue/catalogue-repository.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { emulatorServices } from '@/testing/services.ts';
import type { ArticleSnapshot } from './article-desk-document.ts';
import {
  articleDeskRepository,
  ArticleTakenError,
  type ArticleSaveOutcome,
} from './article-desk-repository.ts';
import { readActualites, readArticle } from './actualite-repository.ts';

const articles = articleDeskRepository(emulatorServices);

const draft: ArticleDraft = {
  ...blankArticle,
  titre: 'La fête du lavoir',
  resume: 'Dimanche, on y va.',
  texte: '## Le programme\n\nVenez.',
};
const { blocs } = readArticleTexte(draft.texte);

function savedOf(outcome: ArticleSaveOutcome): ArticleSnapshot {
  if (outcome.type !== 'saved') throw new TypeError('Somebody else wrote meanwhile.');
  return outcome.snapshot;
}

async function begin(slug: string): Promise<ArticleSnapshot> {
  return articles.create(slug, draft, createOperationId());
}

async function publish(
  base: ArticleSnapshot,
  slug = base.slug,
): Promise<ArticleSaveOutcome> {
  const operationId = createOperationId();
  return articles.publish({
    base,
    draft: base.draft,
    blocs,
    slug,
    operationId,
  });
}

const shownSlugs = async () => (await readActualites()).map(({ slug }) => slug);

beforeAll(clearBackEnd);
beforeEach(async () => {
  await signInAs('redactrice', { admin: true });
});
afterAll(leaveSession);

it('is begun under its address, or under the next free one', async () => {
  const first = await begin('une-fete');
  const second = await begin('une-fete');
  expect([first.slug, second.slug]).toEqual(['une-fete', 'une-fete-2']);
  expect(await articles.load('une-fete')).toMatchObject({ draft, revision: 1 });
  const page = await articles.list(null);
  expect(page.articles.map(({ slug }) => slug)).toEqual(['une-fete-2', 'une-fete']);
});

it('is begun once, even when the answer to the first attempt was lost', async () => {
  const id = createOperationId();
  const [first, second] = [
    await articles.create('deux-fois', draft, id),
    await articles.create('deux-fois', draft, id),
  ];
  expect([first.slug, second.slug]).toEqual(['deux-fois', 'deux-fois']);
});

it('is saved as a private draft, and two authors get a conflict', async () => {
  const base = await begin('a-deux');
  const mine = savedOf(
    await articles.save(base, { ...draft, titre: 'Le mien' }, createOperationId()),
  );
  expect(mine.revision).toBe(2);
  const late = await articles.save(base, { ...draft, titre: 'Trop tard' }, 'autre');
  expect(late).toMatchObject({
    type: 'conflict',
    theirs: { draft: { titre: 'Le mien' } },
  });
  await expect(readArticle('a-deux')).rejects.toThrow(NotFoundError);
});

it('is published with its cards, changed for its readers, and taken back', async () => {
  const published = savedOf(await publish(await begin('publie'), 'la-fete'));
  expect(await shownSlugs()).toEqual(['la-fete']);
  expect((await readFrance()).actualites?.map(({ slug }) => slug)).toEqual(['la-fete']);
  expect(await readArticle('la-fete')).toMatchObject({ titre: draft.titre, blocs });
  await expect(articles.load('publie')).rejects.toThrow(NotFoundError);

  const changed = savedOf(
    await publish({ ...published, draft: { ...draft, titre: 'La grande fête' } }),
  );
  expect((await readActualites()).map(({ titre }) => titre)).toEqual(['La grande fête']);

  const withdrawn = savedOf(await articles.withdraw(changed, createOperationId()));
  expect(withdrawn).toMatchObject({ etat: 'brouillon', revision: 3 });
  expect(await shownSlugs()).toEqual([]);
  await expect(readArticle('la-fete')).rejects.toThrow(NotFoundError);
  expect(await articles.load('la-fete')).toMatchObject({
    revision: 3,
    etat: 'brouillon',
  });
});

it('is not published over another, nor over a concurrent save', async () => {
  await begin('prise');
  const base = await begin('la-mienne');
  await expect(publish(base, 'prise')).rejects.toThrow(ArticleTakenError);
  await articles.save(base, { ...draft, titre: 'Entre-temps' }, createOperationId());
  expect(await publish(base)).toMatchObject({ type: 'conflict' });
});

it('is deleted with its card, unless it was changed meanwhile', async () => {
  const base = await begin('a-supprimer');
  const published = savedOf(await publish(base));
  expect(await articles.remove(base, createOperationId())).toMatchObject({ revision: 2 });
  expect(await articles.remove(published, createOperationId())).toBeNull();
  expect(await shownSlugs()).toEqual([]);
  await expect(articles.load('a-supprimer')).rejects.toThrow(NotFoundError);
});

it('is refused to a person who is not an admin, with nothing written', async () => {
  const base = await begin('pas-a-vous');
  await signInAs('visiteur', { admin: false });
  await expect(articles.save(base, draft, createOperationId())).rejects.toThrow(
    AccessDeniedError,
  );
  await expect(articles.list(null)).rejects.toThrow(AccessDeniedError);
});

it.each([1, 2, 3, 4, 5])(
  'published under another address by another tab before request %i of a publication there: that one gets a conflict',
  async (number) => {
    const base = await begin(`croise-${number}`);
    const slug = `croise-${number}-ailleurs`;
    const isCrossed = crossRequest(number, () => publish(base, slug));
    const outcome = await publish(base, slug);
    expect(isCrossed()).toBe(true);
    expect(outcome).toMatchObject({ type: 'conflict', theirs: { slug, etat: 'publie' } });
  },
);
