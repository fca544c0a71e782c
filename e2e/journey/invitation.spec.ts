import { readDocument, updateDocument } from '../backend.ts';
import { createPlayer } from '../drivers/account-driver.ts';
import { keepSessionOf } from '../drivers/auth-emulator.ts';
import { openTool, type EtapeToWrite } from '../drivers/builder-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

const dayMs = 86_400_000;

const etape: EtapeToWrite = {
  titre: 'Le four',
  lieu: '1, rue du Bourguet',
  position: '44.221, 1.977',
  recit: 'On y cuisait le pain de tous.',
  epreuve: { type: 'aucune' },
};

test('an invitation that was taken back, has expired or has served lets nobody in, and by one that holds a parcours is handed over', async ({
  adminPage: page,
  builder,
  openDevice,
}) => {
  await builder.writeDetails({
    titre: 'Le four à passer',
    commune: 'najac',
    choice: /^Najac \(/,
    resume: 'Une promenade.',
  });
  await builder.writeEtape(1, etape);
  await builder.expectSavedOnline();
  const id = builder.parcoursId();
  await page.goto(`/admin/parcours/edit?id=${id}`);
  await openTool(page, 'Membres');
  await page.getByLabel('Auteur', { exact: true }).check();
  const link = page.getByLabel('Lien pour un auteur');
  const invite = async () => {
    await page.getByRole('button', { name: 'Créer un lien d’invitation' }).click();
    await expect(link).toHaveCount(1);
    return link.inputValue();
  };
  const open = async (name: string) => {
    const account = await createPlayer(name);
    const guest = await (await openDevice()).newPage();
    await keepSessionOf(guest, account);
    return guest;
  };
  const successor = await open('successeur');
  const title = successor.getByRole('heading', { level: 1 });

  const takenBack = await invite();
  await page.getByRole('button', { name: 'Reprendre l’invitation' }).click();
  await expect(link).toHaveCount(0);
  await successor.goto(takenBack);
  await expect(title).toHaveText('Cette invitation n’existe plus');

  const expired = await invite();
  const jeton = new URL(expired).searchParams.get('invitation') ?? '';
  await updateDocument(`invitations/${jeton}`, {
    createdAt: { timestampValue: new Date(Date.now() - 8 * dayMs).toISOString() },
  });
  await successor.goto(expired);
  await expect(title).toHaveText('Cette invitation a expiré');
  await expectAxeSilent(successor);
  await page.getByRole('button', { name: 'Reprendre l’invitation' }).click();
  await expect(link).toHaveCount(0);

  const good = await invite();
  await successor.goto(good);
  await successor.getByRole('button', { name: 'Accepter l’invitation' }).click();
  await expect(
    successor.getByRole('button', { name: 'Le parcours', exact: true }),
  ).toBeVisible();
  const late = await open('tardif');
  await late.goto(good);
  await expect(late.getByRole('heading', { level: 1 })).toHaveText(
    'Cette invitation a déjà servi',
  );
  // Who was invited shares it, as an auteur.
  const readRoles = async () => {
    const parcours = await readDocument(`parcours/${id}`);
    return Object.values(parcours?.data['membres'] as Record<string, string>);
  };
  expect(await readRoles()).toEqual(['auteur', 'auteur']);

  // Who began it leaves: it is the successor’s now.
  await page.reload();
  await openTool(page, 'Membres');
  const membres = page.getByRole('list', { name: 'Membres', exact: true });
  await expect(membres.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Quitter ce parcours' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Quitter', exact: true })
    .click();
  await expect(membres.getByRole('listitem')).toHaveCount(1);
  expect(await readRoles()).toEqual(['auteur']);
});
