import { readFile } from 'node:fs/promises';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { listDocuments, readDocument } from '../backend.ts';
import { createPlayer, password } from '../drivers/account-driver.ts';
import {
  actionPath,
  freshEmail,
  keepSessionOf,
  sentEmails,
} from '../drivers/auth-emulator.ts';
import {
  BuilderDriver,
  openEcran,
  openTool,
  type EpreuveToWrite,
} from '../drivers/builder-driver.ts';
import { ActionCounter } from '../drivers/action-counter.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { storedFile } from '../drivers/storage-emulator.ts';
import { expect, keepAdminSession, test } from '../fixtures.ts';
import { demoAccountOf } from '../../tools/seed/demo-accounts.ts';

// « Écrivez sans compte, puis emportez dans votre compte », as a plain new account does it. Only the publisher here is of the team.

/** From a GPX file, found from the home page, to a parcours of five étapes with three pictures that is submitted. */
const actionMax = 80;
/** The same by hand, with five kinds of épreuve; and its first étape: place, story, épreuve. */
const byHandMax = { fiveEtapes: 95, firstEtape: 12 };

/** A picture of one colour: every browser reads it. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAIAAADRv8uKAAAAK0lEQVR42u3NMQ0AAAgDsOlEBEoQjQw4mvRvavpExGKxWCwWi8VisVj8N1622TobTLF/RAAAAABJRU5ErkJggg==',
  'base64',
);

/** A tourist office's file: five places with their names, their coordinates and a line each. */
function gpxOf(titre: string): string {
  const places = [
    ['La porte', 'Une date est gravée au-dessus de la porte.'],
    ['Le lavoir', 'On y battait le linge deux fois la semaine.'],
    ['Le four', 'Le pain de tous y cuisait le samedi.'],
    ['La tour', 'De là-haut, le guet voyait venir la crue.'],
    ['Le puits', 'Un coffre attend au bord de la margelle. La clé est une année.'],
  ];
  const points = places.map(
    ([nom, recit], index) =>
      `<wpt lat="${43.9 + index / 1_000}" lon="4.75"><name>${nom}</name><desc>${recit}</desc></wpt>`,
  );
  return `<?xml version="1.0"?><gpx version="1.1" creator="office" xmlns="http://www.topografix.com/GPX/1/1"><metadata><name>${titre}</name></metadata>${points.join('')}</gpx>`;
}

/** Kinds of which one is drawn by lot: every author can write each with a keyboard alone. */
const drawnKinds: readonly EpreuveToWrite[] = [
  {
    type: 'choix',
    consigne: 'Qui venait ici le samedi ?',
    options: [
      ['Le boulanger', true],
      ['Le meunier', false],
    ],
  },
  { type: 'texte', consigne: 'Qui cuisait ici ?', reponses: ['le boulanger'] },
  { type: 'cadenas', consigne: 'Combien de briques ?', combinaison: '4712' },
  {
    type: 'ordre',
    consigne: 'Du matin au soir ?',
    elements: ['La pâte', 'La braise', 'La croûte'],
  },
  { type: 'position', consigne: 'Rejoignez la gueule du four.', rayon: '30' },
  { type: 'photo', consigne: 'Prenez la gueule du four en photo.' },
];

/** The seed of a run; `QC_LOT` draws the same again. */
const lot = Number(process.env['QC_LOT'] ?? Math.floor(Math.random() * 1_000));

/** The kind drawn by lot, on the console and in the report. */
function drawnOf(one: number): EpreuveToWrite {
  const drawn = drawnKinds[one % drawnKinds.length];
  if (drawn === undefined) throw new Error('A lot always draws one.');
  const description = `QC_LOT=${lot} draws « ${drawn.type} »`;
  test.info().annotations.push({ type: 'lot', description });
  return drawn;
}

