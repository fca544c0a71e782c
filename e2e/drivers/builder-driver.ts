import { expect, type Locator, type Page } from '@playwright/test';

export type EpreuveToWrite =
  | { type: 'aucune' }
  | {
      type: 'choix';
      consigne: string;
      options: [texte: string, juste: boolean][];
      points?: number;
    }
  | {
      type: 'texte';
      consigne: string;
      reponses: string[];
      points?: number;
      indice?: { texte: string; cout: number };
    }
  | {
      type: 'message_code';
      consigne: string;
      clair: string;
      /** Id of the code. */
      code: string;
      cle?: { label: string; value: string };
      /** Label of the choice. */
      aide: 'Toujours' | 'Après le premier indice' | 'Jamais';
      points?: number;
      indice?: { texte: string; cout: number };
    }
  | {
      type: 'nombre';
      consigne: string;
      minimum: string;
      maximum: string;
      points?: number;
    }
  | { type: 'cadenas'; consigne: string; combinaison: string; points?: number }
  | { type: 'ordre'; consigne: string; elements: string[]; points?: number }
  | {
      type: 'association';
      consigne: string;
      paires: [gauche: string, droite: string][];
      points?: number;
    }
  | { type: 'mot_mystere'; consigne: string; mot: string; points?: number }
  | { type: 'position'; consigne: string; rayon: string; points?: number }
  | { type: 'qr' | 'photo'; consigne: string; points?: number };

export type EtapeToWrite = {
  titre: string;
  lieu: string;
  position: string;
  recit: string;
  epreuve: EpreuveToWrite;
};

const typeLabels = {
  aucune: 'Rien à résoudre',
  choix: 'Un choix',
  texte: 'Un mot à trouver',
  nombre: 'Un nombre à trouver',
  message_code: 'Un message codé',
  cadenas: 'Un cadenas à ouvrir',
  ordre: 'Un ordre à retrouver',
  association: 'Des paires à former',
  mot_mystere: 'Un mot mystère',
  position: 'Un endroit à atteindre',
  qr: 'Un QR code à trouver',
  photo: 'Une photo à prendre',
} as const;

/** Opens one of the four screens of the étape being written in the workshop. */
export async function openEcran(
  page: Page,
  name: 'Lieu' | 'Récit' | 'Épreuve' | 'Après',
): Promise<void> {
  await page
    .getByRole('navigation', { name: /^Écrans de l’étape/ })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
}

/** Opens a folded summary; an open one stays open. */
export async function unfold(within: Page | Locator, summary: string | RegExp) {
  const folded = within
    .locator('details:not([open]) > summary')
    .filter({ visible: true });
  const one = folded.filter({ hasText: summary });
  if ((await one.count()) > 0) await one.click();
}

/** Opens something of « Outils », in the bar of the wide workshop. */
export async function openTool(
  page: Page,
  name:
    | 'Essayer en marchant'
    | 'Membres'
    | 'Traductions'
    | 'Historique'
    | 'Prendre une copie'
    | 'Imprimer'
    | RegExp,
): Promise<void> {
  const button = page.getByRole('button', { name: /^Outils/ });
  await button.click();
  const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  await panel.getByRole('button', { name, exact: true }).click();
}

