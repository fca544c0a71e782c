import { listDocuments, readDocument } from '../backend.ts';
import type { BuilderDriver, EtapeToWrite } from '../drivers/builder-driver.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

/** One étape of each type of épreuve, in the streets of Uzès. */
const etapes: readonly EtapeToWrite[] = [
  {
    titre: 'Le départ',
    lieu: 'Place Duclos, devant l’hôtel de ville',
    position: '44.0119, 4.4191',
    recit: 'Nous voici au départ. Respirez, la ville vous attend.',
    epreuve: { type: 'aucune' },
  },
  {
    titre: 'La pierre',
    lieu: 'Rue de l’Horloge',
    position: '48,4537 ; -2,0446',
    recit: 'Posez la main sur le mur. Il est froid, même en été.',
    epreuve: {
      type: 'choix',
      consigne: 'De quelle pierre est ce mur ?',
      options: [
        ['Granit', true],
        ['Marbre', false],
        ['Craie', false],
      ],
      points: 10,
    },
  },
  {
    titre: 'L’heure',
    lieu: 'Au pied du beffroi',
    position: '44.0135, 4.4210',
    recit: 'Levez les yeux : elle sonne depuis cinq siècles.',
    epreuve: {
      type: 'texte',
      consigne: 'Quel prénom la grande porte-t-elle ?',
      reponses: ['Anne', 'la duchesse Anne'],
      points: 20,
      indice: { texte: 'C’est celui d’une duchesse.', cout: 5 },
    },
  },
  {
    titre: 'La montée',
    lieu: 'En bas de l’escalier',
    position: '44.0130, 4.4209',
    recit: 'Ils sont nombreux à avoir compté avant vous.',
    epreuve: {
      type: 'nombre',
      consigne: 'Combien de marches jusqu’en haut ?',
      minimum: '157',
      maximum: '159',
      points: 15,
    },
  },
];

async function writeUzes(builder: BuilderDriver, titre: string): Promise<void> {
  await builder.writeDetails({
    titre,
    commune: 'uzès',
    choice: /^Uzès \(/,
    resume: 'Quatre étapes pour voir la ville autrement.',
  });
  for (const [index, etape] of etapes.entries())
    await builder.writeEtape(index + 1, etape);
  await builder.expectSavedOnline();
}

test.describe('from a blank parcours to a quête played', () => {
  test('an admin writes and publishes, a visitor finds it, plays it to the end and every answer is proven', async ({
    adminPage,
    builder,
    openDevice,
  }) => {
    await writeUzes(builder, 'Les heures d’Uzès');
    await expectAxeSilent(adminPage);
    const address = await builder.publish();
    expect(address).toBe('/les_quetes/30/uzes/les-heures-d-uzes');
    await expect(adminPage.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectAxeSilent(adminPage);

    const parcours = await readDocument(`parcours/${builder.parcoursId()}`);
    expect(parcours?.data).toMatchObject({
      titre: 'Les heures d’Uzès',
      insee: '30334',
      etapeCount: 4,
      etat: 'brouillon',
      publication: { queteId: '30_uzes_les-heures-d-uzes', version: 1 },
    });
    const version = 'quetes/30_uzes_les-heures-d-uzes/versions/1';
    await expect(listDocuments(`${version}/verrous`)).resolves.toHaveLength(3);
    await expect(listDocuments(`${version}/solutions`)).resolves.toHaveLength(3);

    const context = await openDevice({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto('/les_quetes/30');
    await page.getByRole('link', { name: /Les heures d’Uzès/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les heures d’Uzès');
    await expectAxeSilent(page);
    await page.getByRole('link', { name: 'Commencer la quête' }).click();

    const game = new PlayDriver(page);
    await game.expectEtape(1, 4);
    await expectAxeSilent(page);
    await game.goOn();

    await game.expectEtape(2, 4);
    await game.seeEpreuve();
    await game.choose('Marbre');
    await game.expectWrong();
    await expectAxeSilent(page);
    await game.choose('Granit');
    await game.expectRight();
    await game.goOn();

    await game.expectEtape(3, 4);
    await game.seeEpreuve();
    await game.answerTexte('Marie');
    await game.expectWrong();
    await game.askIndice();
    await expect(
      page.getByText('C’est celui d’une duchesse.', { exact: true }),
    ).toBeVisible();
    await game.answerTexte('  La  duchesse ANNE ! ');
    await game.expectRight();
    await expectAxeSilent(page);

    // Closing the tab at any moment and returning restores the same place.
    const url = page.url();
    await page.close();
    const again = await context.newPage();
    await again.goto(url);
    const resumed = new PlayDriver(again);
    await resumed.expectEtape(3, 4);
    await resumed.expectRight();
    await resumed.goOn();

    await resumed.expectEtape(4, 4);
    await resumed.seeEpreuve();
    await resumed.answerTexte('158');
    await resumed.expectRight();
    await resumed.goOn();
    await resumed.expectEnd();
    await expect(again.getByText(/35\s*(points|sur)/).first()).toBeVisible();
    await expectAxeSilent(again);

    // 5 for the choice, right at the second try, 20 - 5 for the word, 15 for the number: granted by the rules.
    await expect
      .poll(async () => {
        const parties = await listDocuments('parties');
        const mine = parties.find(
          ({ data }) => data['queteId'] === '30_uzes_les-heures-d-uzes',
        );
        return (
          mine && {
            points: mine.data['points'],
            reussiteCount: mine.data['reussiteCount'],
            isFinished: mine.data['finishedAt'] !== null,
          }
        );
      })
      .toEqual({ points: 35, reussiteCount: 3, isFinished: true });
  });

  test('publishing again makes version 2, and withdrawing takes the quête out of the catalogue while a party goes on', async ({
    adminPage,
    builder,
    openDevice,
  }) => {
    await writeUzes(builder, 'Les remparts d’Uzès');
    const address = await builder.publish();

    const context = await openDevice();
    const page = await context.newPage();
    await page.goto(`${address}/jouer`);
    const game = new PlayDriver(page);
    await game.expectEtape(1, 4);
    await game.goOn();

    await builder.field('Titre').fill('Les remparts d’Uzès, la suite');
    await builder.expectSavedOnline();
    await adminPage.getByRole('button', { name: 'Publier la version 2' }).click();
    await expect(adminPage.getByText('C’est publié.')).toBeVisible();
    await expect(
      readDocument('quetes/30_uzes_les-remparts-d-uzes'),
    ).resolves.toMatchObject({ data: { version: 2 } });

    await adminPage.getByRole('button', { name: 'Retirer la quête' }).click();
    await adminPage
      .getByRole('dialog')
      .getByRole('button', { name: 'Retirer la quête' })
      .click();
    await expect(adminPage.getByText('Cette quête a été retirée du site.')).toBeVisible();
    await expect(readDocument('quetes/30_uzes_les-remparts-d-uzes')).resolves.toBeNull();

    // The party began on version 1: it resumes from the device and ends on its version.
    await page.reload();
    await game.expectEtape(2, 4);
    await game.seeEpreuve();
    await game.choose('Granit');
    await game.expectRight();
    await page.goto(address);
    await expect(
      page.getByRole('heading', { name: 'Cette quête a été retirée' }),
    ).toBeVisible();
  });
});
