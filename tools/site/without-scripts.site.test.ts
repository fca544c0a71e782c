// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { htmlOf } from './built-site.ts';

const quete = '/les_quetes/35/saint-malo/le-code-des-corsaires';

function documentOf(page: string): Document {
  return new DOMParser().parseFromString(htmlOf(page), 'text/html');
}

describe('a page of the build, before any script', () => {
  test.each([
    ...['/', '/faq', '/mairie', '/ecoconception', '/privacy', '/utilisation'],
    ...['/les_quetes', '/blog', quete],
  ])('%s has its text, the links of its footer, and its style within', (page) => {
    const document = documentOf(page);
    expect(document.querySelector('main h1')?.textContent).toMatch(/\S/);
    expect(document.querySelector('main')?.textContent.length).toBeGreaterThan(200);
    expect(document.querySelectorAll('footer a[href]').length).toBeGreaterThan(3);
    const style = [...document.querySelectorAll('head style')]
      .map(({ textContent }) => textContent)
      .join('');
    expect(style).toMatch(/font-family:[^;}]*Bricolage/);
    // Loaded by the first gesture.
    expect(document.querySelector('link[rel=stylesheet]')).toBeNull();
    expect(document.querySelector('script[src]')).toBeNull();
  });

  test('late letters are not used: they never move the text', () => {
    const faces = [...htmlOf('/faq').matchAll(/@font-face\{[^}]*\}/g)].map(
      ([face]) => face,
    );
    const ofTheSite = faces.filter((face) => face.includes('url('));
    expect(ofTheSite.length).toBeGreaterThan(1);
    expect(ofTheSite.filter((face) => !face.includes('font-display:optional'))).toEqual(
      [],
    );
  });

  test.each(['/', '/les_quetes', '/les_quetes/35', '/blog', quete])(
    'each card of %s has a cover, and each cover a drawn line below its picture',
    (page) => {
      const main = documentOf(page).querySelector('main');
      const covers = [...(main?.querySelectorAll('.cover') ?? [])];
      const empty = covers.filter((cover) =>
        [...cover.querySelectorAll('path')].every(
          (line) => (line.getAttribute('d') ?? '').length <= 20,
        ),
      );
      expect(covers.length).toBeGreaterThan(0);
      expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
      const cards = [...(main?.querySelectorAll('article') ?? [])];
      expect(cards.filter((card) => card.querySelector('.cover') === null)).toEqual([]);
    },
  );

  test('the map of the catalogue is a picture of France with its points', () => {
    const map = documentOf('/les_quetes').querySelector(
      'section[aria-label="Carte des quêtes"]',
    );
    const picture = map?.querySelector('[role=img]');
    expect(picture?.getAttribute('aria-label')).toMatch(
      /^Carte de France, \d+\sdéparts$/,
    );
    expect(picture?.querySelector('img')).not.toBeNull();
    expect(picture?.querySelectorAll('circle').length).toBeGreaterThan(3);
  });

  test('a quête shows the plan of its walk, and the way to begin it', () => {
    const document = documentOf(quete);
    const plan = [...document.querySelectorAll('main [role=img]')].find((image) =>
      /^Plan du chemin, 6\sétapes$/.test(image.getAttribute('aria-label') ?? ''),
    );
    const numbers = [...(plan?.querySelectorAll('text') ?? [])].map(
      (one) => one.textContent,
    );
    expect(numbers).toContain('6');
    const begin = document.querySelector(`a[href^="${quete}/jouer"]`);
    expect(begin?.textContent).toBe('Commencer la quête');
  });
});
