import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Frame,
  type Page,
} from '@playwright/test';
import type axe from 'axe-core';
import { demoAccountOf } from '../tools/seed/demo-accounts.ts';
import { BuilderDriver } from './drivers/builder-driver.ts';
import { keepSessionOf } from './drivers/auth-emulator.ts';
import { awaitPages } from './drivers/open-awake.ts';

/** Allowed logs on the error console: networks beyond this machine are absent here, and a test cuts this one's. */
const expectedErrors = [
  /Failed to load resource: .*(net::ERR_|400|403|404|503)/,
  /net::ERR_INTERNET_DISCONNECTED/,
  // Firestore’s own probe of a lost network: the content policy refuses it.
  /cleardot\.gif.* violates the following Content Security Policy directive/,
];

type Fixtures = {
  /** Errors that a test is about; it names them by `test.use`. */
  allowedErrors: readonly RegExp[];
  /** A page that fails the test on an unexpected error of its console or an uncaught one. */
  page: Page;
  /** Another tab beside it, with the same checks. */
  openTab: () => Promise<Page>;
  /** The page, with the session of the seeded admin; still empty. */
  adminPage: Page;
  /** The seeded admin before a blank parcours, on `adminPage`. */
  builder: BuilderDriver;
  /** Another device, without this one's data; it is closed with the test. */
  openDevice: (options?: BrowserContextOptions) => Promise<BrowserContext>;
};

function collectErrors(page: Page, allowed: readonly RegExp[]): string[] {
  const errors: string[] = [];
  const collect = (text: string, patterns: readonly RegExp[]) => {
    if (!patterns.some((pattern) => pattern.test(text))) errors.push(text);
  };
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    collect(message.text(), [...expectedErrors, ...allowed]);
  });
  page.on('pageerror', (error) => collect(String(error), allowed));
  return errors;
}

export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', awaitPages);
    await use(context);
  },
  page: async ({ page, allowedErrors }, use) => {
    const errors = collectErrors(page, allowedErrors);
    await use(page);
    expect(errors, 'errors on the console of the page').toEqual([]);
  },
  openTab: async ({ context, allowedErrors }, use) => {
    const errors: string[][] = [];
    await use(async () => {
      const tab = await context.newPage();
      errors.push(collectErrors(tab, allowedErrors));
      return tab;
    });
    expect(errors.flat(), 'errors on the console of a tab').toEqual([]);
  },
  adminPage: async ({ page }, use) => {
    await keepAdminSession(page);
    await use(page);
  },
  builder: async ({ adminPage }, use) => {
    const builder = new BuilderDriver(adminPage);
    await builder.begin();
    await use(builder);
  },
  openDevice: async ({ browser }, use) => {
    const devices: BrowserContext[] = [];
    await use(async (options) => {
      const device = await browser.newContext(options);
      device.on('page', awaitPages);
      devices.push(device);
      return device;
    });
    await Promise.all(devices.map((device) => device.close()));
  },
});

export { expect };

/** Puts the session of the seeded admin on the device of a page, as an earlier visit would have left it. */
export async function keepAdminSession(page: Page): Promise<void> {
  await keepSessionOf(page, demoAccountOf('admin'));
}

/** Expects no accessibility problem found by axe on the page in its present state, and in its preview, if any. */
export async function expectAxeSilent(page: Page): Promise<void> {
  // In each frame, where the content policy would refuse a script element: the browser's own tools are allowed.
  await Promise.all(page.frames().map(prepareAxe));
  const violations = await page.evaluate(async () => {
    // A colour in transition is checked at its end. This polls running animations: `finished` was seen never to resolve, for an animation
    // that was gone.
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    do await new Promise(requestAnimationFrame);
    while (isMoving());
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // Passed checks are not needed.
    const results = await run(document, { resultTypes: ['violations'] });
    return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  });
  expect(violations, 'axe violations').toEqual([]);
}

/** In its published form: its own `source` is twice as long, and is parsed again on each page. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

async function prepareAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axeSource);
  await frame.evaluate(() => {
    const { configure } = (window as unknown as { axe: typeof axe }).axe;
    // A preview is written into a frame without an address: it has the page's origin, but cannot report it.
    configure({ allowedOrigins: ['<unsafe_all_origins>'] });
  });
}
