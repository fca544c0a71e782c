import {
  deleteDocument,
  readDocument,
  writeDocument,
  type StoredValue,
} from '../backend.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

const ids = ['parcoursDuBureau1', 'parcoursDuBureau2'];
const text = (stringValue: string): StoredValue => ({ stringValue });
const whole = (value: number): StoredValue => ({ integerValue: String(value) });
const list = (...values: StoredValue[]): StoredValue => ({ arrayValue: { values } });
const time = (at: string): StoredValue => ({ timestampValue: at });
const map = (fields: Record<string, StoredValue>): StoredValue => ({
  mapValue: { fields },
});
const nothing: StoredValue = { nullValue: null };

function parcours(number: number): Record<string, StoredValue> {
  return {
    titre: text(`Le bureau aux fontaines ${number}`),
    genre: text('quete'),
    insee: text('88200'),
    communeNom: text('Gérardmer'),
    departement: text('88'),
    resume: text(''),
    description: text(''),
    theme: text('eau'),
    dureeMinutes: nothing,
    difficulte: text('facile'),
    ageMinimum: whole(0),
    pratique: map({
      traits: list(),
      saisons: list(),
      horaires: nothing,
      verifieLe: nothing,
    }),
    signature: text(''),
    trace: text(''),
    ordre: text('fixe'),
    aventure: text('{"objets":[],"drapeaux":[],"personnages":[]}'),
    couverture: text(''),
    embleme: text(''),
    ficheClasse: map({
      competences: text(''),
      avant: text(''),
      pendant: text(''),
      apres: text(''),
    }),
    territoire: nothing,
    slug: text(''),
    etapeIds: list(text('etape0001')),
    etapeCount: whole(1),
    etat: text(number === 1 ? 'approuve' : 'brouillon'),
    membres: map({ autrice: text('auteur') }),
    membreUids: list(text('autrice')),
    salon: text('0123456789abcdef0123456789abcdef'),
    controle: map({ erreurs: whole(number - 1), conseils: whole(4) }),
    signataire: map({ uid: text('autrice'), nom: text('Solène') }),
    revision: whole(1),
    createdAt: time('2026-11-01T08:00:00Z'),
    createdBy: text('autrice'),
    updatedAt: time(new Date().toISOString()),
    updatedBy: text('autrice'),
    operationId: text('operation-0000000000001'),
  };
}

test('the team finds parcours among all, archives several at once, and may take it back', async ({
  adminPage: page,
}) => {
  for (const [index, id] of ids.entries()) {
    await writeDocument(`parcours/${id}`, parcours(index + 1));
  }
  try {
    await page.goto('/admin/parcours/dashboard');
    const first = page
      .getByRole('listitem')
      .filter({ hasText: 'Le bureau aux fontaines 1' });
    await expect(first).toContainText('par Solène');
    await expect(first).toContainText(/Contrôle\s: 4\sconseils/);

    await page.getByRole('searchbox', { name: 'Chercher' }).fill('fontaines gerardmer');
    await expect(page.getByText(/^2\sparcours$/)).toBeVisible();
    await expect(page).toHaveURL(/[?&]q=fontaines\+gerardmer/);
    await page.getByLabel('Garder cette vue sous le nom').fill('Les Vosges');
    await page.getByRole('button', { name: 'Garder la vue' }).click();
    await expectAxeSilent(page);

    // By the keyboard alone.
    await page.getByRole('button', { name: 'Tout choisir' }).press('Enter');
    await page.getByRole('button', { name: 'Archiver' }).press('Enter');
    await page.getByRole('button', { name: /Annuler$/ }).press('Enter');
    await expect(page.getByText('Rien n’a changé.')).toBeVisible();
    expect((await readDocument(`parcours/${ids[0]}`))?.data['etat']).toBe('approuve');
    await page.getByRole('button', { name: 'Archiver' }).click();
    await page.getByRole('button', { name: 'Le faire maintenant' }).click();
    await expect(page.getByText(/^2\sparcours archivés\.$/)).toBeVisible();
    await expect(first).toContainText('Archivé');
    for (const id of ids) {
      expect((await readDocument(`parcours/${id}`))?.data['etat']).toBe('archive');
    }

    await page.getByRole('link', { name: 'Tous', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Chercher' }).fill('');
    await page.reload();
    await page.getByRole('link', { name: 'Les Vosges' }).click();
    await expect(page.getByText(/^2\sparcours$/)).toBeVisible();
    await expect(first).toContainText('Archivé');
  } finally {
    for (const id of ids) await deleteDocument(`parcours/${id}`);
    // It names them.
    await deleteDocument('tableau/parcours');
  }
});
