import type { Page } from '@playwright/test';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

test.slow();

/** Writes in a field as the keyboard does. */
async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  await page
    .getByLabel(label, { exact: typeof label === 'string' })
    .first()
    .focus();
  await page.keyboard.press('Control+KeyA');
  await page.keyboard.insertText(text);
}

/** Joins the étape that is written to another, by what is typed. */
async function join(page: Page, libelle: string, cible: string): Promise<void> {
  await type(page, 'Nouveau choix', libelle);
  await type(page, 'Mène à l’étape', cible);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: libelle })).toBeVisible();
}

test('on a phone, the outline comes first; an étape dragged in the graph keeps the content policy', async ({
  page,
}) => {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellViolation } = window as unknown as {
        tellViolation: (t: string) => void;
      };
      tellViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/parcours/d?vue=aventure');
  await page.getByRole('button', { name: 'Commencer une aventure' }).click();
  await expect(page.getByRole('tab', { name: 'Étapes', selected: true })).toBeVisible();
  await page.getByRole('button', { name: /^Étape 1\s*:/ }).click();
  await join(page, 'Entrer', 'La cour');
  await join(page, 'Sortir', 'La rue');
  await expectAxeSilent(page);
  await page.getByRole('tab', { name: 'Essai' }).click();
  await page.getByRole('button', { name: 'Partir du début' }).click();
  await page.getByRole('button', { name: 'Entrer' }).click();
  await expectAxeSilent(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  const graph = page.getByLabel(/^Graphe de l’histoire/);
  await page.getByRole('tab', { name: 'Graphe' }).click();
  const card = graph.getByText('2. La cour');
  await expect(card).toBeVisible();
  await expectAxeSilent(page);
  // From the right edge of one étape to the left edge of another.
  const from = graph.locator('.react-flow__handle.source').nth(1);
  const to = graph.locator('.react-flow__handle.target').nth(2);
  await from.dragTo(to);
  await expect(page.getByText(/mène à « 3. La rue »/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Choix de l’étape 2' })).toContainText(
    '3. La rue',
  );
  await card.dragTo(graph, { targetPosition: { x: 60, y: 60 } });
  expect(violations).toEqual([]);
});
