import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { awaitPages } from '../../e2e/drivers/open-awake.ts';
import { openAdminPage, withBrowser } from './admin-page.ts';
import { allowNamedFunctions } from './builder-measure.ts';
import { profiles, siteAddress } from '../lib/environment.ts';
import { median } from './lighthouse.ts';

/** How soon what a visitor writes is on the screen of the team, in ms; the opposite way as well. */
export type MessageMeasure = { contactMs: number; answerMs: number };

const inboxPath = '/admin/parcours/message';

/** The hour (epoch ms) at which words stand in a page, from now on. Give it before they are sent. */
async function seenAt(page: Page, words: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent.includes(wanted)) return;
          observer.disconnect();
          // What stands in the page is seen with the next frame.
          requestAnimationFrame(() => resolve(Date.now()));
        });
        observer.observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      }),
    words,
  );
}

/** Presses a button, and gives the hour (epoch ms) at which the page took the press. */
async function press(page: Page, name: string): Promise<number> {
  const [pressedAt] = await Promise.all([
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener('click', () => resolve(Date.now()), {
            capture: true,
            once: true,
          });
        }),
    ),
    page.getByRole('button', { name }).click(),
  ]);
  return pressedAt;
}

/** From the press of a button on one page until some words stand in another, in ms. */
async function untilSeen(
  sender: Page,
  button: string,
  reader: Page,
  words: string,
): Promise<number> {
  const [seen, pressed] = await Promise.all([
    seenAt(reader, words),
    press(sender, button),
  ]);
  return seen - pressed;
}

/** How long a person looks at their words before they send them, in ms: the form waits for that long as well. */
const readingMs = 3_500;

async function measureOnce(
  browser: Browser,
  desk: Page,
  run: number,
): Promise<MessageMeasure> {
  const context = await browser.newContext({ baseURL: siteAddress(profiles.test) });
  const page = await context.newPage();
  awaitPages(page);
  await allowNamedFunctions(page);
  await desk.goto(inboxPath);
  await desk.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/contact');
  const name = `Visiteur ${String(run)} de ${String(Date.now())}`;
  await page.getByLabel('Votre nom').fill(name);
  await page.getByLabel('Adresse e-mail').fill('odile@exemple.fr');
  await page.getByRole('textbox', { name: 'Message' }).fill('Où est la clé de la tour ?');
  await page.getByLabel(/J’accepte/).check();
  await setTimeout(readingMs);
  const contactMs = await untilSeen(page, 'Envoyer', desk, name);

  await desk.getByRole('link', { name }).click();
  // The keyboard is led there first: what is pressed before would not be for the answer.
  const conversation = desk.getByRole('region', { name: 'Conversation ouverte' });
  await conversation.getByText(name, { exact: true }).first().waitFor();
  await conversation.locator('h2:focus').waitFor();
  const answer = `Réponse ${String(Date.now())}`;
  await desk.getByLabel('Votre réponse').fill(answer);
  const answerMs = await untilSeen(desk, 'Répondre', page, answer);
  await context.close();
  return { contactMs, answerMs };
}

/** Measures a message from /contact and its answer, `runs` times, each from a visitor who never wrote: medians. */
export async function measureMessages(runs: number): Promise<MessageMeasure> {
  return withBrowser(async (browser) => {
    const desk = await openAdminPage(browser, { width: 1280, height: 800 });
    await allowNamedFunctions(desk);
    const measures: MessageMeasure[] = [];
    for (let run = 0; run < runs; run += 1) {
      measures.push(await measureOnce(browser, desk, run));
    }
    return {
      contactMs: median(measures.map(({ contactMs }) => contactMs)),
      answerMs: median(measures.map(({ answerMs }) => answerMs)),
    };
  });
}
