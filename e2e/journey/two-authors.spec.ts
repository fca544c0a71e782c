import type { Page } from '@playwright/test';
import { pick, randomOf } from '../../tools/lib/random.ts';
import { listDocuments } from '../backend.ts';
import { openEcran } from '../drivers/builder-driver.ts';
import { expect, keepAdminSession, test } from '../fixtures.ts';

const fields = ['Titre de l’étape', 'Lieu', 'Récit'] as const;
const names = { 'Titre de l’étape': 'titre', Lieu: 'lieu', Récit: 'recit' } as const;

/** The workshop as its author sees it. */
function workshop(page: Page) {
  const list = page.getByRole('region', { name: 'Étapes', exact: true });
  const text = page.getByRole('region', { name: 'Texte', exact: true });
  const open = (numero: number) =>
    list.getByRole('button', { name: new RegExp(`^Étape ${numero} : `) }).click();
  const field = (label: string) => text.getByLabel(label, { exact: true });
  return {
    list,
    open,
    field,
    write: async (numero: number, label: string, words: string) => {
      await open(numero);
      await openEcran(page, label === 'Récit' ? 'Récit' : 'Lieu');
      await field(label).fill(words);
    },
    /** Chooses one's own words in each conflict of the open étape. */
    keepOwn: async () => {
      const buttons = text.getByRole('button', { name: 'Garder la mienne' });
      for (const ecran of ['Lieu', 'Récit'] as const) {
        await openEcran(page, ecran);
        for (let asked = await buttons.count(); asked > 0; asked -= 1) {
          await buttons.first().click({ timeout: 2_000 });
        }
      }
    },
    /** The text of an étape, field by field. */
    read: async (numero: number) => {
      await open(numero);
      return Promise.all(fields.map((label) => field(label).inputValue()));
    },
    map: page.getByLabel('Carte des étapes'),
    undo: page.getByRole('button', { name: /^Annuler/ }).first(),
    redo: page.getByRole('button', { name: /^Rétablir/ }).first(),
    online: page.getByText(/^Enregistré en ligne/).first(),
  };
}

test('two authors who lose the network in turn end with one parcours, and undoing reverts one’s own words only', async ({
  adminPage: page,
  builder,
  openDevice,
}) => {
  for (const numero of [1, 2, 3]) {
    await builder.writeEtape(numero, {
      titre: `Étape ${numero}`,
      lieu: 'Sur la place',
      position: `48.4${numero}, -2.0${numero}`,
      recit: 'Au commencement.',
      epreuve: { type: 'aucune' },
    });
  }
  await builder.expectSavedOnline();
  const id = builder.parcoursId();
  const address = `/admin/parcours/edit?id=${id}`;
  await page.goto(address);
  const other = await (await openDevice()).newPage();
  await keepAdminSession(other);
  await other.goto(address);
  const [mine, theirs] = [workshop(page), workshop(other)];
  for (const one of [mine, theirs]) {
    await one.open(3);
    await expect(one.field('Récit')).toHaveValue('Au commencement.');
    // Its code is a file of its own, loaded before the network goes.
    await expect(one.map).toBeVisible();
  }
  const server = async () => {
    const etapes = await listDocuments(`parcours/${id}/etapes`);
    return etapes
      .map(({ data }) => fields.map((label) => String(data[names[label]])))
      .toSorted();
  };
  const seenBy = async (one: typeof mine) => {
    const etapes: string[][] = [];
    for (const numero of [1, 2, 3]) etapes.push(await one.read(numero));
    return etapes.toSorted();
  };

  // Twelve texts written by both in turn, with or without the network.
  const chance = randomOf(20_261_122);
  for (let turn = 1; turn <= 12; turn += 1) {
    const [tab, one] =
      chance() < 0.5 ? ([page, mine] as const) : ([other, theirs] as const);
    if (chance() < 0.4) await tab.context().setOffline(chance() < 0.5);
    await one.write(
      pick(chance, [1, 2, 3]),
      pick(chance, fields),
      `Mots du tour ${turn}`,
    );
  }
  await page.context().setOffline(false);
  await other.context().setOffline(false);

  // The second author sees the conflict, and settles it; then both have the same parcours.
  await expect(async () => {
    for (const one of [mine, theirs]) {
      for (const numero of [1, 2, 3]) {
        await one.open(numero);
        await one.keepOwn();
      }
      await expect(one.online).toBeVisible();
    }
    await page.reload();
    await other.reload();
    const kept = await server();
    expect(await seenBy(mine)).toEqual(kept);
    expect(await seenBy(theirs)).toEqual(kept);
  }).toPass({ timeout: 120_000 });

  // Undoing, past a save, reverts one's own words and leaves the other's.
  await mine.write(1, 'Lieu', 'À moi');
  await mine.write(2, 'Récit', 'À moi aussi');
  await expect.poll(async () => JSON.stringify(await server())).toContain('À moi aussi');
  await theirs.write(3, 'Récit', 'À elle');
  await expect.poll(async () => JSON.stringify(await server())).toContain('À elle');
  const before = await server();
  for (let press = 0; press < 2; press += 1) await mine.undo.click();
  await expect(mine.undo).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(async () => JSON.stringify(await server())).not.toContain('À moi');
  expect(JSON.stringify(await server())).toContain('À elle');
  for (let press = 0; press < 2; press += 1) await mine.redo.click();
  await expect.poll(server).toEqual(before);
  expect(await seenBy(mine)).toEqual(before);
});
