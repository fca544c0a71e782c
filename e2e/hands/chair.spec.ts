import type { Page } from '@playwright/test';
import { ActionCounter } from '../drivers/action-counter.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 640 } });

const question = 'Comment s’appelle l’âne\u202F?';

/** Follows what moves on a page without a gesture; called before it opens. Returns the sum of its shifts until now. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const told = window as unknown as { qcShifts: number };
    told.qcShifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) told.qcShifts += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { qcShifts: number }).qcShifts);
}

test('on a slow phone the home page asks on its first screen, two actions answer, and the way goes on from the chair', async ({
  page,
  context,
}) => {
  const shifts = await watchShifts(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: question })).toBeInViewport();
  const hands = new ActionCounter(page);
  await hands.fill(page.getByRole('textbox', { name: 'Votre réponse' }), 'Léon');
  await hands.tap(page.getByRole('button', { name: 'Valider' }));
  const goOn = page.getByRole('link', { name: 'Continuer la quête' });
  await expect(goOn).toBeInViewport();
  expect(hands.actionCount).toBe(2);
  expect(await shifts()).toBe(0);

  await hands.tap(goOn);
  await expect(page).toHaveURL('/essayer');
  await expect(page.getByRole('heading', { level: 1, name: 'En route' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Carte de l’étape 2' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'En route' })).toBeVisible();
});

test('the shipped quête is played to its end without a request to any other host', async ({
  page,
  baseURL,
}) => {
  const others: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== baseURL && /^https?:/.test(origin)) others.push(request.url());
  });
  await page.goto('/essayer');
  const game = new PlayDriver(page);
  await game.expectEtape(1, 10);
  await game.seeEpreuve();
  await game.answerTexte('léon');
  await game.expectRight();
  const see = page.getByRole('button', { name: 'Voir l’épreuve' });
  const title = page.getByRole('heading', { level: 1 });
  for (let numero = 2; numero <= 10; numero += 1) {
    await game.goOn();
    await expect(title).not.toHaveText(/En route/);
    // The view to find again is not asked.
    if (!(await see.isVisible())) continue;
    await see.click();
    await game.passEtape();
    await expect(title).toHaveText(/Étape passée/);
  }
  await game.goOn();
  await game.expectEnd();
  await game.unfold('Certificat');
  await expect(page.getByRole('link', { name: 'Voir notre carnet' })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(others).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the message is a text, with its answer in a fold', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    const answer = page.getByText('LEON', { exact: true });
    await expect(answer).toBeHidden();
    await page.getByText('Voir la réponse').click();
    await expect(answer).toBeVisible();
  });
});
