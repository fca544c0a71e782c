/**
 * The valid address of a page for another spelling of it: capitals in the fixed parts, double slashes, and at the end the marks that a
 * message adds to a link at the end of a sentence or in brackets: dots, commas, brackets, quotes, a slash. Null if the path is valid
 * already, or no pattern fits. Variable parts stay as written: their page judges them.
 *
 * It uses nothing but its parameters: the build writes its text into the page of unknown paths.
 * @param patterns paths of the route table, the more exact first: `/blog`, `/les_quetes/:departement`, `/les_codes/*`.
 */
export function ownAddress(path: string, patterns: readonly string[]): string | null {
  const decoded = (part: string) => {
    try {
      return decodeURIComponent(part);
    } catch {
      // A lone % is no encoding.
      return part;
    }
  };
  const parts = path
    .replace(/\/{2,}/g, '/')
    .replace(
      /(?:[/.,;:!?'")\]}>»”’…]|%(?:20|22|29|3e|5d|7d|c2%a0|c2%bb|e2%80%(?:99|9d|a6|af)))+$/i,
      '',
    )
    .split('/');
  for (const pattern of patterns) {
    const wanted = pattern === '/' ? [''] : pattern.split('/');
    const fits =
      (pattern.endsWith('/*')
        ? parts.length >= wanted.length
        : parts.length === wanted.length) &&
      wanted.every(
        (part, index) =>
          part === '*' ||
          part.startsWith(':') ||
          part.toLowerCase() === decoded(parts[index] ?? '').toLowerCase(),
      );
    if (!fits) continue;
    const joined = parts
      .map((part, index) => {
        const fixed = wanted[index] ?? '*';
        return fixed === '*' || fixed.startsWith(':') ? part : fixed;
      })
      .join('/');
    const own = joined === '' ? '/' : joined;
    return own === path ? null : own;
  }
  return null;
}
