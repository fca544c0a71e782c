import type { ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { typographie } from '../../src/lib/format/typographie.ts';

type MarkdownWays = {
  /** Target of a link on the site; null: none, its words stay. By default as written. */
  hrefOf?: (url: string) => string | null;
  /** The program text of a picture. None by default. */
  imageOf?: (url: string, alternative: string) => string;
};

/** The program text of a React element. `props` and `children` are program texts too. */
export function element(
  name: string,
  children: readonly string[],
  props = 'null',
): string {
  return `h(${[JSON.stringify(name), props, ...children].join(', ')})`;
}

/** Words of a text as React children, in French typography. */
function words(text: string): string {
  return JSON.stringify(typographie(text));
}

/** The cells of `| a | b |`. */
function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

/**
 * The blocks and lines of a Markdown text as program texts of React elements, so that no parser reaches the browser. Throws for a block or
 * mark outside the site's texts.
 */
export function markdownElements(
  markdown: string,
  { hrefOf = (url) => url, imageOf }: MarkdownWays,
) {
  function inline(nodes: readonly PhrasingContent[]): string[] {
    return nodes.flatMap((node) => {
      switch (node.type) {
        case 'text':
          return words(node.value);
        case 'strong':
          return element('strong', inline(node.children));
        case 'emphasis':
          return element('em', inline(node.children));
        case 'inlineCode':
          return element('code', [JSON.stringify(node.value)]);
        case 'link': {
          const href = hrefOf(node.url);
          const children = inline(node.children);
          return href === null
            ? children
            : element('a', children, JSON.stringify({ href }));
        }
        case 'image':
          if (imageOf !== undefined)
            return imageOf(node.url, typographie(node.alt ?? ''));
          break;
        default:
      }
      throw new Error(`This text cannot hold « ${node.type} ».`);
    });
  }

  /** Each item of a list without blank lines has its words without the paragraph around them. */
  function itemChildren({ children, spread }: ListItem): string[] {
    return children.flatMap((child) =>
      child.type === 'paragraph' && spread !== true
        ? inline(child.children)
        : block(child),
    );
  }

  /** The words of a line, with their marks. */
  function line(text: string): string[] {
    const [only] = fromMarkdown(text).children;
    if (only?.type === 'html') return block(only);
    return only?.type === 'paragraph' ? inline(only.children) : [words(text)];
  }

  /**
   * A table, whose lines CommonMark reads as a paragraph of bars. Null for any other paragraph. The extension for tables and its helpers
   * would be ten packages.
   */
  function tableOf({ position }: Paragraph): string | null {
    const source = markdown.slice(position?.start.offset, position?.end.offset);
    const [head = '', rule = '', ...rows] = source.split('\n');
    const isTable =
      /^\|( *:?-+:? *\|)+$/.test(rule) &&
      [head, ...rows].every((row) => /^\|.*\|$/.test(row));
    if (!isTable) return null;
    const row = (text: string, name: string) =>
      element(
        'tr',
        cellsOf(text).map((cell) => element(name, line(cell))),
      );
    return element('table', [
      element('thead', [row(head, 'th')]),
      element(
        'tbody',
        rows.map((text) => row(text, 'td')),
      ),
    ]);
  }

  function block(node: RootContent): string[] {
    switch (node.type) {
      case 'paragraph':
        return [tableOf(node) ?? element('p', inline(node.children))];
      case 'list': {
        const written = node.children.map((item) => element('li', itemChildren(item)));
        return [element(node.ordered === true ? 'ol' : 'ul', written)];
      }
      case 'code':
        return [element('pre', [JSON.stringify(node.value)])];
      case 'heading':
        if (node.depth === 3) return [element('h3', inline(node.children))];
        break;
      default:
    }
    throw new Error(`This text cannot hold « ${node.type} ».`);
  }

  return { inline, block };
}