/** From the home page, with a file and no account: five étapes with three pictures, the third with the kind of the lot. */
async function writeFive(
  page: Page,
  titre: string,
  drawn: EpreuveToWrite,
): Promise<void> {
  const builder = new BuilderDriver(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Écrire un parcours' }).first().click();
  await page.getByRole('link', { name: 'Partir de ce que vous avez' }).click();
  await page.getByRole('radio', { name: /^Un fichier/ }).check();
  await page.getByLabel('Votre fichier').setInputFiles({
    name: 'office.gpx',
    mimeType: 'application/gpx+xml',
    buffer: Buffer.from(gpxOf(titre)),
  });
  await page.getByRole('button', { name: /^Créer le parcours \(5.étapes\)$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titre);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Visite de l’atelier' })).toBeHidden();
  await page.getByRole('link', { name: 'Mes essais' }).click();
  await page.getByRole('link', { name: /^Écrire d’une autre façon/ }).click();
  // The list of ways is also on the page before: that one begins another parcours.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/continuer/);
  await page.getByText('Autres manières').click();
  await page.getByRole('link', { name: 'Tout sur une page' }).click();

  await expect(builder.field('Titre')).toHaveValue(titre);
  await page.getByRole('combobox', { name: 'Commune' }).fill('Barbentane');
  await page.getByRole('option', { name: /Barbentane/ }).click();
  await page.getByLabel(/^Résumé/).fill('Cinq pas, et un coffre à ouvrir.');
  await page.getByLabel(/^Durée/).fill('45');

  for (const numero of [1, 2, 3, 4, 5]) {
    const etape = builder.etape(numero);
    const toggle = etape.getByRole('button', {
      name: new RegExp(`^Étape ${numero} : `),
    });
    // By the keyboard: content loading above may move it between the press and the release of a mouse.
    if ((await toggle.getAttribute('aria-expanded')) === 'false') {
      await toggle.press('Enter');
    }
    await etape.getByLabel('Lieu', { exact: true }).fill('Au bourg');
    if (numero <= 3) {
      const image = { name: `${numero}.png`, mimeType: 'image/png', buffer: picture };
      await etape.locator('input[type=file]').setInputFiles(image);
      await etape.getByLabel('Description de l’image').fill('La pierre, vue de près.');
    }
    if (numero === 1) {
      await builder.writeEpreuve(etape, {
        type: 'texte',
        consigne: 'Quelle bête orne le linteau ?',
        reponses: ['un lion'],
      });
      // The date of the last padlock is public here: the game works so, and no check forbids it.
      await etape
        .getByLabel('Récit')
        .fill('Le linteau porte 1598, et une bête à crinière.');
      // One menu each of the place, the story and the épreuve. By the keyboard, as above.
      await etape.locator('summary', { hasText: 'Ajouter…' }).last().press('Enter');
      await etape
        .getByRole('button', { name: 'Ajouter une autre façon de répondre' })
        .press('Enter');
      await etape.getByLabel('Autre question').fill('Quel roi des animaux rugit ?');
      const other = etape.getByRole('group', { name: 'Autre façon de répondre' });
      await other.getByRole('radio', { name: /^Un mot/ }).press('Space');
      await other.getByLabel('Réponse acceptée 1', { exact: true }).fill('le lion');
    }
    if (numero === 2) {
      await etape.getByRole('button', { name: 'Une date' }).click();
      await etape.getByLabel('Réponse', { exact: true }).fill('1745');
    }
    if (numero === 3) await builder.writeEpreuve(etape, drawn);
    if (numero === 5) {
      await builder.writeEpreuve(etape, {
        type: 'cadenas',
        consigne: 'L’année du linteau ouvre le coffre.',
        combinaison: '1598',
      });
    }
  }
  await expect(page.getByText(/^Enregistré sur cet appareil à/)).toBeVisible();
}

/** Typed by hand: five places, and five kinds of épreuve, none of them a simple word. */
const byHand: readonly { nom: string; recit: string; epreuve: EpreuveToWrite }[] = [
  {
    nom: 'La porte',
    recit: 'Le maçon a signé la pierre, à hauteur de chapeau.',
    epreuve: {
      type: 'nombre',
      consigne: 'Combien de clous sur le battant ?',
      minimum: '48',
      maximum: '48',
    },
  },
  {
    nom: 'Le four',
    recit: 'Le pain de tous y cuisait le samedi.',
    epreuve: {
      type: 'ordre',
      consigne: 'Du matin au soir ?',
      elements: ['La pâte', 'La braise', 'La croûte'],
    },
  },
  {
    nom: 'Le lavoir',
    recit: 'On y battait le linge deux fois la semaine.',
    epreuve: {
      type: 'association',
      consigne: 'Qui tient quoi ?',
      paires: [
        ['La lavandière', 'le battoir'],
        ['Le boulanger', 'la pelle'],
        ['Le guet', 'la corne'],
      ],
    },
  },
  {
    nom: 'La tour',
    recit: 'Le guet comptait trois pas, et criait.',
    epreuve: {
      type: 'message_code',
      consigne: 'Que criait-il ?',
      clair: 'Voici la crue',
      code: 'cesar',
      cle: { label: 'Décalage', value: '3' },
      aide: 'Toujours',
    },
  },
  {
    nom: 'Le puits',
    recit: 'Un coffre attend au bord de la margelle.',
    epreuve: { type: 'mot_mystere', consigne: 'Le mot du coffre ?', mot: 'eau' },
  },
];

/**
 * Writes them on one page, by hand: each place touched on the map, everything else typed.
 * @returns the number of actions of the first étape, with those before it.
 */
async function writeByHand(
  page: Page,
  titre: string,
  done: ActionCounter,
): Promise<number> {
  const builder = new BuilderDriver(page);
  const map = page.getByRole('application', { name: 'Carte' });
  let firstEtape = 0;
  for (const [index, { nom, recit, epreuve }] of byHand.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Ajouter une étape' }).click();
    const etape = builder.etape(index + 1);
    await expect(map).toBeVisible();
    await map.click({ position: { x: 80 + 40 * index, y: 160 } });
    await etape.getByLabel('Titre de l’étape').fill(nom);
    await etape.getByLabel('Récit').fill(recit);
    await builder.writeEpreuve(etape, epreuve);
    if (index === 0) firstEtape = done.actionCount;
    await etape.getByLabel('Lieu', { exact: true }).fill('Au bourg');
    if (index < 3) {
      const image = { name: `${index}.png`, mimeType: 'image/png', buffer: picture };
      await etape.locator('input[type=file]').setInputFiles(image);
      await etape.getByLabel('Description de l’image').fill('La pierre, vue de près.');
    }
  }
  await builder.field('Titre').fill(titre);
  await page.getByRole('combobox', { name: 'Commune' }).fill('Barbentane');
  await page.getByRole('option', { name: /Barbentane/ }).click();
  await page.getByLabel(/^Résumé/).fill('Cinq pas, et un coffre à ouvrir.');
  await page.getByLabel(/^Durée/).fill('45');
  return firstEtape;
}

const handKinds = byHand.map(({ epreuve }) => epreuve.type);

/** Compares the actions with the promise of `/mairie`, except the uncounted ones. */
function expectFewActions(done: ActionCounter, firstEtape: number, uncounted = 0): void {
  const counted = done.actionCount - uncounted;
  const description = `${counted} to submit by hand, ${firstEtape} for the first étape`;
  test.info().annotations.push({ type: 'actions', description });
  expect(firstEtape).toBeLessThanOrEqual(byHandMax.firstEtape);
  expect(counted).toBeLessThanOrEqual(byHandMax.fiveEtapes);
}

async function kindsOf(id: string): Promise<unknown[]> {
  const epreuves = await listDocuments(`parcours/${id}/epreuves`);
  return epreuves.map(({ data }) => data['type']).toSorted();
}

/** All of it is in the account: five étapes, three pictures, and these kinds. */
async function expectWhole(id: string, kinds: readonly string[]): Promise<void> {
  const etapes = await listDocuments(`parcours/${id}/etapes`);
  const images = etapes.flatMap(({ data }) => {
    const image = data['image'] as { path: string } | null;
    return image === null ? [] : [image.path];
  });
  expect(etapes).toHaveLength(5);
  expect(images).toHaveLength(3);
  for (const path of images) {
    expect((await storedFile(path))?.contentType).toBe('image/webp');
  }
  expect(await kindsOf(id)).toEqual(kinds.toSorted());
}

/** Answers the épreuve of the lot. */
async function solve(game: PlayDriver, drawn: EpreuveToWrite): Promise<void> {
  const { page } = game;
  switch (drawn.type) {
    case 'choix':
      return game.choose('Le boulanger');
    case 'texte':
      return game.answerTexte('le boulanger');
    case 'cadenas':
      return game.openCadenas(drawn.combinaison);
    case 'ordre':
      return game.putInOrder(drawn.elements);
    case 'position':
      await page.getByRole('button', { name: 'Trouver où je suis' }).click();
      await expect(page.getByText(/^Vous y êtes/)).toBeVisible();
      return game.validate();
    case 'photo':
      await page.getByLabel('Choisir ou prendre une photo').setInputFiles({
        name: 'four.png',
        mimeType: 'image/png',
        buffer: picture,
      });
      await expect(page.getByRole('img', { name: 'Votre photo' })).toBeVisible();
      return game.validate();
    default:
      throw new Error(`No lot draws ${drawn.type}.`);
  }
}

type Written = {
  titre: string;
  drawn: EpreuveToWrite;
  /** The answer of the fourth étape, if it has an épreuve. */
  last?: string;
};

/** The team publishes it unchanged, and plays it to its end on a phone at the third étape. */
async function publishAndPlay(
  openDevice: (options?: BrowserContextOptions) => Promise<BrowserContext>,
  id: string,
  { titre, drawn, last }: Written,
): Promise<void> {
  const team = await (await openDevice()).newPage();
  await keepAdminSession(team);
  await team.goto(`/admin/parcours/edit?id=${id}`);
  await expect(team.getByRole('heading', { level: 1 })).toHaveText(titre);
  await team.getByRole('button', { name: 'Publier', exact: true }).first().click();
  const address = await new BuilderDriver(team).publish();
  const phone = await openDevice({
    ...{ viewport: { width: 390, height: 844 }, permissions: ['geolocation'] },
    geolocation: { latitude: 43.902, longitude: 4.75, accuracy: 8 },
  });
  const game = new PlayDriver(await phone.newPage());
  await game.page.goto(`${address}/jouer`);
  const answers = [
    () => game.answerTexte('lion'),
    () => game.answerTexte('1745'),
    () => solve(game, drawn),
    last === undefined ? null : () => game.answerTexte(last),
    () => game.openCadenas('1598'),
  ];
  for (const [index, answer] of answers.entries()) {
    await game.expectEtape(index + 1, answers.length);
    if (answer !== null) {
      await game.seeEpreuve();
      await answer();
      await game.expectRight();
    }
    await game.goOn();
  }
  await game.expectEnd();
}

test.describe('the promise to authors', () => {
  test('is kept to a plain new account: written without one, taken away, carried whole, submitted, published, played', async ({
    page,
    openDevice,
  }) => {
    const drawn = drawnOf(lot);
    const titre = `La clé du puits ${lot}`;
    const builder = new BuilderDriver(page);
    const done = await ActionCounter.watch(page);
    await writeFive(page, titre, drawn);

    // Into a file and back: a parcours of its own, with its pictures. The count continues with the first one.
    const written = done.actionCount;
    const taken = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Tout télécharger (zip)' }).click();
    const zip = {
      name: 'la-cle.zip',
      mimeType: 'application/zip',
      buffer: await readFile(await (await taken).path()),
    };
    await page.getByRole('link', { name: 'Mes essais' }).click();
    const onward = page.getByRole('link', { name: /^Continuer dans mon compte/ });
    await expect(onward).toHaveCount(1);
    await page.getByLabel('Fichier d’un parcours').setInputFiles(zip);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titre);
    await page.getByRole('link', { name: 'Mes essais' }).click();
    await expect(onward).toHaveCount(2);
    const wayBack = done.actionCount - written;

    // A new account, whose first screen shows the waiting parcours.
    await onward.first().click();
    await page.getByRole('link', { name: 'Créer un compte' }).click();
    const waits = page.getByText(new RegExp(`${titre}.*vous attend sur cet appareil`));
    await expect(waits).toBeVisible();
    const email = freshEmail('promesse');
    const signIn = new SignInDriver(page);
    await signIn.fillAccount('Lou des Bois', email, password);
    await page.getByRole('radio', { name: /15 ans ou plus/ }).check();
    await signIn.createAccount();
    await signIn.expectTitle('Votre compte est créé');
    await expect(waits).toBeVisible();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await signIn.expectTitle('Votre parcours vous attend');
    const id = builder.parcoursId();

    // The e-mail is requested again, and its link opened on another device: this page follows by itself.
    await page.getByRole('button', { name: 'Renvoyer l’e-mail' }).click();
    await expect(page.getByText(/^E-mail renvoyé/)).toBeVisible();
    await expect
      .poll(async () => (await sentEmails(email, 'VERIFY_EMAIL')).length)
      .toBe(2);
    const sent = (await sentEmails(email, 'VERIFY_EMAIL')).at(-1);
    const phone = await (await openDevice()).newPage();
    await phone.goto(actionPath('verifyEmail', sent?.oobCode ?? ''));
    await phone.getByRole('button', { name: 'Confirmer cette adresse' }).click();
    await new SignInDriver(phone).expectTitle('Adresse confirmée');
    await page.waitForURL(/\/admin\/parcours\/ed\?id=/, { timeout: 120_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titre);

    await expectWhole(id, ['aucune', 'cadenas', 'nombre', 'texte', drawn.type]);

    await page.getByRole('button', { name: 'Soumettre', exact: true }).first().click();
    await page.getByRole('button', { name: 'Soumettre à la relecture' }).click();
    await expect(page.getByText('En relecture', { exact: true })).toBeVisible();
    // The way into a file and back is optional.
    const counted = done.actionCount - wayBack;
    const description = `${counted} to submit, ${written} of them to write`;
    test.info().annotations.push({ type: 'actions', description });
    expect(counted).toBeLessThanOrEqual(actionMax);
    // It has left the device; the other copy waits there, as one's own page shows.
    await page.goto('/user');
    await expect(
      page.getByText('Un parcours écrit sans compte vous attend sur cet appareil.'),
    ).toBeVisible();

    await publishAndPlay(openDevice, id, { titre, drawn });
  });

  test('is kept to an auteur, and to the one whom they invite: from the home page to a quête that is played', async ({
    page,
    openDevice,
  }) => {
    const drawn = drawnOf(lot + 1);
    const titre = `Le coffre à deux ${lot}`;
    const builder = new BuilderDriver(page);
    await writeFive(page, titre, drawn);
    await page.getByRole('link', { name: 'Mes essais' }).click();
    await page.getByRole('link', { name: /^Continuer dans mon compte/ }).click();
    // The header of the list has « Se connecter » too, which leads to one's own page.
    const signIn = new SignInDriver(page);
    await signIn.expectTitle('Continuer dans mon compte');
    const id = builder.parcoursId();
    await page.getByRole('link', { name: 'Se connecter' }).click();
    const auteur = demoAccountOf('auteur');
    await signIn.signIn(auteur.email, auteur.password);
    await page.getByRole('button', { name: 'Mettre dans mon compte' }).click();
    await page.waitForURL(/\/admin\/parcours\/ed\?id=/);
    await expectWhole(id, ['aucune', 'cadenas', 'nombre', 'texte', drawn.type]);

    // A second person is invited, writes the last épreuve and submits.
    await openTool(page, 'Membres');
    await page.getByLabel('Auteur', { exact: true }).check();
    await page.getByRole('button', { name: 'Créer un lien d’invitation' }).click();
    const link = await page.getByLabel('Lien pour un auteur').inputValue();
    const guest = await (await openDevice()).newPage();
    await keepSessionOf(guest, await createPlayer('invitee'));
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Accepter l’invitation' }).click();
    await guest
      .getByRole('button', { name: /^Étape 4 : / })
      .first()
      .click();
    await openEcran(guest, 'Épreuve');
    await guest.getByRole('button', { name: 'Une date' }).click();
    await guest.getByLabel('Réponse', { exact: true }).fill('1832');
    const kinds = ['cadenas', 'nombre', 'nombre', 'texte', drawn.type];
    await expect.poll(() => kindsOf(id)).toEqual(kinds.toSorted());
    await guest.getByRole('button', { name: 'Soumettre', exact: true }).first().click();
    await guest.getByRole('button', { name: 'Soumettre à la relecture' }).click();
    await expect(guest.getByText('En relecture', { exact: true })).toBeVisible();
    await publishAndPlay(openDevice, id, { titre, drawn, last: '1832' });
  });

  test('is kept by hand with five hard kinds, without an account, then in one', async ({
    page,
  }) => {
    const titre = `Le coffre à la main ${lot}`;
    await page.setViewportSize({ width: 1280, height: 800 });
    const done = await ActionCounter.watch(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Écrire un parcours' }).first().click();
    await page.getByText('Autres manières').click();
    await page.getByRole('link', { name: 'Tout sur une page' }).click();
    const firstEtape = await writeByHand(page, titre, done);
    await expect(page.getByText(/^Enregistré sur cet appareil à/)).toBeVisible();
    await page.getByRole('link', { name: 'Continuer dans mon compte' }).click();
    const id = new BuilderDriver(page).parcoursId();
    // Signing in is no writing: it is not counted.
    const written = done.actionCount;
    await page.getByRole('link', { name: 'Se connecter' }).click();
    const { email, password: known } = demoAccountOf('auteur');
    await new SignInDriver(page).signIn(email, known);
    const carry = page.getByRole('button', { name: 'Mettre dans mon compte' });
    await expect(carry).toBeEnabled();
    const signingIn = done.actionCount - written;
    await carry.click();
    await page.waitForURL(/\/admin\/parcours\/ed\?id=/);
    await expectWhole(id, handKinds);
    await page.getByRole('button', { name: 'Soumettre', exact: true }).first().click();
    await page.getByRole('button', { name: 'Soumettre à la relecture' }).click();
    await expect(page.getByText('En relecture', { exact: true })).toBeVisible();
    expectFewActions(done, firstEtape, signingIn);
  });

  test('is kept by hand through the door of an account: the same ways to begin, and nothing to carry', async ({
    page,
  }) => {
    const titre = `Le coffre du compte ${lot}`;
    await page.setViewportSize({ width: 1280, height: 800 });
    await keepSessionOf(page, demoAccountOf('auteur'));
    const done = await ActionCounter.watch(page);
    // The header of a public page reads the account from the device's storage.
    await page.goto('/user');
    await expect(page.getByRole('link', { name: 'Commencer un parcours' })).toBeVisible();
    await page.goto('/');
    // The page wakes at the first movement of a hand.
    await page.mouse.wheel(0, 1);
    await page.getByRole('link', { name: 'Mon espace' }).click();
    await page.getByRole('link', { name: 'Commencer un parcours' }).click();
    await page.getByText('Autres manières').click();
    await page.getByRole('link', { name: 'Tout sur une page' }).click();
    const firstEtape = await writeByHand(page, titre, done);
    const builder = new BuilderDriver(page);
    await builder.expectSavedOnline();
    await expectWhole(builder.parcoursId(), handKinds);
    await page.getByRole('button', { name: 'Soumettre à la relecture' }).click();
    await expect(page.getByText('En relecture', { exact: true })).toBeVisible();
    expectFewActions(done, firstEtape);
  });

  test('is taken back from the bin: an untitled try is thrown away, and written again', async ({
    page,
  }) => {
    await keepSessionOf(page, demoAccountOf('auteur'));
    await page.goto('/admin/parcours/ed?vue=page');
    const builder = new BuilderDriver(page);
    const titre = `Un essai à jeter ${lot}`;
    await builder.field('Titre').fill(titre);
    await builder.expectSavedOnline();
    const id = builder.parcoursId();
    await page.goto(`/admin/parcours/ed?id=${id}&vue=ranger`);
    await page.getByRole('button', { name: 'Mettre à la corbeille' }).click();
    await page.getByRole('button', { name: 'Mettre à la corbeille' }).click();
    await page.waitForURL(/\/user/);
    await page.getByText(/^Archives et corbeille/).click();
    const row = page.getByRole('listitem').filter({ hasText: titre });
    await expect(row.getByText(/^À la corbeille/)).toBeVisible();
    expect((await readDocument(`parcours/${id}`))?.data['etat']).toBe('corbeille');
    await row.getByRole('button', { name: /^Reprendre/ }).click();
    await expect(row.getByText('Brouillon', { exact: true })).toBeVisible();
  });

  test('survives a lost network and a closed tab while the pictures are being sent', async ({
    page,
    openTab,
  }) => {
    const titre = `Le moulin coupé ${lot}`;
    await page.goto('/admin/parcours/d?vue=page');
    const builder = new BuilderDriver(page);
    await builder.field('Titre').fill(titre);
    const image = { name: 'moulin.png', mimeType: 'image/png', buffer: picture };
    await builder.etape(1).locator('input[type=file]').setInputFiles(image);
    await builder.etape(1).getByLabel('Description de l’image').fill('Une roue.');
    await expect(page.getByText(/^Enregistré sur cet appareil à/)).toBeVisible();
    const id = builder.parcoursId();
    const session = await openTab();
    await keepSessionOf(session, demoAccountOf('auteur'));
    await session.close();

    // No network at all: nothing is lost.
    const context = page.context();
    await page.goto(`/admin/parcours/d?vue=compte&id=${id}`);
    const carry = page.getByRole('button', { name: 'Mettre dans mon compte' });
    await expect(carry).toBeEnabled();
    await context.setOffline(true);
    await carry.click();
    await expect(page.getByRole('alert')).toContainText('La connexion manque');
    await context.setOffline(false);

    // The network fails again at the first picture, and the tab is closed: the text is there, and the rest waits.
    const pictures = /\/o\?.*name=parcours/;
    let cutCount = 0;
    await context.route(pictures, (route) => {
      cutCount += 1;
      return route.abort('internetdisconnected');
    });
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.poll(() => cutCount).toBeGreaterThan(0);
    expect(await readDocument(`parcours/${id}`)).not.toBeNull();
    const next = await openTab();
    await page.close();
    await context.unroute(pictures);
    await next.goto(`/admin/parcours/d?vue=compte&id=${id}`);
    await expect(next.getByText(/Un envoi avait commencé/)).toBeVisible();
    await next.getByRole('button', { name: 'Mettre dans mon compte' }).click();
    await next.waitForURL(/\/admin\/parcours\/ed\?id=/);
    await expect(next.getByRole('heading', { level: 1 })).toHaveText(titre);
    const [etape] = await listDocuments(`parcours/${id}/etapes`);
    const kept = etape?.data['image'] as { path: string } | undefined;
    expect((await storedFile(kept?.path ?? ''))?.contentType).toBe('image/webp');
  });
});
