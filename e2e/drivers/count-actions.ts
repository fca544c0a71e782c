import type { Page } from '@playwright/test';

/**
 * Counts what a person does on a page as `design/quality.md` does, whichever driver does it: a press, a key that is no letter, a
 * field filled and a file chosen are one each. The press that brings the keyboard to a field is part of filling it. Gives the
 * count so far, across navigations. Called before the page opens.
 */
export async function countActions(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('qcCountAction', () => {
    count += 1;
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
  return () => count;
}