/** Writes a parcours on `/admin/parcours/simple`, by roles and French names as its author would. */
export class BuilderDriver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a blank parcours, past the offer to continue an earlier one. */
  async begin(): Promise<void> {
    await this.page.goto('/admin/parcours/simple');
    const fresh = this.page.getByRole('button', {
      name: 'Commencer un nouveau parcours',
    });
    await expect(fresh.or(this.field('Titre'))).toBeVisible();
    if (await fresh.isVisible()) await fresh.click();
    await expect(this.field('Titre')).toBeVisible();
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  etape(numero: number): Locator {
    return this.page.getByRole('group', { name: new RegExp(`^Étape ${numero} : `) });
  }

  async writeDetails(details: {
    titre: string;
    commune: string;
    choice: RegExp;
    resume: string;
    duree?: string;
  }): Promise<void> {
    await this.field('Titre').fill(details.titre);
    await this.page.getByRole('combobox', { name: 'Commune' }).fill(details.commune);
    await this.page.getByRole('option', { name: details.choice }).click();
    await this.page.getByLabel(/^Résumé/).fill(details.resume);
    await this.page.getByLabel(/^Durée/).fill(details.duree ?? '60');
  }

  /** Writes étape `numero`, adding it if missing. */
  async writeEtape(numero: number, etape: EtapeToWrite): Promise<void> {
    if ((await this.etape(numero).count()) === 0) {
      await this.page.getByRole('button', { name: 'Ajouter une étape' }).click();
    }
    const group = this.etape(numero);
    const toggle = group.getByRole('button', { name: new RegExp(`^Étape ${numero} : `) });
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    await group.getByLabel('Titre de l’étape').fill(etape.titre);
    await group.getByLabel('Lieu', { exact: true }).fill(etape.lieu);
    await group.getByLabel('Place sur la carte').fill(etape.position);
    await group.getByLabel('Récit').fill(etape.recit);
    await this.writeEpreuve(group, etape.epreuve);
  }

  /** Writes the épreuve of an étape, in its group. */
  async writeEpreuve(group: Locator, epreuve: EpreuveToWrite): Promise<void> {
    await this.chooseType(group, epreuve.type);
    if (epreuve.type === 'aucune') return;
    await group.getByLabel('Consigne').fill(epreuve.consigne);
    if (epreuve.points !== undefined) {
      await unfold(group, 'Points et coûts');
      await group.getByLabel('Points', { exact: true }).fill(String(epreuve.points));
    }
    switch (epreuve.type) {
      case 'choix':
        for (const [index, [texte, juste]] of epreuve.options.entries()) {
          const name = `Réponse ${index + 1}`;
          if ((await group.getByLabel(name, { exact: true }).count()) === 0) {
            await group.getByRole('button', { name: 'Ajouter une réponse' }).click();
          }
          await group.getByLabel(name, { exact: true }).fill(texte);
          await group
            .getByRole('checkbox', { name: new RegExp(`la ${index + 1}$`) })
            .setChecked(juste);
        }
        return;
      case 'texte':
        for (const [index, reponse] of epreuve.reponses.entries()) {
          const name = `Réponse acceptée ${index + 1}`;
          if ((await group.getByLabel(name, { exact: true }).count()) === 0) {
            await group
              .getByRole('button', { name: 'Ajouter une réponse acceptée' })
              .click();
          }
          await group.getByLabel(name, { exact: true }).fill(reponse);
        }
        await this.writeIndice(group, epreuve.indice);
        return;
      case 'message_code':
        await group.getByLabel('Message en clair').fill(epreuve.clair);
        // A person leaves the message first, which draws the typed text; `selectOption` leaves nothing.
        await group.getByLabel('Code', { exact: true }).focus();
        await group.getByLabel('Code', { exact: true }).selectOption(epreuve.code);
        // It pushes the content below it, from under the pointer.
        await expect(
          group.getByRole('region', { name: 'Ce que verront les joueurs' }),
        ).toBeVisible();
        if (epreuve.cle !== undefined) {
          await group.getByLabel(epreuve.cle.label).fill(epreuve.cle.value);
        }
        await group.getByRole('radio', { name: epreuve.aide, exact: true }).check();
        await this.writeIndice(group, epreuve.indice);
        return;
      case 'nombre':
        await group.getByLabel('Réponse', { exact: true }).fill(epreuve.minimum);
        if (epreuve.maximum === epreuve.minimum) return;
        await group.getByRole('button', { name: 'Accepter un écart' }).click();
        await group.getByLabel('Au plus').fill(epreuve.maximum);
        return;
      case 'cadenas':
        await group.getByLabel('Combinaison').fill(epreuve.combinaison);
        return;
      case 'ordre':
        for (const [index, element] of epreuve.elements.entries()) {
          const field = group.getByLabel(`Élément ${index + 1}`, { exact: true });
          if ((await field.count()) === 0) {
            await group.getByRole('button', { name: 'Ajouter un élément' }).click();
          }
          await field.fill(element);
        }
        return;
      case 'association':
        for (const [index, [gauche, droite]] of epreuve.paires.entries()) {
          const numero = index + 1;
          await group.getByLabel(`Paire ${numero}`, { exact: true }).fill(gauche);
          await group
            .getByLabel(`va avec (paire ${numero})`, { exact: true })
            .fill(droite);
        }
        return;
      case 'mot_mystere':
        await group.getByLabel('Réponse acceptée 1', { exact: true }).fill(epreuve.mot);
        return;
      case 'position':
        await group.getByLabel('À combien de mètres près').fill(epreuve.rayon);
        return;
      case 'qr':
      case 'photo':
    }
  }

  /** Chooses a kind of épreuve: its card, after unfolding the others; a chosen kind is a line that unfolds. */
  private async chooseType(group: Locator, type: EpreuveToWrite['type']): Promise<void> {
    const change = group.getByRole('button', { name: /^Changer/ });
    const card = group.getByRole('radio', {
      name: new RegExp(`^${typeLabels[type]}`),
      includeHidden: true,
    });
    await expect(change.or(card).first()).toBeAttached();
    if (await change.isVisible()) await change.click();
    if (!(await card.isVisible())) {
      await group.getByRole('button', { name: /^Voir les \d+$/ }).press('Enter');
      // Hidden elements take no key; and the first of the late ones gets the focus as they appear.
      await expect(card).toBeVisible();
    }
    // By the keyboard: a picture loading above may move it between the press and the release of a mouse.
    if (!(await card.isChecked())) await card.press('Space');
    else if (type !== 'aucune') await card.press('Enter');
  }

  private async writeIndice(
    group: Locator,
    indice: { texte: string; cout: number } | undefined,
  ): Promise<void> {
    if (indice === undefined) return;
    await group.getByRole('button', { name: 'Ajouter un indice' }).click();
    await group.getByLabel('Indice 1', { exact: true }).fill(indice.texte);
    await unfold(group, 'Points et coûts');
    await group.getByLabel(/^Coût/).fill(String(indice.cout));
  }

  /** Waits until everything written is online. */
  async expectSavedOnline(): Promise<void> {
    // Typed text is drawn when its field is left: until then the line is about the former text.
    await this.page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    // A deadline: a long parcours is validated piece by piece.
    await expect(this.page.getByText(/^Enregistré en ligne/).first()).toBeVisible({
      timeout: 90_000,
    });
  }

  /** Publishes, and returns the public address. */
  async publish(): Promise<string> {
    await this.page.getByRole('button', { name: /^Publier la (quête|version)/ }).click();
    await expect(this.page.getByText('C’est publié.')).toBeVisible();
    const href = await this.page
      .getByRole('link', { name: /Voir la quête/ })
      .first()
      .getAttribute('href');
    return href ?? '';
  }

  parcoursId(): string {
    return new URL(this.page.url()).searchParams.get('id') ?? '';
  }
}
