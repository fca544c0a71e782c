import type { Page } from '@playwright/test';
import { profiles } from '../../tools/lib/environment.ts';
import { BuilderDriver, openTool } from '../drivers/builder-driver.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { expect } from '../fixtures.ts';
import { fixtureAccounts, fixturePassword, type FixtureAccount } from './accounts.ts';
import { storageOf } from '../drivers/storage-emulator.ts';
import { restoreDevice, type DeviceDump } from './device.ts';
import {
  codes,
  fixtureBackEnd,
  fixtureFile,
  fixtureProfile,
  readFixture,
  test,
} from './fixture-site.ts';

/*
 * Opens all of the fixture of November 2026 with the build and the rules of now. It runs at any later date: where the age
 * of something counts, the device's clock stands where it was left, or the thing is made old first.
 */

// What the pages of a device that has come back to its network note.
test.use({ allowedErrors: [/RPC_ERROR HTTP error has no status/] });

const { listDocuments, readDocument, readLiveData, updateDocument, writeLiveData } =
  fixtureBackEnd;
const { listFiles } = storageOf(fixtureProfile);
const dayMs = 86_400_000;
const phone = { viewport: { width: 390, height: 844 } };
const dinan = '/les_quetes/22/dinan';
const quete = `${dinan}/la-quete-au-complet`;
const queteId = '22_dinan_la-quete-au-complet';
const visite = `${dinan}/la-visite-au-complet`;
const aventure = `${dinan}/l-aventure-au-complet`;
const corsaires = '/les_quetes/35/saint-malo/le-code-des-corsaires';
const photo = 'tools/seed/images/vezelay/facade.webp';

async function signIn(page: Page, account: FixtureAccount): Promise<void> {
  const form = new SignInDriver(page);
  await form.open('/login?redirect=%2Fuser');
  await form.signIn(fixtureAccounts[account], fixturePassword);
  await page.getByRole('heading', { name: 'Mes données', exact: true }).waitFor();
}

