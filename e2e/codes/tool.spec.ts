import type { Locator, Page } from '@playwright/test';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

/** Presses Tab until an element has the focus: tests that it can be reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached by the Tab key').toBeFocused();
}

test('the tool of a code codes, deciphers what it has coded, and writes by pressing signs, by the keyboard alone', async ({
  page,
}) => {
  await page.goto('/les_codes/polyalphabetique/vigenere');
  await tabTo(page, page.getByRole('textbox', { name: 'Clé' }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Rosé des vents');
  await tabTo(page, page.getByLabel('Texte en clair'));
  await page.keyboard.type('Le château');
  await expect(page.getByRole('region', { name: 'Message codé' })).toContainText(
    'CS ULDXWVY',
  );
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('radio', { name: 'Coder un texte' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Message codé')).toHaveValue('CS ULDXWVY');
  await expect(page.getByRole('region', { name: 'Texte en clair' })).toContainText(
    'LE CHATEAU',
  );

  await page.goto('/les_codes/ecritures/pigpen');
  await tabTo(page, page.getByRole('radio', { name: 'Coder un texte' }));
  await page.keyboard.press('ArrowRight');
  const keys = page.getByRole('group', { name: 'Clavier des signes' });
  for (const name of [
    'angle de traits\u00A0: en haut, à droite, avec un point',
    'chevron, pointe à gauche',
  ]) {
    await tabTo(page, keys.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Space');
  }
  await expect(page.getByLabel('Message codé')).toHaveValue('hdp vd');
  await expect(page.getByRole('region', { name: 'Texte en clair' })).toContainText('PU');
  await expectAxeSilent(page);
  await tabTo(page, keys.getByRole('button', { name: 'Effacer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Message codé')).toHaveValue('hdp');
});

/** Times of the lamp's flashes, in milliseconds, as the page itself saw them. */
async function watchLamp(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { flashTimes: times });
    const lamp = document.querySelector('[data-lampe]');
    if (lamp === null) throw new Error('There is no lamp.');
    new MutationObserver(() => {
      if (lamp.getAttribute('data-lampe') === 'allumee') times.push(performance.now());
    }).observe(lamp, { attributeFilter: ['data-lampe'] });
  });
  return () =>
    page.evaluate(() => (window as unknown as { flashTimes: number[] }).flashTimes);
}

/** Most flashes within one second. */
function flashesInASecond(times: readonly number[]): number {
  return Math.max(
    0,
    ...times.map(
      (start) => times.filter((time) => time >= start && time < start + 1_000).length,
    ),
  );
}

test('Morse is played when it is asked for and stops on demand; its lamp warns first, and blinks three times a second at most, once with reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const started: number[] = [];
    Object.assign(window, { tonesStarted: started });
    const { start } = Object.create(OscillatorNode.prototype) as {
      start: (this: OscillatorNode) => void;
    };
    OscillatorNode.prototype.start = function startAndNote(this: OscillatorNode) {
      started.push(this.frequency.value);
      start.call(this);
    };
  });
  const tones = () =>
    page.evaluate(
      () => (window as unknown as { tonesStarted: number[] }).tonesStarted.length,
    );
  await page.goto('/les_codes/ecritures/morse');
  await page.getByLabel('Texte en clair').fill('Sous le pont');
  await expect(page.getByRole('button', { name: 'Écouter' })).toBeVisible();
  expect(await tones()).toBe(0);
  await page.getByRole('button', { name: 'Écouter' }).click();
  await expect(page.getByText(/Le message dure/)).toBeVisible();
  expect(await tones()).toBe(1);
  await page.getByRole('button', { name: 'Arrêter le son' }).click();
  await expect(page.getByRole('button', { name: 'Écouter' })).toBeVisible();

  for (const [motion, most] of [
    ['no-preference', 3],
    ['reduce', 1],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/les_codes/ecritures/morse');
    await page.getByLabel('Texte en clair').fill('hé');
    await page.getByRole('button', { name: 'Voir clignoter' }).click();
    const lamp = page.getByRole('dialog', { name: 'La lampe' });
    await expect(lamp.getByText('Attention, la lumière va clignoter.')).toBeVisible();
    await expectAxeSilent(page);
    const flashTimes = await watchLamp(page);
    await lamp.getByRole('button', { name: 'Allumer la lampe' }).click();
    await expect(lamp.getByRole('button', { name: 'Éteindre' })).toBeVisible();
    await expect(lamp.getByRole('button', { name: 'Allumer la lampe' })).toBeVisible();
    const times = await flashTimes();
    expect(times).toHaveLength(9);
    // A late page bunches no flashes: times are those of the drawings.
    expect(flashesInASecond(times)).toBeLessThanOrEqual(most);
    await page.keyboard.press('Escape');
    await expect(lamp).toBeHidden();
    await expect(page.getByRole('button', { name: 'Voir clignoter' })).toBeFocused();
  }
});
