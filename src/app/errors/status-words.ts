/** The specification's words for an error, in its language: to be quoted in a report. */
export const serverErrorWords = 'Internal Server Error';

/** The specification's words for an address without a page. */
export function pageNotFoundWords(path: string): string {
  return `Page Not Found: ${path}`;
}

/** The variant of these words that is announced after a navigation. */
export function announcedNotFoundWords(path: string): string {
  return `Page not found: ${path}`;
}
