import type { Page } from '@playwright/test';
import { createPlayer } from '../drivers/account-driver.ts';
import { keepSessionOf } from '../drivers/auth-emulator.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';
import { lesBauxDeProvence } from '../../tools/seed/les-baux-de-provence.ts';
import { vezelay } from '../../tools/seed/vezelay.ts';

// Log of a page that loses its network.
test.use({ allowedErrors: [/RPC_ERROR HTTP error has no status/] });

const saga = '/les_quetes/saga/trois-villages-perches';
const lesBaux = '/les_quetes/13/les-baux-de-provence/l-etoile-des-baux';
const chemin = '/les_quetes/89/vezelay/le-chemin-de-lumiere';

/** Passes étapes until the end; calls `onFirst` once the first one is passed. */
async function passAll(
  page: Page,
  etapeCount: number,
  onFirst: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const game = new PlayDriver(page);
  for (let numero = 1; numero <= etapeCount; numero += 1) {
    await game.expectEtape(numero, etapeCount);
    await game.seeEpreuve();
    await game.passEtape();
    await expect(page.getByRole('heading', { name: 'Étape passée' })).toBeVisible();
    if (numero === 1) await onFirst();
    await game.goOn();
  }
  await game.expectEnd();
}

/** Without network from here on, once all that the game opens on demand is there. */
async function cutNetwork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.context().setOffline(true);
}

const found = (page: Page, count: string) =>
  page.getByRole('heading', { name: new RegExp(`^Trouvé\\s:\\s${count}`) });

test('a saga of three is ended without an account, one part offline and one on paper, and an account carries it to another phone', async ({
  page,
  openDevice,
}) => {
  await page.goto(saga);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Trois villages perchés' }),
  ).toBeVisible();
  await expect(found(page, '0')).toBeVisible();
  await expectAxeSilent(page);

  // One with the network, its étapes passed.
  await page.goto(`${lesBaux}/jouer`);
  await passAll(page, lesBauxDeProvence.parcours.etapes.length);
  await expect(page.getByText('Vous gagnez une étoile', { exact: false })).toBeVisible();

  // One without.
  await page.goto(`${chemin}/jouer`);
  await passAll(page, vezelay.parcours.etapes.length, () => cutNetwork(page));
  await expect(page.getByText('Vous gagnez un soleil', { exact: false })).toBeVisible();
  await page.context().setOffline(false);

  // One on paper, by the sign at the end of its booklet.
  await page.goto(saga);
  await expect(found(page, '2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Découvrir la fin' })).toHaveCount(0);
  await page.getByText('Nous avons le passeport papier').click();
  const cordes = page.getByLabel('3. La ville au-dessus des nuages');
  await cordes.selectOption('☀');
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByText('Ce n’est pas ce signe', { exact: false })).toBeVisible();
  await cordes.selectOption('♜');
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(found(page, '3')).toBeVisible();

  await openEnd(page);
  await expectAxeSilent(page);

  // An account carries it to another phone.
  const account = await createPlayer('saga');
  const take = page.getByRole('button', { name: 'Reprendre les signes de mon compte' });
  await page.goto(saga);
  await take.click();
  await page
    .getByRole('link', { name: 'Connectez-vous d’abord à votre compte.' })
    .click();
  const form = new SignInDriver(page);
  await expect(form.email).toBeVisible();
  await form.signIn(account.email, account.password);
  await page.getByRole('button', { name: 'Les ajouter à mon compte' }).click();
  await form.expectAt(saga);
  await expect(found(page, '3')).toBeVisible();
  await take.click();
  await expect(
    page.getByText('Ceux de ce téléphone y sont gardés', { exact: false }),
  ).toBeVisible();
  const other = await (await openDevice()).newPage();
  await keepSessionOf(other, account);
  await other.goto(saga);
  await expect(found(other, '0')).toBeVisible();
  await other.getByRole('button', { name: 'Reprendre les signes de mon compte' }).click();
  await expect(found(other, '3')).toBeVisible();
  await openEnd(other);
});

async function openEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Découvrir la fin' }).click();
  await expect(
    page.getByText('vous avez les trois signes', { exact: false }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Ouvrir la dernière quête' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Le rendez-vous des trois villages' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Jouer', exact: true })).toBeVisible();
}
