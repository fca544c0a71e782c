import type { Remark } from './found.ts';

/** The text of a file: of which XML element or JSON value it is, when it is one. */
export type FileText = {
  text: string;
  /** Local name of the root element; null when the text is no XML. */
  root: string | null;
  /** It declares a document type, hence maybe entities. */
  hasDoctype: boolean;
  remarks: readonly Remark[];
};

const declared = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)["']/i;

function decode(bytes: Uint8Array, encoding: string, fatal: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    // An encoding that browsers do not know, or bytes that are not of it.
    return null;
  }
}

function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/** The text of bytes: by their mark, by what the XML declares, as UTF-8, else as Windows writes in Western Europe. */
function textOf(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  const marked = markedEncoding(bytes);
  if (marked !== null) {
    return { text: decode(bytes, marked, false) ?? '', isGuessed: false };
  }
  const head = decode(bytes.subarray(0, 256), 'latin1', false) ?? '';
  const said = declared.exec(head)?.[1] ?? 'utf-8';
  const text = decode(bytes, said, true) ?? decode(bytes, 'utf-8', true);
  if (text !== null) return { text, isGuessed: false };
  return { text: decode(bytes, 'windows-1252', false) ?? '', isGuessed: true };
}

/** What stands before the root element: declaration, comments, instructions. */
const beforeRoot = /^(?:\s+|<\?[^]*?\?>|<!--[^]*?-->)/;
const rootTag = /^<(?:[\w.-]+:)?([A-Za-z][\w.-]*)/;

function readRoot(text: string): { root: string | null; hasDoctype: boolean } {
  let rest = text;
  for (let found = beforeRoot.exec(rest); found !== null; found = beforeRoot.exec(rest)) {
    rest = rest.slice(found[0].length);
  }
  if (/^<!DOCTYPE/i.test(rest)) {
    const root = /^<!DOCTYPE\s+(?:[\w.-]+:)?([\w.-]+)/i.exec(rest)?.[1] ?? 'xml';
    return { root: root.toLowerCase(), hasDoctype: true };
  }
  return { root: rootTag.exec(rest)?.[1]?.toLowerCase() ?? null, hasDoctype: false };
}

/** Reads bytes as a text, whatever wrote them. */
export function readFileText(bytes: Uint8Array): FileText {
  const { text, isGuessed } = textOf(bytes);
  const whole = text.replace(/^\uFEFF/, '');
  return {
    text: whole,
    ...readRoot(whole),
    remarks: isGuessed ? [{ kind: 'encodage-devine', count: 1 }] : [],
  };
}
