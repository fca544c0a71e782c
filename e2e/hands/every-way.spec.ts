import type { Page } from '@playwright/test';
import { publishedList } from '../../tools/seed/parcours-list.ts';
import {
  CorsairesDriver,
  corsaires,
  corsairesAnswers,
} from '../drivers/corsaires-driver.ts';
import { Keyboard } from '../drivers/keyboard.ts';
import { expectStill } from '../drivers/expect-still.ts';
import { createPlayer } from '../drivers/account-driver.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { expect, expectAxeSilent, keepAdminSession, test } from '../fixtures.ts';
import { writeToTeam } from '../drivers/write-to-team.ts';

// A whole quête, six étapes, by each way of playing it.
test.use({ viewport: { width: 390, height: 664 } });

const { parcours } = publishedList.find(({ folder }) => folder === 'saint-malo') ?? {};
const etapes = parcours?.etapes ?? [];

function publishedTitle(numero: number): string {
  return etapes[numero - 1]?.titre ?? '';
}

const etapeCount = corsairesAnswers.length;

/** The heading of the screen has the focus: a screen reader reads it, and Tab continues from there. */
async function expectTitle(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

/** Gives the right answer of an étape without a pointer. */
async function answerByKeys(keys: Keyboard, numero: number): Promise<void> {
  const { page } = keys;
  const given = corsairesAnswers[numero - 1] ?? { texte: '' };
  if ('options' in given) {
    for (const option of given.options) {
      await keys.tick(page.getByLabel(option, { exact: true }));
    }
  } else if ('texte' in given) {
    await keys.type(page.getByLabel(/^Votre réponse, en/), given.texte);
  } else if ('combinaison' in given) {
    const wheel = page.getByRole('spinbutton', { name: 'Roue 1 sur 4' });
    await keys.type(wheel, given.combinaison);
  } else {
    for (const name of given.paires.flat()) {
      await keys.press(page.getByRole('button', { name }));
    }
  }
  await keys.press(page.getByRole('button', { name: 'Valider' }));
}

test('by keyboard alone, from the sheet to the certificate: each thing is reached by Tab, and its focus is seen', async ({
  page,
}) => {
  await page.goto(corsaires);
  const keys = new Keyboard(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await keys.press(page.getByRole('link', { name: 'Commencer la quête' }));
  for (let numero = 1; numero <= etapeCount; numero += 1) {
    await expectTitle(page, publishedTitle(numero));
    await keys.press(button('Voir l’épreuve'));
    await expectTitle(page, /Épreuve/);
    if (numero === 1) {
      await keys.press(button('Bloqués\u202F?'));
      await keys.press(button(/^Un indice/));
      await expect(page.getByText(/^Le mot du milieu/)).toBeVisible();
    }
    await answerByKeys(keys, numero);
    await expectTitle(page, /Bonne réponse/);
    await keys.press(button(numero === etapeCount ? 'Terminer' : 'Nous y sommes'));
  }
  await expectTitle(page, /achevée/);
  await keys.press(button('Garder notre souvenir'));
  await expect(page.getByRole('img', { name: /^Souvenir/ })).toBeVisible();
  await keys.press(page.getByText('Certificat et preuve', { exact: true }));
  await keys.press(button('Voir le certificat'));
  await expect(page.getByRole('img', { name: /^Certificat/ })).toBeVisible();
});

/** The fields that a screen reader finds in an épreuve. */
function fieldsOf(numero: number): string {
  const given = corsairesAnswers[numero - 1] ?? { texte: '' };
  if ('texte' in given) {
    return `
        - region "Message codé"
        - textbox /^Votre réponse, en/`;
  }
  if ('combinaison' in given) {
    return `
        - group "Les roues du cadenas":
          - spinbutton "Roue 1 sur 4"
          - spinbutton "Roue 2 sur 4"
          - spinbutton "Roue 3 sur 4"
          - spinbutton "Roue 4 sur 4"`;
  }
  if ('paires' in given) {
    return `
        - group:
          - list "Premiers éléments"
          - list "Éléments à leur associer"`;
  }
  const role = given.options.length === 1 ? 'radio' : 'checkbox';
  return `
        - group:
          - ${role} "${given.options[0] ?? ''}"`;
}

test('by the tree of a screen reader: each moment says the place, the question and the ways on, and each answer its points', async ({
  page,
}) => {
  await page.goto(`${corsaires}/jouer`);
  const game = new CorsairesDriver(page);
  const main = page.getByRole('main');
  for (const [index, { titre, epreuve }] of etapes.entries()) {
    const place = `
      - main:
        - paragraph: Étape ${index + 1} sur ${etapeCount}
        - button "Menu"
        - progressbar "Étapes faites"`;
    const button = (name: string) => `
        - button "${name}"`;
    await expect(main).toMatchAriaSnapshot(`${place}
        - heading "${titre}" [level=1]
        - paragraph: /./${button('Voir l’épreuve')}`);
    await game.open(index + 1);
    await expect(main).toMatchAriaSnapshot(`${place}
        - heading /^Épreuve · ${epreuve.points} points à gagner/ [level=1]
        - paragraph: /./${fieldsOf(index + 1)}${button('Valider')}`);
    await game.answer(index + 1);
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - status: Bonne réponse, ${epreuve.points} points.
        - heading /Bonne réponse/ [level=1]`);
    const next = etapes[index + 1];
    if (next !== undefined) {
      await expect(main).toMatchAriaSnapshot(`${place}
        - paragraph: En route !
        - heading "${next.titre}" [level=2]
        - paragraph: /à vol d’oiseau/
        - region "Carte de l’étape ${index + 2}"${button('Nous y sommes')}`);
    }
    await page
      .getByRole('button', { name: next === undefined ? 'Terminer' : 'Nous y sommes' })
      .click();
  }
  await expect(main).toMatchAriaSnapshot(`
      - main:
        - heading /achevée/ [level=1]
        - term: Points
        - definition: /115/
        - img /^Tampon de Saint-Malo.*quête achevée le/`);
});

/** A live region of the page has the words: a screen reader has announced them. */
async function expectHeard(
  page: Page,
  words: string | RegExp,
  role: 'status' | 'alert' = 'status',
): Promise<void> {
  await expect(page.getByRole(role).filter({ hasText: words }).first()).toBeAttached();
}

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('by ear: a search, an empty answer, a wrong one twice, a sign-in, a message and its answer are announced', async ({
    page,
    openDevice,
  }) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('corsaires');
    await page.getByRole('searchbox').press('Enter');
    await expectHeard(page, /^\d+\squêtes? trouvées?$/);
    await page.getByRole('link', { name: 'Le code des corsaires' }).click();
    await expectTitle(page, /Le code des corsaires/);

    await page.goto(`${corsaires}/jouer`);
    const game = new CorsairesDriver(page);
    await game.open(1);
    await game.validate();
    await expectHeard(page, 'Écrivez le message en clair, puis validez.', 'alert');
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(/^Votre réponse, en/)).toBeFocused();
    await game.answer(1);
    await expectHeard(page, /^Bonne réponse, \d+\spoints\.$/);
    await game.goOn();
    await game.open(2);
    await game.choose('Une ancre et deux étoiles');
    await expectHeard(page, /^Ce n’est pas ça\..* 7\spoints restent à gagner\./);
    await game.validate();
    await expectHeard(page, /^Vous avez déjà essayé.* 7\spoints restent à gagner\./);
    await game.answer(2);
    await expectHeard(page, /^Bonne réponse, 7\spoints\.$/);

    const player = await createPlayer('ecoute');
    const door = new SignInDriver(page);
    await door.open();
    await door.submit.click();
    await expect(door.email).toBeFocused();
    await expect(door.email).toHaveAccessibleDescription(/Saisissez votre adresse/);
    await expect(page.getByText('Connexion en cours…')).toHaveCount(0);
    await door.signIn(player.email, 'Ce-n’est-pas-celui-la-1');
    await expectHeard(page, /mot de passe est incorrect/, 'alert');
    for (const field of [door.email, door.password]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/mot de passe est incorrect/);
    }
    await door.signIn(player.email, player.password);
    // The party of this phone is of no interest here.
    await page.getByRole('button', { name: 'Non, continuer sans elles' }).click();
    await door.expectAt('/user');

    const visitor = await (await openDevice()).newPage();
    await writeToTeam(visitor, {
      nom: 'Oreille Attentive',
      email: 'oreille@exemple.fr',
      message: 'Et les poussettes ?',
    });
    const desk = await (await openDevice()).newPage();
    await keepAdminSession(desk);
    await desk.goto('/admin/parcours/message');
    await desk.getByRole('link', { name: /Oreille Attentive/ }).click();
    await expect(desk.getByRole('heading', { level: 2 })).toBeFocused();
    await desk.getByLabel('Votre réponse').fill('Elles passent partout.');
    await desk.getByRole('button', { name: 'Répondre', exact: true }).click();
    await expectHeard(desk, 'Envoyé.');
    const live = visitor.locator('[aria-live="polite"]');
    await expect(live.filter({ hasText: 'Elles passent partout.' })).toBeVisible();
  });
});

/** Controls of the game without any visible mark, in a palette that drops backgrounds. */
function plainControls(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const isDrawn = (element: Element) => {
      const { borderTopStyle, borderTopWidth, textDecorationLine, borderTopColor } =
        getComputedStyle(element);
      const hasEdge =
        borderTopStyle !== 'none' &&
        Number.parseFloat(borderTopWidth) > 0 &&
        borderTopColor !== 'rgba(0, 0, 0, 0)';
      return hasEdge || textDecorationLine.includes('underline');
    };
    return Array.from(main.querySelectorAll('button, a[href], input, textarea'))
      .filter((element) => element.checkVisibility() && !element.matches('.sr-only'))
      .filter(
        (element) =>
          !isDrawn(element) &&
          // A drawing is a picture too, and so is a box to tick.
          element.querySelector('svg') === null &&
          !element.matches('[type="radio"], [type="checkbox"]'),
      )
      .map((element) => element.outerHTML.slice(0, 200));
  });
}

test('in forced colours and with less motion: each control is drawn, choices are visible, nothing moves', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const game = new CorsairesDriver(page);
  const button = (name: string) => page.getByRole('button', { name });
  const expectShown = async () => {
    await expect.poll(() => plainControls(page)).toEqual([]);
    await expectStill(page);
  };
  await page.goto(`${corsaires}/jouer`);
  for (let numero = 1; numero <= etapeCount; numero += 1) {
    await game.open(numero);
    await expect(button('Valider')).toBeVisible();
    await expectShown();
    if (numero === 5) {
      const chosen = button('Le corsaire');
      await chosen.click();
      await expect(chosen).toHaveCSS('text-decoration-line', 'underline');
      await chosen.click();
    }
    await game.answer(numero);
    await game.expectRight();
    await expectShown();
    if (numero === 1) await expectAxeSilent(page);
    await button(numero === etapeCount ? 'Terminer' : 'Nous y sommes').click();
  }
  await game.expectEnd();
  await expectShown();
  await expect(page.getByRole('img', { name: /^Tampon/ })).toBeVisible();
});
