import type { Locator, Page } from '@playwright/test';

/** What an author did with their hands; the letters they typed stand apart. */
export type Actions = { clicks: number; keys: number; letters: number };

/** Writes on a real page as an author does, and counts. What only waits or scrolls is not counted. */
export class ActionCounter {
  readonly actions: Actions = { clicks: 0, keys: 0, letters: 0 };
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.actions.clicks += 1;
  }

  /** A press within an element, at parts of its width and height. */
  async clickAt(target: Locator, [x, y]: readonly [number, number]): Promise<void> {
    const box = await target.boundingBox();
    if (box === null) throw new Error('There is nothing to press.');
    await target.click({ position: { x: box.width * x, y: box.height * y } });
    this.actions.clicks += 1;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.actions.keys += 1;
  }

  /** Types into a field, which is pressed first unless the page has brought the keyboard there. */
  async write(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    const isFocused = await field.evaluate(
      (element) => element === document.activeElement,
    );
    if (!isFocused) await this.click(field);
    await field.fill(text);
    this.actions.letters += text.length;
  }
}

/** One row for each way, as the Markdown of `docs/`. */
export function actionTable(rows: readonly [way: string, actions: Actions][]): string {
  const lines = rows.map(([way, { clicks, keys, letters }]) =>
    [way, clicks + keys, clicks, keys, letters].map((cell) => ` ${cell} |`).join(''),
  );
  return [
    '| way | actions | clicks | keys | letters typed |',
    '| --- | --: | --: | --: | --: |',
    ...lines.map((line) => `|${line}`),
  ].join('\n');
}
