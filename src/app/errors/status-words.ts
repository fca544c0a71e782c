/** What the specification's catalogue says of an error, in its language: to be quoted in a report. */
export const serverErrorWords = 'Internal Server Error';

/** What the specification's catalogue says of an address at which no page stands. */
export function pageNotFoundWords(path: string): string {
  return `Page Not Found: ${path}`;
}

/** The variant of these words, which is announced after a navigation. */
export function announcedNotFoundWords(path: string): string {
  return `Page not found: ${path}`;
}
