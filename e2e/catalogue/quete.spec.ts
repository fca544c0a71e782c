import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { contenuSchema } from '../../src/domain/quete/quete.ts';
import { readDocument, updateDocument } from '../backend.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

/** Opens the seeded quête of Colmar from the catalogue, and gives its address. */
async function openColmar(page: Page): Promise<string> {
  await page.goto('/les_quetes/68/colmar');
  await page.getByRole('link', { name: 'Les visages de Colmar' }).first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Les visages de Colmar' }),
  ).toBeVisible();
  return new URL(page.url()).pathname;
}

const colmar = 'quetes/68_colmar_les-visages-de-colmar';
/** The one in which no other test plays. */
const cordes = 'quetes/81_cordes-sur-ciel_la-ville-au-dessus-des-nuages';

async function contenuOf(quete: string) {
  const stored = await readDocument(quete);
  return contenuSchema.parse(JSON.parse(String(stored?.data['contenu'])));
}

async function etapesOf(quete: string) {
  return (await contenuOf(quete)).etapes;
}

test.describe('a closure', () => {
  test.afterAll(() => updateDocument(cordes, { suspensions: { mapValue: {} } }));

  test('decided after the site was built is on the page, with its reason', async ({
    page,
  }) => {
    const [, second] = await etapesOf(cordes);
    const closed = (motif: string) => ({
      mapValue: { fields: { motif: { stringValue: motif } } },
    });
    await updateDocument(cordes, {
      suspensions: {
        mapValue: {
          fields: {
            fermeture: closed('La vieille ville est fermée pour le marché.'),
            [second?.id ?? '']: closed('Un échafaudage cache la façade.'),
          },
        },
      },
    });
    await page.goto('/les_quetes/81/cordes-sur-ciel/la-ville-au-dessus-des-nuages');
    await expect(page.getByText('Cette quête est fermée en ce moment')).toBeVisible();
    await expect(page.getByText(/^La vieille ville est fermée/)).toBeVisible();
    // In the list, and beside « Commencer ».
    await expect(page.getByText(/Un échafaudage cache la façade/)).toHaveCount(2);
    await expectAxeSilent(page);
  });
});

test('a danger, the climb and what is at hand are on the page; no party begins, and axe is silent', async ({
  page,
}) => {
  const written = await contenuOf(cordes);
  const put = (contenu: typeof written) =>
    updateDocument(cordes, { contenu: { stringValue: JSON.stringify(contenu) } });
  const chasse = {
    jours: [],
    horaires: null,
    periode: null,
    motif: 'chasse' as const,
    danger: true,
  };
  await put({
    ...written,
    pratique: { ...written.pratique, fermetures: [chasse] },
    relief: {
      montee: 84,
      descente: 82,
      minimum: 160,
      maximum: 291,
      altitudes: [160, 240, 291, 230, 162],
    },
  });
  try {
    const path = '/les_quetes/81/cordes-sur-ciel/la-ville-au-dessus-des-nuages';
    await page.goto(path);
    // The hour is known once the page runs, which a gesture asks for.
    await page.keyboard.press('Tab');
    await expect(page.getByText(/danger, ne venez pas/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Commencer/ })).toHaveCount(0);
    const facts = page.getByRole('region', { name: 'En pratique' });
    await expect(facts.getByText(/Gare de Cordes/)).toBeVisible();
    await expect(facts.getByText(/^Pas renseigné/)).toBeVisible();
    const relief = page.getByRole('region', { name: 'Le relief' });
    await expect(relief.getByRole('img', { name: /84.m de montée/ })).toBeVisible();
    const list = relief.getByText('Le profil en liste');
    await list.focus();
    await page.keyboard.press('Enter');
    await expect(relief.getByText(/^Au départ/)).toBeVisible();
    await expectAxeSilent(page);
    await page.goto(`${path}/jouer`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Fermée en ce moment' }),
    ).toBeVisible();
    await expectAxeSilent(page);
  } finally {
    await put(written);
  }
});

