import { afterEach, describe, expect, test, vi } from 'vitest';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { readActualites, readArticle } from './actualite-repository.ts';

/** Answers as Firestore's REST address does. */
function answer(fields: Record<string, unknown> | null, status = 200) {
  const fetch = vi.fn(() =>
    Promise.resolve(
      new Response(JSON.stringify(fields === null ? {} : { fields }), { status }),
    ),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const carte = (slug: string, publieLe: number) => ({
  slug,
  titre: `Titre de ${slug}`,
  resume: 'Un résumé.',
  rubrique: 'codes',
  encre: 'eau',
  publieLe,
  minutes: 2,
});

const article = {
  titre: { stringValue: 'Le télégraphe' },
  resume: { stringValue: 'Des bras sur les collines.' },
  rubrique: { stringValue: 'codes' },
  encre: { stringValue: 'pierre' },
  publieLe: { timestampValue: '2026-11-12T08:00:00Z' },
  contenu: {
    stringValue: JSON.stringify([{ type: 'paragraphe', texte: 'Un mot.' }]),
  },
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the list', () => {
  test('has the newest first, for one read', async () => {
    const articles = [carte('vieux', 10), carte('neuf', 20)];
    const fetch = answer({ cartes: { stringValue: JSON.stringify({ articles }) } });
    const found = await readActualites();
    expect(found.map(({ slug }) => slug)).toEqual(['neuf', 'vieux']);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('is empty when nothing was ever published', async () => {
    answer(null, 404);
    expect(await readActualites()).toEqual([]);
  });

  test('leaves out a card of another shape, and says so to the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const articles = [carte('bon', 10), { ...carte('faux', 20), rubrique: 'autre' }];
    answer({ cartes: { stringValue: JSON.stringify({ articles }) } });
    const found = await readActualites();
    expect(found.map(({ slug }) => slug)).toEqual(['bon']);
    expect(warn).toHaveBeenCalledOnce();
  });

  test.each(['no JSON', '[]', '{"articles":3}'])('refuses « %s »', async (text) => {
    answer({ cartes: { stringValue: text } });
    await expect(readActualites()).rejects.toMatchObject({
      name: 'InvalidDocumentError',
    });
  });
});

describe('an article', () => {
  test('is read in full, with its reading time', async () => {
    answer(article);
    expect(await readArticle('le-telegraphe')).toEqual({
      slug: 'le-telegraphe',
      titre: 'Le télégraphe',
      resume: 'Des bras sur les collines.',
      rubrique: 'codes',
      encre: 'pierre',
      publieLe: Date.parse('2026-11-12T08:00:00Z'),
      minutes: 1,
      blocs: [{ type: 'paragraphe', texte: 'Un mot.' }],
    });
  });

  test.each([404, 403])(
    'that answers %d does not exist for the public',
    async (status) => {
      answer(null, status);
      await expect(readArticle('demain')).rejects.toBeInstanceOf(NotFoundError);
    },
  );

  test('is not asked for under an address that cannot be one', async () => {
    const fetch = answer(article);
    await expect(readArticle('../parcours/x')).rejects.toBeInstanceOf(NotFoundError);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('with a block of an unknown kind is refused', async () => {
    answer({ ...article, contenu: { stringValue: '[{"type":"script","texte":"x"}]' } });
    await expect(readArticle('le-telegraphe')).rejects.toMatchObject({
      name: 'InvalidDocumentError',
    });
  });
});
