import { expect, test } from 'vitest';
import { compileGuide } from './guide-plugin.ts';

const compiled = (text: string) => compileGuide(text, 'docs');
const guide = (words: string) =>
  `# Le guide\n\nDix minutes.\n\n## Écrire d’abord\n\n${words}\n`;

test('a guide has its title, its introduction and its parts, each with an address', () => {
  const text = compiled(guide('### Un détail\n\nUn mot.'));
  expect(text).toContain('title: "Le guide"');
  expect(text).toContain('intro: h(Fragment, null, "Dix minutes.")');
  expect(text).toContain('{ id: "ecrire-d-abord", title: "Écrire d’abord", content:');
  expect(text).toContain('h("h3", null, "Un détail"), h("p", null, "Un mot.")');
});

test('a picture is a file of the site, with its size and its words', () => {
  const text = compiled(guide('![L’atelier.](images/atelier.webp)'));
  expect(text).toMatch(/import image0 from ".*\/docs\/images\/atelier\.webp";/);
  expect(text).toMatch(
    /src: image0, \.\.\.\{"alt":"L’atelier\.","width":\d{3,4},"height":\d{3,4},/,
  );
});

test('the other guide is a page of the site; a page of those who run it is words alone', () => {
  const text = compiled(
    guide('[L’équipe](guide-admin.md#les-parcours), [mots](glossaire.md).'),
  );
  expect(text).toContain(
    'h("a", {"href":"/aide/equipe#les-parcours"}, "L’équipe"), ", ", "mots"',
  );
});

test.each([
  ['a text before its first part', '# Le guide\n\nDix minutes.\n\nEncore.'],
  ['no introduction', '# Le guide\n\n## Écrire'],
  ['HTML', guide('<b>mot</b>')],
  ['HTML in a table', guide('| a |\n| --- |\n| <img src="a.webp"> |')],
])('%s stops the build', (_, text) => {
  expect(() => compiled(text)).toThrow();
});
