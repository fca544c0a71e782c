import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first();

/** Enters a name at the pin that was just laid. */
async function lay(page: Page, numero: number, name: string, x: number): Promise<void> {
  const map = page.getByRole('application', { name: 'Carte' });
  await map.click({ position: { x, y: 140 } });
  const field = page.getByLabel(`Comment s’appelle l’étape ${numero} ?`);
  await expect(field).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
}

/** Writes the story of an étape on its screen. */
async function tell(page: Page, numero: number, lieu: string, recit: string) {
  const etape = page.getByRole('group', { name: new RegExp(`^Étape ${numero} sur 2`) });
  await etape.getByLabel('Lieu', { exact: true }).fill(lieu);
  await etape.getByLabel('Récit', { exact: true }).fill(recit);
  await button(page, 'Continuer').click();
}

const question = (page: Page, name: RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Actions at each step of « Votre premier parcours »; the keys are the words of the guide. */
const deeds: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'En bas de la page d’accueil, touchez « Écrire un parcours », puis « Pas à pas ».':
    async (page) => {
      await page.goto('/');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Écrire un parcours' })
        .click();
      await page.getByRole('link', { name: 'Pas à pas' }).click();
    },
  'Écrivez le nom de la commune, par exemple Dinan, choisissez-la dans la liste, puis « Continuer ».':
    async (page) => {
      await page.getByRole('combobox', { name: 'Commune' }).fill('Dinan');
      await page
        .getByRole('option', { name: /^Dinan\b/ })
        .first()
        .click();
      await button(page, 'Continuer').click();
    },
  '« Une quête » est déjà choisie : « Continuer ».': async (page) => {
    await expect(page.getByRole('radio', { name: /^Une quête/ })).toBeChecked();
    await button(page, 'Continuer').click();
  },
  'Écrivez le titre, puis Entrée.': async (page) => {
    await expect(page.getByLabel('Titre', { exact: true })).toBeFocused();
    await page.keyboard.type('Le lavoir et le four');
    await page.keyboard.press('Enter');
  },
  'Touchez la carte au premier arrêt, écrivez son nom, puis Entrée. Touchez-la au deuxième arrêt, écrivez son nom, Entrée, puis « Continuer ».':
    async (page) => {
      await lay(page, 1, 'Le lavoir', 120);
      await lay(page, 2, 'Le four', 220);
      await button(page, 'Continuer').click();
    },
  'Écrivez le « Lieu » et le « Récit » de l’étape 1, puis « Continuer » ; ceux de l’étape 2, puis « Continuer ».':
    async (page) => {
      await tell(page, 1, 'Au bord du Jouaudin', 'On y lavait le linge à genoux.');
      await tell(page, 2, 'Rue du Four', 'Le pain y cuisait deux fois par semaine.');
    },
  'À l’étape 1, touchez « Un mot à trouver », écrivez la « Consigne » et la « Réponse acceptée 1 », puis « Continuer ».':
    async (page) => {
      const etape = page.getByRole('group', { name: /^Étape 1 sur 2/ });
      await etape.getByText('Un mot à trouver').click();
      await etape.getByLabel('Consigne').fill('Que tient la lavandière de pierre ?');
      await etape.getByLabel('Réponse acceptée 1', { exact: true }).fill('un battoir');
      await button(page, 'Continuer').click();
    },
  'À l’étape 2, laissez « Rien à résoudre » : « Continuer ».': async (page) => {
    const etape = page.getByRole('group', { name: /^Étape 2 sur 2/ });
    await expect(etape.getByRole('radio', { name: /^Rien à résoudre/ })).toBeChecked();
    await button(page, 'Continuer').click();
  },
  'Écrivez le « Résumé », puis « Continuer » ; la « Durée », puis Entrée.': async (
    page,
  ) => {
    await page.getByLabel(/^Résumé/).fill('Deux arrêts au fil de l’eau et du feu.');
    await button(page, 'Continuer').click();
    await expect(page.getByLabel('Durée')).toBeFocused();
    await page.keyboard.type('40 min');
    await page.keyboard.press('Enter');
  },
  'Le dernier écran dit « C’est écrit. » partout. « Ouvrir l’atelier », puis « Aperçu » : voilà ce que verra le joueur.':
    async (page) => {
      await question(page, /^Voici où vous en êtes/);
      await expect(page.getByText('C’est écrit.')).toHaveCount(8);
      await expect(page.getByText(/à corriger/)).toHaveCount(0);
      await page.getByRole('link', { name: 'Ouvrir l’atelier' }).click();
      await page.getByRole('tab', { name: 'Aperçu' }).click();
      await expect(
        page.frameLocator('iframe').getByText('On y lavait le linge à genoux.'),
      ).toBeVisible();
    },
  '« Publier… », puis « Tout télécharger (zip) » : le parcours est aussi dans un fichier, à vous.':
    async (page) => {
      await button(page, 'Publier…').click();
      const coming = page.waitForEvent('download');
      await button(page, 'Tout télécharger (zip)').click();
      expect((await coming).suggestedFilename()).toBe('le-lavoir-et-le-four.zip');
    },
};

test('« Votre premier parcours » of the guide, followed word for word, writes a parcours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const guide = await readFile('docs/guide-auteur.md', 'utf8');
  const [, section = ''] = /## Votre premier parcours\n(.*?)\n## /s.exec(guide) ?? [];
  const steps = [...section.matchAll(/^\d+\. (.*)$/gm)].map(([, words = '']) => words);
  expect(steps).toEqual(Object.keys(deeds));
  for (const words of steps) {
    await test.step(words, async () => deeds[words]?.(page));
  }
});
