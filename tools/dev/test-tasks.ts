import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  hostingFile,
  profiles,
  repositoryFolder,
  serverVariables,
  siteAddress,
  siteFolder,
  siteVariables,
  storageCoverageFile,
} from '../lib/environment.ts';
import {
  countPlaywright,
  countVitest,
  didNotRun,
  withExitStatus,
  type Counts,
  type PlaywrightReport,
  type VitestReport,
} from './test-results.ts';

/** A program of `npm test`, and the counting of its result. */
export type Task = {
  /** Names its log. */
  id: string;
  label: string;
  /** The file of the program, below node_modules, and its parameters. */
  program: string;
  parameters: readonly string[];
  env?: Record<string, string>;
  count: (status: number) => Counts;
};

const profile = profiles.test;

/** Logs and reports of the last run. */
export const resultsFolder = path.join(profile.folder, 'results');

/** A program with a yes-or-no result counts as one test. */
function check(id: string, label: string, program: string, parameters: string[]): Task {
  return {
    id,
    label,
    program,
    parameters,
    count: (status) => ({
      passed: status === 0 ? 1 : 0,
      failed: status === 0 ? 0 : 1,
      skipped: [],
    }),
  };
}

export const checks: readonly Task[] = [
  check('types', 'Types', 'typescript/bin/tsc', ['--noEmit', '--project', '.']),
  check('typed-lint', 'Règles de code, par les types', 'oxlint/bin/oxlint', [
    '.',
    '--deny-warnings',
  ]),
  check('lint', 'Règles de code', 'eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  check('format', 'Mise en forme', 'oxfmt/bin/oxfmt', ['--check']),
  check('unused', 'Code inutile', 'knip/bin/knip.js', []),
];

/** The checks of `npm run test:quick`. */
export const quickChecks = checks.filter(({ id }) => !['format', 'unused'].includes(id));

export const siteBuild: Task = {
  ...check('build', 'Site construit', 'tsx/dist/cli.mjs', [
    path.join(repositoryFolder, 'tools/build/build.ts'),
    ...['--mode', 'emulators', '--outDir', siteFolder(profile)],
    ...['--config', hostingFile(profile)],
  ]),
  env: { ...siteVariables(profile), SITE_ORIGIN: siteAddress(profile) },
};

/** Weight of the newly built pages, against the budgets. */
export const siteWeight: Task = check('weight', 'Poids des pages', 'tsx/dist/cli.mjs', [
  path.join(repositoryFolder, 'tools/build/weigh-site.ts'),
]);

/** Set when the journeys find the back end ready: the seed is in it, and it has been warmed up. */
export const preparedVariable = 'JOURNEYS_ARE_PREPARED';

/** Prepares the back end for the journeys, once it is otherwise unused. */
export const journeysPreparation: Task = check(
  'preparation',
  'Préparation des parcours',
  'tsx/dist/cli.mjs',
  [path.join(repositoryFolder, 'e2e/prepare-alone.ts')],
);

function vitest(id: string, label: string, parameters: string[]): Task {
  const report = path.join(resultsFolder, `${id}.json`);
  return {
    id,
    label,
    program: 'vitest/vitest.mjs',
    parameters: [
      ...['run', ...parameters, '--allowOnly=false'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    count: (status) =>
      readReport(report, status, (json) => countVitest(json as VitestReport)),
  };
}

const backEndVariables = {
  ...serverVariables(profile),
  ...siteVariables(profile),
  STORAGE_RULES_COVERAGE_FILE: storageCoverageFile(profile),
};

const journeysReport = path.join(resultsFolder, 'e2e.json');

const rulesMeasures = vitest('budgets', 'Mesures des règles', [
  '--config=rules-tests/budgets.vitest.config.ts',
]);

/** The suites of tests, in reading order. */
export const suites = {
  unit: vitest('unit', 'Tests unitaires', [
    '--project=page',
    '--project=isolated',
    '--project=node',
  ]),
  quick: vitest('quick', 'Domaine et composants', ['--project=node', '--project=page']),
  rules: {
    ...vitest('rules', 'Tests des règles', ['--config=rules-tests/vitest.config.ts']),
    env: backEndVariables,
  },
  /** `npm run budgets`: the rows of the tables are read and not tried, so that they do not count as skipped. */
  budgets: {
    ...rulesMeasures,
    env: backEndVariables,
    count: (status) => ({ ...rulesMeasures.count(status), skipped: [] }),
  },
  repositories: {
    ...vitest('repositories', 'Tests des dépôts', ['--project=emulator']),
    env: backEndVariables,
  },
  site: vitest('site', 'Site construit, sans navigateur', ['--project=site']),
  localFirebase: vitest('local-firebase', 'Tests du serveur local', [
    '--config=tools/local-firebase/vitest.config.ts',
  ]),
  e2e: {
    id: 'e2e',
    label: 'Parcours de bout en bout',
    program: '@playwright/test/cli.js',
    parameters: ['test', '--reporter=list,json'],
    env: { ...backEndVariables, PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport },
    count: (status) =>
      readReport(journeysReport, status, (json) =>
        countPlaywright(json as PlaywrightReport),
      ),
  },
} as const satisfies Record<string, Task>;

function readReport(
  file: string,
  status: number,
  count: (json: unknown) => Counts,
): Counts {
  if (!existsSync(file)) return didNotRun;
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return withExitStatus(count(json), status);
}

/** The whole path of an installed program. */
export function programFile(task: Task): string {
  return path.join(repositoryFolder, 'node_modules', task.program);
}
