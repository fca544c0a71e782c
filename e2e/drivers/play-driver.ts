import { expect, type Locator, type Page } from '@playwright/test';

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

  /** From the story, or from the way to it. */
  async seeEpreuve(): Promise<void> {
    const open = this.page.getByRole('button', { name: 'Voir l’épreuve' });
    await expect(open.or(this.nousYSommes)).toBeVisible();
    if (await this.nousYSommes.isVisible()) await this.arrive();
    await open.click();
  }

  /** « Nous y sommes », on the way to an étape. */
  async arrive(): Promise<void> {
    await this.nousYSommes.click();
    await expect(this.nousYSommes).toBeHidden();
  }

  /** The story of an étape, through the way there, if shown. */
  async reach(titre: string): Promise<void> {
    const story = this.page.getByRole('heading', { level: 1, name: titre });
    await expect(story.or(this.nousYSommes)).toBeVisible();
    if (await this.nousYSommes.isVisible()) await this.arrive();
    await expect(story).toBeVisible();
  }

  private get nousYSommes(): Locator {
    return this.page.getByRole('button', { name: 'Nous y sommes' });
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

  /** Turns the wheels of a padlock, and opens it. */
  async openCadenas(combinaison: string): Promise<void> {
    const { length } = combinaison;
    const wheel = this.page.getByRole('spinbutton', { name: `Roue 1 sur ${length}` });
    await wheel.focus();
    await this.page.keyboard.type(combinaison);
    await this.validate();
  }

  /** Moves things up into this order. */
  async putInOrder(elements: readonly string[]): Promise<void> {
    const rows = this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button') });
    await expect(rows).toHaveCount(elements.length);
    for (const [place, element] of elements.entries()) {
      const texts = await rows.allInnerTexts();
      const from = texts.findIndex((text) => text.includes(element));
      if (from > place) {
        await this.page.getByRole('button', { name: element, exact: true }).click();
      }
      for (let at = from; at > place; at -= 1) {
        await this.page.getByRole('button', { name: `Monter : ${element}` }).click();
      }
      await expect(rows.nth(place)).toContainText(element);
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

  /** Takes a way on of « Bloqués ? ». */
  async takeHelp(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'Bloqués\u202F?' }).click();
    await this.page
      .getByRole('dialog', { name: 'Bloqués\u202F?' })
      .getByRole('button', { name })
      .click();
  }

  async askIndice(): Promise<void> {
    await this.takeHelp(/^Un indice/);
  }

  async passEtape(): Promise<void> {
    await this.takeHelp('Passer l’étape');
    await this.page
      .getByRole('dialog', { name: /^Passer cette étape/ })
      .getByRole('button', { name: 'Passer l’étape' })
      .click();
  }

  /** Opens something of the menu, through the entries that lead there. */
  async openMenu(...entries: readonly string[]): Promise<void> {
    for (const name of ['Menu', ...entries]) {
      await this.page.getByRole('button', { name, exact: true }).click();
    }
  }

  /** « Écourter la balade », with its panel open: on to the last étape. */
  async skipToLastEtape(): Promise<void> {
    await this.page.getByRole('button', { name: 'Aller à la dernière étape' }).click();
    // The former étape stays on screen until the device has stored the jump.
    await expect(this.page.getByText('Dernière étape', { exact: true })).toBeVisible();
  }

  /** To the story of the next étape, by the way there, or to the end. */
  async goOn(): Promise<void> {
    const names = /^(Étape suivante|Continuer|Nous y sommes|Terminer)$/;
    await this.walk(this.page.getByRole('button', { name: names }), (button) =>
      button.click(),
    );
  }

  /** A way of an aventure, by the keyboard, and to the story of its target. */
  async take(way: RegExp): Promise<void> {
    await this.walk(this.page.getByRole('button', { name: way }), (button) =>
      button.press('Enter'),
    );
  }

  private async walk(
    button: Locator,
    press: (button: Locator) => Promise<void>,
  ): Promise<void> {
    // The screen with this button, not the previous one, which may still be there.
    await expect(button).toBeVisible();
    const heading = this.page.getByRole('heading', { level: 1 });
    const before = await heading.textContent();
    await press(button);
    await expect(heading).not.toHaveText(before ?? '');
    // Two étapes at one place have no way between them.
    if (await this.nousYSommes.isVisible()) await this.arrive();
  }

  /** Opens a part of the end folded to one line: by the keyboard, as parts above it may still arrive and move it from under a press. */
  async unfold(title: string): Promise<void> {
    const line = this.page.locator('summary').filter({ hasText: title });
    await line.press('Enter');
  }

  async expectEnd(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: /achevée/ }),
    ).toBeVisible();
  }
}