/** Puts on the device of a page what one of the fixture kept, an hour after it was left. */
async function takeUp(page: Page, name: string): Promise<void> {
  await page.clock.install({ time: codes.takenAt + 3_600_000 });
  await restoreDevice(page, readFixture(name), profiles.test);
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click();

/** Opens a panel of the menu: the étape below it may have buttons of the same names. */
async function openMenu(page: Page, ...entries: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  for (const name of entries) {
    await page.getByRole('dialog').getByRole('button', { name }).click();
  }
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The address that a printed or sent code leads to on the site of now. */
function here(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}

const parcoursList = [
  ['compat202611quete000', 'La quête au complet, revue', 'Ici commence la page 1'],
  ['compat202611visite00', 'La visite au complet', 'Ici commence la page 1'],
  ['compat202611retiree0', 'La quête retirée', 'Ici commence la page 1'],
  ['compat202611ancien00', 'La quête des débuts', 'On venait ici chaque semaine.'],
] as const;

test.describe('the back end of November 2026', () => {
  test('each parcours is opened in the workshop with its words, and saving one changes nothing else', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    for (const [id, titre, recit] of parcoursList) {
      await page.goto(`/admin/parcours/edit?id=${id}`);
      await expect(title(page)).toHaveText(titre);
      await page
        .getByRole('button', { name: /^Étape 1 : / })
        .first()
        .click();
      await expect(page.getByLabel('Récit', { exact: true })).toHaveValue(
        new RegExp(recit),
      );
    }
    await page.goto('/admin/parcours/editadventure?id=compat202611aventure');
    await expect(title(page)).toHaveText('L’aventure au complet');
    await page.getByRole('tab', { name: 'Essai' }).click();
    await press(page, 'Partir du début');
    await page.getByLabel('L’épreuve de cette étape').selectOption('Réussie (40 points)');
    await expect(page.getByText('Prendre la clé').first()).toBeVisible();

    const [id] = parcoursList[0];
    const read = async () => ({
      parcours: (await readDocument(`parcours/${id}`))?.data ?? {},
      etapes: await listDocuments(`parcours/${id}/etapes`),
      epreuves: await listDocuments(`parcours/${id}/epreuves`),
    });
    const before = await read();
    await page.goto(`/admin/parcours/edit?id=${id}`);
    await press(page, 'Le parcours');
    await page.getByLabel(/^Résumé/).fill('Relue plus tard.');
    // « Enregistré en ligne » may still be said of what was there before.
    await expect
      .poll(async () => (await read()).parcours['resume'])
      .toBe('Relue plus tard.');
    const after = await read();
    expect(after).toEqual({
      ...before,
      parcours: {
        ...before.parcours,
        resume: 'Relue plus tard.',
        revision: Number(before.parcours['revision']) + 1,
        updatedAt: after.parcours['updatedAt'],
        operationId: after.parcours['operationId'],
        // The check may have become another one.
        controle: after.parcours['controle'],
        // A parcours of before names its étapes with its next save.
        etapeIds: before.etapes.map(({ path }) => path.split('/').at(-1)),
      },
    });
  });

  test('an auteur finds the draft, its membres, comments, walks and history', async ({
    page,
    openDevice,
  }) => {
    await signIn(page, 'auteur');
    await page.goto('/admin/parcours/ed?id=compat202611brouillo');
    await expect(title(page)).toHaveText('Le brouillon d’une autrice');
    await press(page, /^Commentaires/);
    await expect(page.getByText('Une belle promenade.')).toBeVisible();
    await openTool(page, 'Membres');
    await expect(page.getByText('Claude relectrice').first()).toBeVisible();
    await openTool(page, 'Essayer en marchant');
    await expect(page.getByText(/sur place\s: /).first()).toBeVisible();
    const desk = await (await openDevice()).newPage();
    await signIn(desk, 'admin');
    await desk.goto('/admin/parcours/edit?id=compat202611quete000');
    await openTool(desk, 'Historique');
    await press(desk, /Gardée à la demande/);
    await expect(desk.getByText('La quête au complet, revue').first()).toBeVisible();
  });

  test('the desk shows parcours, figures, messages with their notes, reports, opinions and rounds', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await page.goto('/admin/parcours/dashboard');
    await expect(page.getByText('La quête au complet, revue').first()).toBeVisible();
    await page.goto('/admin/parcours/message?vue=close');
    await page.getByRole('link', { name: /Sami/ }).first().click();
    await expect(page.getByText('Bonjour, regardez sous le banc.').first()).toBeVisible();
    await expect(page.getByText('La mairie est prévenue.')).toBeVisible();
    await page.goto('/admin/parcours/dashboard?vue=moderation');
    const waiting = page.getByRole('article').filter({ hasText: 'Trois cousins' });
    await expect(waiting.first()).toBeVisible();
    await page.goto('/admin/parcours/message?vue=signalements');
    const reported = page.getByRole('article').filter({ hasText: 'Étape 11' });
    await reported.getByText('Lire 1 autre signalement').click();
    await expect(page.getByText('Une pierre bouge.')).toBeVisible();
    await page.goto(
      `/admin/parcours/message?vue=fermetures&quete=22_dinan_l-aventure-au-complet`,
    );
    await expect(page.getByText('Le parc est fermé.').first()).toBeVisible();
  });

  test('everybody reads the quêtes, what was said of them, what is closed, and the articles', async ({
    page,
  }) => {
    // What is closed for a month is closed on the day the fixture was taken.
    await page.clock.install({ time: codes.takenAt + 3_600_000 });
    await page.goto(quete);
    await expect(title(page)).toHaveText('La quête au complet, revue');
    await expect(page.getByText('Travaux sur la place.').first()).toBeVisible();
    await press(page, 'Lire les avis');
    await expect(page.getByText('Un bel après-midi.')).toBeVisible();
    await expect(page.getByText('Merci, revenez en mai.')).toBeVisible();
    await expect(page.getByText('Nom masqué')).toBeVisible();
    await page.goto(aventure);
    await expect(page.getByText('Le parc est fermé.').first()).toBeVisible();
    await page.goto(`${dinan}/la-quete-des-debuts`);
    await press(page, 'Lire les avis');
    await expect(page.getByText('Joli.')).toBeVisible();
    await page.goto(`${dinan}/la-quete-retiree`);
    await expect(
      page.getByRole('heading', { name: 'Cette quête a été retirée' }),
    ).toBeVisible();
    await page.goto('/les_quetes/22');
    for (const name of [/La quête au complet/, /La quête des débuts/]) {
      await expect(page.getByRole('link', { name }).first()).toBeVisible();
    }
    await page.goto('/blog?article=l-article-au-complet');
    await expect(title(page)).toHaveText('L’article au complet');
    await expect(page.getByRole('img', { name: 'Une façade.' })).toBeVisible();
  });

  test('a quête with every kind of épreuve is played to its end, and each answer is proven', async ({
    openDevice,
  }) => {
    // Its étape that was closed is open again.
    await updateDocument(`quetes/${queteId}`, { suspensions: { mapValue: {} } });
    const device = await openDevice({
      ...{ ...phone, hasTouch: true, permissions: ['geolocation'] },
      geolocation: { latitude: 48.4571, longitude: -2.0403, accuracy: 8 },
    });
    const page = await device.newPage();
    await page.goto(`${quete}/jouer`);
    const game = new PlayDriver(page);
    const answers: readonly (() => Promise<void>)[] = [
      async () => {
        await page.getByLabel('Choisir ou prendre une photo').setInputFiles(photo);
        await expect(page.getByRole('img', { name: 'Votre photo' })).toBeVisible();
        await game.validate();
      },
      () => game.choose('Le tanneur', 'Le meunier'),
      () => game.answerTexte('un louis'),
      () => game.answerTexte('158'),
      () => game.answerTexte('sous le vieux jardin'),
      () => game.openCadenas('18B5'),
      () => game.putInOrder(['Le tanneur', 'Le meunier', 'Le forgeron']),
      async () => {
        for (const name of ['Le tanneur', 'la rivière', 'Le meunier', 'le moulin']) {
          await press(page, name);
        }
        for (const name of ['Le forgeron', 'la forge']) await press(page, name);
        await game.validate();
      },
      async () => {
        await press(page, 'Trouver où je suis');
        await expect(page.getByText(/^Vous y êtes/)).toBeVisible();
        await game.validate();
      },
      () => game.answerTexte('7k2m 9qxa 4tbd 0h3v'),
      async () => {
        for (const letter of 'LOUISDOR') {
          const name = new RegExp(`^${letter}, de l’étape \\d+$`);
          await page.getByRole('button', { name }).first().click();
        }
        await game.validate();
      },
    ];
    await game.expectEtape(1, answers.length + 1);
    await game.goOn();
    for (const [index, answer] of answers.entries()) {
      await game.expectEtape(index + 2, answers.length + 1);
      await game.seeEpreuve();
      await answer();
      await game.expectRight();
      await game.goOn();
    }
    await game.expectEnd();
    await expect(page.getByText('Réponses prouvées\u00A0: 11 sur 11.')).toBeVisible();
  });

  test('a visite, an aventure and a quête of the first days are played to their ends', async ({
    openDevice,
  }) => {
    await updateDocument('quetes/22_dinan_l-aventure-au-complet', {
      suspensions: { mapValue: {} },
    });
    const page = await (await openDevice(phone)).newPage();
    const game = new PlayDriver(page);
    await page.goto(`${visite}/jouer`);
    for (const next of [/^Le pont/, /^La source/]) await game.take(next);
    await press(page, 'Terminer');
    await game.expectEnd();

    await page.goto(`${aventure}/jouer`);
    await game.seeEpreuve();
    await game.answerTexte('Louis d’or');
    await game.expectRight();
    await game.take(/Prendre la clé/);
    await expect(title(page)).toHaveText(/La cour$/);
    await game.take(/Monter/);
    await expect(title(page)).toHaveText(/La tour$/);
    await game.goOn();
    await expect(page.getByText('Toute la ville à vos pieds').first()).toBeVisible();

    await page.goto(`${dinan}/la-quete-des-debuts/jouer`);
    await game.expectEtape(1, 2);
    await game.goOn();
    await game.seeEpreuve();
    await game.answerTexte('un lavoir');
    await game.expectRight();
    await game.goOn();
    await game.expectEnd();
    await expect(page.getByText('Réponses prouvées\u00A0: 1 sur 1.')).toBeVisible();
  });
});

