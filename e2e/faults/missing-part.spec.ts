import type { Page } from '@playwright/test';
import { openEcran, unfold } from '../drivers/builder-driver.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, test } from '../fixtures.ts';

/** The épreuves loaded on demand: not `player-table`, which the game starts with. */
const playerCode = /\/assets\/player-[\w-]{7}\.js$/;

test.use({
  allowedErrors: [/Failed to fetch|The code of a part of the page could not be loaded/],
});

test('a part of the workshop whose code cannot be fetched says so in its place; the author writes on, and opens it once it can be had', async ({
  adminPage: page,
  builder,
}) => {
  await builder.field('Titre').fill('Sans la carte');
  await builder.expectSavedOnline();
  const id = builder.parcoursId();
  await page.route(/\/assets\/(map-editor|late-steps)-/, (route) => route.abort());
  await page.goto(`/admin/parcours/edit?id=${id}`);
  await expect(page.getByRole('alert')).toContainText('n’a pas pu s’ouvrir');
  const list = page.getByRole('region', { name: 'Étapes', exact: true });
  const text = page.getByRole('region', { name: 'Texte', exact: true });
  await list.getByRole('button', { name: /^Étape 1 : / }).click();
  await unfold(text, 'Coordonnées');
  await text.getByLabel('Place sur la carte').fill('48.4538, -2.0461');
  await openEcran(page, 'Récit');
  await text.getByLabel('Récit').fill('Regardez les maisons.');
  await builder.expectSavedOnline();

  await page.unroute(/\/assets\/(map-editor|late-steps)-/);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Carte des étapes')).toBeVisible();
  await expect(text.getByLabel('Récit')).toHaveValue('Regardez les maisons.');
});

/** Opens the first épreuve of a quête while its code cannot be fetched: a message replaces it. */
async function meetLostEpreuve(page: Page): Promise<PlayDriver> {
  await page.route(playerCode, (route) => route.abort());
  await page.goto('/les_quetes/35/saint-malo/le-code-des-corsaires/jouer');
  const game = new PlayDriver(page);
  await game.expectEtape(1, 6);
  await game.seeEpreuve();
  await expect(page.getByRole('alert')).toContainText('passez l’étape');
  return game;
}

test('an épreuve whose code cannot be fetched says so in its place, and its étape can still be passed', async ({
  page,
}) => {
  const game = await meetLostEpreuve(page);
  await game.passEtape();
  await game.goOn();
  await game.expectEtape(2, 6);
});

test('an épreuve whose code could not be fetched is answered once it can be', async ({
  page,
}) => {
  const game = await meetLostEpreuve(page);
  await page.unroute(playerCode);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await game.answerTexte('Anne');
  await game.expectRight();
});