test.describe('the page of a quête', () => {
  test('says what one needs before leaving, for whom the way is fit, and what players said when asked, and axe is silent', async ({
    page,
  }) => {
    await openColmar(page);
    const facts = page.getByRole('region', { name: 'En pratique' });
    await expect(facts.getByRole('link', { name: 'Y aller' })).toBeVisible();
    await expect(facts.getByText('Passe en fauteuil roulant')).toBeVisible();
    await expect(facts.getByText(/^Toute l’année/)).toBeVisible();
    await page.getByRole('button', { name: 'Lire les avis' }).click();
    await expect(page.getByText(/^Personne n’a encore donné son avis/)).toBeVisible();
    await page.getByText('Préparer une sortie de classe').click();
    await expect(
      page.getByText('Groupe A : 6 élèves, commence à l’étape 1', { exact: true }),
    ).toBeVisible();
    await expectAxeSilent(page);
  });

  test('gives its walk as GPX, KML and GeoJSON, without a word of its épreuves', async ({
    page,
  }) => {
    await openColmar(page);
    await page.getByText(/^Pour aller plus loin/).click();
    for (const [name, begin] of [
      ['GPX', '<?xml'],
      ['KML', '<?xml'],
      ['GeoJSON', '{'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+\.(gpx|kml|geojson)$/);
      const text = await readFile(await download.path(), 'utf8');
      expect(text.startsWith(begin)).toBe(true);
      expect(text).toContain('Les visages de Colmar');
      expect(text).not.toContain('indice');
    }
  });

  test('shows a code to scan, and a favourite is still one after the page was closed', async ({
    page,
  }) => {
    const path = await openColmar(page);
    await page.getByRole('button', { name: 'QR code' }).click();
    await expect(page.getByRole('img', { name: /^QR code de la page/ })).toBeVisible();
    await expectAxeSilent(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'QR code' })).toBeFocused();
    await page.getByRole('button', { name: 'Garder en favori' }).click();
    await page.goto('/');
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'En favori' })).toBeVisible();
  });

  test('without navigation, to be put in another page, leads out to the quête', async ({
    page,
  }) => {
    const path = await openColmar(page);
    await page.goto(`${path}/integration`);
    await expect(page.getByRole('link', { name: /^Ouvrir la quête/ })).toHaveAttribute(
      'href',
      path,
    );
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectAxeSilent(page);
  });

  test('a plate says at which étape it stands, and leads to its quête whatever its token', async ({
    page,
  }) => {
    const path = await openColmar(page);
    const [, , third] = await etapesOf(colmar);
    await page.goto(`${path}/plaque/${third?.id ?? ''}`);
    await expect(
      page.getByRole('heading', { level: 1, name: /^La maison qui fait/ }),
    ).toBeVisible();
    await expect(page.getByText('Colmar · Étape 3')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Commencer au départ' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Y aller' })).toBeVisible();
    await expectAxeSilent(page);
    await page.getByRole('link', { name: 'Dites-le-nous.' }).click();
    await expect(page.getByText(`${path}/plaque/${third?.id ?? ''}`)).toBeVisible();
    await page.goto(`${path}/plaque/aZ09-inconnu`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Vous avez trouvé une plaque' }),
    ).toBeVisible();
    await expectAxeSilent(page);
    await page.getByRole('link', { name: 'Découvrir la quête' }).click();
    await expect(page).toHaveURL(path);
  });
});

test.describe('an address of the catalogue that leads nowhere', () => {
  for (const [address, meant] of [
    ['/les_quetes/68/colmar/les-visage-de-colmar', /^Les visages de Colmar, Colmar$/],
    ['/les_quetes/68%2Fcolmar%2Fvisages', /^Les visages de Colmar, Colmar$/],
    ['/les_quetes/bouche-du-rone', /Bouches-du-Rhône/],
    ['/les_quetes/35/saint-malo/a/b/c/d/e', /^Le code des corsaires, Saint-Malo$/],
  ] as const) {
    test(`as ${address} says so and proposes what was meant`, async ({ page }) => {
      await page.goto(address);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Page introuvable' }),
      ).toBeVisible();
      const near = page.getByRole('navigation', { name: 'Vouliez-vous dire ?' });
      await expect(near.getByRole('link', { name: meant })).toBeVisible();
      await expectAxeSilent(page);
    });
  }
});
