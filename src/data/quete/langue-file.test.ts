import { beforeEach, expect, test, vi } from 'vitest';
import { answerIn } from '@/domain/partie/reponse-langue.ts';
import { langueOfEtape } from '@/domain/quete/langue-of-etape.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { FakeCaches } from '@/testing/fake-caches.ts';
import { endInFrench, speak } from '@/testing/langue.ts';
import {
  createEtapePublique,
  createQuete,
  createTextePublique,
} from '@/testing/play-factories.ts';
import { queteInLangue } from './langue-file.ts';

endInFrench();
beforeEach(() => {
  vi.stubGlobal('caches', new FakeCaches());
});

const quete = createQuete({
  titre: 'Le lavoir',
  langues: ['en', 'de'],
  etapes: [
    createEtapePublique(1, { epreuve: createTextePublique() }),
    createEtapePublique(2, { epreuve: createTextePublique() }),
  ],
});
const english: Quete['contenu'] = {
  ...quete.contenu,
  ...{ titre: 'The wash house', langue: 'en' },
  etapes: quete.contenu.etapes.map((etape, index) =>
    index === 0 ? etape : { ...etape, langue: 'fr' },
  ),
};

function answerWith(contenu: unknown) {
  const fetch = vi.fn(() =>
    Promise.resolve(
      Response.json({ fields: { contenu: { stringValue: JSON.stringify(contenu) } } }),
    ),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const offline = () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
};

test('in French, and in a language that it has not, a quête is as it is, and nothing is read', async () => {
  const fetch = answerWith(english);
  expect(await queteInLangue(quete)).toBe(quete);
  await speak('it');
  expect(await queteInLangue(quete)).toBe(quete);
  expect(fetch).not.toHaveBeenCalled();
});

test('in a language that it has, a quête is read once, and again from the device without network', async () => {
  await speak('en');
  const fetch = answerWith(english);
  const read = await queteInLangue(quete);
  expect(read).toEqual({ ...quete, contenu: english });
  expect(String(fetch.mock.calls.flat()[0])).toContain(
    `quetes/${quete.id}/versions/${quete.version}/langues/en`,
  );
  offline();
  expect(await queteInLangue(quete)).toEqual(read);
});

test('a device that stores nothing, as a page from a disk, has the quête in its language all the same', async () => {
  await speak('en');
  answerWith(english);
  vi.spyOn(await caches.open('quetes-traduites'), 'put').mockRejectedValue(
    new TypeError('Request scheme file is unsupported'),
  );
  expect(await queteInLangue(quete)).toEqual({ ...quete, contenu: english });
});

test('without a valid file the game goes on in French', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await speak('en');
  offline();
  expect(await queteInLangue(quete)).toBe(quete);
  answerWith({ titre: 'cut' });
  expect(await queteInLangue(quete)).toBe(quete);
});

test('an answer says the language of its étape, where that is another one', () => {
  const [first, second] = english.etapes;
  if (first === undefined || second === undefined) throw new Error('There are two.');
  expect(langueOfEtape(first, english)).toBe('en');
  expect(answerIn(english, first.id, 'tower')).toBe('en:tower');
  expect(langueOfEtape(second, english)).toBe('fr');
  expect(answerIn(english, second.id, 'tour')).toBe('tour');
  expect(answerIn(quete.contenu, first.id, 'tour')).toBe('tour');
});
