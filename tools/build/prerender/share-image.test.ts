import { expect, test, vi } from 'vitest';
import type { Quete } from '@/domain/quete/quete.ts';
import { currentLangue } from '@/langue/current-langue.ts';
import {
  createContenu,
  createEtapePublique,
  createQuete,
  createTextePublique,
} from '@/testing/play-factories.ts';
import { drawShareImage, fetchSharePicture, shareSubjectOf } from './share-image.ts';

const image = {
  path: 'quetes/q/tour.svg',
  ...{ texteAlternatif: 'La tour', credit: '', largeur: 1_200, hauteur: 800 },
};

function queteWith(shown: typeof image | null): Quete {
  const contenu = createContenu();
  const etapes = contenu.etapes.map((etape) => ({ ...etape, image: shown }));
  return {
    ...{ id: '22_dinan_tour' as Quete['id'], version: 1, publishedAt: 0 },
    contenu: { ...contenu, etapes },
  };
}

const urlOf = (file: string) => `https://files.example/${file}`;

function answer(body: BodyInit, type: string, status = 200): void {
  const headers = { 'content-type': type };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers, status })));
}

test('the cover of a quête is drawn in its share image, which is a PNG', async () => {
  answer(
    '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2"/></svg>',
    'image/svg+xml',
  );
  const quete = queteWith(image);
  const picture = await fetchSharePicture(quete, urlOf);
  expect(picture).toMatch(/^data:image\/svg\+xml;base64,/);
  const subject = shareSubjectOf(quete);
  const withPicture = drawShareImage({ ...subject, picture });
  const withWalk = drawShareImage(subject);
  expect(withPicture.subarray(1, 4).toString()).toBe('PNG');
  expect(withPicture.equals(withWalk)).toBe(false);
});

test('the walk is drawn where there is no picture, a format that cannot be drawn, or no answer', async () => {
  expect(await fetchSharePicture(queteWith(null), urlOf)).toBeNull();
  answer('RIFF', 'image/webp');
  const photo = { ...image, path: 'quetes/q/tour.webp' };
  expect(await fetchSharePicture(queteWith(photo), urlOf)).toBeNull();
  answer('', 'image/png', 404);
  expect(await fetchSharePicture(queteWith(image), urlOf)).toBeNull();
});

test.each([
  ['fr', '1\u00A0h\u00A030 · 2\u00A0énigmes · gratuit, sans compte'],
  ['en', '1\u00A0h\u00A030\u00A0min · 2\u00A0puzzles · free, no account'],
  ['de', '1\u00A0h\u00A030\u00A0min · 2\u00A0Rätsel · kostenlos, ohne Konto'],
] as const)('its facts are in the language of the quête: %s', (langue, facts) => {
  const epreuve = createTextePublique();
  const quete = createQuete({
    dureeMinutes: 90,
    ...(langue !== 'fr' && { langue }),
    etapes: [1, 2].map((number) => createEtapePublique(number, { epreuve })),
  });
  expect(shareSubjectOf(quete).facts).toBe(facts);
  expect(currentLangue()).toBe('fr');
});
