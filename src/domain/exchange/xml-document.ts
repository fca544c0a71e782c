import { x } from 'xastscript';
import { toXml } from 'xast-util-to-xml';

/** An element of an XML document. */
export type XmlElement = ReturnType<typeof x>;

/** Characters that XML 1.0 refuses, even escaped (§2.2): a text pasted by an author may hold some. */
const refused = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** A text that XML accepts. */
export function xmlText(text: string): string {
  return text.replace(refused, '');
}

/** An XML document from its root element, as UTF-8 text. */
export function xmlDocument(root: XmlElement): string {
  const body = toXml(root, { closeEmptyElements: true });
  // The library keeps `>`, and `]]>` is forbidden in a text (§2.4).
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body.replaceAll(']]>', ']]&gt;')}\n`;
}
