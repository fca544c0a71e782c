import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import '@/testing/property-seed.ts';
import { limits } from '../limits.ts';
import { articleBounds, boundArticleTexte } from './article-bounds.ts';
import { readArticleTexte } from './article-markdown.ts';

const length = limits.articleTexte.max;

function filledWith(motif: string): string {
  return motif.repeat(Math.ceil(length / motif.length)).slice(0, length);
}

/** Depth and node count of a tree. */
function measure(tree: Nodes): { depth: number; count: number } {
  const waiting: [Nodes, number][] = [[tree, 0]];
  let deepest = 0;
  let count = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [node, depth] = next;
    deepest = Math.max(deepest, depth);
    count += 1;
    if ('children' in node) {
      for (const child of node.children) waiting.push([child, depth + 1]);
    }
  }
  return { depth: deepest, count };
}

/** Length of the longest run of lines with no blank line between, in characters, and its mark count. */
function runsOf(texte: string) {
  const runs = texte.split(/\n[ \t]*(?=\n|$)/);
  return {
    length: Math.max(...runs.map((run) => run.length)),
    marks: Math.max(...runs.map((run) => run.match(/[*_[\]`<&!~]/g)?.length ?? 0)),
  };
}

const hostile: readonly [string, string][] = [
  ['quotations within quotations', '>'.repeat(length)],
  ['lists within lists', filledWith('+ ')],
  ['lists within quotations within lists', filledWith('> 1. ')],
  [
    'lists that each line indents more',
    Array.from({ length: 220 }, (_, line) => `${' '.repeat(2 * line)}- a`).join('\n'),
  ],
  ['lists behind a word, where a long line is cut', `a ${filledWith('- ')}`],
  ['lists behind marks that are taken out', filledWith('`- ')],
  ['emphasis within emphasis', filledWith('*a ')],
  ['links that never end', filledWith('[a](b "')],
  ['comments that never end', filledWith('a<!--')],
  ['program text that never ends', filledWith('`a ')],
  ['titles underlined one after the other', filledWith('a\n=\n')],
  ['quotations of lists, line by line', filledWith('> - a\n')],
];

test.each(hostile)('%s are read within the bounds', (_what, texte) => {
  const bounded = boundArticleTexte(texte);
  const lines = bounded.texte.split('\n');
  expect(lines.filter((line) => line !== '').length).toBeLessThanOrEqual(
    articleBounds.lineCount,
  );
  const runs = runsOf(bounded.texte);
  expect(runs.length).toBeLessThanOrEqual(2 * articleBounds.runLength);
  expect(runs.marks).toBeLessThanOrEqual(articleBounds.markCount);
  expect(measure(fromMarkdown(bounded.texte)).depth).toBeLessThanOrEqual(
    articleBounds.markCount,
  );
});

test.each(hostile)('%s are reported to the author', (_what, texte) => {
  expect(readArticleTexte(texte).ecarts).toContain('exces');
});

test('a quotation of a list of a list, and four levels of points, are read whole', () => {
  const texte = '> - un\n>   - deux\n\n- a\n  - b\n    - c\n      - d';
  expect(boundArticleTexte(texte)).toEqual({ texte, isWhole: true });
});

test('marks within marks end at some depth, and their words stay', () => {
  const texte = `${'*a '.repeat(100)}${'b* '.repeat(100)}`;
  const { blocs, ecarts } = readArticleTexte(texte);
  expect(ecarts).toEqual(['exces']);
  expect(JSON.stringify(blocs).match(/[ab]/g)?.length).toBeGreaterThan(200);
});

test('a long list without blank lines stays one list', () => {
  const texte = Array.from({ length: 200 }, (_, n) => `- ${'un mot '.repeat(8)}${n}`);
  const { blocs, ecarts } = readArticleTexte(texte.join('\n'));
  expect(ecarts).toEqual([]);
  expect(blocs).toHaveLength(1);
});

test('a text of any length and marks is read within the bounds', () => {
  const piece = fc.constantFrom(
    ...['>', '> ', '- ', '+ ', '1. ', '*', '_', '[', '](', ')', '`', '<', '<!--', '\\'],
    ...['&', '=', '#', ' ', '\t', '\n', '\n\n', 'a', 'mot ', '"', 'http://'],
  );
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 600 }),
      (motif, times) => {
        const { texte } = boundArticleTexte(motif.join('').repeat(times));
        const { depth, count } = measure(fromMarkdown(texte));
        expect(depth).toBeLessThanOrEqual(articleBounds.markCount);
        expect(count).toBeLessThanOrEqual(2 * texte.length + 2);
        expect(runsOf(texte).marks).toBeLessThanOrEqual(articleBounds.markCount);
      },
    ),
    { numRuns: 30 },
  );
});
