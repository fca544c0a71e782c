import type { Locator, Page } from '@playwright/test';
import type { BuilderDriver, EpreuveToWrite } from '../drivers/builder-driver.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

const epreuves: readonly EpreuveToWrite[] = [
  {
    type: 'cadenas',
    consigne: 'L’année gravée au-dessus de la porte ouvre le coffre.',
    combinaison: '1582',
  },
  {
    type: 'ordre',
    consigne: 'De la plus ancienne à la plus récente ?',
    elements: ['La fontaine', 'Le pont', 'La gare'],
  },
  {
    type: 'association',
    consigne: 'Qui travaillait où ?',
    paires: [
      ['Le tanneur', 'la rivière'],
      ['Le meunier', 'le moulin'],
      ['Le forgeron', 'la forge'],
    ],
  },
  { type: 'position', consigne: 'Rejoignez la pierre au milieu du pré.', rayon: '30' },
  { type: 'photo', consigne: 'Prenez la vue en photo.' },
  { type: 'qr', consigne: 'Un code se cache sous le banc.' },
  { type: 'mot_mystere', consigne: 'Quel trésor dort ici ?', mot: 'Louis d’or' },
];

/** 2 × 2 pixels, a real PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAE0lEQVR4nGNQaHAAIoYPFxKACAAiLgYB+Z2AowAAAABJRU5ErkJggg==',
  'base64',
);

function positionOf(numero: number) {
  return { latitude: 44.01 + numero / 1_000, longitude: 4.425 };
}

async function writeQuete(
  builder: BuilderDriver,
): Promise<{ address: string; jeton: string }> {
  const { page } = builder;
  await builder.writeDetails({
    titre: 'Le trésor du tanneur',
    commune: 'uzès',
    choice: /^Uzès \(/,
    resume: 'Sept épreuves à faire de ses mains.',
  });
  let jeton = '';
  for (const [index, epreuve] of epreuves.entries()) {
    const { latitude, longitude } = positionOf(index + 1);
    await builder.writeEtape(index + 1, {
      titre: `Lieu ${index + 1}`,
      lieu: 'Place Duclos',
      position: `${latitude.toFixed(3)}, ${longitude}`,
      recit: 'Ici, autrefois, on travaillait le cuir au bord de l’eau.',
      epreuve,
    });
    if (epreuve.type !== 'qr') continue;
    const code = builder
      .etape(index + 1)
      .getByRole('region', { name: 'QR code à poser' });
    await expect(code.getByRole('img', { name: 'QR code de cette étape' })).toBeVisible();
    jeton = await code.getByText(/^(\w{4} ){3}\w{4}$/).innerText();
  }
  await expectAxeSilent(page);
  await builder.expectSavedOnline();
  return { address: await builder.publish(), jeton };
}

/** A finger that picks an item up, drags it and releases it on the way: touches of the browser itself, and no mouse. */
async function carry(page: Page, from: Locator, to: Locator, above = 0): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('There is nothing to carry.');
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  const [dx, dy] = [end.x + end.width / 2 - x, end.y + end.height / 2 - above - y];
  const finger = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (const part of [0.1, 0.4, 0.7, 1]) {
    await touch('touchMove', [{ x: x + dx * part, y: y + dy * part }]);
  }
  await touch('touchEnd', []);
  await finger.detach();
}

/** The drag handle. */
const handle = '[data-poignee]';

/** Presses a thing to put in order, which then has its arrows. */
function choose(page: Page, element: string): Promise<void> {
  return page.getByRole('button', { name: element, exact: true }).click();
}

/** Moves things up until they stand in this order. */
async function order(page: Page, elements: readonly string[]): Promise<void> {
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button') });
  // The module of an épreuve loads after its heading.
  await expect(rows).toHaveCount(elements.length);
  for (const [place, element] of elements.entries()) {
    const texts = await rows.allInnerTexts();
    const from = texts.findIndex((text) => text.includes(element));
    if (from > place) await choose(page, element);
    for (let at = from; at > place; at -= 1) {
      await page.getByRole('button', { name: `Monter : ${element}` }).click();
    }
    await expect(rows.nth(place)).toContainText(element);
  }
}

