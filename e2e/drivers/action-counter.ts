import type { Locator, Page } from '@playwright/test';

/**
 * Uses a page as a person does, and counts actions as `design/quality.md` does: a tap, a key that is no letter, a field
 * filled and a file chosen are one each. What only waits or scrolls is not counted.
 */
export class ActionCounter {
  actionCount = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.actionCount += 1;
  }

  /** A key that is no letter: Enter, Tab, an arrow. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.actionCount += 1;
  }

  /** Types into a field; the tap that brings the keyboard there is part of it. */
  async fill(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    await field.focus();
    this.actionCount += 1;
  }

  async chooseFile(field: Locator, file: string): Promise<void> {
    await field.setInputFiles(file);
    this.actionCount += 1;
  }
}
