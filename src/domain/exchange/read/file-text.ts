import type { Remark, RemarkKind } from './found.ts';

/** The text of a file, and its XML element or JSON value, if any. */
export type FileText = {
  text: string;
  /** Local name of the root element; null when the text is no XML. */
  root: string | null;
  /** It declares a document type, hence maybe entities. */
  hasDoctype: boolean;
  remarks: readonly Remark[];
  /** Called while a long text is read, with the share that is done, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

const declared = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)["']/i;

function decode(bytes: Uint8Array, encoding: string, fatal: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    // An unknown encoding for browsers, or bytes outside it.
    return null;
  }
}

function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/** Encodings with one byte per letter: they decode any bytes, right or wrong. */
const oneByte =
  /^(?:iso-?8859|windows-|cp-?125|latin|l[1-9]$|us-ascii|ascii|macintosh|x-mac)/i;

function hasOtherLetters(bytes: Uint8Array): boolean {
  return bytes.some((byte) => byte >= 0x80);
}

/** Line ends of Macs before OS X, whose software wrote in an encoding of its own. */
function isOldMac(bytes: Uint8Array): boolean {
  return bytes.includes(0x0d) && !bytes.includes(0x0a);
}

/**
 * Decodes bytes: by their mark, by the XML declaration, as UTF-8, else as Windows in Western Europe. Valid UTF-8 declared as one byte per
 * letter is read as UTF-8: other texts never look so.
 */
function textOf(bytes: Uint8Array): { text: string; guess: RemarkKind | null } {
  const marked = markedEncoding(bytes);
  if (marked !== null) return { text: decode(bytes, marked, false) ?? '', guess: null };
  const head = decode(bytes.subarray(0, 256), 'latin1', false) ?? '';
  const said = declared.exec(head)?.[1] ?? 'utf-8';
  const asUtf8 = decode(bytes, 'utf-8', true);
  if (asUtf8 !== null && oneByte.test(said)) {
    return { text: asUtf8, guess: hasOtherLetters(bytes) ? 'encodage-faux' : null };
  }
  const text = decode(bytes, said, true) ?? asUtf8;
  if (text !== null) return { text, guess: null };
  return isOldMac(bytes)
    ? { text: decode(bytes, 'macintosh', false) ?? '', guess: 'encodage-mac' }
    : { text: decode(bytes, 'windows-1252', false) ?? '', guess: 'encodage-devine' };
}

/** Before the root element: declaration, comments, instructions. */
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
  const { text, guess } = textOf(bytes);
  const whole = text.replace(/^\uFEFF/, '');
  // An XML declaration is valid only at the very beginning.
  const begun = whole.replace(/^[\s\uFEFF\0]+(?=<)/, '');
  return {
    text: begun,
    ...readRoot(begun),
    remarks: guess === null ? [] : [{ kind: guess, count: 1 }],
  };
}
