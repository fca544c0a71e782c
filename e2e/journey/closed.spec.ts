import { listDocuments, readDocument, updateDocument } from '../backend.ts';
import { ActionCounter } from '../drivers/action-counter.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, expectAxeSilent, keepAdminSession, test } from '../fixtures.ts';

const queteId = '89_vezelay_le-chemin-de-lumiere';
const address = `/les_quetes/${queteId.replaceAll('_', '/')}`;

/** The étapes of the quête as it was published. */
async function publishedEtapes(): Promise<{ id: string; titre: string }[]> {
  const quete = await readDocument(`quetes/${queteId}`);
  const { etapes } = JSON.parse(String(quete?.data['contenu'])) as {
    etapes: { id: string; titre: string }[];
  };
  return etapes;
}

test('an étape that closes while one plays is led past, and what one says at the end waits to be read', async ({
  openDevice,
  page,
}) => {
  const etapes = await publishedEtapes();
  const [, second] = etapes;
  if (second === undefined) throw new Error('This quête has one étape.');
  await page.goto(`${address}/jouer`);
  const game = new PlayDriver(page);
  await game.expectEtape(1, etapes.length);
  const desk = await (await openDevice()).newPage();
  await keepAdminSession(desk);
  const hands = new ActionCounter(desk);
  await desk.goto('/admin/parcours/dashboard');
  await hands.tap(desk.getByRole('link', { name: /^Fermer une étape.*Le chemin de/ }));
  await hands.tap(desk.getByRole('button', { name: /^Fermer.*Étape 2/ }));
  await hands.tap(desk.getByRole('button', { name: 'Travaux sur place.' }));
  await expectAxeSilent(desk);
  try {
    await hands.tap(desk.getByRole('button', { name: 'Fermer l’étape' }));
    await expect(desk.getByText(/c’est fermé\.$/)).toBeVisible();
    // As the guide of the team says.
    expect(hands.actionCount).toBe(4);
    await expectAxeSilent(desk);
    await game.seeEpreuve();
    await game.passEtape();
    // The way to it is shown until the closure is read.
    await page.getByRole('button', { name: 'Étape suivante' }).click();
    await expect(page.getByText(/^Travaux sur place\./)).toBeVisible();
    await expectAxeSilent(page);
    await game.goOn();
    for (let numero = 3; numero <= etapes.length; numero += 1) {
      await game.expectEtape(numero, etapes.length);
      await game.seeEpreuve();
      await game.passEtape();
      await game.goOn();
    }
  } finally {
    await updateDocument(`quetes/${queteId}`, { suspensions: { mapValue: {} } });
  }
  await game.expectEnd();
  await expect(page.getByText(/^Une étape était fermée/)).toBeVisible();

  await page.getByRole('radio', { name: '4, très bien' }).check();
  await page.getByRole('textbox', { name: 'Signé' }).fill('Camille');
  await page.getByRole('button', { name: 'Donner mon avis' }).click();
  await expect(page.getByText(/^Votre avis est arrivé\./)).toBeVisible();
  await page.getByRole('button', { name: 'M’inscrire au palmarès' }).click();
  await expect(
    page.getByText(/^Votre ligne est arrivée, mais.*moins du tiers/),
  ).toBeVisible();
  await expectAxeSilent(page);
  expect(await listDocuments(`quetes/${queteId}/avis`)).toMatchObject([
    { data: { note: 4, pseudonyme: 'Camille', etat: 'attente' } },
  ]);
  await page.getByRole('button', { name: 'Retirer ma ligne' }).click();
  await expect.poll(() => listDocuments(`quetes/${queteId}/palmares`)).toEqual([]);
});
