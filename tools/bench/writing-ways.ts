import type { Locator, Page } from '@playwright/test';
import type { ActionCounter } from './action-counter.ts';

/** The same quête by every way: five étapes, each with a word to find. */
const quete = {
  titre: 'Cinq haltes',
  commune: 'dinan',
  choice: /^Dinan \(/,
  resume: 'De la porte au port, en cinq haltes.',
  duree: '60',
};
const etapes = [
  {
    titre: 'La porte',
    lieu: 'Sous la voûte',
    recit: 'Levez les yeux vers la clé de voûte.',
    consigne: 'Quel animal garde le passage ?',
    reponse: 'lion',
  },
  {
    titre: 'Le puits',
    lieu: 'Au milieu de la place',
    recit: 'On y venait avant le jour.',
    consigne: 'Quel mot est gravé sur la margelle ?',
    reponse: 'paix',
  },
  {
    titre: 'La halle',
    lieu: 'Côté rue',
    recit: 'Le marché s’y tient le jeudi.',
    consigne: 'Que vendait-on sous le premier pilier ?',
    reponse: 'beurre',
  },
  {
    titre: 'La pente',
    lieu: 'À mi-hauteur',
    recit: 'Les tisserands y avaient leurs fenêtres.',
    consigne: 'Quel outil est sculpté au-dessus de la porte ?',
    reponse: 'navette',
  },
  {
    titre: 'Le port',
    lieu: 'Devant le vieux pont',
    recit: 'Ici finit la promenade.',
    consigne: 'Quel nom porte le bateau de pierre ?',
    reponse: 'espoir',
  },
] as const;
type Etape = (typeof etapes)[number];

/** Where the map is pressed, in parts of it: beside its buttons, and away from one another. */
const presses = [
  [0.5, 0.4],
  [0.3, 0.3],
  [0.65, 0.3],
  [0.7, 0.55],
  [0.3, 0.6],
] as const;

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name }).first();
const mapOf = (page: Page) => page.getByRole('application', { name: 'Carte' });

/** Opens a blank parcours by its address; going past an earlier one is no part of writing. */
async function begin(page: Page, address: string, ready: Locator): Promise<void> {
  await page.goto(address);
  const fresh = page.getByRole('button', { name: 'Commencer un nouveau parcours' });
  await fresh.or(ready).first().waitFor();
  if (await fresh.isVisible()) await fresh.click();
  await ready.waitFor();
}

async function chooseCommune(counter: ActionCounter): Promise<void> {
  const { page } = counter;
  await counter.write(page.getByRole('combobox', { name: 'Commune' }), quete.commune);
  await counter.click(page.getByRole('option', { name: quete.choice }));
}

async function announce(counter: ActionCounter, scope: Page | Locator): Promise<void> {
  await counter.write(scope.getByLabel(/^Résumé/), quete.resume);
  await counter.write(scope.getByLabel(/^Durée/), quete.duree);
}

async function tell(counter: ActionCounter, scope: Locator, etape: Etape) {
  await counter.write(scope.getByLabel('Lieu', { exact: true }), etape.lieu);
  await counter.write(scope.getByLabel('Récit'), etape.recit);
}

async function ask(counter: ActionCounter, scope: Locator, etape: Etape) {
  await counter.click(scope.getByText('Un mot à trouver', { exact: true }));
  await counter.write(scope.getByLabel('Consigne'), etape.consigne);
  await counter.write(
    scope.getByLabel('Réponse acceptée 1', { exact: true }),
    etape.reponse,
  );
}

/** Puts the étape that is written on the map. */
async function place(counter: ActionCounter, scope: Locator, index: number) {
  const at = presses[index];
  if (at === undefined) throw new Error('There is no room on the map.');
  await counter.clickAt(mapOf(counter.page), at);
  const field = scope.getByLabel('Place sur la carte');
  const input = await field.elementHandle();
  await counter.page.waitForFunction(
    (element) => element instanceof HTMLInputElement && element.value !== '',
    input,
  );
}

async function publish(counter: ActionCounter): Promise<void> {
  await counter.click(button(counter.page, /^Publier la quête/));
  await counter.page.getByText('C’est publié.').waitFor({ timeout: 60_000 });
}

async function publishInWorkshop(counter: ActionCounter): Promise<void> {
  await counter.click(
    counter.page.getByRole('button', { name: 'Publier', exact: true }).first(),
  );
  await publish(counter);
}

/** Lays the five étapes on the map and names them. */
async function lay(counter: ActionCounter): Promise<void> {
  const { page } = counter;
  for (const [index, at] of presses.entries()) {
    await counter.clickAt(mapOf(page), at);
    await page.getByText(`Étape ${index + 1} posée.`).waitFor({ state: 'attached' });
  }
  for (const [index, { titre }] of etapes.entries()) {
    await counter.write(page.getByLabel(`Nom de l’étape ${index + 1}`), titre);
  }
}

