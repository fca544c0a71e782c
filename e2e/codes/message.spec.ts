import type { Locator, Page } from '@playwright/test';
import type { EtapeToWrite } from '../drivers/builder-driver.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

function etape(numero: number, epreuve: EtapeToWrite['epreuve']): EtapeToWrite {
  return {
    titre: `Lieu ${numero}`,
    lieu: 'Place Duclos',
    position: `44.01${numero}, 4.425`,
    recit: 'Une pierre porte des signes. Qui les a gravés ? Personne ne le sait plus.',
    epreuve,
  };
}

const drawn = etape(1, {
  type: 'message_code',
  consigne: 'Que dit la pierre ?',
  clair: 'Jour de joie',
  code: 'templiers',
  aide: 'Jamais',
});
const keyed = etape(2, {
  type: 'message_code',
  consigne:
    'Et la poutre ? Sa clé est le nombre des mousquetaires, avec d’Artagnan moins un.',
  clair: 'Sous le pont',
  code: 'cesar',
  cle: { label: 'Décalage', value: '3' },
  aide: 'Après le premier indice',
  indice: { texte: 'Reculez dans l’alphabet.', cout: 1 },
});
const open = etape(3, {
  type: 'message_code',
  consigne: 'Enfin, le mur ?',
  clair: 'Le jeu',
  code: 'polybe',
  aide: 'Toujours',
});

/** Visible content of a coded message: the name of each sign, or its text. */
async function seenIn(place: Locator): Promise<string[]> {
  const names = await place
    .getByRole('img')
    .evaluateAll((signs) => signs.map((sign) => sign.getAttribute('aria-label') ?? ''));
  return names.length > 0 ? names : [await place.locator('p').first().innerText()];
}

async function answer(page: Page, text: string): Promise<void> {
  await page.getByLabel('Votre réponse, en clair').fill(text);
  await page.getByRole('button', { name: 'Valider' }).click();
}

const help = /^Ouvrir l’aide/;

test.describe('a coded message, from its author to its player', () => {
  test('is seen by both alike, opens its help as its author allows, and takes every reading that its code allows', async ({
    adminPage,
    builder,
    openDevice,
  }) => {
    await builder.writeDetails({
      titre: 'Les pierres qui parlent',
      commune: 'uzès',
      choice: /^Uzès \(/,
      resume: 'Trois messages, trois codes.',
    });
    const seen: string[][] = [];
    for (const [index, one] of [drawn, keyed, open].entries()) {
      await builder.writeEtape(index + 1, one);
      const preview = builder
        .etape(index + 1)
        .getByRole('region', { name: 'Ce que verront les joueurs' });
      await expect(preview).toBeVisible();
      if (index === 0) await expect(preview.getByText(/J s’écrit comme I/)).toBeVisible();
      seen.push(await seenIn(preview));
    }
    await expectAxeSilent(adminPage);
    await builder.expectSavedOnline();
    const address = await builder.publish();

    const context = await openDevice({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${address}/jouer`);
    const game = new PlayDriver(page);
    const message = page.getByRole('region', { name: 'Message codé' }).first();

    await game.expectEtape(1, 3);
    await game.seeEpreuve();
    await expect(message.getByRole('img')).toHaveCount(10);
    expect(await seenIn(message)).toEqual(seen[0]);
    await expectAxeSilent(page);
    await expect(page.getByText(help)).toHaveCount(0);
    await answer(page, 'tour de joie');
    await game.expectWrong();
    // I and J share a sign: reading I is right too.
    await answer(page, 'iour de ioie');
    await game.expectRight();
    await game.goOn();

    await game.expectEtape(2, 3);
    await game.seeEpreuve();
    expect(await seenIn(message)).toEqual(['VRXV OH SRQW']);
    await expect(page.getByText(help)).toHaveCount(0);
    await expect(
      page.getByText('Le premier indice ouvre la page de ce code'),
    ).toBeVisible();
    await game.askIndice();
    await page.getByText(help).click();
    await page.getByLabel('Décalage').fill('3');
    await expect(page.getByRole('region', { name: 'Texte en clair' })).toContainText(
      'SOUS LE PONT',
    );
    await expectAxeSilent(page);
    await expect(
      page.getByRole('link', { name: /Lire la page de ce code/ }),
    ).toHaveAttribute('href', '/les_codes/substitution/cesar');
    await answer(page, 'sous le pont');
    await game.expectRight();
    await game.goOn();

    await game.expectEtape(3, 3);
    await game.seeEpreuve();
    expect(await seenIn(message)).toEqual(seen[2]);
    await page.getByText(help).click();
    await expect(page.getByRole('region', { name: 'Texte en clair' })).toContainText(
      'LE IEU',
    );
    await answer(page, 'le ieu');
    await game.expectRight();
    await game.goOn();
    await game.expectEnd();
  });
});

test('a child sends a coded message, and a friend opens it on « Déchiffrer »', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/les_codes/substitution/cesar');
  await page
    .getByRole('textbox', { name: 'Texte en clair' })
    .fill('Rendez-vous au lavoir');
  await page.getByLabel('Donner aussi la clé').check();
  await page.getByRole('button', { name: 'Envoyer ce message codé' }).click();
  await expect(page.getByText(/L’adresse est copiée/)).toBeVisible();
  const sent = await page.evaluate(() => navigator.clipboard.readText());

  const friend = await context.newPage();
  await friend.setViewportSize({ width: 390, height: 664 });
  await friend.goto(sent);
  await friend.mouse.move(10, 10);
  await expect(
    friend.getByRole('heading', { name: 'Un message codé pour vous' }),
  ).toBeInViewport();
  await expect(
    friend.getByRole('radio', { name: 'Déchiffrer un message' }),
  ).toBeChecked();
  await expect(friend.getByRole('region', { name: 'Texte en clair' })).toContainText(
    /RENDEZ.?VOUS AU LAVOIR/i,
  );
});
