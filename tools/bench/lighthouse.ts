import path from 'node:path';
import { ClearError } from '../lib/clear-error.ts';
import { areDependenciesInstalled, installDependencies } from '../dev/dependencies.mjs';
import { repositoryFolder } from '../lib/environment.ts';
import { run } from '../lib/run.ts';

/** It has its own dependencies (an eighth of all files), needed only for measuring: docs/tooling.md. */
const folder = path.join(repositoryFolder, 'tools/bench/lighthouse');

/** Device of a measure: a telephone as Lighthouse computes it, or the same really slowed down. */
export type Device = 'mobile simulé' | 'mobile freiné';

const parametersOf: Readonly<Record<Device, readonly string[]>> = {
  'mobile simulé': [],
  'mobile freiné': ['--throttling-method=devtools'],
};

/** The four scores of Lighthouse, of 100. */
export type Scores = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
};

export type Measure = Scores & {
  /** Milliseconds until the largest part is painted. */
  lcp: number;
  /** Blocked milliseconds. */
  tbt: number;
  /** Layout shift of the page. */
  cls: number;
  /** The audits that cost points, by their ids. */
  faults: string[];
};

type Audit = { score: number | null; numericValue?: number };
type Category = {
  score: number | null;
  auditRefs: { id: string; weight: number }[];
};
type Report = { categories: Record<string, Category>; audits: Record<string, Audit> };

/** Parses Lighthouse's JSON. Throws when a figure is missing. */
export function measureOf({ categories, audits }: Report): Measure {
  const scoreOf = (id: string): number => {
    const score = categories[id]?.score;
    if (typeof score !== 'number') throw new Error(`Lighthouse gave no score for ${id}.`);
    return Math.round(score * 100);
  };
  const valueOf = (id: string): number => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse gave no value for ${id}.`);
    return value;
  };
  const faults = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    faults: [...new Set(faults)],
  };
}

/** Installs Lighthouse, in the version of its lock file, if missing. Throws a ClearError on failure. */
export async function ensureLighthouse(): Promise<void> {
  if (areDependenciesInstalled(folder) || (await installDependencies(folder))) return;
  throw new ClearError(
    'Lighthouse ne s’installe pas : vérifiez l’accès au registre npm en tapant « npm ci --prefix tools/bench/lighthouse », puis recommencez.',
  );
}

/** Opens a page once in a fresh Chromium, and measures it. Throws Lighthouse's error if it cannot. */
export async function lookAt(
  url: string,
  device: Device,
  chromium: string,
): Promise<Measure> {
  const { status, output } = await run(
    process.execPath,
    [
      path.join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      ...['--output=json', '--output-path=stdout', '--quiet'],
      '--chrome-flags=--headless=new --no-sandbox --disable-quic',
      ...parametersOf[device],
    ],
    { env: { CHROME_PATH: chromium } },
  );
  const begin = output.indexOf('{');
  if (status !== 0 || begin < 0) throw new Error(`Lighthouse failed:\n${output}`);
  return measureOf(
    JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1)) as Report,
  );
}

/** The middle one of an odd number of figures, the higher of the two in the middle otherwise. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Figure by figure, the median of several measures; every fault that was seen. */
export function medianMeasure(measures: readonly Measure[]): Measure {
  const of = (read: (measure: Measure) => number) => median(measures.map(read));
  return {
    performance: of(({ performance }) => performance),
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    seo: of(({ seo }) => seo),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    faults: [...new Set(measures.flatMap(({ faults }) => faults))],
  };
}