test.describe('the device of a player of November 2026', () => {
  test('goes on with its party, and sends what waited: answers, a report with its photo, an opinion', async ({
    openDevice,
  }) => {
    const page = await (await openDevice(phone)).newPage();
    await takeUp(page, 'device-player.json');
    const count = async () => ({
      reports: (await listDocuments('signalements')).filter(
        ({ data }) => data['texte'] === 'Le panneau est arraché.' && data['photo'] !== '',
      ).length,
      opinions: (await listDocuments('quetes/22_dinan_la-visite-au-complet/avis')).filter(
        ({ data }) => data['pseudonyme'] === 'Lina et sa bande',
      ).length,
    });
    expect(await count()).toEqual({ reports: 0, opinions: 0 });
    await page.goto(`${quete}/jouer`);
    const game = new PlayDriver(page);
    await game.expectEtape(6, 12);
    await expect(page.getByRole('textbox').last()).toHaveValue('sous le vi');
    await expect
      .poll(async () => {
        const parties = await listDocuments('parties');
        return parties
          .filter(({ data }) => data['queteId'] === queteId)
          .map(({ data }) => data['reussiteCount']);
      })
      .toContain(4);
    await game.answerTexte('sous le vieux jardin');
    await game.expectRight();
    await page.goto(`${visite}/jouer`);
    await game.expectEnd();
    await expect(page.getByText(/Votre avis est arrivé/)).toBeVisible({
      timeout: 90_000,
    });
    await expect.poll(count, { timeout: 90_000 }).toEqual({ reports: 1, opinions: 1 });
  });

  test('finds again what it kept: a party that ended, a photo, favourites, words, a round, quêtes', async ({
    openDevice,
  }) => {
    const page = await (await openDevice(phone)).newPage();
    await takeUp(page, 'device-player.json');
    const game = new PlayDriver(page);
    await page.goto(`${corsaires}/jouer`);
    await game.expectEnd();
    await expect(page.getByText('Réponses prouvées\u00A0: 6 sur 6.')).toBeVisible();
    await expect(
      page.getByText('Merci transmis à qui a écrit cette balade.'),
    ).toBeVisible();
    await page.goto(corsaires);
    await expect(page.getByRole('button', { name: 'En favori' })).toBeVisible();
    await page.getByText(/^Pour aller plus loin/).click();
    await press(page, 'Nous avons joué sur papier');
    await expect(page.getByText(/^Bravo/)).toBeVisible();
    await page.goto('/contact');
    await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(
      'J’ai oublié de dire…',
    );
    await press(page, /^Voir la réponse/);
    await expect(page.getByText('Bonjour, où est la clé').first()).toBeVisible();
    await page.goto(`${quete}/jouer?tournee=${codes.links.tournee}`);
    await expect(
      page.getByRole('group', { name: /à l’étape 2$/ }).getByLabel('Abîmé'),
    ).toBeChecked();
    await page.goto('/download');
    await expect(
      page.getByRole('button', { name: /^Enlever.*La visite au complet/ }),
    ).toBeVisible();
    await page.goto(`${quete}/jouer`);
    await openMenu(page, 'Besoin d’aide\u202F?', 'Je suis bloqué');
    await expect(page.getByLabel(/Qu’est-ce qui vous bloque/)).toHaveValue(
      'Le veilleur ne dit rien.',
    );
  });

  test('with an account: the party of all its devices, its team and its carnet', async ({
    openDevice,
  }) => {
    const page = await (await openDevice(phone)).newPage();
    await takeUp(page, 'device-account.json');
    const game = new PlayDriver(page);
    await page.goto(`${corsaires}/jouer`);
    await game.expectEtape(2, 6);
    await page.goto('/les_quetes/68/colmar/les-visages-de-colmar/jouer');
    await game.expectEtape(1, 7);
    await openMenu(page, 'Jouer en équipe');
    await expect(page.getByText('Vous, capitaine')).toBeVisible();
    await page.goto('/user');
    await expect(
      page.getByRole('link', { name: /La quête au complet/ }).first(),
    ).toBeVisible();
    await page.goto('/les_quetes/22/dinan/la-quete-au-complet/jouer?animation=nouvelle');
    await page.getByRole('link', { name: 'La 6e B' }).first().click();
    await expect(page.getByRole('heading', { name: 'Groupe A' }).first()).toBeVisible();

    // Another device of the account takes the party up: its first étape is passed there, gone on from or not yet.
    const other = await (await openDevice(phone)).newPage();
    await signIn(other, 'joueur');
    await other.goto(`${corsaires}/jouer`);
    const passed = other.getByRole('heading', { name: /Étape passée$/ });
    await expect(passed.or(other.getByText('Étape 2 sur 6')).first()).toBeVisible();
  });
});

