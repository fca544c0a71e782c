import { computeEmpreinte } from '../../src/domain/epreuve/empreinte.ts';
import type { Contenu } from '../../src/domain/quete/quete.ts';
import { listDocuments, readDocument, updateDocument } from '../backend.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { storedParties } from '../drivers/stored-parties.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

const phone = { viewport: { width: 390, height: 844 } };

/** From now on the phones that open the quête take another answer of its first étape for the right one, as one in 4,096 is. */
async function confuse(queteId: string, canonical: string): Promise<void> {
  const stored = await readDocument(`quetes/${queteId}`);
  const contenu = JSON.parse(String(stored?.data['contenu'])) as Contenu;
  const epreuve = contenu.etapes[0]?.epreuve;
  if (epreuve?.type !== 'texte') throw new Error('No word to find.');
  epreuve.empreinte.valeurs.push(await computeEmpreinte(canonical, epreuve.empreinte));
  await updateDocument(`quetes/${queteId}`, {
    contenu: { stringValue: JSON.stringify(contenu) },
  });
}

test('an answer that was accepted without network and is refused when it is back is put right, the end stays, a name of the palmarès that a reader reports is masked, and an opinion is answered', async ({
  builder,
  openDevice,
}) => {
  await builder.writeDetails({
    titre: 'Les quatre points d’eau',
    commune: 'auch',
    choice: /^Auch \(/,
    resume: 'Deux haltes où l’on se souvient.',
  });
  for (const [index, reponse] of ['lavoir', 'four'].entries()) {
    await builder.writeEtape(index + 1, {
      titre: `Lieu ${index + 1}`,
      lieu: 'Place Salinis',
      position: `43.64${index + 5}, 0.585`,
      recit: 'On venait ici chaque semaine, un panier sur la tête.',
      epreuve: { type: 'texte', consigne: 'Qu’y avait-il ici ?', reponses: [reponse] },
    });
  }
  await builder.expectSavedOnline();
  const address = await builder.publish();
  const queteId = address.replace(/^.*les_quetes\//, '').replaceAll('/', '_');
  await confuse(queteId, 'pressoir');

  const page = await (await openDevice(phone)).newPage();
  await page.clock.install();
  await page.goto(`${address}/jouer`);
  const game = new PlayDriver(page);
  await game.expectEtape(1, 2);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await game.seeEpreuve();
  await game.answerTexte('Le pressoir');
  await game.expectRight();
  await game.goOn();
  await game.seeEpreuve();
  // Once the device has it: the leap would run into the deadline of a write, and the party would go on in memory.
  await expect
    .poll(async () => (await storedParties(page)).map(({ partie }) => partie))
    .toMatchObject([{ etapeIndex: 1, moment: 'epreuve' }]);
  // A third of the announced hour: the palmarès shows it.
  await page.clock.fastForward('00:20:00');
  await game.answerTexte('le four');
  await game.expectRight();
  await game.goOn();
  await game.expectEnd();
  await expect(page.getByText(/^Réponses prouvées\s: 0 sur 2\./)).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText('Une vérification a dit non')).toBeVisible();
  await game.expectEnd();
  await expect(page.getByText(/Votre arrivée reste acquise/)).toBeVisible();
  await expectAxeSilent(page);
  await page.getByRole('button', { name: /^Revoir l’étape 1/ }).click();
  await expect(page.getByText(/ce n’est pas votre faute/)).toBeVisible();
  await expectAxeSilent(page);
  await page.getByRole('button', { name: 'Chercher encore' }).click();
  await game.answerTexte('lavoir');
  await game.expectRight();
  await page.getByRole('button', { name: 'Revenir au bilan' }).click();
  await game.expectEnd();
  await expect(page.getByText('Réponses prouvées\u00A0: 2 sur 2.')).toBeVisible();
  const parties = async () =>
    (await listDocuments('parties')).filter(({ data }) => data['queteId'] === queteId);
  await expect
    .poll(async () => (await parties()).map(({ data }) => data['finishedAt'] !== null))
    .toEqual([true]);
  expect(await parties()).toMatchObject([{ data: { reussiteCount: 2 } }]);

  await page.getByRole('radio', { name: '4, très bien' }).check();
  await page.getByRole('textbox', { name: 'Signé' }).fill('Camille');
  await page.getByRole('button', { name: 'Donner mon avis' }).click();
  await expect(page.getByText(/^Votre avis est arrivé\./)).toBeVisible();
  await page.getByLabel('Votre pseudonyme').last().fill('Le Vantard');
  await page.getByRole('button', { name: 'M’inscrire au palmarès' }).click();
  await expect(page.getByText(/^Votre ligne est sur la page/)).toBeVisible();

  const reader = await (await openDevice(phone)).newPage();
  const readPalmares = async () => {
    await reader.goto(address);
    await reader.getByRole('button', { name: 'Lire les avis' }).click();
    await expect(reader.getByRole('heading', { name: 'Le palmarès' })).toBeVisible();
  };
  await readPalmares();
  await reader.getByRole('button', { name: 'Signaler un nom' }).click();
  await reader.getByRole('button', { name: 'Signaler le nom Le Vantard' }).click();
  await expectAxeSilent(reader);
  await reader.getByRole('button', { name: 'Signaler à l’équipe' }).click();
  await expect(reader.getByText('Merci. L’équipe va regarder ce nom.')).toBeVisible();

  const desk = builder.page;
  await desk.goto('/admin/parcours/message?vue=avis');
  await expect(desk).toHaveURL(/vue=moderation/);
  const reported = desk.getByRole('article').filter({ hasText: 'Le Vantard' });
  await expect(reported.getByText('Les quatre points d’eau')).toBeVisible();
  await expectAxeSilent(desk);
  await reported.getByRole('button', { name: 'Masquer ce nom…' }).click();
  await reported.getByRole('radio', { name: 'Peut blesser ou choquer' }).check();
  await expect(reported.getByText(/^La personne lira/)).toBeVisible();
  await expectAxeSilent(desk);
  await reported.getByRole('button', { name: 'Masquer ce nom', exact: true }).click();
  await expect(desk.getByText('Le nom est masqué, les points restent.')).toBeVisible();
  await expect(reported).toHaveCount(0);
  const opinion = desk
    .getByRole('article')
    .filter({ hasText: 'Les quatre points d’eau' });
  await opinion.getByRole('button', { name: 'Répondre…' }).click();
  await opinion.getByLabel('Réponse de la mairie').fill('Merci, revenez en mai.');
  await expectAxeSilent(desk);
  await opinion.getByRole('button', { name: 'Publier avec la réponse' }).click();
  await expect(desk.getByText('L’avis est publié.')).toBeVisible();
  await expect(opinion).toHaveCount(0);
  const [said, ...others] = await listDocuments(`quetes/${queteId}/avisPublics`);
  expect(others).toEqual([]);
  // Nothing of what everybody reads names who said it.
  expect(said?.data).toEqual({
    ...{ note: 4, texte: '', pseudonyme: 'Camille', reponse: 'Merci, revenez en mai.' },
    at: expect.stringMatching(/T00:00:00/) as unknown,
  });
  await readPalmares();
  await expect(reader.getByText('Le Vantard')).toHaveCount(0);
  await expect(reader.getByText('20 points')).toBeVisible();
  await expect(reader.getByText('Réponse de la mairie')).toBeVisible();
  await expect(reader.getByText('Merci, revenez en mai.')).toBeVisible();

  await page.reload();
  await expect(
    page.getByText('Votre avis se lit sur la page de la quête.'),
  ).toBeVisible();
  await expect(page.getByText(/La mairie vous répond.*revenez en mai/)).toBeVisible();
  await expect(page.getByText(/^Votre nom est masqué au palmarès/)).toBeVisible();
  await expectAxeSilent(page);
});

test('an aventure that is cut short goes to its nearest ending, can be taken up again where it was, and says so at the end', async ({
  openDevice,
}) => {
  const page = await (await openDevice(phone)).newPage();
  await page.goto('/les_quetes/21/dijon/la-chouette-s-est-envolee/jouer');
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const at = (titre: string) =>
    expect(page.getByRole('heading', { level: 1, name: titre })).toBeVisible();
  await at('L’ours qui ne dort pas');
  const game = new PlayDriver(page);
  await game.take(/Prendre par la place de la poste/);
  await at('Les miettes de la poste');
  const shorten = async () => {
    await press('Menu');
    await press('Écourter la balade');
    await expect(
      page.getByText(/va droit à sa fin la plus proche, Le goûter\./),
    ).toBeVisible();
    await expectAxeSilent(page);
    await press('Aller à cette fin');
    await game.reach('Le goûter');
  };
  await shorten();
  await page.reload();
  await at('Le goûter');
  await press(/^Reprendre/);
  await game.reach('Les miettes de la poste');
  await shorten();
  await press('Terminer');
  await expect(
    page.getByRole('heading', { level: 1, name: /Belle balade, même écourtée/ }),
  ).toBeVisible();
  await expect(page.getByText(/Votre fin.*Le goûter partagé/)).toBeVisible();
  await expect(page.getByText(/Le tampon attend une balade entière/)).toBeVisible();
  await expectAxeSilent(page);
});
