/** Maximum words of a piece: a breath or two of reading aloud. */
const mostWords = 45;

/** The end of a sentence, and not that of « M. » or « av. ». */
const sentenceEnd = /(?<=\p{L}{3}[.!?…]|[!?…»])[ \u00A0\u202F]+(?=[\p{Lu}«—])/u;

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Joins parts in order up to 45 words; a longer one stays whole. */
function gather(parts: readonly string[]): string[][] {
  const groups: string[][] = [];
  let count = 0;
  for (const part of parts) {
    const words = wordCount(part);
    const last = groups.at(-1);
    if (last === undefined || count + words > mostWords) {
      groups.push([part]);
      count = words;
    } else {
      last.push(part);
      count += words;
    }
  }
  return groups;
}

/**
 * A story in short pieces of at most 45 words, cut between paragraphs, else between sentences.
 * An empty line begins a new paragraph. Returns the paragraphs of each piece; a sentence is never cut.
 */
export function storyPieces(text: string): string[][] {
  const short = paragraphsOf(text).flatMap((paragraph) =>
    wordCount(paragraph) <= mostWords
      ? [paragraph]
      : gather(paragraph.split(sentenceEnd)).map((sentences) => sentences.join(' ')),
  );
  return gather(short);
}
