import { expect, type Locator, type Page } from '@playwright/test';

/** No thing of the game is further than this from the title of its screen. */
const tabsAtMost = 30;

/** A player with a keyboard only. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Moves to an element by Tab, from any focus. Expects it in sight, with its focus ring. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < tabsAtMost; tabs += 1) {
      if (await hasFocus(target)) return expectFocusSeen(target);
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`${target.toString()} is not within ${tabsAtMost} keys of Tab.`);
  }

  async press(target: Locator): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press('Enter');
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.type(text);
  }

  /** Ticks an option: a box by the space bar, one of several that exclude each other by the arrows. */
  async tick(option: Locator): Promise<void> {
    if ((await option.getAttribute('type')) === 'checkbox') {
      await this.reach(option);
      await this.page.keyboard.press('Space');
    } else {
      const group = this.page.getByRole('radio');
      await this.reach(group.first());
      await this.page.keyboard.press('Space');
      const count = await group.count();
      for (let moves = 0; moves < count && !(await option.isChecked()); moves += 1) {
        await this.page.keyboard.press('ArrowDown');
      }
    }
    await expect(option).toBeChecked();
  }
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** The ring of the focus is drawn, and no bar covers the element. */
async function expectFocusSeen(target: Locator): Promise<void> {
  const look = () =>
    target.evaluate((element) => {
      // A box to tick is drawn in its card: the card has the ring.
      const shown = element.closest('label') ?? element;
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const y = (Math.max(0, top) + Math.min(window.innerHeight, bottom)) / 2;
      const there = document.elementFromPoint((left + right) / 2, y);
      const isRinged = [shown, element].some((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      return {
        isRinged,
        isBare: there !== null && (shown.contains(there) || there.contains(shown)),
      };
    });
  await expect
    .poll(look, { message: `${target.toString()}: its focus` })
    .toEqual({ isRinged: true, isBare: true });
}
