import type { Page } from '@playwright/test';
import { openEcran, unfold } from '../drivers/builder-driver.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

const saved = { timeout: 90_000 };

/** Writes in a field as the keyboard does. */
async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  await page
    .getByLabel(label, { exact: typeof label === 'string' })
    .first()
    .focus();
  await page.keyboard.press('Control+KeyA');
  await page.keyboard.insertText(text);
}

/** Presses the control of this name, by keyboard. */
async function press(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'tab' = 'button',
) {
  await page.getByRole(role, { name }).first().focus();
  await page.keyboard.press('Enter');
}

/** Links the étape being written to another, by keyboard. */
async function join(page: Page, libelle: string, cible: string): Promise<void> {
  await type(page, 'Nouveau choix', libelle);
  await type(page, 'Mène à l’étape', cible);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: libelle })).toBeVisible();
}

const places = [
  ['Le pont', '44.4450, 1.4310', 'Trois tours se regardent dans la rivière.'],
  ['Le marché', '44.4475, 1.4420', 'Les étals sentent la truffe et la noix.'],
  ['La cathédrale', '44.4473, 1.4428', 'Deux coupoles comme deux bols renversés.'],
  ['Le diable pris', '44.4451, 1.4305', 'Le petit diable de pierre griffe sa pierre.'],
  ['Le diable libre', '44.4452, 1.4303', 'Il n’y a plus rien là où il était.'],
] as const;

test('an aventure is written with the keyboard alone, tried, published, and played to its two endings', async ({
  adminPage: page,
  openDevice,
}) => {
  await page.goto('/admin/parcours/editadventure');
  await press(page, 'Commencer une aventure');
  await expect(page.getByRole('tab', { name: 'Graphe', selected: true })).toBeVisible();

  // The graph has the width: open the outline.
  await press(page, 'Plan');
  await press(page, /^Étape 1\s*:/);
  await type(page, 'Titre de l’étape', places[0][0]);
  await join(page, 'Entrer en ville', 'Le marché');
  await press(page, /^Étape 2\s*:/);
  await join(page, 'Chercher le diable', 'La cathédrale');
  await press(page, /^Étape 3\s*:/);
  await join(page, 'Le retenir', 'Le diable pris');
  await join(page, 'Le laisser filer', 'Le diable libre');
  await join(page, 'Revenir au marché', '2');

  for (const [index, [, position, recit]] of places.entries()) {
    await press(page, new RegExp(`^Étape ${index + 1}\\s*:`));
    await expect(page.getByRole('heading', { name: `Étape ${index + 1}` })).toBeVisible();
    await openEcran(page, 'Lieu');
    await type(page, 'Lieu', 'Devant vous');
    await type(page, /^Chapitre/, index < 3 ? 'La ville' : 'Le pont');
    await unfold(page, /coordonnées/i);
    await type(page, 'Place sur la carte', position);
    await openEcran(page, 'Récit');
    await type(page, 'Récit', recit);
    await openEcran(page, 'Après');
    if (index >= 3) await type(page, /^Titre de la fin/, `Fin ${index - 2}`);
  }
  await expectAxeSilent(page);
  await expect(page.getByRole('heading', { name: 'Le pont', exact: true })).toBeVisible();

  // A character at the first étape.
  await press(page, 'Le parcours');
  await press(page, 'Ajouter un personnage');
  await type(page, 'Nom', 'La passeuse');
  await press(page, /^Étape 1\s*:/);
  await openEcran(page, 'Lieu');
  await page.getByLabel('Personnage', { exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Personnage', { exact: true })).toHaveValue(/./);
  // Its outline has « Retirer » beside each choice of the active étape: the essai's choices are pressed from elsewhere.
  await press(page, /^Étape 5\s*:/);

  await press(page, 'Essai', 'tab');
  await press(page, 'Partir du début');
  await press(page, 'Entrer en ville');
  await press(page, 'Chercher le diable');
  await press(page, 'Le laisser filer');
  await expect(page.getByText(/^Fin de l’histoire/)).toContainText('Fin 2');
  await expect(page.getByText('4 étapes sur 5')).toBeVisible();
  await expect(page.getByText('1 fin sur 2')).toBeVisible();
  await expectAxeSilent(page);
  await press(page, 'Reprendre le dernier choix');
  await press(page, 'Le retenir');
  await expect(page.getByText('5 étapes sur 5')).toBeVisible();
  await expect(page.getByText(/Toutes les étapes sont atteignables/)).toBeVisible();

  await press(page, 'Le parcours');
  await type(page, 'Titre', 'Le diable du pont Valentré');
  await type(page, 'Commune', 'cahors');
  await page.getByRole('option', { name: /^Cahors \(/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await type(page, /^Résumé/, 'Un diable de pierre, deux façons d’en finir.');
  await type(page, /^Durée/, '45');
  await expect(page.getByText(/^Enregistré en ligne/).first()).toBeVisible(saved);
  await press(page, /^Publier$/);
  await press(page, /^Publier la (quête|version)/);
  await expect(page.getByText('C’est publié.')).toBeVisible();
  const address = await page
    .getByRole('link', { name: /Voir la quête/ })
    .first()
    .getAttribute('href');

  for (const [choice, ending] of [
    ['Le retenir', 'Fin 1'],
    ['Le laisser filer', 'Fin 2'],
  ] as const) {
    const context = await openDevice({ viewport: { width: 390, height: 844 } });
    const game = await context.newPage();
    await game.goto(`${address ?? ''}/jouer`);
    await expect(game.getByText('La passeuse')).toBeVisible();
    await expect(game.getByRole('heading', { level: 1 })).toHaveText(
      /La ville\s+Le pont/,
    );
    const player = new PlayDriver(game);
    await player.take(/Entrer en ville/);
    await player.take(/Chercher le diable/);
    await player.take(new RegExp(choice));
    await expect(game.getByRole('heading', { level: 1 })).toHaveText(/^Le pont\s/);
    await press(game, 'Terminer');
    await expect(game.getByText(/Votre fin/)).toContainText(ending);
  }
});