test.describe('the device of an author of November 2026', () => {
  test('sends what waited: the draft with its last words and its image; an article is found again', async ({
    openDevice,
  }) => {
    const page = await (await openDevice()).newPage();
    await takeUp(page, 'device-author.json');
    const find = async () =>
      (await listDocuments('parcours')).find(({ data }) =>
        ['Avant la coupure', 'Pendant la coupure'].includes(String(data['titre'])),
      );
    const found = await find();
    expect(found?.data['titre']).toBe('Avant la coupure');
    const id = (found?.path ?? '').replace('parcours/', '');
    await page.goto(`/admin/parcours/simple?id=${id}`);
    const builder = new BuilderDriver(page);
    await expect(builder.field('Titre')).toHaveValue('Pendant la coupure');
    await expect
      .poll(async () => (await find())?.data['titre'])
      .toBe('Pendant la coupure');
    await expect
      .poll(async () => {
        const [etape] = await listDocuments(`parcours/${id}/etapes`);
        return [etape?.data['recit'], etape?.data['image'] === null];
      })
      .toEqual([expect.stringMatching(/Chaque lund$/), false]);
    await page.goto('/admin/parcours/news');
    await page.getByRole('link', { name: 'Écrire une actualité' }).click();
    await expect(page.getByLabel('Titre', { exact: true })).toHaveValue(
      'La fête du lavoir',
    );
    await expect(page.getByLabel('Texte', { exact: true })).toHaveValue(
      'Venez nombreux.',
    );
  });

  test('finds again what it kept: parcours without an account, their walks, places, views and words', async ({
    openDevice,
  }) => {
    const page = await (await openDevice()).newPage();
    await takeUp(page, 'device-author.json');
    await page.goto('/admin/parcours/d');
    for (const name of [/Le four du bout du monde/, /Le secret du sonneur/]) {
      await expect(page.getByRole('link', { name }).first()).toBeVisible();
    }
    await page
      .getByRole('link', { name: /Le secret du sonneur/ })
      .first()
      .click();
    await expect(title(page)).toHaveText('Le secret du sonneur');
    await openTool(page, 'Historique');
    await expect(page.getByRole('button', { name: /Gardée à la demande/ })).toBeVisible();
    await openTool(page, 'Essayer en marchant');
    await expect(page.getByRole('button', { name: /Reprendre/ }).first()).toBeVisible();
    await page.goto('/admin/parcours/d?vue=reperage');
    await expect(page.getByRole('heading', { name: 'Vos lieux (2)' })).toBeVisible();
    await page.goto('/admin/parcours/dashboard');
    await expect(page.getByRole('link', { name: 'Dinan', exact: true })).toBeVisible();
    await page.goto('/admin/parcours/edit?id=compat202611quete000');
    await page
      .getByRole('button', { name: /^Étape 1 : / })
      .first()
      .click();
    await press(page, /^Commenter/);
    await expect(page.getByLabel('Votre commentaire')).toHaveValue(
      'À relire avant de publier.',
    );
    const [conversation] = Object.keys(
      (JSON.parse(readFixture('device-author.json')) as { localStorage: object })
        .localStorage,
    ).filter((key) => key.startsWith('reponse-'));
    await page.goto(
      `/admin/parcours/message?conversation=${(conversation ?? '').replace('reponse-', '')}`,
    );
    await expect(page.getByLabel('Votre réponse')).toHaveValue(
      'Bonjour, je regarde et je reviens.',
    );
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'sombre');
  });
});

