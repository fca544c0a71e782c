import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Sends a message to the team from `/contact`, and waits until it has arrived. */
export async function writeToTeam(
  page: Page,
  { nom, email, message }: { nom: string; email: string; message: string },
): Promise<void> {
  await page.goto('/contact');
  await page.getByLabel('Votre nom').fill(nom);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByLabel(/J’accepte/).check();
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(
    page.getByRole('heading', { name: 'Votre message est arrivé' }),
  ).toBeFocused();
}
