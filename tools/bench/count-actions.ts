import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { format } from 'oxfmt';
import { ActionCounter, actionTable, type Actions } from './action-counter.ts';
import { withAdminPage } from './admin-page.ts';
import { repositoryFolder } from '../lib/environment.ts';
import { createProgress } from '../lib/progress.ts';
import { withSeededSite } from './seeded-site.ts';
import { listenToSignals } from '../lib/signals.ts';
import { writingWays } from './writing-ways.ts';

const file = path.join(repositoryFolder, 'docs/actions.md');
/** The table stands between these two lines. */
const [opening, closing] = ['<!-- npm run actions -->', '<!-- /npm run actions -->'];

async function countAll(
  page: Page,
  say: (line: string) => void,
): Promise<[way: string, actions: Actions][]> {
  const rows: [string, Actions][] = [];
  for (const [index, { name, write }] of writingWays.entries()) {
    const counter = new ActionCounter(page);
    await write(counter, ` ${index + 1}`);
    rows.push([name, counter.actions]);
    say(`${name} : ${JSON.stringify(counter.actions)}`);
  }
  return rows;
}

/** `npm run actions`: counts what each way to write a five-étape quête asks of one's hands, and writes it in `docs/actions.md`. */
async function main(): Promise<void> {
  const progress = createProgress();
  await withSeededSite({ progress, signal: listenToSignals() }, async () => {
    const rows = await withAdminPage({ width: 1280, height: 900 }, (page) =>
      countAll(page, progress.say),
    );
    const table = actionTable(rows);
    const text = readFileSync(file, 'utf8');
    const before = text.slice(0, text.indexOf(opening) + opening.length);
    const after = text.slice(text.indexOf(closing));
    const whole = `${before}\n\n${table}\n\n${after}`;
    writeFileSync(file, (await format(file, whole)).code);
  });
}

await main();
