import type { ReactNode } from 'react';
import { authoredLangue } from '../../langue/authored.ts';
import { typographie } from './typographie.ts';

/**
 * « XVII » and « e » of « XVIIe », « I » and « er » of « François Ier »; « a-t-elle », « choisissez-les », « au-dessus »: words that
 * read badly when a line ends at their hyphen. Names may part.
 */
const pieces =
  /(?<![\p{L}\p{N}’-])(?:([IVX]+)(er|re|e|ème)|((?:[\p{L}’]*\p{L}-(?:t-)?(?:je|tu|ils?|elles?|on|ce|nous|vous|moi|toi|les?|la|lui|leur|y|en|ci|là|eux|même)|(?:\p{L}’)?\p{L}{1,2}(?:-\p{L}+)+)))(?![\p{L}\p{N}-])/gu;

/**
 * What an author wrote, in its typography and ready to be drawn: a word that a hyphen joins stays on its line, a century has
 * raised letters. The text is the same, letter for letter; one without either comes back as it is.
 * @param langue that of the text; else that which the game tells in.
 */
export function dressed(text: string, langue: string = authoredLangue(text)): ReactNode {
  const written = typographie(text, langue);
  if (langue !== 'fr') return written;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of written.matchAll(pieces)) {
    const [, roman, ending, word] = match;
    parts.push(written.slice(end, match.index));
    end = match.index + match[0].length;
    const key = match.index;
    if (word !== undefined) {
      parts.push(
        <span key={key} className="d-un-trait">
          {word}
        </span>,
      );
    } else parts.push(roman, <sup key={key}>{ending}</sup>);
  }
  return parts.length === 0 ? written : [...parts, written.slice(end)];
}
