import { chromium, type Browser, type Page, type ViewportSize } from '@playwright/test';
import { awaitPages } from '../../e2e/drivers/open-awake.ts';
import { SignInDriver } from '../../e2e/drivers/sign-in-driver.ts';
import { demoAccountOf } from '../seed/demo-accounts.ts';
import { ensureChromium } from '../lib/chromium.ts';
import { profiles, siteAddress } from '../lib/environment.ts';

/** Does some work with the Chromium of this machine, then closes it. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A page of the built site, with the seeded admin signed in at their desk. */
export async function openAdminPage(
  browser: Browser,
  viewport: ViewportSize,
): Promise<Page> {
  const admin = demoAccountOf('admin');
  const page = await browser.newPage({ baseURL: siteAddress(profiles.test), viewport });
  awaitPages(page);
  const driver = new SignInDriver(page);
  await driver.open('/login?redirect=%2Fadmin%2Fparcours%2Fdashboard');
  await driver.signIn(admin.email, admin.password);
  await page.getByRole('heading', { name: 'Les parcours' }).waitFor();
  return page;
}

/** Does some work on a page of the built site, with the seeded admin signed in at their desk. */
export async function withAdminPage<Result>(
  viewport: ViewportSize,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  return withBrowser(async (browser) => work(await openAdminPage(browser, viewport)));
}
