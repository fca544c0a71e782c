import { expect, expectAxeSilent, test } from '../fixtures.ts';

test('an article is written, illustrated, published, changed, and withdrawn', async ({
  adminPage: page,
  openDevice,
}) => {
  await page.goto('/admin/parcours/news');
  await expect(
    page.getByRole('link', { name: 'Sept quêtes pour commencer' }),
  ).toBeVisible();
  await expectAxeSilent(page);
  await page.getByRole('link', { name: 'Écrire une actualité' }).click();

  // Empty: missing fields are listed, with links.
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: /points sont à corriger/ }),
  ).toBeVisible();

  const text = page.getByLabel('Texte', { exact: true });
  await page.getByLabel('Titre', { exact: true }).fill('La fête du lavoir');
  await page.getByLabel('Résumé').fill('Dimanche, le lavoir se visite en musique.');
  await text.fill('Le programme');
  await page.getByRole('button', { name: 'Intertitre' }).click();
  await text.press('End');
  await text.pressSequentially('\n\nVenez ');
  await text.press('Control+b');
  await page.keyboard.type('nombreux');
  await expect(text).toHaveValue('## Le programme\n\nVenez **nombreux**');
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Image').setInputFiles('public/icones/icone-512.png');
  await dialog.getByLabel('Ce qu’elle montre').fill('Le lavoir sous les tilleuls');
  await dialog.getByRole('button', { name: 'Ajouter l’image' }).click();
  await expect(dialog).toBeHidden();
  await text.pressSequentially('\n\nLe programme complet');
  await text.press('Shift+Home');
  await page.getByRole('button', { name: 'Lien', exact: true }).click();
  await page.keyboard.type('/faq');
  await expect(text).toHaveValue(/\[Le programme complet\]\(\/faq\)$/);
  // The undo of the browser takes a button back.
  await text.press('Control+a');
  await page.getByRole('button', { name: 'Liste', exact: true }).click();
  await expect(text).toHaveValue(/^- Le programme/);
  await text.press('Control+z');
  await expect(text).toHaveValue(/^## Le programme/);
  const preview = page.getByRole('tabpanel', { name: 'Aperçu' });
  await expect(
    preview.getByRole('img', { name: 'Le lavoir sous les tilleuls' }),
  ).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Le programme complet' })).toBeVisible();

  // Typed text is on the device; then it is online as a draft, and a reload finds it.
  await expect(page.getByText('Enregistré sur cet appareil')).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await expect(page.getByText(/^Enregistré en ligne à/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue(
    'La fête du lavoir',
  );
  await expectAxeSilent(page);
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByText('C’est en ligne.')).toBeVisible();

  const reader = await (await openDevice()).newPage();
  await reader.goto('/blog');
  await reader.getByRole('link', { name: 'La fête du lavoir' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('La fête du lavoir');
  await expect(
    reader.getByRole('img', { name: 'Le lavoir sous les tilleuls' }),
  ).toBeVisible();
  await expect(reader.getByText('Plus ancien')).toBeVisible();
  await expectAxeSilent(reader);

  // A change waits for its author, and then is there.
  await page.getByLabel('Titre', { exact: true }).fill('La grande fête du lavoir');
  await expect(
    page.getByText(/gardés sur cet appareil, pas encore publiés/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Mettre à jour l’article' }).click();
  await expect(page.getByText('Tout est publié')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
    'La grande fête du lavoir',
  );

  await page.getByRole('button', { name: 'Retirer du site' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(page.getByText('L’article n’est plus sur le site.')).toBeVisible();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Écrire les actualités',
  );
  await expect(page.getByRole('link', { name: 'La grande fête du lavoir' })).toBeHidden();
});
