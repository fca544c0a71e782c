import type { Page } from '@playwright/test';
import { aroundAnswers } from '../../src/testing/around-answers.ts';

/** A small picture, drawn here: a free file of Wikimedia Commons in these tests. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const forAnyPage = { 'access-control-allow-origin': '*' };

/**
 * Imitates the sources of « À voir ici » for a page, around Dinan, and their pictures. Returns the requested hosts, in order; `away` are
 * those that answer with a page of HTML.
 */
export async function imitateAround(
  page: Page,
  away: readonly string[] = [],
): Promise<string[]> {
  const asked: string[] = [];
  for (const [host, answer] of Object.entries(aroundAnswers)) {
    await page.route(`https://${host}/**`, (route) => {
      asked.push(host);
      return away.includes(host)
        ? route.fulfill({ status: 503, headers: forAnyPage, body: '<p>Maintenance' })
        : route.fulfill({ json: answer, headers: forAnyPage });
    });
  }
  for (const host of ['upload.wikimedia.org', 'panoramax.openstreetmap.fr']) {
    await page.route(`https://${host}/**`, (route) =>
      route.fulfill({ body: picture, contentType: 'image/png', headers: forAnyPage }),
    );
  }
  return asked;
}
