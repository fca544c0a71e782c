import { currentLangue } from './current-langue.ts';
import type { Langue } from './langue.ts';

let spoken: Langue = 'fr';

/** The language of what authors wrote where one is: that of the étape in a quête that was translated, else French. */
export function authoredLangue(): Langue {
  return spoken;
}

/** Says in which language what authors wrote is from here on. The game calls it for each étape, and with `fr` when it is left. */
export function setAuthoredLangue(langue: Langue): void {
  spoken = langue;
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
 * translation.
 * @returns undefined where that is the language of the page, whose elements need no `lang`.
 */
export function authoredLang(): string | undefined {
  return langOf(spoken);
}
