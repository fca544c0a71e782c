import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readLiveData, writeLiveData } from '../backend.ts';
import { demoAccountOf } from '../../tools/seed/demo-accounts.ts';
import { keepSessionOf } from '../drivers/auth-emulator.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

// Logs of the browser and Firebase without network.
test.use({
  allowedErrors: [/RPC_ERROR HTTP error has no status/, /permission_denied/],
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
/** First étape of each group: another for each, and the last étape for none. */
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

const dayMs = 24 * 60 * 60 * 1_000;

type LiveRows = Record<string, Record<string, object>>;

/** Makes an outing and its teams look silent for so many days: the rules read the clock. */
async function letDaysPass(days: number, animation: string): Promise<void> {
  const at = Date.now() - days * dayMs;
  const live = (await readLiveData()) as {
    animations: Record<string, { groupes: Record<string, { jeton: string }> }>;
    equipes: LiveRows;
  };
  await writeLiveData(`animations/${animation}/evenement/at`, at);
  for (const { jeton } of Object.values(live.animations[animation]?.groupes ?? {})) {
    for (const appareil of Object.keys(live.equipes[jeton] ?? {})) {
      await writeLiveData(`equipes/${jeton}/${appareil}/at`, at);
    }
  }
}

/** The form of a word to the groups. */
async function sendWord(teacher: Page, pourQui: string, texte: string): Promise<void> {
  await teacher.getByLabel('Pour qui').selectOption({ label: pourQui });
  await teacher.getByLabel('Votre mot').fill(texte);
  await teacher.getByRole('button', { name: 'Envoyer le mot' }).click();
  // It is among the sent ones, as the back end returns it.
  await expect(
    teacher.getByRole('region', { name: 'Derniers mots envoyés' }).getByText(texte),
  ).toBeVisible();
}

function isWaiting(phone: Page): Promise<void> {
  return expect(phone.getByText(/^Vous voici dans le groupe/)).toBeVisible();
}

test('a class plays in six groups on seven phones that begin apart, one of them without network for a while, up to « Rassemblement »', async ({
  page: teacher,
  openDevice,
  openTab,
}) => {
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

  // Each group begins at another étape; all receive the start at once.
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

  // A word that is too long is counted and refused; a short one is on every screen, and needs no answer.
  await teacher.getByLabel('Votre mot').fill('x'.repeat(2_000));
  await teacher.getByRole('button', { name: 'Envoyer le mot' }).click();
  await expect(teacher.getByText(/Ce mot est trop long/)).toBeVisible();
  const toAll = 'Rendez-vous à 11 h devant le musée.';
  await sendWord(teacher, 'Tous les groupes', toAll);
  for (const phone of [...phones, zoe])
    await expect(phone.getByText(toAll)).toBeVisible();
  await expectAxeSilent(tom);
  await tom
    .getByRole('region', { name: 'Groupe', exact: true })
    .getByRole('button', { name: 'Compris' })
    .click();
  await expect(tom.getByText('Un mot de la sortie')).toHaveCount(0);

  // One of group B plays on without network; the organiser still sees where the group was.
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
  // A word to that group alone: the phone without network has it later.
  const toB = 'Groupe B, nous vous attendons.';
  await sendWord(teacher, 'Groupe B', toB);
  await expect(tom.getByText(toB)).toBeVisible();
  await expect(lea.getByText(toB)).toHaveCount(0);
  await expect(zoe.getByText(toB)).toHaveCount(0);

  // A group that is stuck is shown an indice from there, then its étape is passed.
  const [, , stuck] = phones;
  if (stuck === undefined) throw new Error('Group C has no phone.');
  const stuckGame = new PlayDriver(stuck);
  await stuckGame.seeEpreuve();
  const groupC = groupOf(teacher, 'C');
  await groupC.getByText('Débloquer le groupe C').click();
  await expect(groupC.getByLabel('À quelle étape')).toHaveValue(/./);
  await groupC.getByRole('button', { name: 'Montrer l’indice 1' }).click();
  await expect(stuck.getByText('Indice 1', { exact: true })).toBeVisible();
  await expect(groupC.getByText(/^Un indice vu sur/)).toBeVisible();
  await groupC.getByRole('button', { name: 'Faire passer l’étape' }).click();
  await teacher
    .getByRole('dialog')
    .getByRole('button', { name: 'Faire passer l’étape' })
    .click();
  await expect(stuck.getByRole('heading', { name: /passée/ })).toBeVisible();
  await expect(stuck.getByText(/^Vous passez /)).toBeVisible();
  await expect(groupC.getByText(/^0.point$/)).toBeVisible();
  await expect(groupC.getByText(/1.étape faite sur 7$/)).toBeVisible();
  await expectAxeSilent(teacher);

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

  // Answers given apart are merged by étape when the network is back.
  await zoe.context().setOffline(false);
  await expect(zoe.getByText(toB)).toBeVisible();
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

  // Answers are read afterwards from another device of the account, and saved as a file.
  const other = await (await openDevice()).newPage();
  await other.goto(quete);
  await keepSessionOf(other, demoAccountOf('joueur'));
  await other.goto(`${quete}/jouer?animation=nouvelle`);
  await other.getByRole('link', { name: 'La 6e B' }).first().click();
  await other.getByRole('link', { name: 'Les réponses' }).click();
  const answers = other.getByRole('listitem').filter({
    has: other.getByRole('heading', { name: firsts[0] }),
  });
  await expect(answers).toContainText('L’Afrique');
  await expectAxeSilent(other);
  const coming = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Garder en tableau (CSV)' }).click();
  const csv = readFileSync(await (await coming).path(), 'utf8');
  expect(csv).toMatch(/Groupe A;\d;Quatre visages sauvés;.*;trouvée;[^;]*L’Afrique/);
  expect(csv).toMatch(/Groupe C;\d;La maison qui fait des grimaces;.*;passée;;1;;0/);

  // Thirty days later it is no longer readable.
  const id = new URL(other.url()).searchParams.get('animation') ?? '';
  await letDaysPass(31, id);
  await other.reload();
  await expect(other.getByRole('alert')).toContainText(/^C’est refusé.*trente jours/);
  await other.goto(`${quete}/jouer?animation=nouvelle`);
  await expect(other.getByLabel('Son nom')).toBeVisible();
  await expect(other.locator(`a[href*="${id}"]`)).toHaveCount(0);
});
