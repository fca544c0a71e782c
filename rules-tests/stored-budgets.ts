import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format } from 'oxfmt';
import { pageWith } from './budgets-page.ts';
import type { Measured } from './budgets.ts';
import { firestoreRulesPath } from './engines.ts';
import { withoutComments, type Weight } from './weight.ts';

const file = resolve(import.meta.dirname, 'budgets.json');
const page = resolve(import.meta.dirname, '../docs/rules.md');

/** The figures of the last measure, and the SHA-256 of the rules that were measured, comments apart. */
export type StoredBudgets = { rules: string; weight: Weight; measured: Measured };

/** The SHA-256 of the present firestore.rules, without comments. */
export function rulesHash(): string {
  const rules = withoutComments(readFileSync(firestoreRulesPath, 'utf8'));
  return createHash('sha256').update(rules).digest('hex');
}

export function readBudgets(): StoredBudgets {
  // Our own file.
  return JSON.parse(readFileSync(file, 'utf8')) as StoredBudgets;
}

/** docs/rules.md as stored, and as generated from these figures. */
export async function readPages({
  weight,
  measured,
}: StoredBudgets): Promise<{ now: string; wanted: string }> {
  const now = readFileSync(page, 'utf8');
  const { code } = await format(page, pageWith(now, weight, measured));
  return { now, wanted: code };
}

/** Writes the figures into budgets.json and docs/rules.md. */
export async function storeBudgets(stored: StoredBudgets): Promise<void> {
  const { code } = await format(file, JSON.stringify(stored));
  writeFileSync(file, code);
  const { wanted } = await readPages(stored);
  writeFileSync(page, wanted);
}
