import { currentLangue } from './current-langue.ts';
import type { Langue } from './langue.ts';

let spoken: Langue = 'fr';
let french: ReadonlySet<string> = new Set();

/** A text for comparison, without its typography. */
function bare(texte: string): string {
  return texte
    .replaceAll(/\s/g, '')
    .replaceAll("'", '’')
    .replaceAll(/\.{3,}/g, '…');
}

/**
 * The language of authors' texts on this screen: that of the étape in a translated quête, else French. `texte`: one of them, which may have
 * stayed French.
 */
export function authoredLangue(texte?: string): Langue {
  const isFrench = french.size > 0 && texte !== undefined && french.has(bare(texte));
  return isFrench ? 'fr' : spoken;
}

/**
 * Sets the language of the authors' texts from here on, and the texts that stay French in it. The game calls it for each étape, and with
 * `fr` on leaving.
 */
export function setAuthoredLangue(
  langue: Langue,
  textesEnFrancais: readonly string[] = [],
): void {
  spoken = langue;
  french = new Set(textesEnFrancais.map(bare));
}

/**
 * The `lang` of an element with a text of a language, as named in published documents (absent: French); undefined if it is the language of
 * the page.
 */
export function langOf(langue = 'fr'): string | undefined {
  return currentLangue() === langue ? undefined : langue;
}

/**
 * The `lang` of an element with an author's text: titles, récits and questions are no messages, and French if untranslated. `texte`: one of
 * them.
 * @returns undefined if it is the language of the page, whose elements need no `lang`.
 */
export function authoredLang(texte?: string): string | undefined {
  return langOf(authoredLangue(texte));
}
