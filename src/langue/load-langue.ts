import type { Messages } from '@lingui/core';
import { setLangue } from './current-langue.ts';
import type { Langue, OtherLangue } from './langue.ts';

const catalogues: Record<OtherLangue, () => Promise<{ messages: Messages }>> = {
  en: () => import('./catalogues/en.po'),
  de: () => import('./catalogues/de.po'),
  nl: () => import('./catalogues/nl.po'),
  es: () => import('./catalogues/es.po'),
  it: () => import('./catalogues/it.po'),
};

/** Loads the messages of a language and says all in it from here on. Rejects where its file cannot be had. */
export async function loadLangue(langue: Langue): Promise<void> {
  if (langue === 'fr') {
    setLangue('fr');
    return;
  }
  const { messages } = await catalogues[langue]();
  setLangue(langue, messages);
}