test.describe('what an author of November 2026 wrote without an account', () => {
  /** The device of that author, before anybody signs in on it. */
  function signedOut(): DeviceDump {
    const dump = JSON.parse(readFixture('device-author.json')) as DeviceDump;
    const databases = dump.databases.filter(
      ({ name }) => name !== 'firebaseLocalStorageDb',
    );
    return { ...dump, databases };
  }

  /** What stands in the account: the étapes, and the files that they show. */
  async function inAccount(id: string) {
    const etapes = await listDocuments(`parcours/${id}/etapes`);
    const files = (await listFiles()).filter((path) =>
      path.startsWith(`parcours/${id}/`),
    );
    return { titres: etapes.map(({ data }) => data['titre']), fileCount: files.length };
  }

  test('is carried whole into an account that is of no team: étapes, images in their sizes, walks; so is its archive', async ({
    openDevice,
  }) => {
    const page = await (await openDevice()).newPage();
    await restoreDevice(page, JSON.stringify(signedOut()), profiles.test);
    await signIn(page, 'joueur');
    const carry = async (id: string, titre: string) => {
      await page.goto(`/admin/parcours/d?vue=compte&id=${id}`);
      await press(page, 'Mettre dans mon compte');
      await page.waitForURL(/\/admin\/parcours\/ed\?id=/);
      await expect(title(page)).toHaveText(titre);
    };
    const sonneur = 'af1971f06bb14170bf3f1b8e';
    await carry(sonneur, 'Le secret du sonneur');
    expect(await inAccount(sonneur)).toMatchObject({
      titres: [expect.any(String), expect.any(String), expect.any(String)],
      fileCount: 0,
    });
    const [walk, ...others] = await listDocuments(`parcours/${sonneur}/marches`);
    expect(walk?.data).toMatchObject({
      jour: '2026-11-25',
      noteTextes: ['Un portail est fermé.'],
    });
    expect(others).toEqual([]);
    // The walk that was under way goes on in the account.
    await openTool(page, 'Essayer en marchant');
    await expect(page.getByRole('button', { name: /Reprendre/ }).first()).toBeVisible();

    const four = 'b215b6cdffd04fa5be08035d';
    await carry(four, 'Le four du bout du monde');
    const whole = await inAccount(four);
    expect(whole.titres).toHaveLength(2);
    expect(whole.fileCount).toBe(3);
    await page.goto('/admin/parcours/d');
    await expect(page.getByLabel('Fichier d’un parcours')).toBeAttached();
    await expect(
      page.getByRole('link', { name: /^Continuer dans mon compte/ }),
    ).toHaveCount(0);

    const archives = [
      ['archive-device.zip', 'Le four du bout du monde', 2, 3],
      ['archive-workshop.zip', 'La quête au complet, revue', 12, 4],
    ] as const;
    for (const [name, titre, etapeCount, fileCount] of archives) {
      await page.goto('/admin/parcours/d');
      const file = page.getByLabel('Fichier d’un parcours');
      await file.setInputFiles(fixtureFile(name));
      await expect(title(page)).toHaveText(titre);
      const id = new BuilderDriver(page).parcoursId();
      await carry(id, titre);
      const there = await inAccount(id);
      expect(there.titres).toHaveLength(etapeCount);
      expect(there.fileCount).toBe(fileCount);
    }
  });
});

