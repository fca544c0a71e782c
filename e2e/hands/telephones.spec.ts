import type { Page } from '@playwright/test';
import {
  CorsairesDriver,
  corsaires,
  corsairesAnswers,
} from '../drivers/corsaires-driver.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 664 } });

/** Keeps the connections to IndexedDB, so that `loseConnections` ends them all, as iOS does to a page that sleeps. */
async function followConnections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: IDBDatabase[] = [];
    const { prototype } = IDBFactory;
    const open = Reflect.get(prototype, 'open');
    prototype.open = function follow(this: IDBFactory, ...parts) {
      const request = open.apply(this, parts);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    };
    window.addEventListener('lose-connections', () => {
      for (const database of opened) database.close();
    });
  });
}

function loseConnections(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.dispatchEvent(new Event('lose-connections'));
  });
}

/**
 * What a browser's translator does, from 150 ms after the page is there: each text goes into two `<font>`, later ones too.
 * @param mark stands before each translated text; with none, drivers find the French words.
 */
async function translate(page: Page, mark = 'EN '): Promise<void> {
  await page.addInitScript((before) => {
    const untouched = /^(SCRIPT|STYLE|NOSCRIPT|TEXTAREA|FONT|TITLE|OPTION)$/;
    const wrap = (text: Node) => {
      const parent = text.parentElement;
      const isBlank = text.textContent?.trim() === '';
      if (parent === null || isBlank || untouched.test(parent.tagName)) return;
      if (parent.closest('svg') !== null) return;
      const name = 'font' as string;
      const [outer, inner] = [document.createElement(name), document.createElement(name)];
      inner.textContent = `${before}${text.textContent ?? ''}`;
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
  }, mark);
}

test('places noted on a walk stay where the phone loses its connection to the store', async ({
  page,
}) => {
  await followConnections(page);
  await page.goto('/admin/parcours/d?vue=reperage');
  const note = page.getByRole('button', { name: 'Noter ce lieu sans photo' });
  const places = page.getByRole('heading', { name: /^Lieu \d$/ });
  await note.click();
  await expect(places).toHaveCount(1);
  await loseConnections(page);
  await note.click();
  await expect(places).toHaveCount(2);
  await loseConnections(page);
  await note.click();
  await expect(page.getByText('Lieu 3 noté.')).toBeVisible();
  await expect(page.getByText(/n’a pas pu garder/)).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open('qc-reperage');
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error('It does not open.'));
        });
        const count = await new Promise<number>((resolve, reject) => {
          const request = database
            .transaction('captures')
            .objectStore('captures')
            .count();
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error('It does not count.'));
        });
        database.close();
        return count;
      }),
    )
    .toBe(3);
});

test.describe('a page that the browser translates', () => {
  // React says that the page was changed before it woke, and renders it anew.
  test.use({ allowedErrors: [/Minified React error #4(18|2[35])|[Hh]ydrat/] });

  test('goes on: texts change, parts come and go, a dialog opens', async ({ page }) => {
    await translate(page);
    await page.goto('/admin/parcours/d?vue=reperage');
    const note = page.getByRole('button', { name: /Noter ce lieu sans photo/ });
    await expect(page.getByText('EN Partir en repérage').first()).toBeVisible();
    for (const number of [1, 2, 3]) {
      await note.click();
      await expect(page.getByRole('heading', { name: /Lieu/ })).toHaveCount(number);
      await expect(
        page.getByText(new RegExp(`Lieu ${number} noté`)).first(),
      ).toBeVisible();
    }
    await page
      .getByRole('button', { name: /Retirer/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Retirer/ })
      .click();
    await expect(page.getByRole('heading', { name: /Lieu/ })).toHaveCount(2);
    await expect(page.getByText('Internal Server Error')).toHaveCount(0);
  });

  test('keeps its tool of a secret code', async ({ page }) => {
    await translate(page);
    await page.goto('/les_codes/substitution/cesar');
    const text = page.getByRole('textbox', { name: /Texte en clair/ });
    await text.fill('LAVOIR');
    await expect(page.getByText(/ODYRLU/).first()).toBeVisible();
    await text.fill('PONT');
    await expect(page.getByText(/SRQW/).first()).toBeVisible();
  });
});

test.describe('a quête that the browser translates', () => {
  test.use({ allowedErrors: [/Minified React error #4(18|2[35])|[Hh]ydrat/] });

  test('is played from its first étape to its end', async ({ page }) => {
    await translate(page, '');
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
    await expect(page.getByText('Réponses prouvées\u00A0: 6 sur 6.')).toBeVisible();
  });
});

test.describe('in the window of another application', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 Instagram 350.0.0.21 Android',
  });

  test('the page of sign-in says to open the browser', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByText('Ouvrez cette page dans votre navigateur')).toBeVisible();
    await expect(page.getByText(/Elle s’affiche dans Instagram/)).toBeVisible();
  });
});

test('signs glued to an address are forgiven', async ({ page }) => {
  for (const glued of [').', '],', '%C2%BB']) {
    await page.goto(`/faq${glued}`);
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/question/i);
  }
});

test('« Retour » closes the dialog that is open, and leaves the page only then', async ({
  page,
}) => {
  await page.goto('/admin/parcours/d');
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

test('« Retour » folds the tools of the workshop that are open, and leaves it only then', async ({
  page,
}) => {
  // A tablet: a telephone has the tools on a tab of their own.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/parcours/d');
  await page.getByRole('link', { name: 'En partant de la carte' }).click();
  await page.getByRole('application', { name: 'Carte' }).click();
  const name = page.getByLabel(/^Comment s’appelle l’étape 1/);
  await name.fill('Le lavoir');
  await name.press('Enter');
  await page.getByRole('link', { name: 'Continuer dans l’atelier' }).click();
  const tools = page.getByRole('button', { name: 'Outils', exact: true });
  await tools.click();
  await expect(tools).toHaveAttribute('aria-expanded', 'true');
  const address = page.url();
  await page.evaluate(() => window.history.back());
  await expect(tools).toHaveAttribute('aria-expanded', 'false');
  expect(page.url()).toBe(address);
});
