import type { Page } from '@playwright/test';
import { listDocuments, readDocument, writeDocument } from '../backend.ts';
import { createPlayer } from '../drivers/account-driver.ts';
import { keepSessionOf } from '../drivers/auth-emulator.ts';
import { partsAhead } from '../drivers/parts-ahead.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { scanQr } from '../drivers/scan-qr.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

test.use({ allowedErrors: [/Failed to fetch|net::ERR_INTERNET_DISCONNECTED/] });

/** The signs of the preuve that the end of a party shows. */
async function signesOn(page: Page): Promise<string> {
  const title = page.getByRole('heading', { name: /^Preuve\s/ });
  await expect(title).toBeVisible();
  return ((await title.textContent()) ?? '').replace(/^Preuve\s/, '');
}

test('a finish is proven without a name, also without network; the desk checks it, marks it once and draws by lot', async ({
  builder,
  openDevice,
}) => {
  await builder.writeDetails({
    titre: 'Les couteaux de Laguiole',
    commune: 'laguiole',
    choice: /^Laguiole \(/,
    resume: 'Deux forges et un fort.',
  });
  await builder.writeEtape(1, {
    titre: 'La forge',
    lieu: 'Place du Foirail',
    position: '44.684, 2.847',
    recit: 'Le marteau sonne encore.',
    epreuve: {
      type: 'texte',
      consigne: 'Quelle bête se tient sur la place ?',
      reponses: ['taureau'],
      points: 20,
    },
  });
  await builder.writeEtape(2, {
    titre: 'Le fort',
    lieu: 'Rue du Fort',
    position: '44.685, 2.848',
    recit: 'D’ici on voit tout l’Aubrac.',
    epreuve: { type: 'aucune' },
  });
  await builder.expectSavedOnline();
  const address = await builder.publish();
  const parcoursId = builder.parcoursId();
  const preuvesOf = async () =>
    (await listDocuments('preuves')).filter(
      ({ data }) => data['parcoursId'] === parcoursId,
    );

  const play = async (isOffline: boolean) => {
    const context = await openDevice();
    const page = await context.newPage();
    const parts = partsAhead(page);
    await page.goto(`${address}/jouer`);
    const game = new PlayDriver(page);
    await game.expectEtape(1, 2);
    await parts;
    await context.setOffline(isOffline);
    await game.seeEpreuve();
    await game.answerTexte('taureau');
    await game.expectRight();
    await game.goOn();
    await game.expectEtape(2, 2);
    await game.goOn();
    await game.expectEnd();
    await game.unfold('Certificat et preuve');
    return { page, context };
  };

  // Made where the rules saw the finish, and without a name.
  const first = await play(false);
  const signes = await signesOn(first.page);
  const [stored] = await preuvesOf();
  expect(stored?.data).toMatchObject({ points: 20, etapes: 1, remisLe: null });
  expect(Object.keys(stored?.data ?? {})).not.toContain('uid');
  const id = stored?.path.replace('preuves/', '') ?? '';
  expect(signes.replace(' ', '').toLowerCase()).toBe(id.slice(0, 8));
  const url = await scanQr(
    first.page.getByRole('img', { name: 'QR code de la preuve', exact: true }),
  );
  expect(url).toMatch(new RegExp(`/preuve#${id}$`));
  await first.page.getByRole('button', { name: 'Voir le certificat' }).click();
  await expect(
    first.page.getByRole('img', { name: new RegExp(`Preuve\\s${signes}`) }),
  ).toBeVisible();

  // Without network it waits, and is made when the network is back.
  const second = await play(true);
  await expect(second.page.getByText(/sera prête au retour du réseau/)).toBeVisible();
  expect(await preuvesOf()).toHaveLength(1);
  await second.context.setOffline(false);
  const otherSignes = await signesOn(second.page);
  expect(otherSignes).not.toBe(signes);
  await second.page.goto('/');
  await second.page.locator('summary', { hasText: 'Preuve' }).click();
  await expect(second.page.getByText(otherSignes, { exact: true })).toBeVisible();

  // Any visitor who scans it reads its proof.
  const visitor = await (await openDevice()).newPage();
  await visitor.goto(`/preuve#${id}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Une balade achevée',
  );
  await expect(visitor.getByText('20 points prouvés sur 20')).toBeVisible();
  await expect(visitor.getByText('Pas encore marqué comme remis')).toBeVisible();
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute(
    'content',
    /noindex/,
  );
  await expectAxeSilent(visitor);

  // The desk of the commune finds it by its signs, o for 0, and marks it once.
  const responsable = await createPlayer('guichet');
  const parcours = await readDocument(`parcours/${parcoursId}`);
  const insee = String(parcours?.data['insee']);
  await writeDocument(`communes/${insee}`, {
    nom: { stringValue: 'Laguiole' },
    responsables: { arrayValue: { values: [{ stringValue: responsable.uid }] } },
  });
  const open = async () => {
    const desk = await (await openDevice()).newPage();
    await keepSessionOf(desk, responsable);
    await desk.goto(`/admin/parcours/ed?commune=${insee}&vue=preuves`);
    return desk;
  };
  const search = async (desk: Page, typed: string) => {
    await desk.getByLabel('Les huit signes').fill(typed);
    await desk.getByRole('button', { name: 'Chercher' }).click();
    await expect(desk.getByRole('heading', { level: 3, name: signes })).toBeVisible();
  };
  const desk = await open();
  const otherDesk = await open();
  await search(otherDesk, `${id.slice(0, 6)}??`);
  await search(desk, signes.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l'));
  await expectAxeSilent(desk);
  await desk.getByRole('button', { name: 'Marquer comme remis' }).click();
  await expect(desk.getByText(/^Marqué comme remis, le /)).toBeVisible();
  await otherDesk.getByRole('button', { name: 'Marquer comme remis' }).click();
  await expect(otherDesk.getByText(/^Déjà remis le /)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(/^Remis le /)).toBeVisible();
});
