import { PlayDriver } from '../drivers/play-driver.ts';
import { putClockRight, setClockWrong } from '../drivers/wrong-clock.ts';
import { expect, test } from '../fixtures.ts';

const phone = { viewport: { width: 390, height: 844 } };
const hourMs = 60 * 60_000;
const yearMs = 365 * 24 * hourMs;

test('a phone whose clock is wrong by a year proves its answers, and says how long the party took when its clock is put right', async ({
  openDevice,
}) => {
  for (const wrong of [yearMs, -yearMs]) {
    const page = await (await openDevice(phone)).newPage();
    await setClockWrong(page, wrong);
    await page.goto('/les_quetes/35/saint-malo/le-code-des-corsaires/jouer');
    const error = async () =>
      Math.abs((await page.evaluate(() => Date.now())) - Date.now());
    expect(await error()).toBeGreaterThan(300 * 24 * hourMs);
    const game = new PlayDriver(page);
    await page.route('**/documents:commit*', async (route) => {
      const response = await route.fetch();
      if ((route.request().postData() ?? '').includes('/reussites/')) {
        await putClockRight(page);
      }
      await route.fulfill({ response });
    });
    await game.expectEtape(1, 6);
    await game.seeEpreuve();
    await page.getByLabel('Votre réponse, en clair').fill('Anne');
    await game.validate();
    await game.expectRight();
    await game.goOn();
    await game.expectEtape(2, 6);
    await expect.poll(error).toBeLessThan(hourMs);
    await page.unrouteAll({ behavior: 'wait' });
    await game.openMenu('Besoin d’aide\u202F?', 'Écourter la balade');
    await game.skipToLastEtape();
    await game.seeEpreuve();
    await game.passEtape();
    await game.goOn();
    await expect(page.getByText('2 étapes sur 6')).toBeVisible();
    await game.unfold('Certificat et preuve');
    await expect(page.getByText('Réponses prouvées\u00A0: 1 sur 1.')).toBeVisible();
    await expect(
      page.getByText(/^(moins d’une minute|\d+\s(min|minutes?))$/),
    ).toBeVisible();
    await page.close();
  }
});
