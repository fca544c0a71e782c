import type { Locator, Page } from '@playwright/test';
import { createPlayer, openUserPage, setting } from '../drivers/account-driver.ts';
import { freshEmail, keepSessionOf } from '../drivers/auth-emulator.ts';
import { expect, expectAxeSilent, keepAdminSession, test } from '../fixtures.ts';

// What the browser and Firebase note of a network that is away.
test.use({
  viewport: { width: 390, height: 664 },
  allowedErrors: [/RPC_ERROR HTTP error has no status/],
});

type FormCase = {
  name: string;
  /** Opens it, and gives the part of the page that holds it. */
  open: (page: Page) => Promise<Locator>;
  submit: string;
  /** Its text fields by their labels, with something that may be sent; the first one may not be empty. */
  fields: () => readonly (readonly [label: string, text: string])[];
  /** What else is to be ticked or chosen before. */
  choices?: readonly RegExp[];
  /** What is said without network: above the form, or beside its field. */
  offline: RegExp;
  /** What shows that it has arrived; without it, it is never sent: what it writes would be seen by other journeys. */
  arrived?: (page: Page) => Promise<void>;
};

const corsaires = '/les_quetes/35/saint-malo/le-code-des-corsaires';

async function sentMessage(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { name: 'Votre message est arrivé' }),
  ).toBeFocused();
}

const message = {
  submit: 'Envoyer',
  fields: () =>
    [
      ['Votre nom', 'Odile 🦉'],
      ['Adresse e-mail', freshEmail('formulaire')],
      ['Message', 'Où est la clé de la tour ? 🗝️'],
    ] as const,
  choices: [/J’accepte/],
  offline: /rien n’est parti/,
  arrived: sentMessage,
};

const forms: readonly FormCase[] = [
  {
    name: '« Nous écrire »',
    open: async (page) => {
      await page.goto('/contact');
      return page.getByRole('main');
    },
    ...message,
  },
  {
    name: 'the request of a mairie',
    open: async (page) => {
      await page.goto('/mairie?commune=13-barbentane');
      await page.locator('#demande').scrollIntoViewIfNeeded();
      return page.locator('#demande');
    },
    ...message,
  },
  {
    name: 'a new account',
    open: async (page) => {
      await page.goto('/login?vue=compte');
      return page.getByRole('main');
    },
    submit: 'Créer mon compte',
    fields: () => [
      ['Pseudonyme', 'Odile'],
      ['Adresse e-mail', freshEmail('formulaire')],
      ['Mot de passe', 'Marcher loin, 12 km'],
    ],
    choices: [/15 ans ou plus/],
    offline: /Le service ne répond pas/,
    arrived: (page) =>
      expect(
        page.getByRole('heading', { level: 1, name: 'Votre compte est créé' }),
      ).toBeVisible(),
  },
  {
    name: 'a link by e-mail',
    open: async (page) => {
      await page.goto('/login?vue=lien');
      return page.getByRole('main');
    },
    submit: 'Envoyer le lien',
    fields: () => [['Adresse e-mail', freshEmail('formulaire')]],
    offline: /Le service ne répond pas/,
    arrived: (page) =>
      expect(page.getByRole('button', { name: /Renvoyer/ })).toBeVisible(),
  },
  {
    name: 'a pseudonym',
    open: async (page) => {
      await openUserPage(page, await createPlayer('formulaire'));
      const part = setting(page, 'Pseudonyme');
      await part.getByRole('button', { name: 'Modifier' }).click();
      return part;
    },
    submit: 'Enregistrer',
    fields: () => [['Votre pseudonyme', 'Odile']],
    offline: /Le service ne répond pas/,
    arrived: (page) => expect(page.getByText(/^Vous êtes maintenant/)).toBeVisible(),
  },
  {
    name: 'a class trip',
    open: async (page) => {
      await keepSessionOf(page, await createPlayer('formulaire'));
      await page.goto(`${corsaires}/jouer?animation=nouvelle`);
      return page.getByRole('main');
    },
    submit: 'Ouvrir et donner les codes',
    fields: () => [
      ['Son nom', 'La 6e B 🦉'],
      ['Nombre de groupes', ' 2 '],
    ],
    offline: /Il faut du réseau pour cela/,
    arrived: (page) => expect(page.getByText(/^[A-Z]{3} [A-Z]{3}$/)).toHaveCount(2),
  },
  {
    name: 'a team that is joined',
    open: async (page) => {
      await page.goto(`${corsaires}/jouer?preparer=oui`);
      await page.getByText('Rejoindre une équipe', { exact: true }).click();
      return page.getByRole('main');
    },
    submit: 'Rejoindre l’équipe',
    fields: () => [
      ['Code de l’équipe', ' zzz zzz '],
      ['Votre prénom', 'Odile'],
    ],
    offline: /Il faut du réseau pour former l’équipe/,
    arrived: (page) => expect(page.getByText(/Aucune équipe n’a ce code/)).toBeVisible(),
  },
  {
    name: 'an absence of the team',
    open: async (page) => {
      await keepAdminSession(page);
      await page.goto('/admin/parcours/message');
      await page.getByRole('button', { name: 'Annoncer une absence' }).click();
      return page.getByRole('dialog');
    },
    submit: 'Annoncer',
    fields: () => [
      ['Ce que les visiteurs liront', 'La mairie est fermée 🎄'],
      ['Dernier jour', new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)],
    ],
    offline: /Votre texte est toujours là/,
  },
];

