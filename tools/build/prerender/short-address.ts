import { addressOf } from '@/domain/quete/address.ts';
import { lienSigns } from '@/domain/quete/lien.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { paths } from '@/lib/paths.ts';

/** A page that redirects at once, before any script: `path` is one of ours. */
function leadingTo(path: string): string {
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    '<title>Quêtes &amp; Codes</title>',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0;url=${path}">`,
    `</head><body><p><a href="${path}">Ouvrir la quête</a></p></body></html>`,
  ].join('');
}

/**
 * The files of the short addresses of these quêtes, so that a scan costs no read: the page that redirects to the quête, by its path in the
 * site. If two of them have the same signs, neither has a file: the shell reads `liens`.
 */
export async function shortAddressFiles(
  queteIds: readonly QueteId[],
): Promise<Map<string, string>> {
  const idsBySigns = new Map<string, Set<QueteId>>();
  for (const queteId of queteIds) {
    const signs = await lienSigns(queteId, 0);
    idsBySigns.set(signs, (idsBySigns.get(signs) ?? new Set()).add(queteId));
  }
  const files = new Map<string, string>();
  for (const [signs, [queteId, ...others]] of idsBySigns) {
    if (queteId === undefined || others.length > 0) continue;
    const file = `${paths.court(signs).slice(1)}.html`;
    files.set(file, leadingTo(paths.quete(addressOf(queteId))));
  }
  return files;
}
