import type { Page } from '@playwright/test';
import { barbentane } from '../seed/barbentane.ts';
import { dijon } from '../seed/dijon.ts';

/** A picture of README or of a guide: its address, its actions, and its view. */
export type Picture = {
  /** Name of its file in `docs/images/`, without the format. */
  name: string;
  /** Viewer: a visitor, on a phone or not, or the seeded admin at a desk. */
  who: 'telephone' | 'visiteur' | 'admin';
  address: string;
  /** Height of the screen, if the usual one would cut the content; in pixels. */
  height?: number;
  /** Ends once the subject of the picture is on the page. */
  prepare: (page: Page) => Promise<void>;
};

/** Maximum weight of a picture in README or a guide, in bytes. */
export const pictureWeightLimit = 120_000;

const saintMalo = '/les_quetes/35/saint-malo/le-code-des-corsaires';
const [parcours, aventure] = [barbentane.parcours.id, dijon.parcours.id];

const seeHeading = (name: string | RegExp, level?: number) => async (page: Page) => {
  await page
    .getByRole('heading', { name, ...(level !== undefined && { level }) })
    .first()
    .waitFor();
};
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** In the order of shooting: the changes of one are visible in the next. */
export const pictureList: readonly Picture[] = [
  {
    name: 'accueil',
    who: 'visiteur',
    address: '/',
    height: 960,
    prepare: seeHeading(/./, 1),
  },
  {
    name: 'code',
    who: 'visiteur',
    address: '/les_codes/substitution/cesar',
    prepare: async (page) => {
      await page.getByLabel('Texte en clair').fill('Rendez-vous au lavoir');
      const coded = page.getByRole('region', { name: 'Message codé' });
      await coded.getByText('UHQGHC', { exact: false }).waitFor();
    },
  },
  { name: 'quete', who: 'telephone', address: saintMalo, prepare: seeHeading(/./, 1) },
  {
    name: 'etape',
    who: 'telephone',
    address: '/les_quetes/21/dijon/la-chouette-s-est-envolee/jouer',
    prepare: (page) => page.getByRole('img', { name: /tête d’ours blanc/ }).waitFor(),
  },
  {
    name: 'epreuve',
    who: 'telephone',
    address: `${saintMalo}/jouer`,
    prepare: async (page) => {
      await press(page, 'Voir l’épreuve');
      await page.getByLabel('Votre réponse, en clair').waitFor();
    },
  },
  {
    name: 'bureau',
    who: 'admin',
    address: '/admin/parcours/dashboard',
    height: 1100,
    prepare: async (page) => {
      await page.getByRole('link', { name: /conversations? atten/ }).waitFor();
      await page
        .getByRole('listitem')
        .filter({ hasText: 'La tour qui veille' })
        .waitFor();
    },
  },
  {
    name: 'commencer',
    who: 'admin',
    address: '/admin/parcours/dashboard?vue=commencer',
    height: 1100,
    prepare: seeHeading('Partir de ce que vous avez'),
  },
  {
    name: 'atelier',
    who: 'admin',
    address: `/admin/parcours/edit?id=${parcours}`,
    prepare: async (page) => {
      await press(page, /^Étape 1\s: /);
      await page.getByLabel('Titre de l’étape').waitFor();
      await page.getByRole('tab', { name: 'Aperçu' }).click();
      await page.getByRole('tab', { name: 'Aperçu', selected: true }).waitFor();
    },
  },
  {
    name: 'controle',
    who: 'admin',
    address: `/admin/parcours/edit?id=${parcours}`,
    prepare: async (page) => {
      await press(page, /^Publier$/);
      await press(page, 'Publier la quête');
      await page.getByText(/^Avant de publier/).waitFor();
    },
  },
  {
    name: 'histoire',
    who: 'admin',
    address: `/admin/parcours/editadventure?id=${aventure}`,
    height: 900,
    prepare: async (page) => {
      await page.locator('.react-flow__node').first().waitFor();
    },
  },
  {
    name: 'messages',
    who: 'admin',
    address: '/admin/parcours/message',
    height: 1100,
    prepare: async (page) => {
      await page.getByRole('link', { name: /Odile Garnier/ }).click();
      await page.getByRole('region', { name: 'Conversation ouverte' }).waitFor();
      await page.getByLabel('Votre réponse').waitFor();
    },
  },
  {
    name: 'signalements',
    who: 'admin',
    address: '/admin/parcours/message?vue=signalements',
    height: 900,
    prepare: async (page) => {
      const list = page.getByRole('region', { name: 'Conversations' });
      await list.getByText('Trois tours face à l’océan').first().waitFor();
      await list.getByRole('link').first().click();
      await page.getByRole('button', { name: 'Répondre et clore' }).waitFor();
    },
  },
  {
    name: 'moderation',
    who: 'admin',
    address: '/admin/parcours/dashboard?vue=moderation',
    prepare: async (page) => {
      await page.getByRole('article').first().waitFor();
    },
  },
];
