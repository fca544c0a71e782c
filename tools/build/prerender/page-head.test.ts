import { expect, test } from 'vitest';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { otherLangues } from '@/langue/langue.ts';
import { createEtapePublique, createQuete } from '@/testing/play-factories.ts';
import { headWords } from './head-words.ts';
import { pageHead, readSubject } from './page-head.ts';

const origin = 'https://quetes.example';

function headOf(html: string, path = '/faq'): string[] {
  return pageHead({ path, origin, quete: null, ...readSubject(html) });
}

function countOf(tags: readonly string[], mark: string): number {
  return tags.filter((tag) => tag.includes(mark)).length;
}

test('a page that says nothing of itself is given its address and its preview', () => {
  const tags = headOf('<title>Questions · Quêtes &amp; Codes</title><main></main>');
  expect(tags).toContain(
    '<link rel="canonical" href="https://quetes.example/faq" data-premiere>',
  );
  expect(countOf(tags, 'property="og:title"')).toBe(1);
  expect(countOf(tags, 'name="description"')).toBe(1);
});

test('a page that says it itself is given it no second time, only its picture', () => {
  const tags = headOf(
    '<title>Questions</title><meta name="description" content="Des réponses."/><link rel="canonical" href="https://quetes.example/faq"/><main></main>',
  );
  expect(countOf(tags, 'rel="canonical"')).toBe(0);
  expect(countOf(tags, 'property="og:title"')).toBe(0);
  expect(countOf(tags, 'name="description"')).toBe(0);
  expect(countOf(tags, 'property="og:image"')).toBe(1);
});

test('a page that shall not be found is given nothing', () => {
  expect(headOf('<title>x</title><meta name="robots" content="noindex"/>')).toEqual([]);
});

test.each([
  ['/les_quetes/22', '/nouvelles/22.xml'],
  ['/les_quetes/22/dinan', '/nouvelles/22/dinan.xml'],
  ['/les_quetes/territoire/200035087', '/nouvelles/territoire/200035087.xml'],
])('%s leads readers of feeds to the new quêtes of its place', (path, feed) => {
  expect(countOf(headOf('<title>x</title>', path), `href="${feed}"`)).toBe(1);
});

test.each([
  '/les_quetes',
  '/les_quetes/saga/les-lavoirs',
  '/les_quetes/territoire/200035087/integration',
  '/faq',
])('%s is of no place, and leads to no news of one', (path) => {
  expect(countOf(headOf('<title>x</title>', path), '/nouvelles/')).toBe(0);
});

test('in German, search engines get the German way to a page, and the French feed of its place', () => {
  const tags = headOf('<title>Quests, Dinan · x</title>', '/de/les_quetes/22/dinan');
  expect(countOf(tags, 'href="/nouvelles/22/dinan.xml"')).toBe(1);
  expect(countOf(tags, 'content="de_DE"')).toBe(1);
  const data = tags.find((tag) => tag.includes('ld+json')) ?? '';
  expect(data).toContain('"name":"Startseite","item":"https://quetes.example/de"');
  expect(data).toContain('"item":"https://quetes.example/de/les_quetes/22/dinan"');
});

const translated = createQuete({
  ...{ titre: 'Das Waschhaus', resume: '', langue: 'de' },
  etapes: [createEtapePublique(1, { titre: 'Der Platz' }), createEtapePublique(2)],
});

function sheetOf(quete: Quete, langue: string): string {
  const { departement, communeSlug, slug } = addressOf(quete.id);
  const path = `/${langue}/les_quetes/${departement}/${communeSlug}/${slug}`;
  return pageHead({ path, origin, quete, ...readSubject('<title>x</title>') }).join('\n');
}

test('search engines and shares get a quête in the language of its page', () => {
  const head = sheetOf(translated, 'de');
  expect(head).toContain('content="Eine Quest in Dinan, 2\u00A0Etappen."');
  expect(head).toContain('Zeichnung des Weges, 2\u00A0Etappen');
  expect(head).toContain('/partage/22_dinan_le-secret-du-lavoir-v1-de.png');
  expect(head).toContain('"name":"Der Platz"');
  expect(head).toContain('"inLanguage":"de-DE"');
  expect(head).not.toMatch(/fr-FR|étapes|Une quête/);
});

test('a quête untranslated in a language is French there, with its French picture', () => {
  const head = sheetOf(createQuete({ resume: '' }), 'de');
  expect(head).toContain('"inLanguage":"fr-FR"');
  expect(head).toContain('/partage/22_dinan_le-secret-du-lavoir-v1.png');
  expect(head).toContain('content="Une quête à Dinan, 1\u00A0étape."');
});

test.each(otherLangues)('the build’s words beside React’s are in %s too', (langue) => {
  const [french, own] = [headWords.fr, headWords[langue]].map((words) =>
    Object.values(words).flatMap((word) =>
      typeof word === 'string' ? [word] : Object.values<string>(word),
    ),
  );
  expect(own?.length).toBe(french?.length);
  expect(own?.filter((word) => french?.includes(word))).toEqual([]);
});
