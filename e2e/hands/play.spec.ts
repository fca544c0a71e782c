import type { Locator, Page } from '@playwright/test';
import { publishedList } from '../../tools/seed/parcours-list.ts';
import { communeSlug, slugify } from '../../src/domain/commune/slug.ts';
import { ActionCounter } from '../drivers/action-counter.ts';
import { corsaires, corsairesAnswers } from '../drivers/corsaires-driver.ts';
import { overflow } from '../drivers/expect-fits.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { putPartieAt } from '../drivers/stored-parties.ts';
import { chooseTaille, tailles } from '../drivers/text-size.ts';
import { expect, test } from '../fixtures.ts';

const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
];
/** What the game was asked for, and how often the browser's text is as large as usual. */
const sizes = [...tailles.map((taille) => [taille, 1] as const), ['normale', 2] as const];
/** The first words of what is asked: how to decipher a coded message stands apart from them. */
function questionOf(consigne: string): string {
  return consigne.split(/\s*[?\n]/)[0] ?? '';
}

/** The first control of an answer. */
function firstField(page: Page): Locator {
  return page
    .locator('form .flex-1')
    .locator('input:not([type="hidden"], [type="file"]), [role="spinbutton"], button')
    .first();
}

/** True if it is wholly on the screen, and under no bar: at its corners is itself, or its content. */
function isBare(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    // A box to tick is drawn in its card: the card is touched.
    const shown = element.closest('label') ?? element;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight || left < 0) return false;
    const inset = 6;
    const corners = [
      [left + inset, top + inset],
      [right - inset, bottom - inset],
    ] as const;
    return corners.every(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (shown.contains(there) || there.contains(shown));
    });
  });
}

/** The quêtes of the seed with answers: the address of the game, and each épreuve with its index from 0. */
const asking = publishedList.flatMap(({ parcours: { etapes, commune, titre } }) => {
  const asked = etapes.flatMap((etape, index) =>
    // A view to find has no check, and no field.
    ['aucune', 'vue'].includes(etape.epreuve.type) ? [] : [{ etape, index }],
  );
  if (commune === null || asked.length === 0) return [];
  const address = `/les_quetes/${commune.departement}/${communeSlug(commune.nom)}/${slugify(titre)}/jouer`;
  return [{ titre, address, asked }];
});

test('question and first field of each épreuve of the seed are in view, on both phones, in every size of text, the browser’s twice as large among them', async ({
  openDevice,
}) => {
  for (const { titre, address, asked } of asking) {
    // A device has one party: the one set to each étape.
    const device = await openDevice();
    const page = await device.newPage();
    const browser = await device.newCDPSession(page);
    const enlarge = (times: number) =>
      browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
    // Another journey may close an étape meanwhile.
    await page.route('**/documents:batchGet*', (route) =>
      route.request().postData()?.includes('suspensions') === true
        ? route.fulfill({
            json: [{ found: { fields: {} } }],
            headers: { 'access-control-allow-origin': '*' },
          })
        : route.continue(),
    );
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    for (const { etape, index } of asked) {
      await putPartieAt(page, { etapeIndex: index, moment: 'epreuve' });
      await page.reload();
      const question = page.getByText(questionOf(etape.epreuve.consigne)).first();
      await expect(question).toBeVisible();
      await expect(firstField(page)).toBeVisible();
      for (const phone of phones) {
        await page.setViewportSize(phone);
        for (const [taille, times] of sizes) {
          await chooseTaille(page, taille);
          await enlarge(times);
          await page.evaluate(() => window.scrollTo({ top: 0 }));
          const where = `${titre}, ${etape.titre}, ${phone.width} pixels, ${taille} × ${times}`;
          for (const [part, target] of [
            ['question', question],
            ['first field', firstField(page)],
          ] as const) {
            await expect.poll(() => isBare(target), `${where}: ${part}`).toBe(true);
          }
          await expect
            .poll(() => overflow(page), `${where}: pixels beyond the right edge`)
            .toBeLessThanOrEqual(0);
        }
      }
    }
    await page.close();
  }
});

test('six étapes, « En route ! » included, are finished in 26 actions, an answer being one, and in 40 with each press of an answer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(corsaires);
  const hands = new ActionCounter(page);
  // Several options and pairs are one answer: their number is the author's choice.
  const answers = new ActionCounter(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await hands.tap(page.getByRole('link', { name: 'Commencer la quête' }));
  const game = new PlayDriver(page);
  for (const [index, given] of corsairesAnswers.entries()) {
    await game.expectEtape(index + 1, corsairesAnswers.length);
    await hands.tap(button('Voir l’épreuve'));
    if ('options' in given) {
      for (const option of given.options) {
        await answers.tap(page.getByLabel(option, { exact: true }));
      }
    } else if ('texte' in given) {
      await answers.fill(
        page.getByLabel(/^Votre réponse, en|^Votre réponse$/),
        given.texte,
      );
    } else if ('combinaison' in given) {
      await answers.tap(page.getByRole('spinbutton', { name: 'Roue 1 sur 4' }));
      await page.keyboard.type(given.combinaison);
    } else {
      for (const name of given.paires.flat()) await answers.tap(button(name));
    }
    await hands.tap(button('Valider'));
    await game.expectRight();
    // One tap to the next place, another to its question.
    await hands.tap(button(index === 5 ? 'Terminer' : 'Nous y sommes'));
  }
  await game.expectEnd();
  expect(hands.actionCount + corsairesAnswers.length).toBeLessThanOrEqual(26);
  expect(hands.actionCount + answers.actionCount).toBeLessThanOrEqual(40);
});

test.describe('without position', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('a player who refuses it finds the way by map, metres and words, without a second request at the next étape', async ({
    page,
    context,
  }) => {
    await context.clearPermissions();
    await page.goto(`${corsaires}/jouer`);
    const game = new PlayDriver(page);
    const button = (name: string) => page.getByRole('button', { name });
    await game.seeEpreuve();
    await game.passEtape();
    await expect(page.getByText(/à vol d’oiseau, .* à pied environ\.$/)).toBeVisible();
    await expect(page.getByLabel('Carte de l’étape 2')).toBeVisible();
    await expect(button('Nous y sommes')).toBeInViewport();
    await button('Me guider').click();
    await expect(page.getByText(/n’est pas autorisée/)).toBeVisible();
    await game.arrive();
    await game.seeEpreuve();
    await game.passEtape();
    await expect(page.getByLabel('Carte de l’étape 3')).toBeVisible();
    await expect(button('Me guider')).toBeHidden();
    await button('Nous y sommes').click();
    await game.expectEtape(3, corsairesAnswers.length);
  });
});