test.describe('a device of the first days', () => {
  test('still has its draft, its party under way and its choices', async ({
    openDevice,
  }) => {
    const page = await (await openDevice(phone)).newPage();
    await takeUp(page, 'device-oldest.json');
    await page.goto(`${dinan}/la-quete-des-debuts/jouer`);
    const game = new PlayDriver(page);
    await game.expectEtape(2, 2);
    await game.seeEpreuve();
    await game.answerTexte('lavoir');
    await game.expectRight();
    await game.goOn();
    await game.expectEnd();
    await expect(page.getByText('Réponses prouvées\u00A0: 1 sur 1.')).toBeVisible();
    // Who signs in on it takes its parties along.
    const form = new SignInDriver(page);
    await form.open('/login?redirect=%2Fadmin%2Fparcours%2Fsimple');
    await form.signIn(fixtureAccounts.admin, fixturePassword);
    await press(page, 'Les ajouter à mon compte');
    await form.expectAt('/admin/parcours/simple');
    await page
      .getByRole('link', { name: /Reprendre « Le brouillon des débuts »/ })
      .click();
    await expect(new BuilderDriver(page).field('Titre')).toHaveValue(
      'Le brouillon des débuts',
    );
    await expect(page.getByText(/^Enregistré en ligne/).first()).toBeVisible();
  });
});

