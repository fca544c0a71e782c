import type { Page } from '@playwright/test';
import { demoAccounts } from '../../scripts/demo-accounts.ts';
import { keepSession, signIn } from '../drivers/auth-emulator.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

// What the browser and Firebase note of a network that is away.
test.use({
  allowedErrors: [/net::ERR_INTERNET_DISCONNECTED|RPC_ERROR HTTP error has no status/],
});

const quete = '/les_quetes/35/saint-malo/le-code-des-corsaires';

/** The card of a group on the screen of who organises. */
function groupOf(page: Page, letter: string) {
  return page
    .getByRole('region', { name: 'Où en sont les groupes' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Groupe ${letter}` }) });
}

/** By the address of the QR code of a group. */
async function join(phone: Page, codeEquipe: string): Promise<void> {
  await phone.goto(`${quete}/jouer?preparer=oui#equipe=${codeEquipe.replace(' ', '')}`);
  await phone.getByRole('button', { name: 'Rejoindre l’équipe' }).click();
}

test('a class plays in two groups on three phones that begin apart, one of them without network for a while, up to « Rassemblement »', async ({
  page: teacher,
  openDevice,
  openTab,
}) => {
  test.slow();
  const joueur = demoAccounts.find(({ role }) => role === 'joueur');
  if (joueur === undefined) throw new Error('The seed has no player.');
  await teacher.goto(`${quete}/jouer?animation=nouvelle`);
  await expect(teacher.getByText(/^Il vous faut un compte/)).toBeVisible();
  await keepSession(teacher, await signIn(joueur.email, joueur.password), false);
  await teacher.goto(`${quete}/jouer?animation=nouvelle`);
  await teacher.getByLabel('Son nom').fill('La 6e B');
  await teacher.getByLabel('Nombre de groupes').fill('7');
  await teacher.getByRole('button', { name: 'Ouvrir et donner les codes' }).click();
  await expect(teacher.getByText('Un nombre entier, de 1 à 6.')).toBeVisible();
  await teacher.getByLabel('Nombre de groupes').fill('2');
  await expectAxeSilent(teacher);
  await teacher.getByRole('button', { name: 'Ouvrir et donner les codes' }).click();
  const codes = teacher.getByText(/^[A-Z]{3} [A-Z]{3}$/);
  await expect(codes).toHaveCount(2);
  const [codeA = '', codeB = ''] = await codes.allTextContents();
  await expectAxeSilent(teacher);

  const [lea, tom, zoe] = await Promise.all(
    [1, 2, 3].map(async () => (await openDevice()).newPage()),
  );
  if (lea === undefined || tom === undefined || zoe === undefined) {
    throw new Error('No device came.');
  }
  await join(lea, codeA);
  await join(tom, codeB);
  const waits = (phone: Page) =>
    expect(phone.getByText(/^Vous êtes entrés/)).toBeVisible();
  await waits(lea);
  await waits(tom);
  await expectAxeSilent(tom);
  await join(zoe, codeB);
  await waits(zoe);
  await expect(groupOf(teacher, 'A').getByText('1\u00A0téléphone')).toBeVisible();
  await expect(groupOf(teacher, 'B').getByText('2\u00A0téléphones')).toBeVisible();

  // Each group begins at another étape; the start comes to all of them at once.
  await teacher.getByRole('button', { name: 'Donner le départ' }).click();
  const at = (phone: Page, titre: string) =>
    expect(phone.getByRole('heading', { level: 1, name: titre })).toBeVisible();
  const games = [lea, tom, zoe].map((phone) => new PlayDriver(phone));
  const [leaGame, tomGame, zoeGame] = games;
  if (leaGame === undefined || tomGame === undefined || zoeGame === undefined) return;
  for (const game of games) await game.expectEtape(1, 6);
  await at(lea, 'La tour de mauvaise humeur');
  await at(tom, 'Le rocher de l’ermite');
  await at(zoe, 'Le rocher de l’ermite');
  await expect(tom.getByText('Groupe B · La 6e B')).toBeVisible();

  // One of group B goes on without network; who organises still knows where the group was.
  await zoe.waitForLoadState('networkidle');
  await zoe.context().setOffline(true);
  await expect(
    groupOf(teacher, 'B').getByText('2\u00A0téléphones, dont 1 sans réseau'),
  ).toBeVisible();
  await zoeGame.seeEpreuve();
  await zoeGame.passEtape();
  await zoeGame.goOn();
  await at(zoe, 'À genoux avant le départ');
  await leaGame.seeEpreuve();
  await lea.getByLabel('Votre réponse, en clair').fill('Anne');
  await leaGame.validate();
  await leaGame.expectRight();
  await expect(groupOf(teacher, 'A').getByText(/^[1-9]\d?.points$/)).toBeVisible();
  await expect(
    groupOf(teacher, 'B')
      .getByText(/Le rocher de l’ermite/)
      .first(),
  ).toBeVisible();
  const hall = await openTab();
  await hall.goto(`${teacher.url()}&vue=ecran`);
  const places = hall.getByRole('list', { name: 'Classement' }).getByRole('listitem');
  await expect(places.first()).toContainText('Groupe A');
  await expect(places.nth(1)).toContainText('Groupe B');
  await expectAxeSilent(hall);
  for (const phone of [lea, tom]) {
    await expect(phone.getByText(/Groupe [AB], \d+.points?/)).toHaveCount(0);
  }

  // What was played apart is joined by étape when the network is back.
  await zoe.context().setOffline(false);
  await at(tom, 'À genoux avant le départ');
  await expect(groupOf(teacher, 'B').getByText(/1.étape faite sur 6$/)).toBeVisible();

  await teacher.getByRole('button', { name: 'Rassemblement' }).click();
  for (const phone of [lea, tom, zoe]) {
    await expect(phone.getByText(/^Revenez au point de rendez-vous/)).toBeVisible();
  }
  await expect(lea.getByText(/^Groupe A.: 1er sur 2, avec/)).toBeVisible();
  await expect(tom.getByText(/^Groupe B.: 2e sur 2, avec 0.point$/)).toBeVisible();
  await expect(hall.getByText('Rassemblement')).toBeVisible();
  await expectAxeSilent(tom);

  await teacher.getByRole('button', { name: 'Terminer la sortie' }).click();
  await teacher.getByRole('button', { name: 'Terminer', exact: true }).click();
  await expect(tom.getByText(/^C’est la fin de la sortie/)).toBeVisible();
  const late = await (await openDevice()).newPage();
  await join(late, codeA);
  await expect(late.getByText(/Aucune équipe n’a ce code/)).toBeVisible();

  // The teacher finds it again from the quête, and a sheet for each group.
  await teacher.goto(`${quete}/jouer?animation=nouvelle`);
  await teacher.getByRole('link', { name: 'La 6e B' }).first().click();
  await teacher.getByRole('link', { name: 'Une feuille par groupe' }).click();
  const sheetB = teacher.getByRole('region', { name: 'Groupe B' });
  await expect(sheetB.getByRole('listitem').first()).toContainText(
    'Le rocher de l’ermite',
  );
  await expectAxeSilent(teacher);
});
