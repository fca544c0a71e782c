import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { readDocument } from '../backend.ts';
import { createPlayer } from '../drivers/account-driver.ts';
import { keepSessionOf } from '../drivers/auth-emulator.ts';
import {
  openTool,
  type BuilderDriver,
  type EtapeToWrite,
} from '../drivers/builder-driver.ts';
import { expectFits, overflow } from '../drivers/expect-fits.ts';
import { Keyboard } from '../drivers/keyboard.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

/** Of Cordes-sur-Ciel. */
const insee = '81069';
const sheet = '/les_quetes/81/cordes-sur-ciel/le-secret-de-la-halle';
const smallPhone = { viewport: { width: 360, height: 640 } };

const halle: EtapeToWrite = {
  titre: 'La halle',
  lieu: 'Sous la halle, place de la Bride',
  position: '44.0637, 1.9526',
  recit: 'Vingt-quatre piliers portent ce toit.',
  epreuve: {
    type: 'texte',
    consigne: 'Que vendait-on sous ce toit ?',
    reponses: ['le cuir'],
    points: 10,
    indice: { texte: 'On en fait des chaussures.', cout: 2 },
  },
};
const porte: EtapeToWrite = {
  titre: 'La porte',
  lieu: 'Porte des Ormeaux',
  position: '44.0643, 1.9512',
  recit: 'Deux tours rondes gardent encore la rue.',
  epreuve: { type: 'aucune' },
};

/** Longer than its French by far more than 60 %, in words that no phone cuts. */
const longQuestion =
  'What did the merchants of this prosperous hilltop town sell under this magnificent roof throughout the Middle Ages?';
/** Text in a file with HTML in it: it stays text. */
const withMarks = 'Twenty-four pillars hold <script>alert(1)</script> this roof.';

/** All texts of the étape of the hall, in English. */
const inEnglish: Readonly<Record<string, string>> = {
  'Une promenade sous les arcades.': 'A walk under the arcades.',
  'La halle': 'The market hall',
  'Sous la halle, place de la Bride': 'Under the market hall, Place de la Bride',
  'Vingt-quatre piliers portent ce toit.': withMarks,
  'Que vendait-on sous ce toit ?': longQuestion,
  'le cuir': 'leather',
  'On en fait des chaussures.': 'Shoes are made of it.',
};

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A file that the site gave, as a translator would fill it. */
function filled(xliff: string): string {
  return Object.entries(inEnglish).reduce((text, [french, english]) => {
    const source = `<source>${escaped(french)}</source>`;
    expect(text, `the file has « ${french} »`).toContain(source);
    return text.replace(source, `${source}<target>${escaped(english)}</target>`);
  }, xliff);
}

