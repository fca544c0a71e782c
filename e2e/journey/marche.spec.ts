import { expect, expectAxeSilent, test } from '../fixtures.ts';

test.use({
  viewport: { width: 390, height: 844 },
  geolocation: { latitude: 43.8997, longitude: 4.7467, accuracy: 8 },
  permissions: ['geolocation'],
});

test('an author walks their own draft on a phone, without account or network, and finds the notes in the workshop', async ({
  page,
}) => {
  await page.goto('/admin/parcours/d');
  await page.getByRole('button', { name: 'Ouvrir l’exemple' }).click();
  await expect(page.getByRole('dialog', { name: 'Visite de l’atelier' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Enregistré sur cet appareil/).first()).toBeVisible();
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  await page.getByRole('tab', { name: 'Étapes' }).click();
  await press('Essayer en marchant');
  await expect(page.getByRole('button', { name: 'Essayer sur place' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAxeSilent(page);
  await page.context().setOffline(true);
  await press('Essayer sur place');
  await press('Trouver où je suis');
  await expect(page.getByText(/Précision/)).toBeVisible();
  await expectAxeSilent(page);
  await press(/^Noter/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Le chemin').check();
  await dialog.getByLabel(/En quelques mots/).fill('Un portail est fermé le lundi.');
  await press('Garder la note');
  await expect(page.getByText('Noté à l’étape 1.')).toBeVisible();
  await press('Placer ici');
  await press('Trouver où je suis');
  await press('Placer l’étape 1 ici');
  await expect(page.getByText('L’étape 1 est placée où vous êtes.')).toBeVisible();
  await expect(page.getByText(/^Vous y êtes\./)).toBeVisible();

  // The game leads to the end, whatever each étape asks.
  const end = page.getByRole('heading', { name: 'Ce que vous avez trouvé' });
  const way = page.getByRole('button', {
    name: /lire l’étape$|^Voir l’épreuve$|^Passer l’épreuve$|^Étape suivante$|^Terminer l’essai$/,
  });
  let isLooked = false;
  while (!(await end.isVisible())) {
    const name = await way.first().textContent();
    if (!isLooked && name === 'Passer l’épreuve') {
      isLooked = true;
      await expectAxeSilent(page);
    }
    await way.and(page.locator(':not([aria-disabled])')).first().click();
  }
  await expectAxeSilent(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await press('Garder le compte rendu');
  await expect(page.getByText(/sur place\s: .*1\snote\.$/)).toBeVisible();
  await expectAxeSilent(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await press(/^Étape 1.*Un portail est fermé le lundi/);
  await expect(page.getByLabel(/^Chemin jusqu’ici/)).toBeFocused();
});
