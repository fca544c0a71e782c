import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../lib/chromium.ts';
import {
  profiles,
  repositoryFolder,
  siteAddress,
  siteFolder,
} from '../lib/environment.ts';
import {
  ensureLighthouse,
  lookAt,
  medianMeasure,
  type Device,
  type Measure,
} from './lighthouse.ts';
import { createProgress, describeError } from '../lib/progress.ts';
import { run } from '../lib/run.ts';
import { withSeededSite } from './seeded-site.ts';
import { listenToSignals } from '../lib/signals.ts';
import {
  describeWeight,
  excesses,
  pageFile,
  sitePages,
  weighPage,
} from '../build/site-weight.ts';
import { staticTwin } from './static-twin.ts';
import { processorTime, stolenShare } from './stolen-time.ts';

const { values: options } = parseArgs({
  options: {
    /** Runs per page: the results are their medians. */
    runs: { type: 'string', default: '5' },
    /** Only the pages whose address contains this text. */
    page: { type: 'string', default: '' },
  },
});

const profile = profiles.test;
const folder = siteFolder(profile);
const progress = createProgress();
const problems: string[] = [];

const quete = '/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean';
const measuredPages = [
  ...['/', '/les_quetes', quete, '/les_codes/substitution/cesar'],
  ...['/mairie', '/faq', '/blog', '/privacy', '/contact'],
].filter((page) => page.includes(options.page));

/** The budgets: a page beside its plain twin, and its scores. */
const ratioBudget: Readonly<Record<Device, number>> = {
  'mobile simulé': 1.15,
  'mobile freiné': 1.1,
};
const tbtBudgetMs = 150;
const performanceBudget = 95;
const scoreBudget = 100;

async function tsx(script: string): Promise<string> {
  const before = processorTime();
  const { status, output } = await run(process.execPath, [
    '--import',
    'tsx',
    path.join(repositoryFolder, 'tools/bench', script),
  ]);
  if (status !== 0) problems.push(`${script} : au-delà du budget, ou en échec`);
  const after = processorTime();
  if (before === null || after === null) return output;
  const stolen = (100 * stolenShare(before, after)).toFixed(0);
  return `${output.trimEnd()}\n  processeur pris par l’hôte pendant ce temps : ${stolen} %\n`;
}

/** Measures a page and its twin in turn, so that both have the same conditions of the machine. */
async function measureBeside(
  page: string,
  device: Device,
  { chromium, signal }: { chromium: string; signal: AbortSignal },
): Promise<{ own: Measure; twin: Measure }> {
  const twinFile = path.join(folder, 'temoin.html');
  writeFileSync(twinFile, staticTwin(readFileSync(pageFile(folder, page), 'utf8')));
  const own: Measure[] = [];
  const twin: Measure[] = [];
  for (let index = 0; index < Number(options.runs); index += 1) {
    signal.throwIfAborted();
    own.push(await lookAt(siteAddress(profile) + page, device, chromium));
    twin.push(await lookAt(`${siteAddress(profile)}/temoin`, device, chromium));
  }
  rmSync(twinFile);
  return { own: medianMeasure(own), twin: medianMeasure(twin) };
}

function judge(page: string, device: Device, { own, twin }: BesideMeasures): void {
  const budget = ratioBudget[device];
  const { performance, accessibility, bestPractices, seo } = own;
  const ratio = own.lcp / twin.lcp;
  if (ratio > budget) {
    problems.push(`${page}, ${device} : LCP ${ratio.toFixed(2)} > ${budget}`);
  }
  // If plain HTML itself is blocked, the machine is: the page's addition to it is judged (decision 110).
  const tbtLimitMs = tbtBudgetMs + (twin.tbt > tbtBudgetMs ? twin.tbt : 0);
  if (own.tbt > tbtLimitMs) {
    problems.push(
      `${page}, ${device} : TBT ${own.tbt.toFixed(0)} > ${tbtLimitMs.toFixed(0)} ms`,
    );
  }
  if (own.cls > 0) problems.push(`${page}, ${device} : CLS ${own.cls.toFixed(3)} > 0`);
  const scores = [performance, accessibility, bestPractices, seo];
  const isSlower = performance < Math.min(performanceBudget, twin.performance);
  if (isSlower || scores.slice(1).some((score) => score < scoreBudget)) {
    problems.push(
      `${page}, ${device} : ${scores.join(' / ')} (${own.faults.join(', ')})`,
    );
  }
}

type BesideMeasures = { own: Measure; twin: Measure };

function describe(page: string, device: Device, { own, twin }: BesideMeasures): string {
  const scores = [own.performance, own.accessibility, own.bestPractices, own.seo];
  return [
    page.padEnd(52).slice(0, 52),
    device.padEnd(13),
    own.lcp.toFixed(0).padStart(6),
    twin.lcp.toFixed(0).padStart(6),
    (own.lcp / twin.lcp).toFixed(2).padStart(6),
    own.tbt.toFixed(0).padStart(5),
    twin.tbt.toFixed(0).padStart(6),
    own.cls.toFixed(3).padStart(6),
    ` ${scores.join('/')} (${String(twin.performance)})`,
  ].join(' ');
}

/**
 * `npm run bench`: the speed of the public pages beside its budgets. The site is built from the seed; each page is measured beside the
 * plain HTML page with the same text, in the same run. Returns 1 when a budget is exceeded.
 */
async function bench(): Promise<number> {
  const signal = listenToSignals();
  const chromium = await ensureChromium();
  await ensureLighthouse();
  await withSeededSite({ progress, signal }, async () => {
    const weights = sitePages(folder).map((page) => weighPage(folder, page));
    problems.push(...weights.flatMap(excesses));
    progress.say(
      `\n${'page'.padEnd(56)} HTML gz     br  scripts gz  br (kB)  requests\n${weights.map(describeWeight).join('\n')}`,
    );
    progress.say(`\n${await tsx('bench-search.ts')}`);
    progress.say(await tsx('bench-play.ts'));
    progress.say(await tsx('bench-builder.ts'));
    progress.say(
      `${'page'.padEnd(52)} ${'appareil'.padEnd(13)}    LCP témoin  ratio   TBT témoin    CLS  perf/access./pratiques/SEO (témoin)`,
    );
    for (const device of ['mobile simulé', 'mobile freiné'] as const) {
      for (const page of measuredPages) {
        const measures = await measureBeside(page, device, { chromium, signal });
        judge(page, device, measures);
        progress.say(describe(page, device, measures));
      }
    }
  });
  for (const problem of problems) progress.say(`✗ ${problem}`);
  return problems.length === 0 ? 0 : 1;
}

process.exit(
  await bench().catch((error: unknown) => {
    progress.say(describeError(error));
    return 1;
  }),
);
