import { currentLangue } from './current-langue.ts';

/**
 * The `lang` of an element that holds what an author wrote: titles, récits and questions are no messages, they stay French in a page of
 * another language.
 * @returns undefined in a French page, whose elements need no `lang`.
 */
export function authoredLang(): 'fr' | undefined {
  return currentLangue() === 'fr' ? undefined : 'fr';
}
