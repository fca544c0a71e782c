/** What the specification's catalogue says of an error, in its language: to be quoted in a report. */
export const serverErrorWords = 'Internal Server Error';

/** The same of an address at which no page stands. */
export function pageNotFoundWords(path: string): string {
  return `Page Not Found: ${path}`;
}
