import { demoAccountOf } from '../../tools/seed/demo-accounts.ts';
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
    controle: map({ erreurs: whole(number - 1) }),
    signataire: map({ uid: text('autrice'), nom: text('Solène') }),
    revision: whole(1),
    createdAt: time('2026-11-01T08:00:00Z'),
    createdBy: text('autrice'),
    updatedAt: time(new Date().toISOString()),
    updatedBy: text('autrice'),
    operationId: text('operation-0000000000001'),
  };
}

test('the team finds parcours among all by the address, and follows one of them', async ({
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
    await expect(first).toContainText(/Contrôle\s: rien à corriger/);

    await page.getByRole('searchbox', { name: 'Chercher' }).fill('fontaines gerardmer');
    await expect(page.getByText(/^2\sparcours$/)).toBeVisible();
    await expect(page).toHaveURL(/[?&]q=fontaines\+gerardmer/);
    await expectAxeSilent(page);

    // By the keyboard alone.
    await first.getByRole('button', { name: /^Suivre/ }).press('Enter');
    await expect(first).toContainText(/Suivi par/);
    await expect(first.getByRole('button', { name: /^Ne plus suivre/ })).toBeFocused();
    const { uid, nom } = demoAccountOf('admin');
    expect((await readDocument(`parcours/${ids[0]}`))?.data['suivi']).toEqual({
      uid,
      nom,
    });

    await page.reload();
    await expect(page.getByText(/^2\sparcours$/)).toBeVisible();
    await page.getByRole('combobox', { name: 'À faire' }).selectOption('Suivis par moi');
    await expect(page.getByText(/^1\sparcours$/)).toBeVisible();
    await first.getByRole('button', { name: /^Ne plus suivre/ }).click();
    await expect(page.getByText('Aucun parcours n’en est là.')).toBeVisible();
    expect((await readDocument(`parcours/${ids[0]}`))?.data['suivi']).toBeUndefined();
  } finally {
    for (const id of ids) await deleteDocument(`parcours/${id}`);
    // It names them.
    await deleteDocument('tableau/parcours');
  }
});
