import { currentLocale } from './current-langue.ts';

/** Words as a sentence of the language of the document lists them: « le samedi, le dimanche et le lundi ». Empty without any. */
export function wordList(words: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(words);
}
