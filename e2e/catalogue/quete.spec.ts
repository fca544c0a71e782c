import { contenuSchema } from '../../src/domain/quete/quete.ts';
import { readDocument, updateDocument } from '../backend.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

/** No other test plays in it. */
const cordes = 'quetes/81_cordes-sur-ciel_la-ville-au-dessus-des-nuages';
const path = '/les_quetes/81/cordes-sur-ciel/la-ville-au-dessus-des-nuages';

async function contenuOf(quete: string) {
  const stored = await readDocument(quete);
  return contenuSchema.parse(JSON.parse(String(stored?.data['contenu'])));
}

const closed = (motif: string) => ({
  mapValue: { fields: { motif: { stringValue: motif } } },
});

const chasse = {
  jours: [],
  horaires: null,
  periode: null,
  motif: 'chasse' as const,
  danger: true,
};

test('a closure and a danger decided after the build are on the sheet with the access facts, no party begins, and axe is silent', async ({
  page,
}) => {
  const written = await contenuOf(cordes);
  const put = (contenu: typeof written) =>
    updateDocument(cordes, { contenu: { stringValue: JSON.stringify(contenu) } });
  const suspend = (fields: Record<string, ReturnType<typeof closed>>) =>
    updateDocument(cordes, { suspensions: { mapValue: { fields } } });
  try {
    await suspend({
      fermeture: closed('La vieille ville est fermée pour le marché.'),
      [written.etapes[1]?.id ?? '']: closed('Un échafaudage cache la façade.'),
    });
    await page.goto(path);
    await expect(page.getByText('Cette quête est fermée en ce moment')).toBeVisible();
    await expect(page.getByText(/^La vieille ville est fermée/)).toBeVisible();
    // In the list, and beside « Commencer ».
    await expect(page.getByText(/Un échafaudage cache la façade/)).toHaveCount(2);
    await expectAxeSilent(page);

    await suspend({});
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
    await page.goto(path);
    // The hour is known once the page runs, after a gesture.
    await page.keyboard.press('Tab');
    await expect(page.getByText(/danger, ne venez pas/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Commencer/ })).toHaveCount(0);
    const facts = page.getByRole('region', { name: 'En pratique' });
    await expect(facts.getByText(/gare de Cordes-Vindrac/)).toBeVisible();
    await page.getByText('Le relief et le chemin en mots').click();
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
    await suspend({});
    await put(written);
  }
});
