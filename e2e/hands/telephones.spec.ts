import type { Page } from '@playwright/test';
import {
  CorsairesDriver,
  corsaires,
  corsairesAnswers,
} from '../drivers/corsaires-driver.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 664 } });

/**
 * Acts as a browser's translator, from 150 ms after the page is there: each text goes into two `<font>`, later ones too. The words stay
 * French, for the drivers.
 */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untouched = /^(SCRIPT|STYLE|NOSCRIPT|TEXTAREA|FONT|TITLE|OPTION)$/;
    const wrap = (text: Node) => {
      const parent = text.parentElement;
      const isBlank = text.textContent?.trim() === '';
      if (parent === null || isBlank || untouched.test(parent.tagName)) return;
      if (parent.closest('svg') !== null) return;
      const name = 'font' as string;
      const [outer, inner] = [document.createElement(name), document.createElement(name)];
      inner.textContent = text.textContent;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(wrap);
    };
    const begin = () => {
      wrapAll(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes } of records) {
          for (const node of addedNodes) {
            if (node.nodeType === Node.TEXT_NODE) wrap(node);
            else if (node instanceof Element && node.tagName !== 'FONT') wrapAll(node);
          }
        }
      }).observe(document.body, { childList: true, subtree: true });
    };
    document.addEventListener('DOMContentLoaded', () => setTimeout(begin, 150));
  });
}

test.describe('a quête that the browser translates', () => {
  // React reports that the page was changed before it woke, and renders it again.
  test.use({ allowedErrors: [/Minified React error #4(18|2[35])|[Hh]ydrat/] });

  test('is played from its first étape to its end', async ({ page }) => {
    await translate(page);
    await page.goto(`${corsaires}/jouer`);
    const game = new CorsairesDriver(page);
    await expect(page.locator('h1 font').first()).toBeVisible();
    for (const numero of corsairesAnswers.keys()) {
      await game.seeEpreuve();
      await game.answer(numero + 1);
      await game.expectRight();
      await game.goOn();
    }
    await game.expectEnd();
    await game.unfold('Certificat et preuve');
    await expect(page.getByText('Réponses prouvées\u00A0: 6 sur 6.')).toBeVisible();
  });
});

test('« Retour » closes the dialog that is open, and leaves the page only then', async ({
  page,
}) => {
  await page.goto('/admin/parcours/d');
  await page.getByText('Autres manières').click();
  await page
    .getByRole('link', { name: /repérage/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Noter ce lieu sans photo' }).click();
  await page.getByRole('button', { name: /^Retirer/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/reperage/);
});
