import type { Page, WebSocketRoute } from '@playwright/test';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, expectAxeSilent, keepAdminSession, test } from '../fixtures.ts';

// Logs of the browser and Firebase without network.
test.use({
  // One expression: Playwright takes two for a value and its options.
  allowedErrors: [/RPC_ERROR HTTP error has no status/],
});

const quete = '/les_quetes/35/saint-malo/le-code-des-corsaires/jouer';

async function openTeamPanel(page: Page): Promise<void> {
  await new PlayDriver(page).openMenu('Les téléphones', 'Jouer en équipe');
}

async function join(page: Page, codeEquipe: string, prenom: string): Promise<void> {
  await page.getByLabel('Code de l’équipe').fill(codeEquipe);
  await page.getByLabel('Votre prénom').fill(prenom);
  await page.getByRole('button', { name: 'Rejoindre l’équipe' }).click();
}

/**
 * The sockets of a page, closed and refused from the first call of the returned function to the next. The network must still be there: without
 * it Chromium holds messages back, and a socket that holds one neither closes nor stops answering pings.
 */
async function switchOfSockets(page: Page): Promise<() => Promise<void>> {
  const toServer = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/^ws/, async (socket) => {
    if (isCut) await socket.close();
    else toServer.add(socket.connectToServer());
  });
  return async () => {
    isCut = !isCut;
    if (!isCut) return;
    await Promise.all([...toServer].map((socket) => socket.close()));
    toServer.clear();
  };
}

test('three phones play one party: by a code typed anyhow, one of them without network for a while, the lead passed on', async ({
  page: lea,
  openDevice,
}) => {
  await lea.goto(quete);
  const games = { lea: new PlayDriver(lea) };
  await games.lea.expectEtape(1, 6);
  await openTeamPanel(lea);
  await lea.getByLabel('Votre prénom').fill('Léa');
  await lea.getByRole('button', { name: 'Créer une équipe' }).click();
  const shown = lea.getByText(/^[A-Z]{3} [A-Z]{3}$/);
  await expect(shown).toBeVisible();
  await expectAxeSilent(lea);
  const codeEquipe = (await shown.textContent()) ?? '';
  await lea.getByRole('button', { name: 'Fermer' }).click();

  const [tom, zoe] = await Promise.all(
    [1, 2].map(async () => (await openDevice()).newPage()),
  );
  if (tom === undefined || zoe === undefined) throw new Error('No device came.');
  await tom.goto(`${quete}?preparer=oui`);
  await tom.getByText('Rejoindre une équipe', { exact: true }).click();
  await join(tom, 'IL0', 'Tom');
  await expect(tom.getByText(/Un code d’équipe a six lettres/)).toBeVisible();
  const other = codeEquipe.startsWith('A') ? 'BBBBBB' : 'AAAAAA';
  await join(tom, other, 'Tom');
  await expect(tom.getByText(/Aucune équipe n’a ce code/)).toBeVisible();
  await join(tom, ` ${codeEquipe.toLowerCase()} `, 'Tom');
  await expect(tom.getByText('En équipe avec Léa (capitaine).')).toBeVisible();
  const switchSockets = await switchOfSockets(zoe);
  // By the address of the QR code.
  await zoe.goto(`${quete}?preparer=oui#equipe=${codeEquipe.replace(' ', '')}`);
  await expect(zoe.getByLabel('Code de l’équipe')).toHaveValue(/^[A-Z]{6}$/);
  await expectAxeSilent(zoe);
  await zoe.getByRole('button', { name: 'Rejoindre l’équipe' }).click();
  await expect(zoe.getByText('En équipe avec Léa (capitaine) et Tom.')).toBeVisible();
  await expect(lea.getByText('En équipe avec Tom et un téléphone.')).toBeVisible();

  // The team of the site sees that it is played, without names.
  const desk = await (await openDevice()).newPage();
  await keepAdminSession(desk);
  await desk.goto('/admin/parcours/dashboard?vue=chiffres');
  const live = desk.getByRole('region', { name: 'En ce moment' });
  const row = live.getByRole('row').filter({ hasText: 'corsaires' });
  await expect(row).toContainText(/[3-9]/);
  await expect(live).not.toContainText(/Léa|Tom/);
  await live.getByRole('button', { name: 'Voir sur la carte' }).click();
  await expect(
    live.getByRole('region', { name: 'Quêtes jouées en équipe en ce moment' }),
  ).toBeVisible();
  await expectAxeSilent(desk);
  await desk.close();

  // An étape solved by one is solved for all, and the others follow to the next.
  const tomGame = new PlayDriver(tom);
  const zoeGame = new PlayDriver(zoe);
  await tomGame.seeEpreuve();
  await tomGame.passEtape();
  for (const page of [lea, zoe]) {
    await expect(
      page.getByRole('heading', { level: 1, name: 'Étape passée' }),
    ).toBeVisible();
    await expect(page.getByText('Tom a passé cette étape.')).toBeVisible();
  }
  // The leader proves: the solution reaches that phone only.
  await expect(lea.getByText(/^La réponse était/)).toBeVisible();
  await expect(
    tom.getByText('Vous pouvez lire la solution sur le téléphone du capitaine.'),
  ).toBeVisible();
  await games.lea.goOn();
  await tomGame.expectEtape(2, 6);
  await zoeGame.expectEtape(2, 6);

  // Without network Zoé plays on alone; both ways are merged when it is back.
  await switchSockets();
  await expect(
    lea.getByText('En équipe avec Tom et un téléphone (sans réseau).'),
  ).toBeVisible();
  await zoe.context().setOffline(true);
  await expect(zoe.getByText(/^Sans réseau, vous jouez de votre côté/)).toBeVisible();
  await zoeGame.seeEpreuve();
  await zoeGame.passEtape();
  await zoeGame.goOn();
  await zoeGame.expectEtape(3, 6);
  await games.lea.expectEtape(2, 6);
  await switchSockets();
  await zoe.context().setOffline(false);
  await games.lea.expectEtape(3, 6);
  await tomGame.expectEtape(3, 6);

  // Tom takes the lead while Léa is away: a kind notice, and no loss for her.
  await lea.context().setOffline(true);
  await openTeamPanel(tom);
  await tom.getByRole('button', { name: 'Devenir capitaine' }).click();
  await tom.getByRole('button', { name: 'Fermer' }).click();
  await expect(zoe.getByText(/^En équipe avec .*Tom \(capitaine\)/)).toBeVisible();
  await lea.context().setOffline(false);
  await expect(
    lea.getByText(/^Un autre téléphone est maintenant capitaine/),
  ).toBeVisible();
  await games.lea.expectEtape(3, 6);

  // Tom leaves: the first to have joined leads.
  await openTeamPanel(tom);
  await tom.getByRole('button', { name: 'Quitter l’équipe et jouer seul' }).click();
  await expect(lea.getByText(/^Vous êtes maintenant capitaine/)).toBeVisible();
  await expect(zoe.getByText('En équipe avec Léa (capitaine).')).toBeVisible();
});
