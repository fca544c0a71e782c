import { currentLangue } from './current-langue.ts';
import type { Langue } from './langue.ts';

let spoken: Langue = 'fr';
let french: readonly string[] = [];

/**
 * The language of what authors wrote where one is: that of the étape in a quête that was translated, else French. `texte`: one
 * text of it, as it was written, which may have stayed French.
 */
export function authoredLangue(texte?: string): Langue {
  return texte !== undefined && french.includes(texte) ? 'fr' : spoken;
}

/**
 * Says in which language what authors wrote is from here on, and which texts stay French in it. The game calls it for each étape,
 * and with `fr` when it is left.
 */
export function setAuthoredLangue(
  langue: Langue,
  textesEnFrancais: readonly string[] = [],
): void {
  spoken = langue;
  french = textesEnFrancais;
}

/**
 * The `lang` of an element that holds a text of a language, as published documents name it (absent: French); undefined where
 * that is the language of the page.
 */
export function langOf(langue = 'fr'): string | undefined {
  return currentLangue() === langue ? undefined : langue;
}

/**
 * The `lang` of an element that holds what an author wrote: titles, récits and questions are no messages, and French where they have no
 * translation. `texte`: as it was written, before `typographie`.
 * @returns undefined where that is the language of the page, whose elements need no `lang`.
 */
export function authoredLang(texte?: string): string | undefined {
  return langOf(authoredLangue(texte));
}
