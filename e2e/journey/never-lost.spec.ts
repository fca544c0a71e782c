import { readFile } from 'node:fs/promises';
import {
  deleteDocument,
  listDocuments,
  readDocument,
  writeDocument,
} from '../backend.ts';
import { createAdmin } from '../drivers/account-driver.ts';
import { keepSessionOf } from '../drivers/auth-emulator.ts';
import { BuilderDriver, openEcran } from '../drivers/builder-driver.ts';
import { expect, expectAxeSilent, keepAdminSession, test } from '../fixtures.ts';

// Logs of the page when the device refuses, and of the SDK when the network is gone.
test.use({
  allowedErrors: [
    /The draft cannot be kept|permission|RPC_ERROR HTTP error has no status/,
  ],
});

test('what an author writes is never lost: no room on the device, a newer build, two people in one field, a parcours that was deleted', async ({
  adminPage: page,
  builder,
  openDevice,
}) => {
  await builder.field('Titre').fill('Le lavoir');
  await builder.etape(1).getByLabel('Récit').fill('Au commencement.');
  await builder.expectSavedOnline();
  const id = builder.parcoursId();
  const online = async () => (await readDocument(`parcours/${id}`))?.data['titre'];

  // Neither the network nor the device accepts a write: a message appears, and the text can be downloaded.
  await page.context().setOffline(true);
  await page.evaluate(() => {
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as () => unknown;
    Object.assign(IDBObjectStore.prototype, {
      put(this: IDBObjectStore, ...values: []) {
        if ('libre' in document.documentElement.dataset) {
          return Reflect.apply(put, this, values);
        }
        throw new DOMException('No room.', 'QuotaExceededError');
      },
    });
  });
  await builder.field('Titre').fill('Le lavoir sans place');
  await expect(page.getByText(/^Non enregistré\s*: cet appareil/).first()).toBeVisible();
  await expectAxeSilent(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mon travail' }).click();
  const file = await (await coming).path();
  expect(await readFile(file, 'utf8')).toContain('Le lavoir sans place');
  // Room again, and a network: typed text is saved without a request.
  await page.evaluate(() => {
    document.documentElement.dataset['libre'] = '';
  });
  await page.context().setOffline(false);
  await expect.poll(online).toBe('Le lavoir sans place');

  // A newer build is announced while the author writes: the next page is loaded whole, without loss of the typed text.
  const builds = '**/builds/latest.json*';
  await page
    .context()
    .route(builds, (route) => route.fulfill({ json: { id: 'nouvelle', timestamp: 1 } }));
  const told = page.waitForResponse(/\/builds\/latest\.json/);
  await page.reload();
  await (await told).finished();
  await builder.field('Titre').fill('Le lavoir d’une version');
  await expect.poll(online).toBe('Le lavoir d’une version');
  await builder.field('Titre').fill('Le lavoir d’une autre version');
  const whole = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('/dashboard'),
  );
  await page.getByRole('link', { name: 'Les parcours' }).click();
  await whole;
  await page.context().unroute(builds);
  await expect(page.getByRole('heading', { name: 'Les parcours' })).toBeVisible();
  await page.goto(`/admin/parcours/simple?id=${id}`);
  await expect(builder.field('Titre')).toHaveValue('Le lavoir d’une autre version');
  await expect.poll(online).toBe('Le lavoir d’une autre version');

  // Two people in one field, one of them without network: both versions are shown, and one is chosen.
  await page.context().setOffline(true);
  await builder.etape(1).getByLabel('Récit').fill('Ce que j’ai écrit.');
  const elsewhere = await (await openDevice()).newPage();
  await keepAdminSession(elsewhere);
  await elsewhere.goto(`/admin/parcours/edit?id=${id}`);
  await elsewhere
    .getByRole('button', { name: /^Étape 1 : / })
    .first()
    .click();
  await openEcran(elsewhere, 'Récit');
  await elsewhere.getByLabel('Récit').fill('Ce qu’elle a écrit.');
  const recit = async () => {
    const [etape] = await listDocuments(`parcours/${id}/etapes`);
    return etape?.data['recit'];
  };
  await expect.poll(recit).toBe('Ce qu’elle a écrit.');
  await page.context().setOffline(false);
  await expect(page.getByText(/^Sa version/)).toContainText('Ce qu’elle a écrit.');
  await expect(builder.etape(1).getByLabel('Récit')).toHaveValue('Ce que j’ai écrit.');
  await expectAxeSilent(page);
  await page.getByRole('button', { name: 'Prendre la sienne' }).click();
  await expect(builder.etape(1).getByLabel('Récit')).toHaveValue('Ce qu’elle a écrit.');
  await page.getByRole('button', { name: /^Annuler/ }).click();
  await expect(builder.etape(1).getByLabel('Récit')).toHaveValue('Ce que j’ai écrit.');

  // Deleted while being written: the text stays, and becomes a parcours of its own.
  await deleteDocument(`parcours/${id}`);
  await builder.field('Titre').fill('Le lavoir d’après');
  await page
    .getByRole('button', { name: 'L’enregistrer comme nouveau parcours' })
    .click();
  await page.waitForURL(({ searchParams }) => (searchParams.get('id') ?? id) !== id);
  await expect(builder.field('Titre')).toHaveValue('Le lavoir d’après');
  await builder.expectSavedOnline();
});

