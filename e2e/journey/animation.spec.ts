import type { Page } from '@playwright/test';
import { demoAccountOf } from '../../tools/seed/demo-accounts.ts';
import { keepSessionOf } from '../drivers/auth-emulator.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

// What the browser and Firebase note of a network that is away.
test.use({
  allowedErrors: [/RPC_ERROR HTTP error has no status/],
});

const quete = '/les_quetes/68/colmar/les-visages-de-colmar';

/** The card of a group on the screen of the organiser. */
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

const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
/** Where each group begins: another étape for each, and the last étape for none. */
const firsts = [
  'Quatre visages sauvés',
  'Le couvent sous les arbres',
  'La maison qui fait des grimaces',
  'La tour qui manque',
  'La maison du bonnetier',
  'Le garçon qui voyait grand',
] as const;

/** At an étape, or on the way to it. */
function at(phone: Page, titre: string): Promise<void> {
  return expect(phone.getByRole('heading', { name: titre }).first()).toBeVisible();
}

function isWaiting(phone: Page): Promise<void> {
  return expect(phone.getByText(/^Vous êtes entrés/)).toBeVisible();
}

test('a class plays in six groups on seven phones that begin apart, one of them without network for a while, up to « Rassemblement »', async ({
  page: teacher,
  openDevice,
  openTab,
}) => {
  test.slow();
  await teacher.goto(`${quete}/jouer?animation=nouvelle`);
  await expect(teacher.getByText(/^Il vous faut un compte/)).toBeVisible();
  await keepSessionOf(teacher, demoAccountOf('joueur'));
  await teacher.goto(`${quete}/jouer?animation=nouvelle`);
  await teacher.getByLabel('Son nom').fill('La 6e B');
  await teacher.getByLabel('Nombre de groupes').fill('7');
  await teacher.getByRole('button', { name: 'Ouvrir et donner les codes' }).click();
  await expect(teacher.getByText('Un nombre entier, de 1 à 6.')).toBeVisible();
  await teacher.getByLabel('Nombre de groupes').fill('6');
  await expectAxeSilent(teacher);
  await teacher.getByRole('button', { name: 'Ouvrir et donner les codes' }).click();
  const shown = teacher.getByText(/^[A-Z]{3} [A-Z]{3}$/);
  await expect(shown).toHaveCount(6);
  const codes = await shown.allTextContents();
  const [codeA = '', codeB = ''] = codes;
  expect(new Set(codes).size).toBe(6);
  await expectAxeSilent(teacher);

  // A phone a group, in their order, and a second one for group B.
  const phones: Page[] = [];
  for (const code of codes) {
    const phone = await (await openDevice()).newPage();
    await join(phone, code);
    await isWaiting(phone);
    phones.push(phone);
  }
  const [lea, tom] = phones;
  if (lea === undefined || tom === undefined) throw new Error('No device came.');
  await expectAxeSilent(tom);
  const zoe = await (await openDevice()).newPage();
  await join(zoe, codeB);
  await isWaiting(zoe);
  for (const letter of letters) {
    await expect(
      groupOf(teacher, letter).getByText(
        letter === 'B' ? '2\u00A0téléphones' : '1\u00A0téléphone',
      ),
    ).toBeVisible();
  }

  // Each group begins at another étape; the start comes to all of them at once.
  await teacher.getByRole('button', { name: 'Donner le départ' }).click();
  for (const [index, titre] of firsts.entries()) {
    const phone = phones[index] ?? lea;
    await new PlayDriver(phone).expectEtape(1, 7);
    await at(phone, titre);
    await expect(
      phone.getByText(`Groupe ${letters[index] ?? ''} · La 6e B`),
    ).toBeVisible();
  }
  await at(zoe, firsts[1]);

  // One of group B goes on without network; who organises still knows where the group was.
  await zoe.waitForLoadState('networkidle');
  await zoe.context().setOffline(true);
  await expect(
    groupOf(teacher, 'B').getByText('2\u00A0téléphones, dont 1 sans réseau'),
  ).toBeVisible();
  const zoeGame = new PlayDriver(zoe);
  await zoeGame.seeEpreuve();
  await zoeGame.passEtape();
  await zoeGame.goOn();
  await at(zoe, firsts[2]);
  const leaGame = new PlayDriver(lea);
  await leaGame.seeEpreuve();
  await leaGame.choose('L’Afrique', 'L’Amérique', 'L’Asie', 'L’Océanie');
  await leaGame.expectRight();
  await expect(groupOf(teacher, 'A').getByText(/^[1-9]\d?.points$/)).toBeVisible();
  await expect(groupOf(teacher, 'B').getByText(firsts[1]).first()).toBeVisible();
  const hall = await openTab();
  await hall.goto(`${teacher.url()}&vue=ecran`);
  const places = hall.getByRole('list', { name: 'Classement' }).getByRole('listitem');
  await expect(places).toHaveCount(6);
  await expect(places.first()).toContainText('Groupe A');
  await expect(places.nth(1)).toContainText('Groupe B');
  await expectAxeSilent(hall);
  for (const phone of phones) {
    await expect(phone.getByText(/Groupe [A-F], \d+.points?/)).toHaveCount(0);
  }

  // What was played apart is joined by étape when the network is back.
  await zoe.context().setOffline(false);
  await at(tom, firsts[2]);
  await expect(groupOf(teacher, 'B').getByText(/1.étape faite sur 7$/)).toBeVisible();

  await teacher.getByRole('button', { name: 'Rassemblement' }).click();
  for (const phone of [...phones, zoe]) {
    await expect(phone.getByText(/^Revenez au point de rendez-vous/)).toBeVisible();
  }
  await expect(lea.getByText(/^Groupe A.: 1er sur 6, avec/)).toBeVisible();
  await expect(tom.getByText(/^Groupe B.: 2e sur 6, avec 0.point$/)).toBeVisible();
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
  await expect(sheetB.getByRole('listitem').first()).toContainText(firsts[1]);
  await expectAxeSilent(teacher);
});
