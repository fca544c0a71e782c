import { Client, credentials } from '@grpc/grpc-js';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import protobuf from 'protobufjs';
import { addReport, countNodes, type Coverage, type Report } from './coverage-report.ts';
import {
  covered,
  firestoreHost,
  firestoreRulesPath,
  weighed,
  type Project,
} from './engines.ts';

const coverage: Coverage = new Map();
const engine = `http://${firestoreHost.host}:${firestoreHost.port}/emulator/v1/projects`;

/** Uploads the rules to a project, which clears its coverage. */
export async function uploadRules(project: Project): Promise<void> {
  await uploadRulesText(project, await readFile(firestoreRulesPath, 'utf8'));
}

/** Uploads these rules to a project, and returns the compiler's other messages. */
export async function uploadRulesText(
  project: Project,
  content: string,
): Promise<string[]> {
  const response = await fetch(`${engine}/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`firestore.rules: ${await response.text()}`);
  const { issues = [] } = (await response.json()) as { issues?: unknown[] };
  return issues.map((issue) => JSON.stringify(issue));
}

const messages = protobuf.loadSync(resolve(import.meta.dirname, 'rule-coverage.proto'));
const request = messages.lookupType('GetRuleCoverageRequest');
const answer = messages.lookupType('RuleCoverageReport');
const client = new Client(
  `${firestoreHost.host}:${firestoreHost.port}`,
  credentials.createInsecure(),
  { 'grpc.max_receive_message_length': -1 },
);

/** Requested by gRPC: as JSON, where each value is written out, the reports of one run reach 1.4 GB. */
function fetchReport(project: Project): Promise<Report> {
  return new Promise<Report>((resolve, reject) => {
    client.makeUnaryRequest(
      '/google.firestore.emulator.v1.FirestoreEmulator/GetRuleCoverage',
      (database: string) => Buffer.from(request.encode({ database }).finish()),
      (bytes) => answer.toObject(answer.decode(bytes)) as Report,
      `projects/${project}/databases/(default)`,
      (error, value) => {
        if (value === undefined)
          reject(new Error('The report of the rules', { cause: error }));
        else resolve(value);
      },
    );
  });
}

async function readReport(): Promise<void> {
  addReport(coverage, await fetchReport(covered));
}

/** Compiles these rules in a project of their own, and returns their number of expressions, and the warnings. */
export async function uploadAlone(
  content: string,
): Promise<{ nodes: number; warnings: string[] }> {
  const warnings = await uploadRulesText(weighed, content);
  return { nodes: countNodes(await fetchReport(weighed)), warnings };
}

// A report must fit in the memory of the engine; compiling takes as long as a hundred attempts.
const maximumSize = 6_000_000;
/** Minimum size of an attempt in the report, in characters; its written data is extra. */
const attemptSize = 10_000;
let reportSize = 0;

/** Records another request to the rules of `covered`, of about so many characters. */
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

/** Results of the expressions of firestore.rules in the whole run. */
export async function readCoverage(): Promise<Coverage> {
  await readReport();
  return coverage;
}
