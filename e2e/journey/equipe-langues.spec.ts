import type { Locator, Page } from '@playwright/test';
import { listDocuments } from '../backend.ts';
import { overflow } from '../drivers/expect-fits.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

test.use({
  // What the browser and Firebase note of a network that is away.
  allowedErrors: [/RPC_ERROR HTTP error has no status/],
});

const quete = '/les_quetes/89/vezelay/le-chemin-de-lumiere';

/** A phone in German, as its player would use it. */
class GermanPhone {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  async answer(texte: string): Promise<void> {
    await this.page.getByRole('textbox').fill(texte);
    await this.button('Bestätigen').click();
  }

  /** The story of an étape, by the way there where it is shown. */
  async reach(titre: string): Promise<void> {
    const story = this.page.getByRole('heading', { level: 1, name: titre });
    const arrived = this.button('Wir sind da');
    await expect(story.or(arrived)).toBeVisible();
    if (await arrived.isVisible()) await arrived.click();
    await expect(story).toBeVisible();
  }

  /** From the way to an étape, or from its story. */
  async seeEpreuve(): Promise<void> {
    const open = this.button('Zur Aufgabe');
    const arrived = this.button('Wir sind da');
    await expect(open.or(arrived)).toBeVisible();
    if (await arrived.isVisible()) {
      await arrived.click();
      await expect(arrived).toBeHidden();
    }
    await open.click();
  }
}

test('a phone in French and one in German play one quête to its end: each reads its own language, and an answer opens in the language it is given in', async ({
  page: lea,
  openDevice,
}) => {
  await lea.goto(`${quete}/jouer`);
  const french = new PlayDriver(lea);
  await french.expectEtape(1, 5);
  await lea.getByRole('button', { name: 'Menu' }).click();
  await lea.getByRole('button', { name: 'Jouer en équipe' }).click();
  await lea.getByLabel('Votre prénom').fill('Léa');
  await lea.getByRole('button', { name: 'Créer une équipe' }).click();
  const codeEquipe = lea.getByText(/^[A-Z]{3} [A-Z]{3}$/);
  await expect(codeEquipe).toBeVisible();
  const code = (await codeEquipe.textContent()) ?? '';
  await lea.getByRole('button', { name: 'Fermer' }).click();

  // Jonas joins from the sheet in German, and the game goes on in it.
  const jonas = await (
    await openDevice({ locale: 'de-DE', viewport: { width: 360, height: 640 } })
  ).newPage();
  const german = new GermanPhone(jonas);
  await jonas.goto(`/de${quete}`);
  await expect(german.title).toHaveText('Der Weg des Lichts');
  await jonas.getByRole('link', { name: 'Einem Team beitreten' }).click();
  await jonas.getByLabel('Teamcode').fill(code);
  await jonas.getByLabel(/^Ihr Vorname/).fill('Jonas');
  await german.button('Dem Team beitreten').click();
  await expect(german.title).toHaveText('Das Zeichen des Reisenden');
  await expect(jonas.getByText(/^Im Team: .*Léa/)).toBeVisible();
  await expect(lea.getByText('En équipe avec Jonas.')).toBeVisible();
  await expectAxeSilent(jonas);

  await expect(french.page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(jonas.locator('html')).toHaveAttribute('lang', 'de');

  // What one gives up is given up for both, each in their words.
  await german.seeEpreuve();
  await expect(jonas.getByText(/^Der Blick nach unten lohnt sich/)).toBeVisible();
  await german.button('Etappe überspringen').click();
  await jonas
    .getByRole('dialog')
    .getByRole('button', { name: 'Etappe überspringen' })
    .click();
  await expect(lea.getByText('Jonas a passé cette étape.')).toBeVisible();
  await french.goOn();

  // An order and choices are the same in every language.
  await german.reach('Das Kind, das den Hügel verließ');
  await french.seeEpreuve();
  await french.putInOrder([
    'Il naît dans cette maison',
    'Un oncle l’emmène à Paris',
    'Il écrit des vers en latin',
    'Il doit quitter la France',
    'Il devient chef de l’Église protestante',
  ]);
  await french.expectRight();
  await expect(german.title).toHaveText(/Richtig!$/);
  await expect(jonas.getByText('Genau: ein langes Leben, fern von')).toBeVisible();
  await german.button('Nächste Etappe').click();
  await expect(lea.getByText('Étape 3 sur 5').first()).toBeVisible();
  await german.seeEpreuve();
  for (const option of [
    'Männer mit Hundeköpfen',
    'Leute mit riesigen Ohren',
    'Ganz kleine Männer mit einer Leiter',
  ]) {
    await jonas.getByLabel(option, { exact: true }).check();
  }
  await german.button('Bestätigen').click();
  await expect(german.title).toHaveText(/Richtig!$/);
  await french.expectRight();
  await expect(lea.getByText('Vous avez l’œil des sculpteurs')).toBeVisible();
  await french.goOn();

  // A word is accepted on the phone that is asked in its language, and on no other.
  await french.seeEpreuve();
  await german.seeEpreuve();
  await french.answerTexte('Sonnenwende');
  await french.expectWrong();
  await german.answer('solstice');
  await expect(jonas.getByText(/^Das stimmt leider nicht/).first()).toBeVisible();
  expect(await overflow(jonas)).toBeLessThanOrEqual(0);
  await expectAxeSilent(jonas);
  await german.answer('die Sonnenwende');
  await expect(german.title).toHaveText(/Richtig!$/);
  await french.expectRight();
  await expect(lea.getByText(/^Oui.*Ce jour-là, il suffit de marcher/)).toBeVisible();
  await german.button('Nächste Etappe').click();
  await expect(lea.getByText('Étape 5 sur 5').first()).toBeVisible();

  await french.seeEpreuve();
  await french.openCadenas('1146');
  await french.expectRight();
  await expect(german.title).toHaveText(/Richtig!$/);
  await french.goOn();
  await french.expectEnd();
  await expect(german.title).toHaveText(/Quest geschafft!/);
  await expectAxeSilent(jonas);

  // The captain’s phone, in French, has proven the German word as a German one.
  await expect(lea.getByText('Réponses prouvées\u00A0: 4 sur 4.')).toBeVisible({
    timeout: 90_000,
  });
  const essais = await listDocuments('essais');
  // With its article, as it was typed: the articles of French alone are taken off when an answer is read (decision 219).
  expect(
    essais
      .filter(({ data }) => String(data['reponse']).includes('sonnenwende'))
      .map(({ data }) => [data['reponse'], data['langue']]),
  ).toEqual([['diesonnenwende', 'de']]);
});
