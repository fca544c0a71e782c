import { readDocument, writeDocument } from '../backend.ts';
import { createPlayer } from '../drivers/account-driver.ts';
import { keepSessionOf } from '../drivers/auth-emulator.ts';
import type { EtapeToWrite } from '../drivers/builder-driver.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

const dayMs = 86_400_000;

function etapeOf(numero: number): EtapeToWrite {
  return {
    titre: `Pont ${numero}`,
    lieu: `${numero}, rue du Bourguet`,
    position: `44.22${numero}, 1.977`,
    recit: 'La rivière passe sous vos pieds.',
    epreuve: { type: 'aucune' },
  };
}

test('an étape that three players report is closed by a responsable, passed by a party under way, repaired on an offline round, and answered to the three', async ({
  builder,
  openDevice,
}) => {
  await builder.writeDetails({
    titre: 'Les ponts de Najac',
    commune: 'najac',
    choice: /^Najac \(/,
    resume: 'Trois ponts, une rivière.',
  });
  for (const numero of [1, 2, 3]) await builder.writeEtape(numero, etapeOf(numero));
  await builder.expectSavedOnline();
  const address = await builder.publish();
  const queteId = address.replace('/les_quetes/', '').replaceAll('/', '_');
  const parcours = await readDocument(`parcours/${builder.parcoursId()}`);
  const play = async () => {
    const page = await (await openDevice()).newPage();
    await page.goto(`${address}/jouer`);
    const game = new PlayDriver(page);
    await game.expectEtape(1, 3);
    return { page, game };
  };

  // One player is on the way already; three others find the plate gone.
  const underWay = await play();
  const players = [];
  while (players.length < 3) {
    const player = await play();
    players.push(player);
    await player.game.goOn();
    await player.game.expectEtape(2, 3);
    const press = (name: string) =>
      player.page.getByRole('button', { name, exact: true }).click();
    await press('Menu');
    await press('Besoin d’aide\u202F?');
    await press('Signaler un problème');
    await player.page.getByLabel('La plaque manque', { exact: false }).check();
    await press('Envoyer le signalement');
    await expect(
      player.page.getByRole('heading', { name: 'Merci, votre signalement est parti' }),
    ).toBeVisible();
  }

  // The responsable of the commune sees one étape, reported three times.
  const responsable = await createPlayer('responsable');
  await writeDocument(`communes/${String(parcours?.data['insee'])}`, {
    nom: { stringValue: 'Najac' },
    responsables: { arrayValue: { values: [{ stringValue: responsable.uid }] } },
  });
  const desk = await (await openDevice()).newPage();
  await keepSessionOf(desk, responsable);
  await desk.goto(`/admin/parcours/ed?entretien=${queteId}`);
  await expect(desk.getByText(/La plaque manque.* \(3 fois\)/)).toBeVisible();
  await expectAxeSilent(desk);
  await desk.getByRole('link', { name: 'Fermer l’étape' }).click();
  await desk
    .getByRole('button', { name: 'La plaque manque, elle sera remplacée.' })
    .click();
  await desk.getByRole('button', { name: 'Fermer l’étape' }).click();
  await expect(desk.getByText(/c’est fermé\.$/)).toBeVisible();

  // The player on the way is led past it; the way to it is shown until the closure is read.
  await underWay.page
    .getByRole('button', { name: /^(Continuer|Nous y sommes)$/ })
    .click();
  await expect(
    underWay.page.getByText(/^La plaque manque, elle sera remplacée\./),
  ).toBeVisible();
  await underWay.game.goOn();
  await underWay.game.expectEtape(3, 3);

  // The repairer of the plate has no account and, on site, no network.
  const jeton = crypto.randomUUID().replaceAll('-', '');
  await writeDocument(`tournees/${jeton}`, {
    queteId: { stringValue: queteId },
    version: { integerValue: '1' },
    finieLe: { nullValue: null },
    etapeIds: { arrayValue: {} },
    etats: { arrayValue: {} },
    notes: { arrayValue: {} },
    createdAt: { timestampValue: new Date().toISOString() },
    expireAt: { timestampValue: new Date(Date.now() + 180 * dayMs).toISOString() },
  });
  const device = await openDevice();
  const round = await device.newPage();
  await round.goto(`${address}/jouer?tournee=${jeton}`);
  await expect(round.getByRole('heading', { level: 1 })).toHaveText(/Les ponts de Najac/);
  await round.waitForLoadState('networkidle');
  await device.setOffline(true);
  for (const numero of [1, 2, 3]) {
    await round
      .getByRole('group', { name: new RegExp(`à l’étape ${numero}$`) })
      .getByLabel('En place')
      .check();
  }
  await expect(round.getByText(/^Pas de réseau ici/)).toBeVisible();
  await expectAxeSilent(round);
  await device.setOffline(false);
  await round.getByRole('button', { name: 'Envoyer la tournée' }).click();
  await expect(round.getByRole('heading', { name: /Merci, c’est envoyé/ })).toBeVisible();

  // One answer closes the three reports, and the étape opens again.
  await desk.getByRole('button', { name: 'Répondre et clore' }).click();
  await desk.getByLabel('Votre réponse').fill('La plaque est remise, merci !');
  await desk.getByRole('button', { name: 'Envoyer et clore' }).click();
  await expect(desk.getByText(/^3 signalements clos/)).toBeVisible();
  await desk.getByRole('button', { name: /^Rouvrir/ }).click();
  await expect
    .poll(async () => (await readDocument(`quetes/${queteId}`))?.data['suspensions'])
    .toEqual({});
  for (const { page } of players) {
    await page.goto(address);
    await expect(page.getByText(/La plaque est remise, merci/)).toBeVisible();
  }
  await expect(underWay.page.getByText('Étape 3 sur 3').first()).toBeVisible();
  await underWay.page.goto(address);
  await expect(
    underWay.page.getByText('Vérifiée sur place', { exact: true }),
  ).toBeVisible();
  await expect(underWay.page.getByText(/La plaque est remise/)).toHaveCount(0);
});
