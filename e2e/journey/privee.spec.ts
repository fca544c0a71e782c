import type { Page } from '@playwright/test';
import { expect, expectAxeSilent, test } from '../fixtures.ts';
import {
  listDocuments,
  listEverything,
  readDocument,
  updateDocument,
} from '../backend.ts';
import { PlayDriver } from '../drivers/play-driver.ts';

// A refusal of the rules is shown to the player, and logged by the browser.
test.use({ allowedErrors: [/RPC_ERROR HTTP error has no status/] });

const titre = 'Les sept ans de Noé';

async function openDoor(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: titre })).toBeVisible();
}

async function playFirst(page: Page): Promise<PlayDriver> {
  await page.getByRole('link', { name: 'Jouer', exact: true }).click();
  const game = new PlayDriver(page);
  await game.reach('Le lavoir');
  await game.seeEpreuve();
  await game.answerTexte('truite');
  await game.expectRight();
  return game;
}

async function endGame(game: PlayDriver): Promise<void> {
  await game.goOn();
  await game.reach('Le gâteau');
  await game.seeEpreuve();
  await game.answerTexte('chocolat');
  await game.expectRight();
  await game.goOn();
  await game.expectEnd();
  await game.unfold('Certificat');
  await expect(
    game.page.getByText(/les réponses sont vérifiées par ce téléphone seul/),
  ).toBeVisible();
  await expect(game.page.getByText('Votre avis', { exact: true })).toHaveCount(0);
}

test('a quête privée is played by its link on three phones, one of them without network, ends after its last hour, and leaves nothing public', async ({
  adminPage: author,
  builder,
  openDevice,
}) => {
  await builder.writeDetails({
    titre,
    commune: 'Barbentane',
    choice: /^Barbentane \(/,
    resume: 'Une promenade pour ses amis.',
  });
  const place = { lieu: 'Rue du Lavoir', position: '43,9 ; 4,75' };
  await builder.writeEtape(1, {
    ...{ titre: 'Le lavoir', recit: 'L’eau y coule encore.', ...place },
    epreuve: { type: 'texte', consigne: 'Quel poisson\u202F?', reponses: ['truite'] },
  });
  await builder.writeEtape(2, {
    ...{ titre: 'Le gâteau', recit: 'Il reste les bougies.', ...place },
    epreuve: {
      type: 'texte',
      consigne: 'À quel parfum\u202F?',
      reponses: ['chocolat'],
    },
  });
  await builder.expectSavedOnline();

  await author.goto(`/admin/parcours/ed?id=${builder.parcoursId()}&vue=prive`);
  await author.getByRole('button', { name: 'Créer le lien' }).click();
  const shown = author.getByText(/\/privee#[0-9a-f]{32}$/);
  await expect(shown).toBeVisible();
  const link = (await shown.textContent()) ?? '';
  const cle = link.slice(-32);
  await expectAxeSilent(author);
  await author.getByRole('button', { name: 'Un code à dicter' }).click();
  const signs = author.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/);
  await expect(signs).toBeVisible();
  // The device that drew them shows them again.
  await author.reload();
  await expect(signs).toBeVisible();
  const code = (await signs.textContent()) ?? '';

  const phones = await Promise.all(
    [1, 2, 3].map(async () => (await openDevice()).newPage()),
  );
  const [lea, tom, zoe] = phones;
  if (lea === undefined || tom === undefined || zoe === undefined) {
    throw new Error('No device came.');
  }
  // By its link, by its link with a full stop that a messenger has glued to it, and by the code.
  await lea.goto(link);
  await openDoor(lea);
  await expectAxeSilent(lea);
  await tom.goto(`${link}.`);
  await openDoor(tom);
  await zoe.goto(link.slice(0, -3));
  await expect(zoe.getByText('Ce lien a été coupé')).toBeVisible();
  await zoe.getByLabel('Le code à huit signes').fill(code.toLowerCase());
  await zoe.getByRole('button', { name: 'Ouvrir la quête' }).click();
  await openDoor(zoe);

  const games = [await playFirst(lea), await playFirst(tom), await playFirst(zoe)];
  await tom.context().setOffline(true);
  await expect
    .poll(async () => {
      const [privee] = (await listDocuments('privees')).filter(({ path }) =>
        path.endsWith(cle),
      );
      return privee?.data['partieCount'];
    })
    .toBe(3);

  // The last hour passes.
  const past = { timestampValue: '2026-01-01T00:00:00Z' };
  await updateDocument(`privees/${cle}`, { expireAt: past });
  const stored = await readDocument(`privees/${cle}`);
  const taken = `places/${String(stored?.data['uid'])}_${String(stored?.data['place'])}`;
  await updateDocument(taken, { expireAt: past });
  for (const game of games) await endGame(game);

  const late = await (await openDevice()).newPage();
  await late.goto(link);
  await expect(
    late.getByRole('heading', { name: 'Cette quête privée ne s’ouvre pas' }),
  ).toBeVisible();
  // Players who ended it find the tampon in the carnet of the phone, and no trace is stored online.
  const tells = (await listEverything())
    .filter(({ data }) => JSON.stringify(data).includes(titre))
    .map(({ path }) => path.split('/')[0] ?? '');
  const mayTell = ['parcours', 'privees', 'tableau'];
  expect(tells.filter((root) => !mayTell.includes(root))).toEqual([]);
});
