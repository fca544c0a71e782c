import type { Page } from '@playwright/test';
import { writeLiveData } from '../backend.ts';
import { createAdmin } from '../drivers/account-driver.ts';
import { keepSessionOf } from '../drivers/auth-emulator.ts';
import { writeToTeam } from '../drivers/write-to-team.ts';
import { expect, expectAxeSilent, keepAdminSession, test } from '../fixtures.ts';

const inboxPath = '/admin/parcours/message';

/** Another admin than the seeded one, on a page of its own; returns their uid. */
async function openColleague(page: Page): Promise<string> {
  const colleague = await createAdmin('collegue', { displayName: 'Bruno' });
  await keepSessionOf(page, colleague);
  return colleague.uid;
}

async function answer(page: Page, words: string): Promise<void> {
  await page.getByLabel('Votre réponse').fill(words);
  await page.getByLabel('Votre réponse').press('Control+Enter');
}

test('a visitor and two of the team talk while the network is cut on either side: nothing is lost, nothing is there twice', async ({
  page,
  openDevice,
}) => {
  const camille = await (await openDevice()).newPage();
  const bruno = await (await openDevice()).newPage();
  await keepAdminSession(camille);
  const brunoUid = await openColleague(bruno);
  await Promise.all([camille.goto(inboxPath), bruno.goto(inboxPath)]);

  await writeToTeam(page, {
    nom: 'Odile Trois',
    email: 'odile@exemple.fr',
    message: 'Où est la clé de la tour ?',
  });
  await expect(page.getByText(/^Où est la clé/)).toBeVisible();

  // Both have it, and the keyboard is led to it.
  for (const desk of [camille, bruno]) {
    await desk.getByRole('link', { name: /Odile Trois/ }).click();
    await expect(desk.getByRole('heading', { level: 2 })).toBeFocused();
  }
  await expectAxeSilent(camille);

  // The team loses its network: the answer waits, is shown as waiting, and leaves by itself.
  await bruno.waitForLoadState('networkidle');
  await bruno.context().setOffline(true);
  await answer(bruno, 'Chez la gardienne.');
  await expect(bruno.getByText(/envoi en attente/)).toBeVisible();
  await answer(camille, 'Bonjour Odile.');
  await expect(page.getByText('Bonjour Odile.')).toBeVisible();
  await bruno.context().setOffline(false);
  await expect(page.getByText('Chez la gardienne.')).toBeVisible();
  await expect(bruno.getByText(/envoi en attente/)).toHaveCount(0);

  // The visitor loses theirs.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByLabel('Ajouter un mot').fill('Merci à vous deux.');
  await page.getByRole('button', { name: 'Envoyer ce mot' }).click();
  await expect(page.getByText(/envoi en attente/)).toBeVisible();
  await page.context().setOffline(false);
  for (const desk of [camille, bruno]) {
    const open = desk.getByRole('region', { name: 'Conversation ouverte' });
    await expect(open.getByText('Merci à vous deux.')).toBeVisible();
  }
  await expect(page.getByText(/envoi en attente/)).toHaveCount(0);

  // The same on the three screens, in one order, each word once.
  const said = ['Où est la clé', 'Bonjour Odile.', 'Chez la gardienne.', 'Merci à vous'];
  for (const one of [page, camille, bruno]) {
    const list = one.getByRole('list').filter({ hasText: 'Où est la clé' }).last();
    await expect(list.getByRole('listitem')).toContainText(said);
    await expect(list.getByRole('listitem')).toHaveCount(said.length);
  }

  // A right withdrawn while writing: the text stays.
  await bruno.getByLabel('Votre réponse').fill('Je voulais ajouter ceci.');
  await writeLiveData(`revocations/${brunoUid}`, true);
  await bruno.getByRole('button', { name: 'Répondre' }).click();
  await expect(bruno.getByText(/Votre réponse est toujours là/)).toBeVisible();
  await expect(bruno.getByLabel('Votre réponse')).toHaveValue('Je voulais ajouter ceci.');

  // Too much for one message, then a visitor who is refused and reads so.
  const word = page.getByLabel('Ajouter un mot');
  await word.fill('a'.repeat(50_000));
  await page.getByRole('button', { name: 'Envoyer ce mot' }).click();
  await expect(page.getByText(/Ce texte est trop long/)).toBeVisible();
  await camille.getByRole('button', { name: 'Signaler' }).click();
  await expectAxeSilent(camille);
  await camille.getByRole('button', { name: 'Signaler et clore' }).click();
  await expect(camille.getByText(/^Ses messages sont refusés jusqu’au/)).toBeVisible();
  await word.fill('Encore moi.');
  await page.getByRole('button', { name: 'Envoyer ce mot' }).click();
  await expect(page.getByText(/ne plus recevoir vos messages jusqu’au/)).toBeVisible();
  await expect(word).toHaveValue('Encore moi.');
  await expectAxeSilent(page);
  await camille.getByRole('button', { name: 'Recevoir à nouveau ses messages' }).click();
  await expect(camille.getByText(/^Ses messages sont refusés/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Envoyer ce mot' }).click();
  await expect(
    camille
      .getByRole('region', { name: 'Conversation ouverte' })
      .getByText('Encore moi.'),
  ).toBeVisible();
});
