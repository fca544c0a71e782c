import { readFile } from 'node:fs/promises';
import { addReport, type Coverage, type Report } from './coverage-report.ts';
import { covered, firestoreHost, firestoreRulesPath, type Project } from './engines.ts';

const coverage: Coverage = new Map();
const engine = `http://${firestoreHost.host}:${firestoreHost.port}/emulator/v1/projects`;

/** Gives the rules to a project, which forgets what it knew of their coverage. */
export async function uploadRules(project: Project): Promise<void> {
  const content = await readFile(firestoreRulesPath, 'utf8');
  const response = await fetch(`${engine}/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`firestore.rules: ${await response.text()}`);
}

async function readReport(): Promise<void> {
  const response = await fetch(`${engine}/${covered}:ruleCoverage`);
  if (!response.ok) throw new Error(`The report of the rules: ${await response.text()}`);
  addReport(coverage, (await response.json()) as Report);
}

// The engine answers with an error to a report that has become too large; compiling takes as long as a hundred attempts.
const maximumSize = 2_000_000;
/** What any attempt adds to the report, in characters; whatever it writes comes on top. */
const attemptSize = 10_000;
let reportSize = 0;

/** Says that the rules of `covered` were asked once more, about so many characters. */
export function countAttempt(size: number): void {
  reportSize += attemptSize + size;
}

/** Reads the report and has it begin again, once it has become large: it must fit in the engine's memory. */
export async function emptyLargeReport(): Promise<void> {
  if (reportSize < maximumSize) return;
  reportSize = 0;
  await readReport();
  await uploadRules(covered);
}

/** What the expressions of firestore.rules came to in the whole run. */
export async function readCoverage(): Promise<Coverage> {
  await readReport();
  return coverage;
}
