import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { awaitPages } from '../../e2e/drivers/open-awake.ts';
import { openAdminPage, withBrowser } from './admin-page.ts';
import { profiles, repositoryFolder, siteAddress } from '../lib/environment.ts';
import { pictureList, pictureWeightLimit, type Picture } from './picture-list.ts';
import { createProgress } from '../lib/progress.ts';
import { withSeededSite } from './seeded-site.ts';
import { listenToSignals } from '../lib/signals.ts';

const folder = path.join(repositoryFolder, 'docs/images');

/** From the best of WebP that is worth its weight to the least that can be shown. */
const qualities = [85, 75, 65, 55];

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 900 };

async function openPage(browser: Browser, who: Picture['who']): Promise<Page> {
  if (who === 'admin') return openAdminPage(browser, desk);
  const page = await browser.newPage({
    baseURL: siteAddress(profiles.test),
    ...(who === 'telephone'
      ? { viewport: phone, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
      : { viewport: desk }),
  });
  awaitPages(page);
  return page;
}

/** True if the screen is complete: fonts, images, and no skeleton. */
function isStill(): boolean {
  const drawings = [...document.querySelectorAll('img')].filter((drawing) => {
    const { top, bottom, width } = drawing.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  const isWaiting = document.querySelector('.animate-attente') !== null;
  const hasFonts = document.fonts.status === 'loaded';
  const isDrawn = drawings.every(({ complete }) => complete);
  return hasFonts && !isWaiting && isDrawn;
}

/** The screen as WebP, at the best quality within the weight. Playwright's own supports only PNG and JPEG. */
async function shoot(session: CDPSession): Promise<Buffer> {
  for (const quality of qualities) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
    });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length <= pictureWeightLimit) return bytes;
  }
  throw new Error(`A picture weighs more than ${String(pictureWeightLimit)} bytes.`);
}

async function take(page: Page, { who, address, height, prepare }: Picture) {
  const { width, height: usual } = who === 'telephone' ? phone : desk;
  await page.setViewportSize({ width, height: height ?? usual });
  await page.goto(address);
  await prepare(page);
  await page.waitForFunction(isStill);
  const session = await page.context().newCDPSession(page);
  const bytes = await shoot(session);
  await session.detach();
  return bytes;
}

/**
 * `npm run pictures`: the pictures of README and of the guides, from the seeded site, in `docs/images/`; only those of the given names, if
 * any. Returns 1 when one cannot be taken.
 */
async function main(): Promise<number> {
  const progress = createProgress();
  const signal = listenToSignals();
  const names = process.argv.slice(2);
  let missedCount = 0;
  mkdirSync(folder, { recursive: true });
  await withSeededSite({ progress, signal, hasLife: true }, () =>
    withBrowser(async (browser) => {
      const pages = new Map<Picture['who'], Page>();
      const wanted = pictureList.filter(
        ({ name }) => names.length === 0 || names.includes(name),
      );
      for (const picture of wanted) {
        signal.throwIfAborted();
        const { name, who } = picture;
        const page = pages.get(who) ?? (await openPage(browser, who));
        pages.set(who, page);
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        try {
          const bytes = await take(page, picture);
          writeFileSync(path.join(folder, `${name}.webp`), bytes);
          progress.say(`${name} : ${(bytes.length / 1_000).toFixed(0)} ko`);
        } catch (error) {
          missedCount += 1;
          progress.say(`✗ ${name} : ${String(error)}`);
        }
      }
    }),
  );
  return missedCount === 0 ? 0 : 1;
}

process.exit(await main());
