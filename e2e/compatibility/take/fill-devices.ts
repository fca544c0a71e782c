import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { findEngines } from '../../../tools/local-firebase/engines.ts';
import { exportData } from '../../../tools/local-firebase/exports.ts';
import { localHost, profiles } from '../../../tools/lib/environment.ts';
import { saintMalo } from '../../../tools/seed/saint-malo.ts';
import { parcoursPaths } from '../../../src/domain/parcours/portraits.ts';
import { buildPublication } from '../../../src/domain/quete/publication.ts';
import { randomBytes } from '../../../src/lib/random-bytes.ts';
import { listDocuments, readLiveData } from '../../backend.ts';
import { BuilderDriver, openTool } from '../../drivers/builder-driver.ts';
import { CorsairesDriver, corsaires } from '../../drivers/corsaires-driver.ts';
import { PlayDriver } from '../../drivers/play-driver.ts';
import { scanQr } from '../../drivers/scan-qr.ts';
import { SignInDriver } from '../../drivers/sign-in-driver.ts';
import { expect, test } from '../../fixtures.ts';
import { fixtureAccounts, fixturePassword, type FixtureAccount } from '../accounts.ts';
import { dumpDevice } from '../device.ts';
import type { FixtureCodes } from '../editions.ts';
import { fixtureFolder } from './folder.ts';
import { fullAventure, fullQuete } from './full-parcours.ts';
import { oldestDevice } from './oldest-device.ts';

/*
 * Uses the site from the devices of an author, of a player without an account and of one with an account: each is left
 * with work that waits, then kept. The last one keeps the back end too, while people are there.
 */

test.describe.configure({ mode: 'serial' });
// Networks are cut, and pages left in the middle of something.
test.use({ allowedErrors: [/./] });

const profile = profiles.test;
const photo = 'tools/seed/images/vezelay/facade.webp';
const place = { latitude: 48.4571, longitude: -2.0403, accuracy: 8 };
const fullAddress = '/les_quetes/22/dinan/la-quete-au-complet';
const visite = '/les_quetes/22/dinan/la-visite-au-complet';
const colmar = '/les_quetes/68/colmar/les-visages-de-colmar';

/** What is learnt on the way, for `codes.json`. */
const codes: Partial<FixtureCodes> = {};

async function keepDevice(context: BrowserContext, name: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  mkdirSync(fixtureFolder, { recursive: true });
  writeFileSync(path.join(fixtureFolder, name), await dumpDevice(page, profile));
}

async function signIn(page: Page, account: FixtureAccount): Promise<void> {
  const form = new SignInDriver(page);
  await form.open('/login?redirect=%2Fuser');
  await form.signIn(fixtureAccounts[account], fixturePassword);
  await page.getByRole('heading', { name: 'Mes données', exact: true }).waitFor();
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click();

async function openMenu(page: Page, ...entries: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  // The étape below it may have buttons of the same names.
  for (const name of entries) {
    await page.getByRole('dialog').getByRole('button', { name }).click();
  }
}

/** Walks a draft to its end, whatever each étape asks. */
async function walkOn(page: Page): Promise<void> {
  const end = page.getByRole('heading', { name: 'Ce que vous avez trouvé' });
  const way = page.getByRole('button', {
    name: /lire l’étape$|^Voir l’épreuve$|^Passer l’épreuve$|^Étape suivante$|^Terminer l’essai$/,
  });
  while (!(await end.isVisible())) {
    await way.and(page.locator(':not([aria-disabled])')).first().click();
  }
}

/** Takes a file away by two buttons. */
async function download(
  page: Page,
  /** What is pressed before; null where it is open already. */
  first: string | null,
  second: string | RegExp,
  name: string,
) {
  if (first !== null) await page.getByRole('button', { name: first }).first().click();
  const coming = page.waitForEvent('download');
  await press(page, second);
  await (await coming).saveAs(path.join(fixtureFolder, name));
}

/** What one sets to one's liking on the desk and in the workshop. */
async function chooseTools(page: Page): Promise<void> {
  const plainKey = page.getByRole('dialog').getByRole('checkbox');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await plainKey.setChecked(!(await plainKey.isChecked()));
  await page.keyboard.press('Escape');
  await page.goto(`/admin/parcours/editadventure?id=${fullAventure.id}`);
  await press(page, 'Ranger la carte');
  await page.getByRole('tab', { name: 'Essai' }).click();
  await press(page, 'Partir du début');
  await page.getByRole('separator').first().press('ArrowRight');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await plainKey.setChecked(!(await plainKey.isChecked()));
  await page.keyboard.press('Escape');
  await page.goto('/faq');
  await page.getByText('Sombre', { exact: true }).click();
}

/** How many files of parcours without an account lie where those parcours do. */
function countMedia(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('qc-demonstrations');
        opening.onerror = () => reject(opening.error ?? new Error('It cannot be read.'));
        opening.onsuccess = () => {
          const database = opening.result;
          const count = database.transaction('medias').objectStore('medias').count();
          count.onsuccess = () => {
            database.close();
            resolve(count.result);
          };
        };
      }),
  );
}

