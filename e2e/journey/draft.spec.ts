import { BuilderDriver } from '../drivers/builder-driver.ts';
import { expect, test } from '../fixtures.ts';

test.describe('the text of an author', () => {
  test('is there again after the tab was closed in the middle of a sentence', async ({
    adminPage,
    builder,
  }) => {
    await builder.field('Titre').fill('Le lavoir oublié');
    await builder.etape(1).getByLabel('Récit').fill('Au bout du chemin, une');
    const context = adminPage.context();
    await adminPage.close({ runBeforeUnload: false });

    const page = await context.newPage();
    await page.goto('/admin/parcours/simple');
    await page.getByRole('link', { name: /Reprendre « Le lavoir oublié »/ }).click();
    const again = new BuilderDriver(page);
    await expect(again.field('Titre')).toHaveValue('Le lavoir oublié');
    await expect(again.etape(1).getByLabel('Récit')).toHaveValue(
      'Au bout du chemin, une',
    );
  });

  test('is written, published and found with the keyboard alone', async ({
    adminPage,
    builder,
  }) => {
    const { keyboard } = adminPage;

    /** Presses Tab until the element is focused; a journey that never reaches it fails. */
    async function tabTo(label: RegExp | string, role = 'textbox'): Promise<void> {
      for (let press = 0; press < 80; press += 1) {
        const focused = adminPage.locator(':focus');
        const isThere = await adminPage
          .getByRole(role as 'textbox', { name: label })
          .and(focused)
          .count();
        if (isThere > 0) return;
        await keyboard.press('Tab');
      }
      throw new Error(`Tab never reached ${String(label)}.`);
    }

    await tabTo('Titre');
    await keyboard.type('Au clavier');
    await tabTo('Commune', 'combobox');
    await keyboard.type('uzès');
    await expect(adminPage.getByRole('option', { name: /^Uzès \(/ })).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await tabTo(/^Résumé/);
    await keyboard.type('Sans souris, tout va bien.');
    await tabTo(/^Durée/);
    await keyboard.type('45');
    await tabTo('Titre de l’étape');
    await keyboard.type('Première étape');
    await tabTo('Lieu');
    await keyboard.type('Place aux Herbes');
    await tabTo('Place sur la carte');
    await keyboard.type('44.0119, 4.4191');
    await tabTo('Récit');
    await keyboard.type('Regardez autour de vous.');
    await tabTo(/^Rien à résoudre/, 'radio');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    // The cards fold, and the focus is on the question.
    await keyboard.press('Enter');
    await tabTo('Consigne');
    await keyboard.type('Quel animal est sculpté ?');
    await tabTo('Réponse acceptée 1');
    await keyboard.type('un lion');
    await tabTo('Ajouter un indice', 'button');
    await keyboard.press('Enter');
    await tabTo('Indice 1');
    await keyboard.type('Il rugit.');

    await tabTo('Ajouter une étape', 'button');
    await keyboard.press('Enter');
    await tabTo('Titre de l’étape');
    await keyboard.type('Dernière étape');
    await tabTo('Lieu');
    await keyboard.type('Devant le puits');
    await tabTo('Place sur la carte');
    await keyboard.type('44.0138, 4.4189');
    await tabTo('Récit');
    await keyboard.type('La margelle est usée par les seaux.');
    await tabTo(/^Rien à résoudre/, 'radio');
    await keyboard.press('ArrowDown');
    await tabTo('Consigne');
    await keyboard.type('Combien de côtés a-t-il ?');
    await tabTo(/la 1$/, 'checkbox');
    await keyboard.press('Space');
    await tabTo('Réponse 1');
    await keyboard.type('Six');
    await tabTo('Réponse 2');
    await keyboard.type('Huit');
    await builder.expectSavedOnline();
    await tabTo(/^Publier la quête/, 'button');
    await keyboard.press('Enter');
    await expect(adminPage.getByText('C’est publié.')).toBeVisible();
    await tabTo(/Voir la quête/, 'link');
  });
});
