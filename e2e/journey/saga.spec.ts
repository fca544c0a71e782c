import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Saga } from '../../src/domain/saga/saga.ts';
import { readDocument, writeDocument } from '../backend.ts';
import { createPlayer } from '../drivers/account-driver.ts';
import { keepSessionOf } from '../drivers/auth-emulator.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';
import { lesBauxDeProvence } from '../../tools/seed/les-baux-de-provence.ts';
import { vezelay } from '../../tools/seed/vezelay.ts';

// What a page that loses its network notes.
test.use({ allowedErrors: [/RPC_ERROR HTTP error has no status/] });

const saga = '/les_quetes/saga/trois-villages-perches';
const goneId = '81_cordes-sur-ciel_la-tour-disparue';
const closedId = '81_cordes-sur-ciel_la-halle-en-travaux';
const lesBaux = '/les_quetes/13/les-baux-de-provence/l-etoile-des-baux';
const chemin = '/les_quetes/89/vezelay/le-chemin-de-lumiere';

/** Passes étapes until the end; `onFirst` is done once the first one is passed. */
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

test('a saga of three to its secret end without account, one part offline and one on paper, then on another phone by an account', async ({
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
  await page.getByRole('link', { name: 'Ouvrir la dernière quête' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Le rendez-vous des trois villages' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Jouer', exact: true })).toBeVisible();
}

test('the team begins a saga, and its check says what is missing', async ({
  adminPage,
}) => {
  await adminPage.goto('/admin/parcours/dashboard?vue=sagas');
  const titre = `Une saga ${Date.now().toString(36)}`;
  await adminPage.getByLabel('Titre').fill(titre);
  await adminPage.getByLabel('Combien de signes ouvrent la fin').fill('2');
  await adminPage.getByRole('button', { name: 'Commencer' }).click();
  await expect(adminPage.getByRole('heading', { level: 1, name: titre })).toBeVisible();
  await expect(adminPage.getByText('Il faut de 2 à 60 quêtes.')).toBeVisible();
  await adminPage.getByLabel('Ajouter une quête en ligne').fill('corsaires');
  await adminPage
    .getByRole('button', { name: 'Le code des corsaires, Saint-Malo' })
    .click();
  await expect(
    adminPage.getByText('ne donne pas encore sa part', { exact: false }),
  ).toBeVisible();
  await expect(adminPage.getByRole('button', { name: 'Mettre en ligne' })).toBeDisabled();
  await expectAxeSilent(adminPage);
});

/** A saga of its own on the key of the seeded one: of four parts, the third was withdrawn and the fourth is closed now. */
async function damagedSaga() {
  const slug = 'saga-en-chantier';
  const seeded = `sagas/${saga.split('/').at(-1) ?? ''}`;
  const [stored, secret] = await Promise.all([
    readDocument(seeded),
    readDocument(`${seeded}/secrets/cle`),
  ]);
  const contenu = JSON.parse(String(stored?.data['contenu'])) as Saga;
  const { parts } = JSON.parse(String(secret?.data['contenu'])) as { parts: string[] };
  const [first, second, third] = contenu.etapes;
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error('The seeded saga has three parts.');
  }
  const preuve = createHash('sha256').update(Buffer.from(parts[3] ?? '', 'hex'));
  const etapes = [
    first,
    second,
    {
      ...third,
      queteId: goneId,
      titre: 'La tour disparue',
    },
    {
      ...{ ...third, n: 4, signe: '⚓', preuve: preuve.digest('hex').slice(0, 16) },
      ...{ queteId: closedId, titre: 'La halle en travaux' },
    },
  ];
  const fermeture = { fields: { motif: { stringValue: 'Travaux' } } };
  await writeDocument(`quetes/${closedId}`, {
    suspensions: { mapValue: { fields: { fermeture: { mapValue: fermeture } } } },
  });
  await writeDocument(`sagas/${slug}`, {
    contenu: { stringValue: JSON.stringify({ ...contenu, etapes }) },
    queteIds: { arrayValue: {} },
    etat: { stringValue: 'publiee' },
    premiereLe: { nullValue: null },
  });
  const pages = [first, second, { ...third, n: 4, queteId: closedId }].map(
    ({ n, queteId, titre, communeNom, signe }) => ({
      ...{ id: `partie-de-la-saga-${n}`, queteId, titre, communeNom, points: 1 },
      ...{ genre: 'quete', theme: 'pierre', finishedAt: Date.now() - n * 86_400_000 },
      parts: [
        {
          ...{ saga: slug, titre: contenu.titre, n, signe, seuil: contenu.seuil },
          part: parts[n - 1] ?? '',
        },
      ],
    }),
  );
  return { address: `/les_quetes/saga/${slug}`, pages };
}

/** Puts these pages into the carnet of a device, and opens the page anew. */
async function hold(page: Page, pages: readonly object[]): Promise<void> {
  const carnet = JSON.stringify({ format: 1, carnet: pages });
  await page.evaluate((text) => localStorage.setItem('carnet', text), carnet);
  await page.reload();
}

test('a part that is closed and one that was withdrawn are named, and whoever holds enough of the others ends the saga', async ({
  page,
}) => {
  const { address, pages } = await damagedSaga();
  await page.goto(address);
  await expect(found(page, '0')).toBeVisible();
  await expect(page.getByText(/^«.La tour disparue.» ne se joue plus\.$/)).toBeVisible();
  await expect(
    page.getByText(/^«.La halle en travaux.» est fermée en ce moment\.$/),
  ).toBeVisible();
  await expect(page.getByText('La fin attend une réouverture.')).toBeVisible();
  await expectAxeSilent(page);

  await hold(page, pages.slice(0, 2));
  await expect(found(page, '2')).toBeVisible();
  // A forged share opens nothing of itself, and its quête is there no more to give the true one.
  const fourth = pages[2];
  const parts = (fourth?.parts ?? []).map((one) => ({
    ...{ ...one, n: 3, part: 'f'.repeat(34) },
  }));
  const forged = { ...fourth, id: 'fausse', queteId: goneId, parts };
  await hold(page, [...pages.slice(0, 2), forged]);
  await expect(found(page, '3')).toBeVisible();
  await page.getByRole('button', { name: 'Découvrir la fin' }).click();
  await expect(page.getByText('Il manque encore quelque chose')).toBeVisible();

  await hold(page, pages);
  await expect(found(page, '3')).toBeVisible();
  await page.getByRole('button', { name: 'Découvrir la fin' }).click();
  await expect(page.getByText(/^L’étoile, le soleil et la tour/)).toBeVisible();
});
