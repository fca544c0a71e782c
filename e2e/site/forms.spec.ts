import type { Locator, Page } from '@playwright/test';
import { freshEmail } from '../drivers/auth-emulator.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

// Logs of the browser and Firebase without network.
test.use({
  viewport: { width: 390, height: 664 },
  allowedErrors: [/RPC_ERROR HTTP error has no status/],
});

async function sentMessage(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { name: 'Votre message est arrivé' }),
  ).toBeFocused();
}

/** Expects nothing wider than the screen in a part of the page. */
async function expectNothingCut(part: Locator): Promise<void> {
  const cut = await part.evaluate((element) => {
    const width = document.documentElement.clientWidth;
    return [...element.querySelectorAll('form, form *')]
      .filter((one) => one.getBoundingClientRect().right > width + 1)
      .map((one) => one.outerHTML.slice(0, 120));
  });
  expect(cut, 'elements beyond the width of the screen').toEqual([]);
}

test('a form is wrong, without network, then pressed twice, on a phone with text twice as large', async ({
  page,
}) => {
  await page.goto('/contact');
  const part = page.getByRole('main');
  const submit = part.getByRole('button', { name: 'Envoyer', exact: true });
  const field = (label: string) => part.getByRole('textbox', { name: label });
  const consent = part.getByLabel(/J’accepte/);
  await expect(submit).toBeVisible();
  // Not a style element: the content policy would refuse it.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

  // Empty: the focus goes to the first wrong field, which names the remedy.
  await submit.click();
  await expect(field('Votre nom')).toBeFocused();
  await expect(field('Votre nom')).toHaveAttribute('aria-invalid', 'true');
  await expectNothingCut(part);
  await expectAxeSilent(page);

  // Without network: a message appears, and all typed text stays.
  const typed = [
    ['Votre nom', 'Odile 🦉'],
    ['Adresse e-mail', freshEmail('formulaire')],
    ['Message', 'Où est la clé de la tour ? 🗝️'],
  ] as const;
  for (const [label, text] of typed) await field(label).fill(text);
  await consent.check();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await submit.dblclick();
  await expect(part.getByText(/rien n’est parti/)).toBeVisible();
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  for (const [label, text] of typed) await expect(field(label)).toHaveValue(text);
  await expect(consent).toBeChecked();
  await expectNothingCut(part);
  await expectAxeSilent(page);

  await page.context().setOffline(false);
  await submit.dblclick();
  await sentMessage(page);
});

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
