import { profiles, localHost } from '../../scripts/lib/environment.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, test } from '../fixtures.ts';

const visite = '/les_quetes/17/la-rochelle';

test.describe('playing', () => {
  test('needs no network once the quête is open, from the first étape to the end', async ({
    page,
  }) => {
    await page.goto(visite);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Trois tours/ })
      .click();
    await page.getByRole('link', { name: /^Commencer/ }).click();
    const game = new PlayDriver(page);
    await game.expectEtape(1, 6);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    for (let numero = 1; numero <= 6; numero += 1) {
      await game.expectEtape(numero, 6);
      await game.goOn();
    }
    await game.expectEnd();
  });

  test('asks nothing of Firebase before the first answer', async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(visite);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Trois tours/ })
      .click();
    await page.getByRole('link', { name: /^Commencer/ }).click();
    await new PlayDriver(page).expectEtape(1, 6);
    expect([...hosts]).not.toContain(`${localHost}:${profiles.test.ports.auth}`);
  });

  test('an étape can always be passed over, and its solution is then unlocked', async ({
    page,
  }) => {
    await page.goto('/les_quetes/35/saint-malo/le-code-des-corsaires/jouer');
    const game = new PlayDriver(page);
    await game.expectEtape(1, 6);
    await game.seeEpreuve();
    await game.passEtape();
    await expect(page.getByText(/^La solution/).first()).toBeVisible();
    await game.goOn();
    await game.expectEtape(2, 6);
  });
});
