import { SaxesParser } from 'saxes';
import type { FileText } from './file-text.ts';
import { FileRefusedError } from './found.ts';

/** An element of an XML text. */
export type XmlNode = {
  /** Without the prefix of its namespace. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  /** Its own text, between its elements. */
  text: string;
};

/** Position and cause of an XML fault, in French. */
export type XmlFault = { line: number; words: string };

/** An XML text as far as it could be read. */
export type XmlText = { root: XmlNode; fault: XmlFault | null };

/** The parser's messages and their meaning. The first match counts. */
const faultWords: readonly (readonly [RegExp, (name: string) => string])[] = [
  [
    /unclosed tag: (\S+)/,
    (name) => `la balise «\u00A0${name}\u00A0» n’est jamais fermée`,
  ],
  [
    /unexpected close tag|unmatched closing tag: (\S+)/,
    (name) => `une balise est fermée sans avoir été ouverte\u00A0: «\u00A0${name}\u00A0»`,
  ],
  [/duplicate attribute: (\S+)/, (name) => `«\u00A0${name}\u00A0» est écrit deux fois`],
  [/document must contain a root/, () => 'il n’y a rien dedans'],
  [/entity|character|"<"|ampersand/, () => 'un signe y est interdit'],
  [/attribute|equal sign|quote/, () => 'une valeur est mal écrite'],
];

function wordsOfFault(message: string): string {
  for (const [pattern, words] of faultWords) {
    const found = pattern.exec(message);
    if (found !== null) return words((found[1] ?? '').replace(/\.$/, ''));
  }
  return 'ce n’est plus du XML';
}

/** Parser message about an HTML entity: it stays as written, and is decoded as HTML later. */
const harmless = 'entity';

/** An « & » that begins no entity. The parser would read on until the next semicolon. */
const bareAmpersand = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{0,30});)/gi;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

const chunkLength = 500_000;

/**
 * The root element of an XML text, as far as readable. Throws `FileRefusedError` if nothing is, or for a document type: neither GPX nor KML
 * has one, and nested entities can fill a memory.
 */
export function parseXml({ text, hasDoctype, onProgress }: FileText): XmlText {
  if (hasDoctype) throw new FileRefusedError('xml-entites');
  let fault: XmlFault | null = null;
  const top: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlNode[] = [top];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    if (fault !== null || message.includes(harmless)) return;
    fault = { line: parser.line, words: wordsOfFault(message) };
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (fault !== null) return;
    const node = { name: localName(name), attributes, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  const add = (part: string) => {
    if (fault !== null) return;
    const node = open.at(-1);
    if (node !== undefined) node.text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    if (fault === null) open.pop();
  });
  const whole = text.includes('&') ? text.replaceAll(bareAmpersand, '&amp;') : text;
  for (let at = 0; at < whole.length; at += chunkLength) {
    parser.write(whole.slice(at, at + chunkLength));
    onProgress?.(Math.min(1, (at + chunkLength) / whole.length));
  }
  parser.close();
  const [root] = top.children;
  if (root === undefined) throw new FileRefusedError('xml-abime', faultDetail(fault));
  return { root, fault };
}

/** A fault in the words of a remark or a refusal: « 12 : la balise « wpt » n’est jamais fermée ». */
export function faultDetail(fault: XmlFault | null): string {
  return fault === null ? '' : `${fault.line}\u00A0: ${fault.words}`;
}

/** The elements of a name anywhere below, in their order. */
export function elementsNamed(top: XmlNode, name: string): XmlNode[] {
  const found: XmlNode[] = [];
  const waiting = [top];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.name === name) found.push(node);
    for (const child of node.children.toReversed()) waiting.push(child);
  }
  return found;
}

/** The text of the first child of a name; empty for none. */
export function childText(parent: XmlNode | undefined, name: string): string {
  return parent?.children.find((child) => child.name === name)?.text ?? '';
}
