import { choice, readBy } from '@/device/choice.ts';
import { partsOfAddress } from './addresses.ts';
import { currentLangue } from './current-langue.ts';
import { isLangue, type Langue } from './langue.ts';

/** The game and the pages before it: one address for all languages. */
const gamePath =
  /^\/(?:les_quetes\/([^/]+\/[^/]+\/[^/]+)\/(?:jouer|plaque\/[^/]+)|(essayer))\/?$/;

/** Most parties with a stored language, the last ones. */
const maximum = 50;

/** The languages of parties, by the address of their quête. */
const langues = choice<Readonly<Record<string, Langue>>>(
  'qc.langues',
  readBy((kept) =>
    Object.fromEntries(
      Object.entries(kept ?? {}).filter((entry): entry is [string, Langue] =>
        isLangue(entry[1]),
      ),
    ),
  ),
  {},
);

function queteOf(path: string): string | undefined {
  const [, quete, embarquee] = gamePath.exec(path) ?? [];
  return quete ?? embarquee;
}

/**
 * Stores the language of the party at an address of the game; no effect at any other address.
 * @returns true if stored: the next document at that address is in this language.
 */
export function keepPartyLangue(path: string, langue: Langue): boolean {
  const quete = queteOf(path);
  if (quete === undefined) return false;
  const { [quete]: before, ...others } = langues.read();
  if (before === langue) return true;
  const kept = Object.entries({ ...others, [quete]: langue }).slice(-maximum);
  return langues.keep(Object.fromEntries(kept));
}

/** True for an address of the game, or a page before it, whose party has no language yet. */
export function isWithoutLangue(path: string): boolean {
  const quete = queteOf(path);
  return quete !== undefined && langues.read()[quete] === undefined;
}

/** Stores the language in which the game is opened, if it is not French and the party has none yet. */
export function keepOpenedLangue(path: string): void {
  const quete = queteOf(path);
  if (quete === undefined || currentLangue() === 'fr') return;
  if (langues.read()[quete] === undefined) keepPartyLangue(path, currentLangue());
}

/** The language of an address: that of its prefix; in the game that of the party, or else `before`, the language of the previous page. */
export function langueAt(path: string, before: Langue = 'fr'): Langue {
  const quete = queteOf(path);
  if (quete === undefined) return partsOfAddress(path).langue;
  return langues.read()[quete] ?? before;
}

/**
 * The language of the previous page, French without one. A link pressed before its page is awake loads a new document: only the address
 * carries the language.
 */
export function langueOfReferrer(): Langue {
  try {
    const { origin, pathname } = new URL(document.referrer);
    return origin === window.location.origin ? langueAt(pathname) : 'fr';
  } catch {
    // No previous page, or an unknown one.
    return 'fr';
  }
}
