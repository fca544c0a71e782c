/** The languages of the interface; French is the language of the source. */
export const langues = ['fr', 'en', 'de', 'nl', 'es', 'it'] as const;
export type Langue = (typeof langues)[number];
export type OtherLangue = Exclude<Langue, 'fr'>;

export const otherLangues = [
  'en',
  'de',
  'nl',
  'es',
  'it',
] as const satisfies OtherLangue[];

/** Locale of each language for numbers and dates, and for the mark of its pages (BCP 47). */
export const localeByLangue = {
  fr: 'fr-FR',
  en: 'en-GB',
  de: 'de-DE',
  nl: 'nl-NL',
  es: 'es-ES',
  it: 'it-IT',
} as const satisfies Record<Langue, string>;

/** Each language by its own name, for its speakers. */
export const nameByLangue = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  es: 'Español',
  it: 'Italiano',
} as const satisfies Record<Langue, string>;

export function isLangue(value: unknown): value is Langue {
  return langues.some((langue) => langue === value);
}

/** True if a text is a language other than French. */
export function isOtherLangue(value: unknown): value is OtherLangue {
  return value !== 'fr' && isLangue(value);
}

/**
 * The first language of a list that the site has, in the order of the list.
 * @param wanted BCP 47 tags, as in `navigator.languages`.
 * @returns null if the site has none of them.
 */
export function firstLangueOf(wanted: readonly string[]): Langue | null {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    if (isLangue(base)) return base;
  }
  return null;
}
