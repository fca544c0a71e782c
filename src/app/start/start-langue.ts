import { setLangue } from '@/langue/current-langue.ts';
import { loadLangue } from '@/langue/load-langue.ts';
import { langueAt } from '@/langue/party-langue.ts';

/**
 * Says in which language the document is, before anything of it is rendered.
 * @returns false where its messages cannot be had without network: the document is French then. Never rejects.
 */
export async function startLangue(): Promise<boolean> {
  const langue = langueAt(window.location.pathname);
  try {
    await loadLangue(langue);
    document.documentElement.lang = langue;
    return true;
  } catch (error) {
    console.warn('The messages of this language could not be loaded.', error);
    // Nothing can be said before a language is.
    setLangue('fr');
    return false;
  }
}
