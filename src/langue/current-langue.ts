import { i18n, type Messages } from '@lingui/core';
import { isLangue, localeByLangue, type Langue } from './langue.ts';

/** The language of the document. It is constant while the document is open (decision 208). */
export function currentLangue(): Langue {
  // Tools without a build set no language: they are French.
  return isLangue(i18n.locale) ? i18n.locale : 'fr';
}

/** The language of the document as `Intl` and `lang` write it. */
export function currentLocale(): string {
  return localeByLangue[currentLangue()];
}

/** Sets the language of all messages from here on. Before the first page is rendered; French needs no messages. */
export function setLangue(langue: Langue, messages: Messages = {}): void {
  i18n.loadAndActivate({ locale: langue, messages });
}

/** Words as a sentence of the language of the document lists them: « le samedi, le dimanche et le lundi ». Empty without any. */
export function wordList(words: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(words);
}
