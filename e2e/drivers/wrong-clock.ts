import type { Page } from '@playwright/test';

/** Changes the error of a page's clock from now on. */
const setEvent = 'clock-set';

/**
 * Makes the wall clock of a page wrong, from its next document on. Its timers stay real, as on a phone: Playwright's clock replaces them
 * too, and a page once hung under it.
 * @param wrongMs milliseconds ahead of the true time; below zero, behind it.
 */
export async function setClockWrong(page: Page, wrongMs: number): Promise<void> {
  await page.addInitScript(
    ({ by, event }) => {
      const TrueDate = Date;
      let offset = by;
      const now = () => TrueDate.now() + offset;
      globalThis.Date = new Proxy(TrueDate, {
        construct: (target, args: unknown[], maker) =>
          Reflect.construct(target, args.length === 0 ? [now()] : args, maker) as Date,
        get: (target, key, receiver) =>
          key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown),
      });
      addEventListener(event, (told) => {
        offset = (told as CustomEvent<number>).detail;
      });
    },
    { by: wrongMs, event: setEvent },
  );
}

/** Moves the clock of a page prepared by `setClockWrong`, while the page runs. */
async function moveClock(page: Page, wrongMs: number): Promise<void> {
  await page.evaluate(
    ({ by, event }) => {
      dispatchEvent(new CustomEvent(event, { detail: by }));
    },
    { by: wrongMs, event: setEvent },
  );
}

/** Corrects the clock of a page, while the page runs. */
export function putClockRight(page: Page): Promise<void> {
  return moveClock(page, 0);
}

/** Advances the right clock of a page; its timers keep their pace. */
export function passTime(page: Page, milliseconds: number): Promise<void> {
  return moveClock(page, milliseconds);
}
