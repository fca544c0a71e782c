import { existsSync, readFileSync, rmSync } from 'node:fs';
import { openIndexFile } from '@/domain/catalogue/open-files.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { openDataFiles } from './open-data-files.ts';
import { openSite, openUrl, parseIndex, withdrawnNow, type OpenIndex } from './site.ts';

type OpenDataOptions = {
  /** The quêtes with rendered pages. */
  rendered: readonly Quete[];
  /** Every id of the catalogue; null when it could not be read. */
  published: readonly QueteId[] | null;
  origin: string;
  /** True if the site at `origin` is that of this build: a local one has none online. */
  isOnline: boolean;
  /** The whole path of a file of the site. */
  at: (file: string) => string;
  write: (file: string, content: string) => void;
};

const answerLimitMs = 15_000;

/** The online site's list of the previous build; null without one. */
async function readOnline(origin: string): Promise<OpenIndex | null> {
  const url = openUrl({ origin }, openIndexFile);
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(answerLimitMs) });
    return answer.ok ? parseIndex(await answer.text()) : null;
  } catch (error) {
    console.warn(`${url} ne répond pas : ce qui y est dit retiré peut se perdre.`, error);
    return null;
  }
}

/**
 * Writes `/donnees/`. Withdrawn quêtes are found by comparison with the online site, else with the folder's last build
 * (docs/decisions/206-withdrawn-quetes-by-comparing-builds.md).
 */
export async function writeOpenData({
  rendered,
  published,
  origin,
  isOnline,
  at,
  write,
}: OpenDataOptions): Promise<void> {
  const site = openSite(origin, Date.now());
  const kept = at(`donnees/${openIndexFile}`);
  const online = isOnline ? await readOnline(origin) : null;
  const previous =
    online ?? (existsSync(kept) ? parseIndex(readFileSync(kept, 'utf8')) : null);
  const ids = published === null ? null : new Set<string>(published);
  // A page may lead to a quête that no list shows: it stays out.
  const quetes = ids === null ? rendered : rendered.filter(({ id }) => ids.has(id));
  const shown = new Set<string>(quetes.map(({ id }) => id));
  const unread = (previous?.quetes ?? []).filter(
    ({ id }) => !shown.has(id) && (ids === null || ids.has(id)),
  );
  const retirees = withdrawnNow(previous, ids, site.builtAt);
  // Fewer parts than last time leave none behind.
  rmSync(at('donnees'), { recursive: true, force: true });
  for (const [name, text] of openDataFiles({ quetes, unread, retirees, site })) {
    write(`donnees/${name}`, text);
  }
}