async function bySimple(counter: ActionCounter, sign: string): Promise<void> {
  const { page } = counter;
  const title = page.getByLabel('Titre', { exact: true });
  await begin(page, '/admin/parcours/simple', title);
  await counter.write(title, quete.titre + sign);
  await chooseCommune(counter);
  await announce(counter, page);
  for (const [index, etape] of etapes.entries()) {
    if (index > 0) await counter.click(button(page, 'Ajouter une étape'));
    const group = page.getByRole('group', { name: new RegExp(`^Étape ${index + 1} : `) });
    await counter.write(group.getByLabel('Titre de l’étape'), etape.titre);
    await place(counter, group, index);
    await tell(counter, group, etape);
    await ask(counter, group, etape);
  }
  await publish(counter);
}

async function byGuide(counter: ActionCounter, sign: string): Promise<void> {
  const { page } = counter;
  const next = async () => counter.click(button(page, 'Continuer'));
  const commune = page.getByRole('combobox', { name: 'Commune' });
  await begin(page, '/admin/parcours/create', commune);
  await chooseCommune(counter);
  await next();
  await next();
  await counter.write(page.getByLabel('Titre', { exact: true }), quete.titre + sign);
  await next();
  await mapOf(page).waitFor();
  await lay(counter);
  for (const write of [tell, ask]) {
    await next();
    for (const [index, etape] of etapes.entries()) {
      const group = page.getByRole('group', {
        name: new RegExp(`^Étape ${index + 1} : `),
      });
      const toggle = button(group, new RegExp(`^Étape ${index + 1} : `));
      if ((await toggle.getAttribute('aria-expanded')) === 'false') {
        await counter.click(toggle);
      }
      await write(counter, group, etape);
    }
  }
  await next();
  await announce(counter, page);
  await next();
  await counter.click(page.getByRole('link', { name: 'Ouvrir l’atelier' }));
  await publishInWorkshop(counter);
}

/** What the workshop asks of the parcours besides its étapes. */
async function writeDetails(counter: ActionCounter, sign: string): Promise<void> {
  const { page } = counter;
  const text = page.getByRole('region', { name: 'Texte' });
  await counter.write(text.getByLabel('Titre', { exact: true }), quete.titre + sign);
  await chooseCommune(counter);
  await announce(counter, text);
}

async function byMap(counter: ActionCounter, sign: string): Promise<void> {
  const { page } = counter;
  await begin(page, '/admin/parcours/create2', mapOf(page));
  await lay(counter);
  await counter.click(page.getByRole('link', { name: 'Continuer dans l’atelier' }));
  const text = page.getByRole('region', { name: 'Texte' });
  await text.waitFor();
  await writeDetails(counter, sign);
  await counter.click(button(page, /^Étape 1 : /));
  for (const [index, etape] of etapes.entries()) {
    if (index > 0) await counter.press('Alt+ArrowDown');
    await text
      .getByRole('heading', { name: `Étape ${index + 1}`, exact: true })
      .waitFor();
    await tell(counter, text, etape);
    await ask(counter, text, etape);
  }
  await publishInWorkshop(counter);
}

async function byWorkshop(counter: ActionCounter, sign: string): Promise<void> {
  const { page } = counter;
  const title = page.getByLabel('Titre', { exact: true });
  // The workshop opens what is begun: its title is written first, on one page.
  await begin(page, '/admin/parcours/simple', title);
  await counter.write(title, quete.titre + sign);
  await page.waitForURL('**/simple?id=*');
  await counter.click(page.getByRole('link', { name: 'Écrire d’une autre façon' }));
  await counter.click(page.getByRole('link', { name: 'Dans l’atelier' }));
  const text = page.getByRole('region', { name: 'Texte' });
  await text.waitFor();
  await counter.click(page.getByRole('button', { name: 'Le parcours', exact: true }));
  await chooseCommune(counter);
  await announce(counter, text);
  await counter.click(button(page, /^Étape 1 : /));
  for (const [index, etape] of etapes.entries()) {
    if (index > 0) await counter.press('Alt+KeyN');
    await text
      .getByRole('heading', { name: `Étape ${index + 1}`, exact: true })
      .waitFor();
    await counter.write(text.getByLabel('Titre de l’étape'), etape.titre);
    await place(counter, text, index);
    await tell(counter, text, etape);
    await ask(counter, text, etape);
  }
  await publishInWorkshop(counter);
}

/** A way to write, from its blank page to « C’est publié. »; `sign`: what tells its title from the others. */
type WritingWay = {
  name: string;
  write: (counter: ActionCounter, sign: string) => Promise<void>;
};

export const writingWays: readonly WritingWay[] = [
  { name: 'step by step, `/create`', write: byGuide },
  { name: 'map first, `/create2`', write: byMap },
  { name: 'on one page, `/simple`', write: bySimple },
  { name: 'the workshop, `/edit`', write: byWorkshop },
];
