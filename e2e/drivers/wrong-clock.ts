import type { Page } from '@playwright/test';

/** What tells a page that its clock is put right. */
const putRight = 'clock-put-right';

/**
 * Makes the wall clock of a page wrong, from its next document on. Its timers run as they do, as on a phone: Playwright's
 * clock replaces them too, and a page was seen to stand still under it.
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
      addEventListener(event, () => {
        offset = 0;
      });
    },
    { by: wrongMs, event: putRight },
  );
}

/** Puts the clock of a page right, while the page goes on. */
export async function putClockRight(page: Page): Promise<void> {
  await page.evaluate((event) => {
    dispatchEvent(new Event(event));
  }, putRight);
}