async function writeHalle(builder: BuilderDriver): Promise<string> {
  await builder.writeDetails({
    titre: 'Le secret de la halle',
    commune: 'cordes-sur-ciel',
    choice: /^Cordes-sur-Ciel \(/,
    resume: 'Une promenade sous les arcades.',
  });
  await builder.writeEtape(1, halle);
  await builder.writeEtape(2, porte);
  await builder.expectSavedOnline();
  return builder.parcoursId();
}

/** A plain new account that has opened the link of a traducteur. */
async function accept(page: Page, link: string): Promise<void> {
  await keepSessionOf(page, await createPlayer('traductrice'));
  await page.goto(link);
  await expect(page.getByText(/écrit ses traductions/)).toBeVisible();
  await page.getByRole('button', { name: 'Accepter l’invitation' }).click();
}

/** The texts of the whole, or of an étape, in the page of translations. */
function part(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

async function takeFile(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel('Reprendre un fichier traduit')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

test('an invited traducteur opens the translations alone and sees which French text has changed, and the quête is played in both languages', async ({
  adminPage: auteur,
  builder,
  openDevice,
}) => {
  const id = await writeHalle(builder);
  await auteur.goto(`/admin/parcours/edit?id=${id}`);
  await openTool(auteur, 'Membres');
  await auteur.getByLabel('Traducteur', { exact: true }).check();
  await auteur.getByRole('button', { name: 'Créer un lien d’invitation' }).click();
  const link = await auteur.getByLabel('Lien pour un traducteur').inputValue();

  const device = await openDevice();
  const page = await device.newPage();
  await accept(page, link);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Le secret de la halle');
  const count = page.getByRole('status').filter({ hasText: /traduits? sur/ });
  await expect(count).toHaveText('0 texte traduit sur 11.');
  await expectAxeSilent(page);
  // Every other address of the desk leads there, or refuses access.
  const ofTeam = 'Cette page est réservée à l’équipe';
  const others: [address: string, title: string][] = [
    [`/admin/parcours/edit?id=${id}`, ofTeam],
    [`/admin/parcours/simple?id=${id}`, ofTeam],
    [`/admin/parcours/create?id=${id}`, ofTeam],
    [`/admin/parcours/editadventure?id=${id}`, 'Le secret de la halle'],
    ['/admin/parcours/dashboard', ofTeam],
    ['/admin/parcours/message', ofTeam],
    ['/admin/parcours/news', ofTeam],
    [`/admin/parcours/ed?id=${id}&vue=soumettre`, 'Le secret de la halle'],
    [paths.communeDesk({ insee }), 'La commune ne s’ouvre pas'],
  ];
  for (const [address, shown] of others) {
    await page.goto(address);
    await expect(title, address).toHaveText(shown);
    await expect(page.getByRole('button', { name: 'Outils' }), address).toHaveCount(0);
  }
  await page.goto(`/admin/parcours/ed?id=${id}&vue=prive`);
  await expect(page.getByText(/Vous pouvez traduire ce parcours/)).toBeVisible();
  await page.getByRole('link', { name: 'Revenir au parcours' }).click();
  await expect(count).toHaveText('0 texte traduit sur 11.');

  // By the keyboard alone.
  const keyboard = new Keyboard(page);
  const wholeTitle = part(page, 'Le parcours').getByLabel('English : Titre');
  await keyboard.type(wholeTitle, 'The secret of the market hall');
  await page.keyboard.press('Tab');
  await expect(part(page, 'Le parcours').getByText('Gardé.')).toBeVisible();
  await expect(count).toHaveText('1 texte traduit sur 11.');

  const xliff = await download(page, 'Prendre en XLIFF');
  const table = await download(page, 'Prendre en tableau');
  const whole = filled(xliff);
  const alert = page.getByRole('alert');
  const refusals: [name: string, text: string, words: RegExp][] = [
    ['autre.xlf', whole.replaceAll(id, 'unAutreParcours1'), /celui d’un autre parcours/],
    ['coupe.xlf', whole.slice(0, whole.length / 2), /coupé ou abîmé/],
    [
      'script.xlf',
      whole.replace('<target>', '<target><script>alert(1)</script>'),
      /autre chose que des textes/,
    ],
    ['vide.xlf', '', /ne contient aucune traduction/],
    ['sans-cle.csv', table.replace('clé', 'id'), /ni un XLIFF 2 ni un tableau pris ici/],
    ['sans-langue.csv', table.replace(';en\r\n', '\r\n'), /n’est pas en English/],
  ];
  for (const [name, text, words] of refusals) {
    await takeFile(page, name, text);
    await expect(alert).toHaveText(words);
  }
  await expectAxeSilent(page);
  await expect(count).toHaveText('1 texte traduit sur 11.');
  await takeFile(page, 'traduit.xlf', whole);
  await expect(page.getByText('8 textes repris.')).toBeVisible();
  await expect(count).toHaveText('8 textes traduits sur 11.');
  const first = part(page, '1. La halle');
  await expect(first.getByLabel('English : Récit')).toHaveValue(withMarks);
  await expect(first.getByLabel('English : Consigne')).toHaveAccessibleDescription(
    /bien plus longue que le français/,
  );

  // A language with only the title translated.
  await page.getByLabel('Langue').selectOption('de');
  await part(page, 'Le parcours')
    .getByLabel('Deutsch : Titre')
    .fill('Das Geheimnis der Markthalle');
  await page.keyboard.press('Tab');
  await expect(count).toHaveText('1 texte traduit sur 11.');
  expect(await readDocument(`parcours/${id}/traductions/de_parcours`)).not.toBeNull();

  // The auteur rewrites one text.
  await auteur.goto(`/admin/parcours/simple?id=${id}`);
  const etape = builder.etape(1);
  await etape.getByLabel('Récit').fill('Vingt-quatre piliers portent ce toit de chêne.');
  await builder.expectSavedOnline();
  await page.reload();
  await expect(count).toHaveText(
    '8 textes traduits sur 11. Pour 1 d’entre eux, le français a changé depuis.',
  );
  await page.getByLabel('Montrer').selectOption('Ce qui a changé');
  await expect(page.getByRole('textbox')).toHaveCount(1);
  const changed = part(page, '1. La halle').getByLabel('English : Récit');
  await expect(changed).toHaveAccessibleDescription(/^Le français a changé/);
  await expect(part(page, '1. La halle')).toContainText('ce toit de chêne');
  await changed.fill(withMarks.replace('roof', 'oak roof'));
  await page.keyboard.press('Tab');
  await expect(count).toHaveText('8 textes traduits sur 11.');

  // The publication lists its languages, and has them.
  await auteur.goto(`/admin/parcours/edit?id=${id}`);
  await auteur.getByRole('button', { name: 'Publier', exact: true }).first().click();
  const advice = auteur.getByRole('region', { name: 'Dans d’autres langues' });
  await expect(advice.getByRole('listitem')).toHaveText([
    'English : sera publiée · 3 à traduire',
    'Deutsch : ne sera pas publiée : il faut le titre et la moitié des étapes · 10 à traduire',
  ]);
  await expectAxeSilent(auteur);
  await auteur.goto(`/admin/parcours/simple?id=${id}`);
  expect(await builder.publish()).toBe(sheet);

  const phone = await openDevice(smallPhone);
  const visitor = await phone.newPage();
  await visitor.goto(`/de${sheet}`);
  const shown = visitor.getByRole('heading', { level: 1 });
  await expect(shown).toHaveText('Le secret de la halle');
  await visitor.goto(`/en${sheet}`);
  await expect(shown).toHaveText('The secret of the market hall');
  await expect(visitor.getByText('A walk under the arcades.').first()).toBeVisible();
  await visitor.getByRole('link', { name: 'Start the quest' }).first().click();
  await expect(shown).toHaveText('The market hall');
  const button = (name: string) => visitor.getByRole('button', { name, exact: true });
  await expect(visitor.getByText(withMarks.replace('roof', 'oak roof'))).toBeVisible();
  await button('See the challenge').click();
  await expect(visitor.getByText(longQuestion).first()).toBeVisible();
  expect(await overflow(visitor)).toBeLessThanOrEqual(0);
  await expectAxeSilent(visitor);
  await visitor.getByRole('textbox').fill('le cuir');
  await button('Check').click();
  await expect(visitor.getByText(/^That’s not it/).first()).toBeVisible();
  await visitor.getByRole('textbox').fill('the LEATHER');
  await button('Check').click();
  await expect(shown).toHaveText(/Right answer!$/);

  // The door has no English: it is in French, marked as such, with the reason.
  await button('We’re here').click();
  await expect(shown.locator('[lang=fr]')).toHaveText('La porte');
  await expect(visitor.getByText(/^This stage has not been translated/)).toBeVisible();
  await expectAxeSilent(visitor);

  // The translator's page, on a phone: the texts, then the files.
  await page.getByLabel('Montrer').selectOption('Tous les textes');
  await page.setViewportSize(smallPhone.viewport);
  await expectFits(page);
});
