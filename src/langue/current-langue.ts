import { localeByLangue, type Langue } from './langue.ts';

let current: Langue = 'fr';

/** The language of the document. It stays the same as long as the document is open (decision 208). */
export function currentLangue(): Langue {
  return current;
}

/** The language of the document as `Intl` and `lang` write it. */
export function currentLocale(): string {
  return localeByLangue[current];
}

/** `setLangue` alone says it, with the messages of the language. */
export function keepLangue(langue: Langue): void {
  current = langue;
}
