import { expect, type Locator, type Page } from '@playwright/test';
import { PlayDriver } from './play-driver.ts';
import type { Say } from './words-of.ts';

/** Right answers that a language writes otherwise. */
const answersIn = {
  fr: {
    nom: 'Léon',
    paires: [
      ['Le marchand de cendres', 'de quoi blanchir les draps'],
      ['La marchande de savon', 'de quoi parfumer les chemises'],
      ['Le vannier', 'de quoi porter le linge'],
      ['Le cordier', 'de quoi le pendre'],
    ],
    choix: 'Sur l’âne',
    fruit: 'mirabelle',
  },
  de: {
    nom: 'Leon',
    paires: [
      ['Der Aschenhändler', 'etwas, das Laken weiß macht'],
      ['Die Seifenhändlerin', 'etwas, das Hemden duften lässt'],
      ['Der Korbflechter', 'etwas, um Wäsche zu tragen'],
      ['Der Seiler', 'etwas, um sie aufzuhängen'],
    ],
    choix: 'Auf dem Esel',
    fruit: 'Mirabelle',
  },
} as const;

const etapeCount = 10;

/**
 * Plays « L’or des lavandières », which has every kind of épreuve, without a camera. What needs one is answered otherwise; the order is put
 * in French, and answered by a word in German.
 */
export class SaintFiacreDriver {
  readonly page: Page;
  private readonly langue: keyof typeof answersIn;
  private readonly say: Say;

  constructor(page: Page, langue: keyof typeof answersIn, say: Say) {
    this.page = page;
    this.langue = langue;
    this.say = say;
  }

  private words(...french: string[]): RegExp {
    const said = french.map(this.say).join('|').replaceAll('?', '[?]');
    // A name of an element has plain spaces.
    return new RegExp(`^(${said.replaceAll(/\s/g, String.raw`\s`)})$`);
  }

  private button(...french: string[]): Locator {
    return this.page.getByRole('button', { name: this.words(...french) });
  }

  private get wheel(): Locator {
    return this.page.getByRole('spinbutton').first();
  }

  private get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** From the page before the game to the end; `halfway` is awaited at the épreuve of the third étape. */
  async playAll(halfway: () => Promise<void>): Promise<void> {
    await this.page.getByRole('link', { name: this.words('Jouer') }).click();
    for (let numero = 1; numero <= etapeCount; numero += 1) {
      const place = this.words(`Étape ${numero} sur ${etapeCount}`);
      await expect(this.page.getByText(place).first()).toBeVisible();
      // The view to find again is not asked.
      if (numero !== 8) {
        await this.button('Voir l’épreuve').click();
        // The story has a field of its own, for names.
        await expect(this.button('Bloqués\u202F?')).toBeVisible();
        if (numero === 3) {
          await expect(this.wheel).toBeVisible();
          await halfway();
        }
        await this.answer(numero);
        const right = this.say('Bonne réponse\u202F!');
        await expect(this.title).toContainText(right);
      }
      await this.goOn();
    }
    await expect(this.title).toContainText(this.say('Quête achevée\u202F!'));
  }

  private async answer(numero: number): Promise<void> {
    const { nom, paires, choix, fruit } = answersIn[this.langue];
    const box = this.page.getByRole('textbox');
    switch (numero) {
      case 1:
        await box.fill(nom);
        break;
      case 2:
        for (const name of paires.flat()) {
          await this.page.getByRole('button', { name }).click();
        }
        break;
      case 3:
        await this.wheel.focus();
        await this.page.keyboard.type('1895');
        break;
      case 4:
        return this.button('Je suis sur place').click();
      case 5:
        await box.fill('7');
        break;
      case 6:
        if (this.langue === 'fr') {
          return new PlayDriver(this.page).putInOrder([
            'Trier le linge',
            'Le laisser tremper une nuit',
            'Verser l’eau chaude sur la cendre',
            'Battre et rincer au lavoir',
            'Étendre sur le pré',
          ]);
        }
        await this.answerOtherwise();
        await box.fill('Waschmaschine');
        break;
      case 7:
        await this.answerOtherwise();
        await this.page.getByLabel(choix, { exact: true }).check();
        break;
      case 9:
        await box.fill('MOULIN BREDOUILLE');
        break;
      default:
        await box.fill(fruit);
    }
    await this.button('Valider').click();
  }

  private async answerOtherwise(): Promise<void> {
    await this.button('Bloqués\u202F?').click();
    await this.button('Répondre autrement').click();
  }

  /** To the story of the next étape, by the way there, or to the end. */
  private async goOn(): Promise<void> {
    const before = await this.title.textContent();
    const here = this.button('Nous y sommes');
    await this.button('Nous y sommes', 'Étape suivante', 'Continuer', 'Terminer')
      .first()
      .click();
    await expect(this.title).not.toHaveText(before ?? '');
    if (await here.isVisible()) await here.click();
  }
}
