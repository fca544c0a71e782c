import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { format } from 'prettier';
import { SignInDriver } from '../e2e/drivers/sign-in-driver.ts';
import { demoAccounts } from './demo-accounts.ts';
import { ActionCounter, actionTable, type Actions } from './lib/action-counter.ts';
import { ensureChromium } from './lib/chromium.ts';
import { profiles, repositoryFolder, siteAddress } from './lib/environment.ts';
import { createProgress } from './lib/progress.ts';
import { withSeededSite } from './lib/seeded-site.ts';
import { listenToSignals } from './lib/signals.ts';
import { writingWays } from './lib/writing-ways.ts';

const file = path.join(repositoryFolder, 'docs/actions.md');
/** The table stands between these two lines. */
const [opening, closing] = ['<!-- npm run actions -->', '<!-- /npm run actions -->'];

async function countAll(
  say: (line: string) => void,
): Promise<[way: string, actions: Actions][]> {
  const admin = demoAccounts.find(({ role }) => role === 'admin');
  if (admin === undefined) throw new Error('The seed has no admin.');
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({
      baseURL: siteAddress(profiles.test),
      viewport: { width: 1280, height: 900 },
    });
    const driver = new SignInDriver(page);
    await driver.open('/login?redirect=%2Fadmin%2Fparcours%2Fdashboard');
    await driver.signIn(admin.email, admin.password);
    await page.getByRole('heading', { name: 'Mes parcours' }).waitFor();
    const rows: [string, Actions][] = [];
    for (const [index, { name, write }] of writingWays.entries()) {
      const counter = new ActionCounter(page);
      await write(counter, ` ${index + 1}`);
      rows.push([name, counter.actions]);
      say(`${name} : ${JSON.stringify(counter.actions)}`);
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** `npm run actions`: counts what each way to write a five-étape quête asks of one's hands, and writes it in `docs/actions.md`. */
async function main(): Promise<void> {
  const progress = createProgress();
  await withSeededSite({ progress, signal: listenToSignals() }, async () => {
    const table = actionTable(await countAll(progress.say));
    const text = readFileSync(file, 'utf8');
    const before = text.slice(0, text.indexOf(opening) + opening.length);
    const after = text.slice(text.indexOf(closing));
    const whole = `${before}\n\n${table}\n\n${after}`;
    writeFileSync(file, await format(whole, { parser: 'markdown' }));
  });
}

await main();