test('what an author writes is never lost: their right withdrawn, a device that never answers, a browser that clears', async ({
  page,
  openDevice,
}) => {
  const account = await createAdmin('droit-retire');
  await keepSessionOf(page, account);
  await page.addInitScript(() => {
    navigator.storage.persist = () => {
      document.documentElement.dataset['durable'] = '';
      return Promise.resolve(true);
    };
  });
  await page.goto('/admin/parcours/simple');
  const builder = new BuilderDriver(page);
  await builder.field('Titre').fill('Le puits');
  await builder.expectSavedOnline();
  const online = async () =>
    (await readDocument(`parcours/${builder.parcoursId()}`))?.data['titre'];
  // A draft exists: the browser is asked not to clear it.
  await expect(page.locator('html[data-durable]')).toBeAttached();

  // Refused: shown, and the text stays; once allowed again, the next typing saves everything.
  await writeDocument(`revocations/${account.uid}`, { by: { stringValue: 'e2e' } });
  await builder.field('Titre').fill('Le puits fermé');
  await expect(page.getByText(/l’accès est refusé/).first()).toBeVisible();
  await expect(builder.field('Titre')).toHaveValue('Le puits fermé');
  expect(await online()).toBe('Le puits');
  await deleteDocument(`revocations/${account.uid}`);
  await builder.field('Titre').fill('Le puits rouvert');
  await expect.poll(online).toBe('Le puits rouvert');

  // A device that accepts writes and never answers: the text goes online all the same.
  const mute = await (await openDevice()).newPage();
  await mute.addInitScript(() => {
    const open = Reflect.get(IDBFactory.prototype, 'open') as () => unknown;
    Object.assign(IDBFactory.prototype, {
      open(this: IDBFactory, ...values: []) {
        const [name] = values as string[];
        return name === 'qc' ? new EventTarget() : Reflect.apply(open, this, values);
      },
    });
  });
  await keepSessionOf(mute, account);
  await mute.goto(`/admin/parcours/simple?id=${builder.parcoursId()}`);
  const onMute = new BuilderDriver(mute);
  await onMute.field('Titre').fill('Le puits muet');
  await expect.poll(online).toBe('Le puits muet');
  await mute.context().setOffline(true);
  await onMute.field('Titre').fill('Le puits muet et seul');
  await expect(mute.getByText(/^Non enregistré/).first()).toBeVisible();
  await expect(
    mute.getByRole('button', { name: 'Télécharger mon travail' }),
  ).toBeVisible();
});
