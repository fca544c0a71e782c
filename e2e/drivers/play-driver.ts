import { expect, type Page } from '@playwright/test';

/** Plays a quête as its player would, by roles and French names. */
export class PlayDriver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async expectEtape(numero: number, total: number): Promise<void> {
    await expect(
      this.page.getByText(`Étape ${numero} sur ${total}`).first(),
    ).toBeVisible();
  }

  async seeEpreuve(): Promise<void> {
    await this.page.getByRole('button', { name: 'Voir l’épreuve' }).click();
  }

  async answerTexte(texte: string): Promise<void> {
    await this.page.getByRole('textbox').fill(texte);
    await this.validate();
  }

  async choose(...options: string[]): Promise<void> {
    for (const option of options) {
      await this.page.getByLabel(option, { exact: true }).check();
    }
    await this.validate();
  }

  async validate(): Promise<void> {
    await this.page.getByRole('button', { name: 'Valider' }).click();
  }

  async expectRight(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: /Bonne réponse/ }),
    ).toBeVisible();
  }

  async expectWrong(): Promise<void> {
    await expect(
      this.page.getByText('Ce n’est pas ça.', { exact: false }).first(),
    ).toBeVisible();
  }

  async askIndice(): Promise<void> {
    await this.page.getByRole('button', { name: /^Un indice/ }).click();
  }

  async passEtape(): Promise<void> {
    await this.page.getByRole('button', { name: 'Passer l’étape' }).click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: 'Passer l’étape' })
      .click();
  }

  async goOn(): Promise<void> {
    await this.page
      .getByRole('button', { name: /^(Étape suivante|Continuer|Terminer)$/ })
      .click();
  }

  async expectEnd(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: /achevée/ }),
    ).toBeVisible();
  }
}
