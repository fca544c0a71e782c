import type { Page } from '@playwright/test';
import { readDocument, writeDocument, type StoredValue } from '../backend.ts';
import { createPlayer } from '../drivers/account-driver.ts';
import { keepSessionOf } from '../drivers/auth-emulator.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

/** A true territory and three of its 25 communes (file epci.json of @etalab/decoupage-administratif); the first has a seeded quête. */
const siren = '200034064';
const nom = 'CC du Cordais et du Causse';
const communes = [
  ['81069', 'Cordes-sur-Ciel'],
  ['81262', 'Saint-Marcel-Campes'],
  ['81045', 'Les Cabannes'],
] as const;
const deskPath = `/admin/parcours/ed?territoire=${siren}`;
const publicPath = `/les_quetes/territoire/${siren}`;

const listOf = (uid: string): StoredValue => ({
  arrayValue: { values: [{ stringValue: uid }] },
});
const textOf = (text: string): StoredValue => ({ stringValue: text });

async function communesOfTerritoire(): Promise<string[]> {
  const stored = await readDocument(`territoires/${siren}`);
  return Object.keys(stored?.data['communes'] ?? {}).toSorted();
}

async function invite(page: Page, insee: string, name: string): Promise<string> {
  await page.getByLabel('Inviter une commune').fill(insee);
  await page.getByRole('button', { name: new RegExp(`^Inviter ${name}`) }).click();
  const link = page.getByLabel(`Lien pour ${name}`, { exact: true });
  await expect(link).toHaveValue(/rattachement=[0-9a-f]{32}$/);
  return new URL(await link.inputValue()).search;
}

test('a territory of three communes, from the invitation to the list on its own site; one leaves in the middle', async ({
  page,
  openDevice,
}) => {
  const agent = await createPlayer('territoire-agent', { displayName: 'Nadia' });
  const mayor = await createPlayer('territoire-maire', { displayName: 'Odile' });
  await writeDocument(`communes/${siren}`, {
    nom: textOf(nom),
    responsables: listOf(agent.uid),
  });
  await writeDocument(`territoires/${siren}`, {
    nom: textOf(nom),
    communes: { mapValue: { fields: {} } },
    bouge: textOf(''),
    couleur: textOf(''),
    blason: textOf(''),
    at: { timestampValue: new Date().toISOString() },
  });
  for (const [insee, name] of communes) {
    await writeDocument(`communes/${insee}`, {
      nom: textOf(name),
      responsables: listOf(mayor.uid),
      updatedAt: { timestampValue: new Date().toISOString() },
      updatedBy: textOf(mayor.uid),
      operationId: textOf('operation-0000000000001'),
    });
  }

  await keepSessionOf(page, agent);
  await page.goto(deskPath);
  await expect(page.getByText(/^Aucune commune ne vous a encore rejoints/)).toBeVisible();
  const links: string[] = [];
  for (const [insee, name] of communes) links.push(await invite(page, insee, name));

  const mairie = await (await openDevice()).newPage();
  await keepSessionOf(mairie, mayor);
  for (const [index, [insee, name]] of communes.entries()) {
    await mairie.goto(`/admin/parcours/ed${links[index] ?? ''}`);
    await expect(
      mairie.getByRole('heading', { name: `${nom} invite ${name}` }),
    ).toBeVisible();
    if (index === 0) await expectAxeSilent(mairie);
    await mairie
      .getByRole('button', { name: `Oui, ${name} rejoint le territoire` })
      .click();
    await expect(mairie.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(communesOfTerritoire).toContain(insee);
  }

  // Accepts a colour on which white is readable, and true arms.
  await page.goto(deskPath);
  const list = page.getByRole('list', { name: 'Communes du territoire' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('radio', { name: 'Ocre' }).check();
  await page.getByRole('button', { name: 'Garder cette couleur' }).click();
  await expect(page.getByText('La couleur est en place.')).toBeVisible();
  const arms = page.getByLabel('Fichier des armes');
  await arms.setInputFiles({
    name: 'armes.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  });
  await expect(page.getByText(/contient autre chose que des formes/)).toBeVisible();
  await arms.setInputFiles({
    name: 'armes.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path d="M0 0h20v20z" fill="#123"/></svg>',
    ),
  });
  await expect(page.getByText('Les armes sont en place.')).toBeVisible();
  await expectAxeSilent(page);

  // Its people begin a saga with the quêtes of its communes; the team puts it online.
  await page.goto(`${deskPath}&vue=sagas`);
  await page.getByLabel('Titre').fill('Les portes du Causse');
  await page.getByLabel('Combien de signes ouvrent la fin').fill('2');
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Les portes du Causse' }),
  ).toBeVisible();
  await page.getByLabel('Ajouter une quête en ligne').fill('La');
  await page
    .getByRole('button', { name: /La ville au-dessus des nuages, Cordes-sur-Ciel/ })
    .click();
  await page.getByLabel(/^Le dernier mot/).fill('La clé est sous le tilleul.');
  await expect(page.getByRole('button', { name: 'Mettre en ligne' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Enregistré.')).toBeVisible();
  await expectAxeSilent(page);
  const saga = await readDocument('sagas/les-portes-du-causse');
  expect(saga?.data).toMatchObject({ etat: 'brouillon', territoire: siren });

  // The poster of a commune without a presentation has the arms of its territory.
  await page.goto('/mairie?document=affiche&commune=81-cordes-sur-ciel');
  await expect(page.getByRole('article').getByText(nom)).toBeVisible();
  await expect(page.getByRole('article').locator('img')).toHaveAttribute(
    'src',
    /territoires%2F200034064%2F/,
  );

  // One leaves in the middle, and keeps its quête.
  await mairie.goto('/admin/parcours/ed?commune=81262');
  await mairie.getByRole('button', { name: 'Quitter le territoire' }).click();
  await mairie
    .getByRole('dialog')
    .getByRole('button', { name: 'Quitter le territoire' })
    .click();
  await expect.poll(communesOfTerritoire).toEqual(['81045', '81069']);

  await page.goto(publicPath);
  await expect(page.getByRole('heading', { level: 1, name: nom })).toBeVisible();
  await expect(
    page.getByRole('link', { name: /La ville au-dessus des nuages/ }).first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Les Cabannes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Saint-Marcel-Campes' })).toHaveCount(0);
  await expectAxeSilent(page);

  await page.goto(`${publicPath}/integration`);
  await expect(
    page.getByRole('link', { name: /La ville au-dessus des nuages/ }),
  ).toHaveAttribute('target', '_blank');
  await expect(page.getByLabel(`Les quêtes, ${nom}`).first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // A commune alone has the same, also without a presentation.
  await page.goto('/les_quetes/territoire/81069/integration');
  await expect(
    page.getByRole('link', { name: /La ville au-dessus des nuages/ }),
  ).toBeVisible();
});
