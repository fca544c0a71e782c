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

/** The messages of a language; none for French. Rejects if its file cannot be loaded. */
export async function readMessages(langue: Langue): Promise<Messages> {
  return langue === 'fr' ? {} : (await catalogues[langue]()).messages;
}

/** Loads the messages of a language and makes it current. Rejects if its file cannot be loaded. */
export async function loadLangue(langue: Langue): Promise<void> {
  setLangue(langue, await readMessages(langue));
}
