import type { Page } from '@playwright/test';
import { ActionCounter } from '../drivers/action-counter.ts';
import {
  corsaires,
  corsairesAnswers,
  CorsairesDriver,
} from '../drivers/corsaires-driver.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 640 } });

type Count = {
  /** Pixels of the whole page. */
  height: number;
  words: number;
  /** Controls to press or fill, of the page without its header and footer, and not folded. */
  controls: number;
  ofFooter: number;
  inView: number;
};

/** Counts controls and words of a screen. `root`: a part of it, if not the page. */
function count(page: Page, root = 'main'): Promise<Count> {
  return page.evaluate((selector) => {
    const part = document.querySelector<HTMLElement>(selector);
    const controlsOf = (element: Element | null) =>
      Array.from(
        element?.querySelectorAll(
          'a[href], button, input:not([type="hidden"]), select, textarea, summary',
        ) ?? [],
      ).filter((control) => control.checkVisibility());
    const isInView = (control: Element) => {
      const { top, bottom } = control.getBoundingClientRect();
      return top < window.innerHeight && bottom > 0;
    };
    const controls = controlsOf(part);
    return {
      height: document.documentElement.scrollHeight,
      words: (part?.innerText ?? '').split(/\s+/).filter((word) => word !== '').length,
      controls: controls.length,
      ofFooter: controlsOf(document.querySelector('footer')).length,
      inView: controls.filter(isInView).length,
    };
  }, root);
}

/** Within a budget, each figure of it. */
function expectWithin(counted: Count, budget: Partial<Count>, screen: string): void {
  for (const [name, most] of Object.entries(budget)) {
    expect(counted[name as keyof Count], `${screen}: ${name}`).toBeLessThanOrEqual(most);
  }
}

test('each public screen holds its budget of length, words and controls on a small phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  expectWithin(
    await count(page),
    { height: 3_200, words: 250, controls: 20, ofFooter: 8 },
    'home',
  );

  await page.goto('/les_quetes');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toBeVisible();
  const before = await card.evaluate((element) => {
    const controls = document.querySelectorAll(
      'main :is(a[href], button, input, select)',
    );
    return Array.from(controls).filter(
      (control) =>
        control.checkVisibility() &&
        (control.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !==
          0,
    ).length;
  });
  expect(before, 'controls before the first card').toBeLessThanOrEqual(10);
  const filters = page.getByRole('button', { name: 'Filtres' });
  await filters.click();
  const see = page.getByRole('button', { name: /^Voir les \d+.quêtes$/ });
  await expect(see).toBeInViewport();
  const panelId = (await filters.getAttribute('aria-controls')) ?? '';
  expectWithin(await count(page, `[id="${panelId}"]`), { inView: 6 }, 'filters');

  await page.goto(corsaires);
  await expect(page.getByRole('link', { name: 'Commencer la quête' })).toBeVisible();
  expectWithin(await count(page), { height: 3_600, words: 350, controls: 10 }, 'sheet');

  await page.goto('/admin/parcours/d');
  const doors = page.getByRole('region', { name: 'Commencer un parcours' });
  await expect(doors.getByRole('link')).toHaveCount(2);
  await expect(doors.getByRole('button', { name: 'Ouvrir l’exemple' })).toBeVisible();
});

test('épreuve, menu and end hold their budgets, and from a right answer two taps lead to the next question', async ({
  page,
}) => {
  await page.goto(corsaires);
  await page.getByRole('link', { name: 'Commencer la quête' }).click();
  const game = new CorsairesDriver(page);
  const button = (name: string) => page.getByRole('button', { name });
  await game.open(1);
  await expect(page.getByRole('textbox')).toBeVisible();
  expectWithin(await count(page), { inView: 5 }, 'épreuve');
  await button('Menu').click();
  const entries = page.getByRole('dialog', { name: 'Menu' }).getByRole('button');
  // « Fermer » apart.
  await expect(entries).toHaveCount(6);
  await page.keyboard.press('Escape');
  for (const index of corsairesAnswers.keys()) {
    const numero = index + 1;
    if (numero > 1) await game.open(numero);
    await game.answer(numero);
    await game.expectRight();
    if (numero === 1) {
      await expect(
        page.getByRole('heading', { name: /^Le saviez-vous/ }),
      ).toBeInViewport();
      const hands = new ActionCounter(page);
      await hands.tap(button('Nous y sommes'));
      await hands.tap(button('Voir l’épreuve'));
      await expect(page.getByRole('radio').first()).toBeInViewport();
      expect(hands.actionCount).toBe(2);
      // « Retour » leads from the question to its story, not out of the game.
      await page.evaluate(() => window.history.back());
      await expect(button('Voir l’épreuve')).toBeVisible();
    } else await game.goOn();
  }
  await game.expectEnd();
  await expect(page.getByText('Votre avis', { exact: true })).toBeVisible();
  expectWithin(await count(page), { height: 1_800, words: 150, controls: 8 }, 'end');
});
