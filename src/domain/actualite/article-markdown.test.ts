import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ArticleBloc } from './actualite.ts';
import { articleTexteOf, isSafeAddress, readArticleTexte } from './article-markdown.ts';

const picture = 'articles/0123456789abcdefghij-1600x900.webp';

const rows: readonly [string, string, readonly ArticleBloc[]][] = [
  ['', '', []],
  ['a title of any level', '#### Le lavoir', [{ type: 'titre', texte: 'Le lavoir' }]],
  [
    'a paragraph on two lines',
    'Un deux\ntrois.',
    [{ type: 'paragraphe', texte: 'Un deux trois.' }],
  ],
  [
    'strong and emphasis, however they are written',
    '__Gras__ et *italique*.',
    [{ type: 'paragraphe', texte: '**Gras** et _italique_.' }],
  ],
  [
    'a link',
    'Voir [la page](/faq) ou [le site](https://exemple.fr/a?b=c).',
    [
      {
        type: 'paragraphe',
        texte: 'Voir [la page](/faq) ou [le site](https://exemple.fr/a?b=c).',
      },
    ],
  ],
  [
    'a list within a list',
    '- un\n  - deux\n- trois',
    [{ type: 'liste', points: ['un', 'deux', 'trois'] }],
  ],
  [
    'a numbered list',
    '1. un\n2. deux',
    [{ type: 'liste', points: ['un', 'deux'], ordonnee: true }],
  ],
  [
    'a quotation and its source',
    '> Rien ne se perd.\n>\n> — Lavoisier',
    [{ type: 'citation', texte: 'Rien ne se perd.', source: 'Lavoisier' }],
  ],
  [
    'a link alone to a quête of this site',
    '[Le chemin](https://quetes.fr/les_quetes/89/vezelay/le-chemin)',
    [{ type: 'quete', queteId: '89_vezelay_le-chemin', titre: 'Le chemin' }] as never,
  ],
  [
    'a picture alone',
    `![Le lavoir](${picture})`,
    [{ type: 'image', path: picture, alternative: 'Le lavoir' }],
  ],
];

test.each(rows)('reads %s', (_what, texte, blocs) => {
  expect(readArticleTexte(texte)).toEqual({ blocs, ecarts: [] });
});

test.each([
  ['a script', '<script>alert(1)</script>', [], ['html']],
  ['a mark of HTML within a line', 'Un <b>mot</b>.', ['Un mot.'], ['html']],
  ['a link that runs a script', '[Cliquez](javascript:alert(1))', ['Cliquez'], ['lien']],
  ['a link to a file', '[Lisez](data:text/html,a)', ['Lisez'], ['lien']],
  ['a link to nobody knows which host', '[Allez](//exemple.fr)', ['Allez'], ['lien']],
  ['a picture from elsewhere', '![Vue](https://exemple.fr/a.jpg)', [], ['image']],
  ['program text', '```\nlet a = 1;\n```', ['let a = 1;'], ['code']],
] as const)('leaves out %s and tells it', (_what, texte, words, ecarts) => {
  expect(readArticleTexte(texte)).toEqual({
    blocs: words.map((word) => ({ type: 'paragraphe', texte: word })),
    ecarts,
  });
});

test('a link of an article leads to this site, the web or an e-mail address', () => {
  const good = ['/', '/faq#a', 'https://exemple.fr', 'mailto:a@exemple.fr'];
  const bad = ['', '//exemple.fr', 'javascript:alert(1)', 'exemple.fr', 'https://a b'];
  expect(good.filter(isSafeAddress)).toEqual(good);
  expect(bad.filter(isSafeAddress)).toEqual([]);
});

const word = fc.stringMatching(/^[a-zà-ü]{1,8}$/);
const words = fc
  .array(word, { minLength: 1, maxLength: 6 })
  .map((list) => list.join(' '));
const line = fc.oneof(
  words,
  words.map((text) => `**${text}**`),
  fc.tuple(words, words).map(([a, b]) => `${a} _${b}_ ${a}`),
  fc.tuple(words, words).map(([a, b]) => `${a} [${b}](/faq)`),
);
const bloc: fc.Arbitrary<ArticleBloc> = fc.oneof(
  words.map((texte): ArticleBloc => ({ type: 'titre', texte })),
  line.map((texte): ArticleBloc => ({ type: 'paragraphe', texte })),
  fc
    .tuple(words, fc.constantFrom('', 'Lavoisier'))
    .map(([texte, source]): ArticleBloc => ({ type: 'citation', texte, source })),
  words.map((alternative): ArticleBloc => ({
    type: 'image',
    path: picture,
    alternative,
  })),
);

test('every kind of block is written as Markdown that gives it back', () => {
  const blocs: readonly ArticleBloc[] = rows.flatMap(([, , read]) => read);
  const texte = articleTexteOf(blocs);
  expect(texte).toBe(
    [
      '## Le lavoir',
      'Un deux trois.',
      '**Gras** et _italique_.',
      'Voir [la page](/faq) ou [le site](https://exemple.fr/a?b=c).',
      '- un\n- deux\n- trois',
      '1. un\n2. deux',
      '> Rien ne se perd.\n>\n> Lavoisier',
      '[Le chemin](quete:89_vezelay_le-chemin)',
      `![Le lavoir](${picture})`,
    ].join('\n\n'),
  );
  expect(readArticleTexte(texte)).toEqual({ blocs, ecarts: [] });
});

test('the Markdown of blocks gives the same blocks back', () => {
  fc.assert(
    fc.property(fc.array(bloc, { maxLength: 8 }), line, (blocs, point) => {
      // Two lists in a row would be one.
      const all: ArticleBloc[] = [...blocs, { type: 'liste', points: [point, point] }];
      expect(readArticleTexte(articleTexteOf(all)).blocs).toEqual(all);
    }),
    { numRuns: 200 },
  );
});

test('no text whatever makes the reader fail, or lets a mark of HTML through as a block', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (texte) => {
      const { blocs } = readArticleTexte(texte);
      const types = ['titre', 'paragraphe', 'liste', 'citation', 'quete', 'image'];
      expect(blocs.every(({ type }) => types.includes(type))).toBe(true);
    }),
  );
});
