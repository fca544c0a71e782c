import type { Page } from '@playwright/test';
import { ActionCounter } from '../drivers/action-counter.ts';
import { imitateAround } from '../drivers/around-sources.ts';
import { openEcran } from '../drivers/builder-driver.ts';
import { watchViolations } from '../drivers/content-policy.ts';
import { watchDocuments } from '../drivers/watch-documents.ts';
import { expect, test } from '../fixtures.ts';

const names = [
  ...['Basilique Saint-Sauveur', 'Croix du Bourg', 'Lavoir de la Fontaine'],
  ...['Vieux Pont', 'Statue de Bertrand du Guesclin'],
];

test('five étapes are laid and filled from what is around, in at most 25 actions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const asked = await imitateAround(page);
  const violations = await watchViolations(page);
  await page.goto('/');
  const documents = watchDocuments(page);
  const hands = new ActionCounter(page);
  await hands.tap(
    page
      .getByRole('link', { name: 'Écrire un parcours' })
      .filter({ visible: true })
      .first(),
  );
  await hands.tap(page.getByRole('link', { name: 'En partant de la carte' }));
  const map = page.getByRole('application', { name: 'Carte' });
  await expect(map).toBeVisible();
  await hands.tap(map);
  await expect(page.getByLabel(/^Comment s’appelle l’étape 1/)).toBeFocused();
  await hands.tap(page.getByRole('link', { name: 'Continuer dans l’atelier' }));
  const list = page.getByRole('region', { name: 'Étapes', exact: true });
  await hands.tap(list.getByRole('button', { name: /^Étape 1/ }));
  await hands.fill(page.getByLabel('Place sur la carte'), '48.4541, -2.0449');
  await hands.press('Tab');
  await hands.tap(page.getByRole('button', { name: 'À voir', exact: true }));
  const press = page.getByRole('button', { name: 'Que voit-on par ici' });
  await expect(press).toBeVisible();
  expect(asked).toEqual([]);
  await hands.tap(press);
  for (const name of names) {
    await hands.tap(page.getByRole('checkbox', { name: `Poser une étape : ${name}` }));
  }
  await hands.tap(page.getByRole('button', { name: 'Poser 5 étapes' }));
  await expect(page.getByText('5 étapes posées. Vérifiez tout sur place.')).toBeVisible();
  for (const name of names) {
    await expect(
      list.getByRole('button', { name: new RegExp(`^Étape \\d : ${name}`) }),
    ).toBeVisible();
  }

  await hands.tap(list.getByRole('button', { name: /^Étape \d : Croix du Bourg/ }));
  await hands.tap(page.getByRole('button', { name: 'À voir ici' }));
  const picture = page
    .getByRole('listitem')
    .filter({ hasText: 'Anne & le musée' })
    .last();
  await hands.tap(picture.getByRole('button', { name: 'Prendre cette image' }));
  await expect(
    page.getByText(/L’image est dans le récit, avec son crédit/),
  ).toBeVisible();
  await openEcran(page, 'Récit');
  hands.actionCount += 1;
  await hands.fill(
    page.getByLabel('Description de l’image'),
    'La croix, devant un mur de granit.',
  );
  await expect(page.getByLabel('Crédit')).toHaveValue(
    'Anne & le musée, 2019, CC BY-SA 4.0, Wikimedia Commons',
  );
  await expect(page.getByLabel('Récit', { exact: true })).toHaveValue(
    /À vérifier sur place.*1752/,
  );
  await openEcran(page, 'Épreuve');
  await expect(page.getByText('Un cadenas à ouvrir').first()).toBeVisible();
  await expect(page.getByText(/^Enregistré sur cet appareil à/)).toBeVisible();
  expect(hands.actionCount).toBeLessThanOrEqual(25);

  // One document for the whole workshop, under a policy that lets these hosts in.
  expect(documents).toEqual(['/admin/parcours/d']);
  expect(violations).toEqual([]);
});

/** How many answers of the sources this device keeps. */
function keptCount(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('qc-alentours');
        opening.onerror = () => reject(new Error('It cannot be opened.'));
        opening.onsuccess = () => {
          const store = opening.result.transaction('reponses').objectStore('reponses');
          const count = store.count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );
}

test('what is asked stays for a week, and a source that is away is named', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const asked = await imitateAround(page, ['query.wikidata.org']);
  await page.goto('/admin/parcours/d');
  await page.getByRole('button', { name: 'Ouvrir l’exemple' }).click();
  await expect(page.getByRole('dialog', { name: 'Visite de l’atelier' })).toBeVisible();
  await page.keyboard.press('Escape');
  const look = async () => {
    await openEcran(page, 'Lieu');
    await page.getByRole('button', { name: 'À voir ici' }).click();
    await expect(page.getByText('Wikidata a trop à faire pour l’instant.')).toBeVisible();
    // An answer is kept on the device before it is shown.
    await expect(page.getByText('Les sources répondent…')).toBeHidden();
  };
  await look();
  expect(new Set(asked).size).toBe(6);
  // Those that answered are kept.
  await expect.poll(() => keptCount(page)).toBe(5);
  asked.length = 0;
  await page.reload();
  await look();
  expect(asked).toEqual(['query.wikidata.org']);
});

for (const [width, height] of [
  [1280, 800],
  [390, 664],
] as const) {
  test(`what is found stands on the map at ${width} × ${height}, and is chosen there or in the list`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await imitateAround(page);
    await page.goto('/admin/parcours/d');
    await page.getByRole('button', { name: 'Ouvrir l’exemple' }).click();
    await expect(page.getByRole('dialog', { name: 'Visite de l’atelier' })).toBeVisible();
    await page.keyboard.press('Escape');
    if (width < 1024) await page.getByRole('tab', { name: 'Texte' }).click();
    await openEcran(page, 'Lieu');
    await page.getByLabel('Place sur la carte').fill('48.4541, -2.0449');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'À voir ici' }).click();
    const inList = (name: string) =>
      page.getByRole('button', { name: new RegExp(`^Sur la carte\\s*: ${name}$`) });
    await inList('Vieux Pont').click();
    await expect(page.getByTitle('Vieux Pont')).toHaveAttribute('data-choisi', '');
    await expect(page.getByTitle('Vieux Pont')).toBeInViewport();
    await page.getByRole('button', { name: 'Fermer', exact: true }).click();
    await page.getByTitle('Lavoir de la Fontaine').click();
    await page.getByRole('button', { name: 'Voir dans la liste' }).click();
    await expect(inList('Lavoir de la Fontaine')).toHaveAttribute('aria-pressed', 'true');
    await expect(inList('Lavoir de la Fontaine')).toBeInViewport();
  });
}

test('no page of players may ask these hosts', async ({ request }) => {
  for (const path of ['/', '/les_quetes', '/admin/parcours/dashboard']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).not.toContain('overpass-api.de');
  }
  const workshop = (await request.get('/admin/parcours/edit?id=a')).headers();
  expect(workshop['content-security-policy']).toContain('https://overpass-api.de');
});
