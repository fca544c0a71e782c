import { noCriteres } from '../../src/domain/catalogue/criteres.ts';
import { buildSearchIndex } from '../../src/domain/catalogue/search-index.ts';
import { selectFiches } from '../../src/domain/catalogue/selection.ts';
import { createFicheList } from '../../src/testing/fiche-factory.ts';
import { readCommuneRows } from '../build/build-communes.ts';

/**
 * Prints the time of a search among 10,000 quêtes at each key stroke, filters and order included: `node --import tsx
 * tools/bench/bench-search.ts`. The budget is 50 ms at the 95th percentile, of the processor's time: the machine's other work does not
 * count.
 */
const budgetMs = 50;
const queteCount = 10_000;

const typed = [
  'le secret du lavoir',
  'saint-malo',
  'St Malo',
  'chateua',
  'bergr',
  'la rochelle pierre',
  'quete',
  'xyzzyx',
];

/** Of every fifth present commune: a former one's row is longer. */
async function communeNames(): Promise<string[]> {
  const rows = await readCommuneRows();
  return rows
    .filter(({ length }) => length === 6)
    .map(([, nom]) => nom)
    .filter((_, index) => index % 5 === 0);
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

const fiches = createFicheList(queteCount, await communeNames());
const began = performance.now();
const index = await buildSearchIndex(fiches);
const built = performance.now() - began;

const times: number[] = [];
for (let round = 0; round < 5; round += 1) {
  for (const text of typed) {
    for (let length = 1; length <= text.length; length += 1) {
      const start = process.cpuUsage();
      const { scores } = index.search(text.slice(0, length));
      selectFiches(fiches, noCriteres, {
        ...{ scores, position: null, now: Date.now() },
        faites: new Set<string>(),
      });
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1_000);
    }
  }
}
const sorted = times.toSorted((a, b) => a - b);
const p95 = percentile(sorted, 0.95);

console.info(`${queteCount} quêtes, ${times.length} key strokes`);
console.info(`index built in ${built.toFixed(0)} ms, by chunks`);
for (const [name, value] of [
  ['median', percentile(sorted, 0.5)],
  ['95th percentile', p95],
  ['slowest', sorted.at(-1) ?? 0],
] as const) {
  const ratio = (value / budgetMs).toFixed(2);
  console.info(`${name}: ${value.toFixed(1)} ms, ${ratio} of the budget`);
}
if (p95 > budgetMs) process.exitCode = 1;
