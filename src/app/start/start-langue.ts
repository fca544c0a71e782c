import { setLangue } from '@/langue/current-langue.ts';
import type { Langue } from '@/langue/langue.ts';
import { loadLangue } from '@/langue/load-langue.ts';
import {
  isWithoutLangue,
  keepPartyLangue,
  langueAt,
  langueOfReferrer,
} from '@/langue/party-langue.ts';

let opened: Langue | null = null;

/**
 * The language in which the document was opened, even if its messages could not be loaded; null before, and where the build renders pages
 * in every language.
 */
export function openedLangue(): Langue | null {
  return opened;
}

/**
 * Sets the language of the document, before any rendering.
 * @returns false if its messages cannot be loaded without network: the document is French then. Never rejects.
 */
export async function startLangue(): Promise<boolean> {
  const { pathname } = window.location;
  const before = langueOfReferrer();
  // Before its messages are there: without network it is French this time only.
  if (before !== 'fr' && isWithoutLangue(pathname)) keepPartyLangue(pathname, before);
  const langue = langueAt(pathname, before);
  opened = langue;
  try {
    await loadLangue(langue);
    document.documentElement.lang = langue;
    return true;
  } catch (error) {
    console.warn('The messages of this language could not be loaded.', error);
    // No text can be rendered before a language is set.
    setLangue('fr');
    return false;
  }
}
