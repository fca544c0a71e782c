import { expect, type Page, type Request } from '@playwright/test';

/**
 * Resolves once the game has fetched its parts on demand (src/features/play/lazy), with their modules, as a phone has before its network
 * goes. To be called before the page is opened: a browser that was idle once says so at once, and the game fetches later.
 */
export async function partsAhead(page: Page): Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const arrivals = ['lazy-parts', 'online-parts'].map(async (part) => {
    const response = await page.waitForResponse(
      (sent) => sent.url().includes(`/assets/${part}-`),
      { timeout: 200_000 },
    );
    await response.finished();
  });
  await Promise.all(arrivals);
  await expect.poll(() => underWay.size).toBe(0);
}
