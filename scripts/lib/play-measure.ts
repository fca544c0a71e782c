import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { awaitPages } from '../../e2e/drivers/open-awake.ts';
import { allowNamedFunctions, slowdown } from './builder-measure.ts';
import { ensureChromium } from './chromium.ts';
import { profiles, siteAddress } from './environment.ts';
import { median } from './lighthouse.ts';

/** What playing costs on a phone's screen and a processor four times slower than this one, in ms. */
export type PlayMeasure = {
  /** From the tap on « Commencer la quête » until the first étape can be read, the quête being known to the page. */
  beginningMs: number;
  /** From « Valider » to what a choice is worth. A written answer is judged by a slow hash, in a worker: apart. */
  feedbackMs: number;
};

const quete = '/les_quetes/35/saint-malo/le-code-des-corsaires';

type Notes = { benchPressedAt?: number; benchReadAt?: number };

/** From the moment a press reaches the page until one of its headings, messages or buttons says some words, in ms. */
async function fromPress(page: Page, pressed: Locator, words: string): Promise<number> {
  await page.evaluate((wanted) => {
    const notes = globalThis as Notes;
    delete notes.benchPressedAt;
    delete notes.benchReadAt;
    const note = ({ timeStamp }: Event) => {
      notes.benchPressedAt = timeStamp;
    };
    addEventListener('click', note, { capture: true, once: true });
    const expected = new RegExp(wanted);
    const look = () => {
      const said = document.querySelectorAll(
        'h1, h2, [role=alert], [role=status], button',
      );
      const isThere = [...said].some(({ textContent }) => expected.test(textContent));
      if (isThere && notes.benchPressedAt !== undefined) {
        notes.benchReadAt = performance.now();
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, words);
  await pressed.click();
  await page.waitForFunction(() => (globalThis as Notes).benchReadAt !== undefined);
  return page.evaluate(() => {
    const { benchPressedAt = 0, benchReadAt = 0 } = globalThis as Notes;
    return benchReadAt - benchPressedAt;
  });
}

async function measureOnce(browser: Browser): Promise<PlayMeasure> {
  const context = await browser.newContext({
    baseURL: siteAddress(profiles.test),
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  awaitPages(page);
  await allowNamedFunctions(page);
  await page.goto(quete);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const begin = page.getByRole('link', { name: 'Commencer la quête' }).first();
  const beginningMs = await fromPress(page, begin, 'Voir l’épreuve');
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press('Voir l’épreuve');
  await page.getByLabel('Votre réponse, en clair').fill('Anne');
  await press('Valider');
  await press('Étape suivante');
  await press('Voir l’épreuve');
  await page.getByLabel('Rien du tout, pas même son nom', { exact: true }).check();
  const judge = page.getByRole('button', { name: 'Valider' });
  const feedbackMs = await fromPress(page, judge, 'Bonne réponse');
  await context.close();
  return { beginningMs, feedbackMs };
}

/** Measures the beginning of a party and an answer, each `runs` times on a phone that never played: medians. */
export async function measurePlay(runs: number): Promise<PlayMeasure> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const measures: PlayMeasure[] = [];
    for (let run = 0; run < runs; run += 1) measures.push(await measureOnce(browser));
    return {
      beginningMs: median(measures.map(({ beginningMs }) => beginningMs)),
      feedbackMs: median(measures.map(({ feedbackMs }) => feedbackMs)),
    };
  } finally {
    await browser.close();
  }
}
