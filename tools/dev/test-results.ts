/** Result of a suite of tests. */
export type Counts = {
  passed: number;
  failed: number;
  /** The titles of skipped tests: they are reported. */
  skipped: readonly string[];
};

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { status: string; fullName: string }[];
  }[];
};

type PlaywrightSuite = {
  specs?: readonly { title: string; tests: readonly { status: string }[] }[];
  suites?: readonly PlaywrightSuite[];
};

export type PlaywrightReport = {
  suites: readonly PlaywrightSuite[];
  errors: readonly unknown[];
};

/** A suite that did not run counts as one failure. */
export const didNotRun: Counts = {
  passed: 0,
  failed: 1,
  skipped: [],
};

/** The counts of Vitest's JSON report; a file that could not be loaded is one failure. */
export function countVitest(report: VitestReport): Counts {
  const files = report.testResults;
  const brokenFiles = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const skipped = tests
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName }) => fullName);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped,
  };
}

/** The counts of Playwright's JSON report; an error outside of the tests is one failure. */
export function countPlaywright({ suites, errors }: PlaywrightReport): Counts {
  const tests = suites.flatMap(listTests);
  const titlesWith = (wanted: string) =>
    tests.filter(({ status }) => status === wanted).map(({ title }) => title);
  return {
    passed: titlesWith('expected').length,
    failed: titlesWith('unexpected').length + errors.length,
    skipped: titlesWith('skipped'),
  };
}

function listTests({
  specs = [],
  suites = [],
}: PlaywrightSuite): { title: string; status: string }[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ title, status })),
    ),
    ...suites.flatMap(listTests),
  ];
}

/** A program that fails without a failed test, or has no test at all, is a failure too. */
export function withExitStatus(counts: Counts, status: number): Counts {
  const isSilentFailure = counts.failed === 0 && (status !== 0 || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}

/** The sum of several suites. */
export function addCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    skipped: all.flatMap(({ skipped }) => skipped),
  };
}
