import { SaxesParser } from 'saxes';
import type { FileText } from './file-text.ts';
import { FileRefusedError } from './found.ts';

/** An element of an XML text. */
export type XmlNode = {
  /** Without the prefix of its namespace. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  /** What stands in it, between its elements. */
  text: string;
};

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/**
 * The root element of an XML text. Throws `FileRefusedError` when it is broken, or declares a document type: neither GPX
 * nor KML has one, and entities that stand for each other can fill a memory.
 */
export function parseXml({ text, hasDoctype }: FileText): XmlNode {
  if (hasDoctype) throw new FileRefusedError('xml-entites');
  const top: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlNode[] = [top];
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new FileRefusedError('xml-abime', String(parser.line));
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node = { name: localName(name), attributes, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  const add = (part: string) => {
    const node = open.at(-1);
    if (node !== undefined) node.text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  const [root] = top.children;
  if (root === undefined) throw new FileRefusedError('xml-abime');
  return root;
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

/** The text of the first child of a name; empty when there is none. */
export function childText(parent: XmlNode | undefined, name: string): string {
  return parent?.children.find((child) => child.name === name)?.text ?? '';
}
