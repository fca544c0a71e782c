import type { CatalogueFrance } from '@/domain/catalogue/catalogue.ts';

/** The catalogue of a build, and when that was, in epoch milliseconds. */
export type KeptFrance = { france: CatalogueFrance; at: number };

/**
 * The catalogue of the page that the service worker always stores (src/app/offline/cached-pages.ts); null without a readable one. Never
 * rejects.
 */
export async function readKeptFrance(): Promise<KeptFrance | null> {
  try {
    const page = await caches.match('/les_quetes', { cacheName: 'pages' });
    const [, address] = /data-donnees="([^"]+)"/.exec((await page?.text()) ?? '') ?? [];
    if (address === undefined) return null;
    const file = await caches.match(address);
    // Written by our own build, possibly a former one.
    const baked = (await file?.json()) as { data: unknown; builtAt: number } | undefined;
    if (baked === undefined) return null;
    const { parseFrance } = await import('./catalogue-document.ts');
    return { france: parseFrance(baked.data), at: baked.builtAt };
  } catch (error) {
    console.warn('The catalogue that this device keeps could not be read.', error);
    return null;
  }
}
