import { currentLangue } from './current-langue.ts';
import type { Langue } from './langue.ts';

let spoken: Langue = 'fr';
let french: ReadonlySet<string> = new Set();

/** A text as it is told from others, whether or not it is in its typography. */
function bare(texte: string): string {
  return texte
    .replaceAll(/\s/g, '')
    .replaceAll("'", '’')
    .replaceAll(/\.{3,}/g, '…');
}

/**
 * The language of what authors wrote where one is: that of the étape in a quête that was translated, else French. `texte`: one
 * text of it, which may have stayed French.
 */
export function authoredLangue(texte?: string): Langue {
  const isFrench = french.size > 0 && texte !== undefined && french.has(bare(texte));
  return isFrench ? 'fr' : spoken;
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
  french = new Set(textesEnFrancais.map(bare));
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
 * translation. `texte`: one of them.
 * @returns undefined where that is the language of the page, whose elements need no `lang`.
 */
export function authoredLang(texte?: string): string | undefined {
  return langOf(authoredLangue(texte));
}
