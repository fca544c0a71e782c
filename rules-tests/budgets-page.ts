import { budgets, type Heaviest, type Measured } from './budgets.ts';
import { whoList } from './rights.ts';
import type { Weight } from './weight.ts';

const begin = '<!-- budgets: written by `npm run budgets` -->';
const end = '<!-- /budgets -->';

function digits(count: number): string {
  return count.toLocaleString('en-GB');
}

function rowOf(pattern: string, list: readonly Heaviest[]): string {
  const own = list.filter((one) => one.pattern === pattern);
  const cells = whoList
    .filter(({ name }) => list.some(({ who }) => who === name))
    .map(({ name }) => own.find(({ who }) => who === name)?.expressions ?? '·');
  const lookUps = Math.max(...own.map((one) => one.lookUps));
  return `| \`${pattern}\` | ${cells.join(' | ')} | ${budgets.expressions} | ${lookUps} |`;
}

/** Measurements in the format of docs/rules.md. */
function partOf({ bytes, nodes, warnings }: Weight, { heaviest }: Measured): string {
  const names = whoList
    .filter(({ name }) => heaviest.some(({ who }) => who === name))
    .map(({ name }) => name);
  const patterns = [...new Set(heaviest.map(({ pattern }) => pattern))].toSorted();
  return [
    begin,
    '',
    '| `firestore.rules` | measured | budget |',
    '| --- | --- | --- |',
    `| bytes without comments | ${digits(bytes)} | ${digits(budgets.bytes)} |`,
    `| expressions in the file | ${digits(nodes)} | ${digits(budgets.nodes)} |`,
    `| warnings of the compiler | ${warnings.length} | 0 |`,
    '',
    `| expressions of the heaviest write of | ${names.join(' | ')} | budget | its look-ups |`,
    `|${' --- |'.repeat(names.length + 3)}`,
    ...patterns.map((pattern) => rowOf(pattern, heaviest)),
    '',
    end,
  ].join('\n');
}

/** The page with its measurements updated. */
export function pageWith(page: string, weight: Weight, measured: Measured): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error('No budgets there.');
  return `${before}${partOf(weight, measured)}${after}`;
}
