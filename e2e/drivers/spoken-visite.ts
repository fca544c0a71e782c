import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './words-of.ts';

const etapeCount = 6;
/** Étapes of the seeded visite of La Rochelle with something to do on the spot. */
const askingEtapes: readonly number[] = [4, 5, 6];

/** Walks the visite of La Rochelle in another language than French, skipping its tasks on the spot. */
export class SpokenVisite {
  readonly page: Page;
  readonly say: Say;

  constructor(page: Page, say: Say) {
    this.page = page;
    this.say = say;
  }

  /** In that language, or in French if its room of the game is not translated yet. */
  private words(...french: string[]): RegExp {
    const said = [...french, ...french.map(this.say)].join('|').replaceAll('?', '[?]');
    return new RegExp(`^(${said})$`);
  }

  button(...french: string[]): Locator {
    return this.page.getByRole('button', { name: this.words(...french) });
  }

  async expectEtape(numero: number): Promise<void> {
    const words = this.words(`Étape ${numero} sur ${etapeCount}`);
    await expect(this.page.getByText(words).first()).toBeVisible();
  }

  /** From an étape, by its number, to the next one or to the end; its question is looked at before it is skipped. */
  async leave(
    numero: number,
    look: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    await this.expectEtape(numero);
    if (askingEtapes.includes(numero)) {
      await this.button('Voir l’épreuve').click();
      await expect(this.button('Bloqués\u202F?')).toBeVisible();
      await look();
      await this.pass();
    }
    const heading = this.page.getByRole('heading', { level: 1 });
    const before = await heading.textContent();
    // The bar of the game may have one of the same name.
    await this.button('Nous y sommes', 'Étape suivante', 'Continuer', 'Terminer')
      .first()
      .click();
    await expect(heading).not.toHaveText(before ?? '');
    const isOnTheWay = this.words('En route\u202F!').test(
      (await heading.textContent()) ?? '',
    );
    if (!isOnTheWay) return;
    const here = this.button('Nous y sommes');
    await here.click();
    await expect(here).toBeHidden();
  }

  private async pass(): Promise<void> {
    await this.button('Bloqués\u202F?').click();
    await this.button('Passer l’étape').click();
    // The question covers the help.
    const sure = this.page.getByRole('dialog').last();
    await sure.getByRole('button', { name: this.words('Passer l’étape') }).click();
  }
}
