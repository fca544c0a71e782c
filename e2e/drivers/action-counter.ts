import type { Locator, Page } from '@playwright/test';

/**
 * Counts a person's actions on a page: a tap, a key that is not a letter, a field filled and a file chosen are one each. Waiting and
 * scrolling do not count. Made by `new`, it counts its own actions; made by `watch`, those on the page, by any driver.
 */
export class ActionCounter {
  actionCount = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Counts by the events of the page, across navigations; the press that brings the keyboard to a field is part of filling
   * it. Called before the page opens.
   */
  static async watch(page: Page): Promise<ActionCounter> {
    const counter = new ActionCounter(page);
    await page.exposeFunction('qcCountAction', () => {
      counter.actionCount += 1;
    });
    await page.addInitScript(() => {
      const told = window as unknown as { qcCountAction: () => void };
      let last: EventTarget | null = null;
      const isText = (target: EventTarget | null) =>
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLSelectElement ||
        (target instanceof HTMLInputElement &&
          !['checkbox', 'radio', 'file'].includes(target.type));
      const act = (target: EventTarget | null) => {
        last = target;
        told.qcCountAction();
      };
      const listen = (type: string, onEvent: (event: Event) => void) =>
        document.addEventListener(type, onEvent, { capture: true });
      listen('pointerdown', ({ target }) => {
        // Counted once something is typed.
        if (isText(target)) last = null;
        else act(target);
      });
      listen('keydown', (event) => {
        if (event instanceof KeyboardEvent && event.key.length > 1) act(null);
      });
      listen('input', ({ target }) => {
        if (isText(target) && target !== last) act(target);
      });
      listen('change', ({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'file') act(target);
      });
    });
    return counter;
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