test('the device of an author', async ({ openDevice }) => {
  const context = await openDevice({
    permissions: ['geolocation'],
    geolocation: place,
  });
  const page = await context.newPage();

  // Without an account: the example, walked to its end, and walked again; a parcours with an image.
  await page.goto('/admin/parcours/d');
  await press(page, 'Ouvrir l’exemple');
  await expect(page.getByRole('dialog', { name: 'Visite de l’atelier' })).toBeVisible();
  await page.keyboard.press('Escape');
  const kept = page.getByText(/^Enregistré sur cet appareil/).first();
  await expect(kept).toBeVisible();
  await openTool(page, 'Historique');
  await press(page, 'Garder cette version');
  await expect(page.getByText('C’est gardé.')).toBeVisible();
  await openTool(page, 'Essayer en marchant');
  await press(page, 'Essayer sur place');
  await press(page, /^Noter/);
  await page.getByRole('dialog').getByLabel('Le chemin').check();
  await page
    .getByRole('dialog')
    .getByLabel(/En quelques mots/)
    .fill('Un portail est fermé.');
  await press(page, 'Garder la note');
  await walkOn(page);
  await press(page, 'Garder le compte rendu');
  await expect(page.getByText(/sur place\s: /).first()).toBeVisible();
  await press(page, 'Essayer depuis le bureau');
  await page.getByRole('button', { name: /lire l’étape$/ }).click();

  await page.goto('/admin/parcours/d?vue=page');
  const alone = new BuilderDriver(page);
  await alone.field('Titre').fill('Le four du bout du monde');
  await alone.etape(1).locator('input[type=file]').setInputFiles(photo);
  await alone.etape(1).getByLabel('Description de l’image').fill('Une façade.');
  // Sent to the store of the device, which has no network to wait for; the next one still waits.
  await expect.poll(() => countMedia(page)).toBeGreaterThan(0);
  await alone.writeEtape(2, {
    ...{ titre: 'La tour', lieu: 'Là-haut', position: '48.452, -2.042' },
    ...{ recit: 'On voit loin.', epreuve: { type: 'aucune' } },
  });
  await expect(kept).toBeVisible();
  await page.goto('/admin/parcours/d');
  await page
    .getByRole('link', { name: /Le four du bout du monde/ })
    .first()
    .click();
  await download(page, 'Emporter', 'Tout télécharger (zip)', 'archive-device.zip');

  // Places noted on site.
  await page.goto('/admin/parcours/d?vue=reperage');
  await page.getByLabel('Photo du lieu').setInputFiles(photo);
  await expect(page.getByText('Lieu 1 noté.')).toBeVisible();
  await press(page, 'Noter ce lieu sans photo');
  await expect(page.getByText('Lieu 2 noté.')).toBeVisible();

  // The desk of the team.
  await signIn(page, 'admin');
  await page.goto('/admin/parcours/dashboard');
  await page.getByRole('searchbox', { name: 'Chercher' }).fill('dinan');
  await page.getByLabel('Garder cette vue sous le nom').fill('Dinan');
  await press(page, 'Garder la vue');
  await expect(page.getByRole('link', { name: 'Dinan' })).toBeVisible();
  await page.goto(`/admin/parcours/edit?id=${fullQuete.id}`);
  await page
    .getByRole('button', { name: /^Étape 1 : / })
    .first()
    .click();
  await press(page, /^Commenter/);
  await page.getByLabel('Votre commentaire').fill('À relire avant de publier.');
  await page.goto('/admin/parcours/message');
  await page
    .getByRole('link', { name: /Sami|Odile/ })
    .first()
    .click();
  await page.getByLabel('Votre réponse').fill('Bonjour, je regarde et je reviens.');
  await page.getByLabel(/son/i).first().check();
  await chooseTools(page);

  // What is printed, and taken away.
  await page.goto(`/admin/parcours/edit?id=${fullQuete.id}`);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['imprime'] = '';
    };
  });
  await page.reload();
  await openTool(page, 'Imprimer');
  await press(page, /^Imprimer.*Les plaques$/);
  await expect(page.locator('html[data-imprime]')).toBeAttached();
  const plates = page.locator('.papier-plaque-qr');
  codes.plaques = [];
  for (const plate of await plates.all()) {
    const drawing =
      (await plate.evaluate(({ tagName }) => tagName)) === 'svg'
        ? plate
        : plate.locator('svg');
    codes.plaques.push(await scanQr(drawing));
    if (codes.plaques.length > 1) continue;
    const svg = await drawing.evaluate((element) =>
      new XMLSerializer().serializeToString(element),
    );
    mkdirSync(fixtureFolder, { recursive: true });
    writeFileSync(path.join(fixtureFolder, 'plaque.svg'), svg);
  }
  await page.reload();
  await openTool(page, 'Prendre une copie');
  await download(page, null, /Archive complète$/, 'archive-workshop.zip');

  // An article, then a parcours with an image, both written without network.
  await page.goto('/admin/parcours/news');
  await page.getByRole('link', { name: 'Écrire une actualité' }).click();
  await page.waitForLoadState('networkidle');
  const simple = await context.newPage();
  const builder = new BuilderDriver(simple);
  await builder.begin();
  await builder.writeEtape(1, {
    ...{ titre: 'Le lavoir', lieu: 'En bas', position: '48.451, -2.041' },
    ...{ recit: 'On venait ici.', epreuve: { type: 'aucune' } },
  });
  await builder.field('Titre').fill('Avant la coupure');
  await builder.expectSavedOnline();
  await simple.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByLabel('Titre', { exact: true }).fill('La fête du lavoir');
  await page.getByLabel('Résumé').fill('Dimanche, en musique.');
  await builder.field('Titre').fill('Pendant la coupure');
  await builder.etape(1).locator('input[type=file]').setInputFiles(photo);
  await builder.etape(1).getByLabel('Description de l’image').fill('Une façade.');
  await expect(simple.getByText('Enregistré sur cet appareil').first()).toBeVisible();
  // Left in the middle of a word: a parting copy.
  await builder.etape(1).getByLabel('Récit').pressSequentially(' Chaque lund');
  await simple.close({ runBeforeUnload: true });
  await page.getByLabel('Texte', { exact: true }).fill('Venez nombreux.');
  await page.close();
  await context.setOffline(false);
  await keepDevice(context, 'device-author.json');
});

