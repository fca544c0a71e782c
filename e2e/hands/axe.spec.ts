import type { Page } from '@playwright/test';
import { saintMalo } from '../../tools/seed/saint-malo.ts';
import { corsaires } from '../drivers/corsaires-driver.ts';
import { expectFits } from '../drivers/expect-fits.ts';
import { visitEach } from '../drivers/visit-each.ts';
import { expect, test } from '../fixtures.ts';

const paths = [
  '/',
  '/blog',
  '/blog?article=le-telegraphe-de-chappe',
  '/contact',
  '/defaultFormData',
  '/download',
  '/aide/auteur',
  '/aide/equipe',
  '/ecoconception',
  '/faq',
  '/mairie',
  '/mairie?commune=13-barbentane',
  '/mairie?document=deliberation&commune=13-barbentane',
  '/mairie?document=affiche',
  '/mairie?document=convention',
  '/mairie?document=dossier&commune=13-barbentane',
  '/privacy',
  '/utilisation',
  '/login',
  '/login?vue=compte',
  '/login?vue=lien',
  '/les_quetes',
  '/les_quetes?q=Dinan',
  corsaires,
  `${corsaires}/integration`,
  `${corsaires}/plaque/${saintMalo.parcours.etapes[2]?.id ?? ''}`,
  '/les_codes',
  '/les_codes/ecritures',
  '/les_codes/substitution/cesar',
  '/les_codes/polyalphabetique/vigenere',
  '/les_codes/groupes/polybe',
  '/les_codes/transposition/fleissner',
  '/les_codes/ecritures/morse',
  '/les_codes/ecritures/pigpen',
  '/les_codes/ecritures/brayle',
  '/les_codes/signaux/pavillons',
  '/les_codes/signaux/chappe',
  '/les_codes/jeux-de-langue/langue-des-oiseaux',
  // German has the longest words.
  '/de',
  '/de/login',
  '/de/les_quetes',
  '/de/les_quetes/35',
  `/de${corsaires}`,
];

/** The page fits; so does a form of sign-in with its errors. */
async function look(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFits(page);
  if (!path.startsWith('/login')) return;
  await page.getByRole('main').locator('[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectFits(page);
}

test('axe is silent on each public page in both themes, and the page holds at 320 px and at 200 % text', async ({
  openTab,
}) => {
  await visitEach(openTab, paths, (page, path) =>
    test.step(path, () => look(page, path)),
  );
});