test.describe('épreuves that are turned, ordered, joined or found', () => {
  test('are written by an author, played by finger on a phone, and each is proven', async ({
    builder,
    openDevice,
  }) => {
    const { address, jeton } = await writeQuete(builder);
    const context = await openDevice({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      permissions: ['geolocation'],
      geolocation: { latitude: 44.02, longitude: 4.425, accuracy: 8 },
    });
    const page = await context.newPage();
    await page.goto(`${address}/jouer`);
    const game = new PlayDriver(page);
    const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
    const tap = (name: string) => page.getByRole('button', { name }).tap();

    await game.expectEtape(1, 7);
    await game.seeEpreuve();
    await page.getByRole('spinbutton', { name: 'Roue 1 sur 4' }).focus();
    await page.keyboard.type('1581');
    await expectAxeSilent(page);
    await game.validate();
    await game.expectWrong();
    await tap('Roue 4 sur 4 : tourner vers 2');
    await game.validate();
    await game.expectRight();
    await expect(page.getByText(/^Vous gagnez les lettres/)).toBeVisible();
    await game.goOn();

    await game.seeEpreuve();
    await order(page, ['La fontaine', 'Le pont', 'La gare']);
    await choose(page, 'La fontaine');
    await press('Descendre : La fontaine');
    await expectAxeSilent(page);
    await game.validate();
    await expect(page.getByText('Un seul élément sur 3 est à sa place.')).toBeVisible();
    const rows = page.getByRole('listitem');
    const fontaine = rows.filter({ hasText: 'La fontaine' });
    await carry(page, fontaine.locator(handle), rows.filter({ hasText: 'Le pont' }), 24);
    await expect(rows.first()).toContainText('La fontaine');
    await game.validate();
    await game.expectRight();
    await game.goOn();

    await game.seeEpreuve();
    await carry(
      page,
      page.getByRole('button', { name: 'Le tanneur' }).locator(handle),
      page.getByRole('button', { name: 'la rivière' }),
    );
    // At once, while a page that was thrown would still slide.
    for (const name of ['Le meunier', 'le moulin']) await tap(name);
    await game.validate();
    await expect(page.getByText(/formez toutes les paires/)).toBeVisible();
    for (const name of ['la forge', 'Le forgeron']) await tap(name);
    await expectAxeSilent(page);
    await game.validate();
    await game.expectRight();
    await game.goOn();

    await game.seeEpreuve();
    await press('Trouver où je suis');
    await expect(page.getByText(/^Encore 670.m, au sud\./)).toBeVisible();
    await expectAxeSilent(page);
    await context.setGeolocation({ ...positionOf(4), accuracy: 8 });
    // The median of the last measures follows; another look restarts it.
    await press('Chercher à nouveau');
    await expect(page.getByText(/^Vous y êtes/)).toBeVisible();
    await game.validate();
    await game.expectRight();
    await game.goOn();

    await game.seeEpreuve();
    await page.getByLabel('Choisir ou prendre une photo').setInputFiles({
      name: 'vue.png',
      mimeType: 'image/png',
      buffer: picture,
    });
    await expect(page.getByRole('img', { name: 'Votre photo' })).toBeVisible();
    await expectAxeSilent(page);
    await game.validate();
    await game.expectRight();
    await game.goOn();

    await game.seeEpreuve();
    await expectAxeSilent(page);
    await game.answerTexte(jeton.toLowerCase());
    await game.expectRight();
    await game.goOn();

    await game.seeEpreuve();
    for (const letter of 'LOUISDOR') {
      await page
        .getByRole('button', { name: new RegExp(`^${letter}, de l’étape \\d$`) })
        .first()
        .click();
    }
    await expectAxeSilent(page);
    await game.validate();
    await game.expectRight();
    await game.goOn();
    await game.expectEnd();
    await game.unfold('Revoir, rejouer, partager');
    await expect(page.getByRole('img', { name: /^Votre photo/ })).toBeVisible();
    await game.unfold('Certificat et preuve');
    await expect(page.getByText('Réponses prouvées : 7 sur 7.')).toBeVisible();
  });
});