/** Nothing of a part of the page is wider than the screen. */
async function expectNothingCut(part: Locator): Promise<void> {
  const cut = await part.evaluate((element) => {
    const width = document.documentElement.clientWidth;
    return [...element.querySelectorAll('form, form *')]
      .filter((one) => one.getBoundingClientRect().right > width + 1)
      .map((one) => one.outerHTML.slice(0, 120));
  });
  expect(cut, 'elements beyond the width of the screen').toEqual([]);
}

for (const form of forms) {
  test(`${form.name}: wrong, without network, then pressed twice, on a phone with text twice as large`, async ({
    page,
  }) => {
    const part = await form.open(page);
    const submit = part.getByRole('button', { name: form.submit, exact: true });
    const field = (label: string) =>
      part.getByRole('textbox', { name: label }).or(part.getByLabel(label)).first();
    await expect(submit).toBeVisible();
    // Not a style element: the content policy would refuse it.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const fields = form.fields();
    const [first = ''] = fields.map(([label]) => label);

    // Empty: the focus goes to the first wrong field, which says what to do.
    await field(first).fill('');
    await submit.click();
    await expect(field(first)).toBeFocused();
    await expect(field(first)).toHaveAttribute('aria-invalid', 'true');
    await expectNothingCut(part);
    await expectAxeSilent(page);

    // Without network: it is said, and nothing that was typed is lost.
    for (const [label, text] of fields) await field(label).fill(text);
    for (const choice of form.choices ?? []) await part.getByLabel(choice).check();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await submit.dblclick();
    await expect(part.getByText(form.offline)).toBeVisible();
    await expect(submit).not.toHaveAttribute('aria-busy', 'true');
    for (const [label, text] of fields) await expect(field(label)).toHaveValue(text);
    for (const choice of form.choices ?? []) {
      await expect(part.getByLabel(choice)).toBeChecked();
    }
    await expectNothingCut(part);
    await expectAxeSilent(page);

    // The page goes with the test: back in the network, it would send what waits in the SDK.
    if (form.arrived === undefined) return;
    await page.context().setOffline(false);
    await submit.dblclick();
    await form.arrived(page);
  });
}

test('/contact, in a browser that blocks its storage: filled in before the page wakes, without an event; too long; sent once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await page.goto('/contact');
  await page.getByRole('main').evaluate((main) => {
    // As password managers and the browser fill in: no key, no event.
    const fill = (name: string, value: string) => {
      const control = main.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (control !== null) control.value = value;
    };
    fill('nom', 'Odile');
    fill('email', 'odile@exemple.fr');
  });
  const text = page.getByRole('textbox', { name: 'Message' });
  const long = `${'é'.repeat(4_990)} 🦉 🗝️`;
  await text.fill(long);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByLabel('Votre nom')).toHaveValue('Odile');
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('odile@exemple.fr');
  await expect(text).toHaveValue(long);
  // Each point of the summary leads to its field.
  const summary = page.getByRole('region', { name: /à corriger/ });
  await expect(summary.getByRole('link')).toHaveCount(2);
  await summary.getByRole('link', { name: /J’accepte|Cochez/ }).click();
  await expect(page.getByLabel(/J’accepte/)).toBeFocused();
  await page.keyboard.press('Space');
  await summary.getByRole('link', { name: /trop long/ }).click();
  await expect(text).toBeFocused();
  await text.fill('  Où est la clé ?\n');
  await expect(page.getByRole('region', { name: /à corriger/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Envoyer' }).dblclick();
  await sentMessage(page);
  await expect(page.getByText(/Ce navigateur ne garde rien/)).toBeVisible();
});

test('/contact keeps what is typed when one goes back and forward, and when the page is loaded anew', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.goto('/contact');
  const text = page.getByRole('textbox', { name: 'Message' });
  await text.fill('Une question longue à écrire 🦉');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/questions/i);
  await page.goForward();
  await expect(text).toHaveValue('Une question longue à écrire 🦉');
  await page.reload();
  await expect(text).toHaveValue('Une question longue à écrire 🦉');
});
