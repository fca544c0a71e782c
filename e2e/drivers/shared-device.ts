import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { awaitPages } from './open-awake.ts';

type SharedDevice = { context: BrowserContext; page: Page; tools: CDPSession };

const devices = new WeakMap<Browser, SharedDevice>();

/** A page of the site that writes nothing, and has nothing to wake. */
const quietAddress = '/robots.txt';
/** All but the files that the browser itself keeps of a visit. */
const keptByPages =
  'cookies,local_storage,indexeddb,cache_storage,service_workers,file_systems';

/** What a test may listen to on a page: it ends with the test. */
const heard = [
  ...['console', 'pageerror', 'dialog', 'popup', 'download', 'crash', 'worker'],
  ...['request', 'response', 'requestfinished', 'requestfailed', 'websocket'],
  ...['frameattached', 'framenavigated', 'framedetached', 'load', 'filechooser'],
];

function refuseOn(target: object, names: readonly string[]): void {
  for (const name of names) {
    Object.assign(target, {
      [name]: () => {
        throw new Error(
          `${name} cannot be taken back on a device that tests hand on: write this one with \`test\`.`,
        );
      },
    });
  }
}

/** What no later test could be freed from, or would be lied to by files that the browser has kept. */
function refuseWhatStays({ context, page }: SharedDevice): void {
  const onBoth = [
    ...['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'],
    // A page that is left just after its routes were taken away may wait for an answer for ever.
    ...['route', 'routeFromHAR', 'routeWebSocket'],
  ];
  refuseOn(page, onBoth);
  refuseOn(context, [
    ...onBoth,
    ...['setOffline', 'grantPermissions', 'setGeolocation', 'newCDPSession'],
  ]);
  for (const { clock } of [page, context]) {
    refuseOn(clock, [
      ...['install', 'setFixedTime', 'setSystemTime', 'pauseAt'],
      ...['fastForward', 'runFor', 'resume'],
    ]);
  }
}

async function openDevice(browser: Browser): Promise<SharedDevice> {
  const context = await browser.newContext();
  context.on('page', awaitPages);
  const page = await context.newPage();
  const device = { context, page, tools: await context.newCDPSession(page) };
  refuseWhatStays(device);
  devices.set(browser, device);
  return device;
}

/**
 * The device that the tests of a worker hand on, or a first one. It holds nothing that a page has kept; but its browser has
 * fetched files of the site already, and its one page stays open, which halves the work of opening the next.
 */
export async function takeSharedDevice(browser: Browser): Promise<BrowserContext> {
  const { context } = devices.get(browser) ?? (await openDevice(browser));
  return context;
}

/** To be called when a test has failed: whatever it was has no part in the next one. */
export async function dropSharedDevice(browser: Browser): Promise<void> {
  const device = devices.get(browser);
  devices.delete(browser);
  await device?.context.close();
}

/** Leaves the page, closes the others, and takes away what the test has put, opened, listened to and kept. */
async function wipe({ context, page, tools }: SharedDevice): Promise<void> {
  for (const event of heard) page.removeAllListeners(event);
  const others = context.pages().filter((one) => one !== page);
  await Promise.all(others.map((one) => one.close()));
  // A page that is left may still write: what it kept is taken away from the next one.
  await page.goto(quietAddress, { waitUntil: 'commit' });
  await page.evaluate(() => sessionStorage.clear());
  await tools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: keptByPages,
  });
  await context.clearCookies();
  await tools.send('Page.resetNavigationHistory');
  await page.emulateMedia({
    ...{ media: null, colorScheme: null, reducedMotion: null },
    ...{ forcedColors: null, contrast: null },
  });
  await page.mouse.move(-1, -1);
}

/** Makes the device as new for the next test. One that cannot be, its page closed or on its way elsewhere, is dropped. */
export async function handOnSharedDevice(browser: Browser): Promise<void> {
  const device = devices.get(browser);
  if (device === undefined) return;
  await wipe(device).catch(() => dropSharedDevice(browser));
}