test.describe('what people have in their hands since November 2026', () => {
  test('the archive of a parcours without an account is opened with its images', async ({
    page,
  }) => {
    await page.goto('/admin/parcours/d');
    const file = page.getByLabel('Fichier d’un parcours');
    await file.setInputFiles(fixtureFile('archive-device.zip'));
    await expect(title(page)).toHaveText('Le four du bout du monde');
    await expect(page.getByRole('button', { name: /^Étape 2 : / }).first()).toBeVisible();
    await expect(page.getByText(/^Enregistré sur cet appareil/).first()).toBeVisible();
    // So is that of the workshop, which has its files under their paths there.
    await page.goto('/admin/parcours/d');
    await file.setInputFiles(fixtureFile('archive-workshop.zip'));
    await expect(title(page)).toHaveText('La quête au complet, revue');
    await expect(
      page.getByRole('button', { name: /^Étape 12 : / }).first(),
    ).toBeVisible();
  });

  test('the archive of the workshop becomes a parcours of the account that imports it', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await page.goto('/admin/parcours/newcreate');
    await page.getByRole('radio', { name: /^Un fichier/ }).check();
    await page
      .getByLabel('Votre fichier')
      .setInputFiles(fixtureFile('archive-workshop.zip'));
    await press(page, /^Créer le parcours \(12.étapes\)$/);
    await expect(page).toHaveURL(/\/admin\/parcours\/edit\?id=/);
    await expect(page.getByText(/^Enregistré en ligne/).first()).toBeVisible();
  });

  test('a party goes on by the code of its phone, scanned or typed', async ({
    openDevice,
  }) => {
    const [scanned, typed] = await Promise.all(
      [1, 2].map(async () => (await openDevice(phone)).newPage()),
    );
    if (scanned === undefined || typed === undefined) throw new Error('No device came.');
    await scanned.goto(here(codes.passage.url));
    await new PlayDriver(scanned).expectEtape(6, 12);
    await typed.goto(`${quete}/jouer?preparer=oui`);
    await typed
      .getByText('Continuer une partie commencée sur un autre téléphone')
      .click();
    await typed.getByLabel('Ou le code écrit sous le QR code').fill(codes.passage.code);
    await press(typed, 'Reprendre la partie');
    await new PlayDriver(typed).expectEtape(6, 12);
  });

  test('a printed plate leads to its étape', async ({ page }) => {
    const [first = '', second = ''] = codes.plaques;
    await page.goto(here(first));
    await expect(title(page)).toHaveText('Le départ');
    await expect(page.getByText(/ · Étape 1$/)).toBeVisible();
    await page.goto(here(second));
    await expect(title(page)).toHaveText('Le souvenir');
    await expect(page.getByText(/ · Étape 2$/)).toBeVisible();
    expect(codes.plaques).toContain('7K2M9QXA4TBD0H3V');
  });

  test('links that were sent say what they hold, and that they are over once they are', async ({
    openDevice,
  }) => {
    const reader = await (await openDevice()).newPage();
    await reader.goto(here(codes.links.conversation));
    await expect(reader.getByText('Bonjour, où est la clé').first()).toBeVisible();
    const links = [
      `/admin/parcours/ed?invitation=${codes.links.invitation}`,
      `/admin/parcours/ed?responsable=${codes.links.commune}`,
    ];
    for (const [age, check] of [
      [3_600_000, (page: Page) => page.getByRole('button', { name: /^Accepter/ })],
      [
        8 * dayMs,
        (page: Page) => page.getByRole('heading', { name: 'Cette invitation a expiré' }),
      ],
    ] as const) {
      const guest = await (await openDevice()).newPage();
      await guest.clock.install({ time: codes.takenAt + age });
      await signIn(guest, 'joueur');
      for (const link of links) {
        await guest.goto(link);
        await expect(check(guest)).toBeVisible();
      }
    }

    // The code of a team ends with its day, whatever the day of this test.
    const live = (await readLiveData()) as { codes: Record<string, object> };
    const [code = ''] = Object.keys(live.codes);
    await writeLiveData(`codes/${code}/expireAt`, Date.now() - dayMs);
    const player = await (await openDevice(phone)).newPage();
    await player.goto(`${quete}/jouer?preparer=oui#equipe=${code}`);
    await press(player, 'Rejoindre l’équipe');
    await expect(
      player.getByText(/Aucune équipe n’a ce code|Ce code.*plus/),
    ).toBeVisible();
  });
});
