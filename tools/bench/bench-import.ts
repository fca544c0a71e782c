import { proposeFile } from '../../src/domain/exchange/propose-file.ts';
import { FileRefusedError } from '../../src/domain/exchange/read/found.ts';
import { bad, bytesOf, good, longTrack } from '../../src/testing/import-corpus.ts';

/**
 * Prints how long each file of the corpus of imports takes to become a proposal or a refusal: `node --import tsx
 * tools/bench/bench-import.ts`. The budget is 2 s for any of them, of the processor's time, as in bench-search.ts. A page is
 * never frozen meanwhile: a worker reads files.
 */
const budgetMs = 2_000;

const files = [
  ...[...good, ...bad].map(([title, file, name]) => ({ title, file, name })),
  { title: 'a track of 50,000 points', file: longTrack, name: 'a.gpx' },
];

function measure({ file, name }: (typeof files)[number]): number {
  const bytes = bytesOf(file);
  const start = process.cpuUsage();
  try {
    proposeFile(bytes, name, Date.now());
  } catch (error) {
    if (!(error instanceof FileRefusedError)) throw error;
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

const measured = files
  .map((file) => ({ title: file.title, time: measure(file) }))
  .toSorted((a, b) => b.time - a.time);

console.info(`${measured.length} files to import, the slowest:`);
for (const { title, time } of measured.slice(0, 3)) {
  const ratio = (time / budgetMs).toFixed(2);
  console.info(`${title}: ${time.toFixed(0)} ms, ${ratio} of the budget`);
}
if (measured.some(({ time }) => time > budgetMs)) process.exitCode = 1;