const phone = { viewport: { width: 390, height: 844 } };

/** A square of a map, as small as one can be. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Reports what is wrong here, with a photo. */
async function report(page: Page, texte: string): Promise<void> {
  await openMenu(page, 'Besoin d’aide\u202F?', 'Signaler un problème');
  await page.getByLabel('La plaque manque', { exact: false }).check();
  await page.getByLabel('En quelques mots').fill(texte);
  await page.getByLabel('Choisir ou prendre une photo').setInputFiles(photo);
  await expect(page.getByRole('img', { name: 'La photo du signalement' })).toBeVisible();
  await press(page, 'Envoyer le signalement');
}

test('the device of a player without an account', async ({ openDevice }) => {
  const context = await openDevice({
    ...phone,
    // A quête is kept only where it can be opened without network.
    serviceWorkers: 'allow',
    permissions: ['geolocation'],
    geolocation: place,
  });
  await context.route('https://data.geopf.fr/**', (route) =>
    route.fulfill({
      contentType: 'image/png',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: tile,
    }),
  );
  const page = await context.newPage();

  // A party that has ended, and all that one says of it.
  await page.goto(`${corsaires}/jouer`);
  const game = new CorsairesDriver(page);
  await game.expectEtape(1, 6);
  await openMenu(page, 'Qui joue\u202F?');
  await page.getByRole('textbox', { name: 'Prénom ou surnom' }).fill('Lina');
  await press(page, 'Ajouter');
  await press(page, 'Fermer');
  await report(page, 'Elle est tombée.');
  await expect(
    page.getByRole('heading', { name: 'Merci, votre signalement est parti' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  for (let numero = 1; numero <= 6; numero += 1) {
    await game.open(numero);
    if (numero === 3) await game.askIndice();
    await game.answer(numero);
    await game.expectRight();
    await game.goOn();
  }
  await game.expectEnd();
  await expect(page.getByText('Réponses prouvées\u00A0: 6 sur 6.')).toBeVisible();
  await page.getByRole('radio', { name: '5, excellente' }).check();
  await page.getByRole('textbox', { name: 'Signé' }).fill('Lina et sa bande');
  await press(page, 'Donner mon avis');
  await expect(page.getByText(/^Votre avis est arrivé\./)).toBeVisible();

  // A favourite, and the words of a booklet.
  await page.goto(corsaires);
  await press(page, 'Garder en favori');
  await press(page, 'Nous avons joué sur papier');
  const { mots } = await buildPublication({
    random: randomBytes,
    parcours: saintMalo.parcours,
    previous: null,
    fileByPath: new Map(parcoursPaths(saintMalo.parcours).map((file) => [file, file])),
  });
  await page.getByLabel(/^Les? mots? du livret$/).fill(mots.join(' '));
  await press(page, 'Vérifier');
  await expect(page.getByText(/^Bravo/)).toBeVisible();

  // A quête kept on the phone.
  await page.goto(`${visite}/jouer?preparer=oui`);
  await press(page, 'Garder sur ce téléphone');
  await expect(
    page.getByText(/Sur ce téléphone\s: textes, images et carte .*se joue sans réseau/),
  ).toBeVisible({ timeout: 240_000 });

  await page.goto('/download');
  await expect(page.getByRole('button', { name: /^Enlever/ }).first()).toBeVisible();

  // A word to the team, another one begun, and a link to sign in.
  await page.goto('/contact');
  const writeToTeam = async (message: string) => {
    await page.getByLabel('Votre nom').fill('Lina');
    await page.getByLabel('Adresse e-mail').fill('lina@exemple.fr');
    await page.getByRole('textbox', { name: /^Message/ }).fill(message);
  };
  await writeToTeam('Bonjour, où est la clé ?');
  await page.getByRole('checkbox').first().check();
  await press(page, /^Envoyer/);
  await expect(page.getByText('Bonjour, où est la clé').first()).toBeVisible();
  await press(page, 'Lien pour lire la réponse');
  codes.links = {
    invitation: await waitingInvitation('parcoursId'),
    commune: await waitingInvitation('insee'),
    conversation: await page
      .getByRole('textbox', { name: 'Lien pour lire la réponse' })
      .inputValue(),
    tournee: await openTournee(),
  };
  await page.goto('/contact');
  await writeToTeam('J’ai oublié de dire…');
  await page.goto('/login?vue=lien');
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('lina@exemple.fr');
  await press(page, 'Envoyer le lien');
  await expect(page.getByText(/Un lien est parti à/)).toBeVisible();

  // A round begun.
  await page.goto(`${fullAddress}/jouer?tournee=${codes.links.tournee}`);
  await page
    .getByRole('group', { name: /à l’étape 2$/ })
    .getByLabel('Abîmé')
    .check();

  // A visite that ends where there is no network, with what one says of it; a quête under way, with answers that wait.
  await page.goto(`${visite}/jouer`);
  await new PlayDriver(page).expectEtape(1, 3);
  const other = await context.newPage();
  await other.goto(`${fullAddress}/jouer`);
  const full = new PlayDriver(other);
  await full.expectEtape(1, 12);
  await full.goOn();
  await full.seeEpreuve();
  await other.getByLabel('Choisir ou prendre une photo').setInputFiles(photo);
  await expect(other.getByRole('img', { name: 'Votre photo' })).toBeVisible();
  await full.validate();
  await full.expectRight();
  await full.goOn();
  await full.seeEpreuve();
  await full.choose('Le tanneur', 'Le meunier');
  await full.expectRight();
  await full.goOn();
  await expect
    .poll(async () =>
      (await partiesOf(fullAddress)).some((one) => one['reussiteCount'] === 2),
    )
    .toBe(true);
  for (const one of [page, other]) await one.waitForLoadState('networkidle');
  await context.setOffline(true);
  await full.seeEpreuve();
  await full.answerTexte('un bateau');
  await full.expectWrong();
  await full.askIndice();
  await full.answerTexte('Louis d’or');
  await full.expectRight();
  await full.goOn();
  await full.seeEpreuve();
  await full.passEtape();
  await full.goOn();
  await openMenu(other, 'Besoin d’aide\u202F?', 'Je suis bloqué');
  await other.getByLabel(/Qu’est-ce qui vous bloque/).fill('Le veilleur ne dit rien.');
  await other.keyboard.press('Escape');
  await report(other, 'Le panneau est arraché.');
  await expect(
    other.getByRole('heading', { name: 'Votre signalement est gardé ici' }),
  ).toBeVisible();
  await other.keyboard.press('Escape');
  await full.seeEpreuve();
  await other.getByRole('textbox').last().fill('sous le vi');
  for (const next of [/^Le pont/, /^La source/, 'Terminer']) await press(page, next);
  await new PlayDriver(page).expectEnd();
  await page.getByRole('radio', { name: '4, très bien' }).check();
  await page.getByRole('textbox', { name: 'Signé' }).fill('Lina et sa bande');
  await press(page, 'Donner mon avis');
  await openMenu(other, 'Continuer sur un autre téléphone');
  codes.passage = {
    url: await scanQr(other.getByRole('img', { name: 'QR code de cette partie' })),
    code: await other
      .getByRole('dialog')
      .getByText(/^[0-9A-Z]{4}( [0-9A-Z]{1,4})+$/)
      .innerText(),
  };
  await other.close();
  await page.close();
  await context.setOffline(false);
  await keepDevice(context, 'device-player.json');
});

async function partiesOf(address: string): Promise<Record<string, unknown>[]> {
  const queteId = address.replace('/les_quetes/', '').replaceAll('/', '_');
  const parties = await listDocuments('parties');
  return parties.map(({ data }) => data).filter((data) => data['queteId'] === queteId);
}

/** The jeton of an invitation that nobody has used. */
async function waitingInvitation(kind: 'parcoursId' | 'insee'): Promise<string> {
  const found = (await listDocuments('invitations')).find(
    ({ data }) => kind in data && data['usedBy'] === null,
  );
  return path.basename(found?.path ?? '');
}

/** The jeton of a round that is not finished. */
async function openTournee(): Promise<string> {
  const found = (await listDocuments('tournees')).find(
    ({ data }) => data['finieLe'] === null,
  );
  return path.basename(found?.path ?? '');
}

test('the device of a player with an account, and the back end while people are there', async ({
  openDevice,
}) => {
  const context = await openDevice(phone);
  const page = await context.newPage();
  await signIn(page, 'joueur');
  await page.goto(`${corsaires}/jouer`);
  const game = new CorsairesDriver(page);
  await game.open(1);
  await game.passEtape();
  await game.goOn();
  await game.expectEtape(2, 6);
  await expect.poll(async () => (await listDocuments('reprises')).length).toBe(1);
  await page.goto(`${colmar}/jouer`);
  await new PlayDriver(page).expectEtape(1, 7);
  await openMenu(page, 'Jouer en équipe');
  await page.getByLabel('Votre prénom').fill('Sacha');
  await press(page, 'Créer une équipe');
  await expect(page.getByText(/^[A-Z]{3} [A-Z]{3}$/)).toBeVisible();
  await press(page, 'Fermer');

  // The team is at the desk and in the workshop, and writes.
  const desk = await openDevice();
  const inbox = await desk.newPage();
  await signIn(inbox, 'admin');
  const workshop = await desk.newPage();
  await workshop.goto(`/admin/parcours/edit?id=${fullQuete.id}`);
  await workshop
    .getByRole('button', { name: /^Étape 1 : / })
    .first()
    .waitFor();
  await inbox.goto('/admin/parcours/message');
  await inbox.getByRole('link', { name: /Lina/ }).first().click();
  const answer = inbox.getByLabel('Votre réponse');
  const branches = ['presence', 'saisie', 'direct', 'equipes', 'codes'];
  await expect
    .poll(
      async () => {
        await answer.press('a');
        const live = (await readLiveData()) as Record<string, unknown>;
        return branches.filter((branch) => !(branch in live));
      },
      { timeout: 60_000 },
    )
    .toEqual([]);
  const { database } = await findEngines();
  const ownDatabase =
    database.kind === 'ours'
      ? `http://${localHost}:${profile.ports.database}`
      : undefined;
  await exportData(profile, { ownDatabase }, path.join(fixtureFolder, 'back-end'));
  await page.waitForLoadState('networkidle');
  await page.close();
  await keepDevice(context, 'device-account.json');
  writeFileSync(path.join(fixtureFolder, 'device-oldest.json'), await oldestDevice());
  const whole: FixtureCodes = { takenAt: Date.now(), ...codes } as FixtureCodes;
  writeFileSync(
    path.join(fixtureFolder, 'codes.json'),
    `${JSON.stringify(whole, undefined, 2)}\n`,
  );
});
