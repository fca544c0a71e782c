import { expect, type Page } from '@playwright/test';
import { listDocuments, readDocument } from '../backend.ts';
import { PlayDriver } from './play-driver.ts';

/** A quête of the seed, of six étapes with an épreuve each. */
export const corsaires = '/les_quetes/35/saint-malo/le-code-des-corsaires';
const corsairesId = corsaires.replace('/les_quetes/', '').replaceAll('/', '_');

type CorsairesAnswer =
  | { texte: string }
  | { options: readonly string[] }
  | { combinaison: string }
  | { paires: readonly (readonly [gauche: string, droite: string])[] };

/** Right answers of its étapes. */
export const corsairesAnswers: readonly CorsairesAnswer[] = [
  { texte: 'Anne' },
  { options: ['Rien du tout, pas même son nom'] },
  { options: ['Le Fort National', 'Le Grand Bé', 'Le Petit Bé'] },
  { combinaison: '1535' },
  {
    paires: [
      ['Le corsaire', 'attaque avec un papier du roi'],
      ['Le pirate', 'attaque sans rien demander'],
      ['L’armateur', 'possède les navires'],
      ['Le tribunal', 'compte et partage les prises'],
    ],
  },
  { texte: 'le Kent' },
];

/** Plays « Le code des corsaires » as its player would. */
export class CorsairesDriver extends PlayDriver {
  /** Opens the épreuve of an étape, from its story. */
  async open(numero: number): Promise<void> {
    await this.expectEtape(numero, corsairesAnswers.length);
    await this.seeEpreuve();
  }

  /** Answers the open épreuve rightly. */
  async answer(numero: number): Promise<void> {
    const given = corsairesAnswers[numero - 1] ?? { texte: '' };
    if ('options' in given) return this.choose(...given.options);
    if ('texte' in given) {
      await this.page.getByLabel(/^Votre réponse, en/).fill(given.texte);
    } else if ('combinaison' in given) {
      await this.page.getByRole('spinbutton', { name: 'Roue 1 sur 4' }).focus();
      await this.page.keyboard.type(given.combinaison);
    } else {
      for (const name of given.paires.flat()) {
        await this.page.getByRole('button', { name }).click();
      }
    }
    return this.validate();
  }

  async giveAvis(pseudonyme: string): Promise<void> {
    await this.unfold('Votre avis');
    await this.page.getByRole('radio', { name: '4, très bien' }).check();
    await this.page.getByRole('textbox', { name: 'Signé' }).fill(pseudonyme);
    await this.page.getByRole('button', { name: 'Donner mon avis' }).click();
  }
}

/** Expects one whole party of a player in the back end: each answer proven once, all its points, one opinion. */
export async function expectProvenOnce(page: Page, pseudonyme: string): Promise<void> {
  await new PlayDriver(page).unfold('Certificat et preuve');
  await expect(page.getByText('Réponses prouvées\u00A0: 6 sur 6.')).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByText(/^Votre avis est arrivé\./)).toBeVisible();
  const said = (await listDocuments(`quetes/${corsairesId}/avis`)).filter(
    ({ data }) => data['pseudonyme'] === pseudonyme,
  );
  expect(said).toHaveLength(1);
  const { uid, partieId } = said[0]?.data ?? {};
  const partie = await readDocument(`parties/${String(partieId)}`);
  expect(partie?.data).toMatchObject({ uid, points: 115, reussiteCount: 6 });
  expect(await listDocuments(`parties/${String(partieId)}/reussites`)).toHaveLength(6);
  const ofPlayer = (await listDocuments('parties')).filter(
    ({ data }) => data['uid'] === uid,
  );
  expect(ofPlayer).toHaveLength(1);
}
