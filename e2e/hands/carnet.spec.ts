import type { Page } from '@playwright/test';
import {
  corsaires,
  CorsairesDriver,
  corsairesAnswers,
} from '../drivers/corsaires-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 664 } });

const carnet = (page: Page) => page.getByRole('region', { name: 'Notre carnet' });

test('without an account, a party under way is one tap away on the home page, and a quête that was ended has its tampon there and « Fait » on its card', async ({
  page,
}) => {
  const resume = page.getByRole('link', { name: /^Reprendre/ });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(carnet(page)).toHaveCount(0);
  await expect(resume).toHaveCount(0);

  const game = new CorsairesDriver(page);
  await page.goto(`${corsaires}/jouer`);
  await game.open(1);
  await page.goto('/');
  await expect(resume).toHaveAccessibleName('Reprendre\u00A0: Le code des corsaires');
  await expect(resume).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Saint-Malo, étape\u00A01 sur\u00A06')).toBeVisible();
  await resume.click();
  await game.expectEtape(1, 6);
  // It continues at the épreuve left open.
  await game.answer(1);
  await game.expectRight();
  await game.goOn();
  for (let numero = 2; numero <= corsairesAnswers.length; numero += 1) {
    await game.open(numero);
    await game.answer(numero);
    await game.expectRight();
    await game.goOn();
  }
  await game.expectEnd();

  await page.goto('/');
  await expect(
    carnet(page).getByRole('link', { name: 'Le code des corsaires' }),
  ).toBeVisible();
  await expect(resume).toHaveCount(0);
  await expectAxeSilent(page);

  await page.goto('/les_quetes?q=Saint-Malo');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Le code des corsaires' }) });
  await expect(card.getByText('Fait', { exact: true })).toBeVisible();
});
