import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { awaitPages } from '../../e2e/drivers/open-awake.ts';
import { printBudgetRows } from '../docs/budget-rows.ts';
import { profiles, siteAddress } from '../lib/environment.ts';
import { withBrowser } from './admin-page.ts';
import { allowNamedFunctions, slowdown } from './builder-measure.ts';
import { median } from './lighthouse.ts';

/** The budgets for playing. */
const beginningBudgetMs = 300;
const feedbackBudgetMs = 100;
const runCount = 5;

/** Cost of playing on a phone's screen, in ms. */
type PlayMeasure = {
  /** From the end of a tap on « Commencer la quête », on a page that has been read for a moment, until the first étape can be read; the processor is four times slower. */
  beginningMs: number;
  /** From « Valider » to the result of a choice. A written answer is judged by a slow hash, in a worker: separate. */
  feedbackMs: number;
};

type Phone = { page: Page; session: CDPSession };

const quete = '/les_quetes/35/saint-malo/le-code-des-corsaires';

/** Length of a tap, in ms. */
const fingerMs = 80;

/** A tap, sent to the browser alone: Playwright's own would run its scripts on the page meanwhile. */
async function tap(session: CDPSession, pressed: Locator): Promise<void> {
  await pressed.scrollIntoViewIfNeeded();
  const box = await pressed.boundingBox();
  if (box === null) throw new Error('What is to be tapped is not there.');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const finger = { ...place, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...finger });
  await setTimeout(fingerMs);
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...finger });
}

/** From the end of a tap until a heading, message or button of the page shows some words, in ms. */
async function fromTap(
  { page, session }: Phone,
  pressed: Locator,
  words: string,
): Promise<number> {
  const [answeredMs] = await Promise.all([
    page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          let tappedAt: number | undefined;
          const note = ({ timeStamp }: Event) => {
            tappedAt = timeStamp;
          };
          addEventListener('click', note, { capture: true, once: true });
          const expected = new RegExp(wanted);
          const said = 'h1, h2, [role=alert], [role=status], button';
          const observer = new MutationObserver(() => {
            const elements = [...document.querySelectorAll(said)];
            if (!elements.some(({ textContent }) => expected.test(textContent))) return;
            observer.disconnect();
            // Content in the page is visible with the next frame.
            requestAnimationFrame(() => resolve(performance.now() - (tappedAt ?? 0)));
          });
          observer.observe(document, {
            subtree: true,
            childList: true,
            characterData: true,
          });
        }),
      words,
    ),
    tap(session, pressed),
  ]);
  return answeredMs;
}

/** Silence of the network after which a page has prefetched its links, in ms. */
const stillMs = 1_500;

/** True if the page of the game is there, and the network has been silent since. */
function isStill(forMs: number): boolean {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const lastAt = Math.max(...files.map(({ responseEnd }) => responseEnd));
  const isThere = files.some(({ name }) => name.includes('jouer-'));
  return isThere && performance.now() - lastAt > forMs;
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
  await page.waitForFunction(isStill, stillMs);
  const session = await context.newCDPSession(page);
  const phone = { page, session };
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const begin = page.getByRole('link', { name: 'Commencer la quête' }).first();
  const beginningMs = await fromTap(phone, begin, 'Voir l’épreuve');
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press('Voir l’épreuve');
  await page.getByLabel('Votre réponse, en clair').fill('Anne');
  await press('Valider');
  await press('Nous y sommes');
  await press('Voir l’épreuve');
  await page.getByLabel('Rien du tout, pas même son nom', { exact: true }).check();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const judge = page.getByRole('button', { name: 'Valider' });
  const feedbackMs = await fromTap(phone, judge, 'Bonne réponse');
  await context.close();
  return { beginningMs, feedbackMs };
}

/** Measures the beginning of a party and an answer, each `runs` times on a phone that never played: medians. */
async function measurePlay(runs: number): Promise<PlayMeasure> {
  return withBrowser(async (browser) => {
    const measures: PlayMeasure[] = [];
    for (let run = 0; run < runs; run += 1) measures.push(await measureOnce(browser));
    return {
      beginningMs: median(measures.map(({ beginningMs }) => beginningMs)),
      feedbackMs: median(measures.map(({ feedbackMs }) => feedbackMs)),
    };
  });
}

/** Part of `npm run bench`, over its seeded back end and built site: reaction time of the game to a finger. */
async function benchPlay(): Promise<boolean> {
  const { beginningMs, feedbackMs } = await measurePlay(runCount);
  return printBudgetRows(`Jeu, médiane de ${String(runCount)}`, [
    [
      'de la fiche à la première étape, processeur quatre fois plus lent',
      beginningMs,
      beginningBudgetMs,
      'ms',
    ],
    ['d’un choix validé à ce qu’il vaut', feedbackMs, feedbackBudgetMs, 'ms'],
  ]);
}

process.exit((await benchPlay()) ? 0 : 1);
