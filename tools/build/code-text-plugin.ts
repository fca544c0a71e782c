import { basename } from 'node:path';
import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { typographie } from '../../src/lib/format/typographie.ts';

const plainSchema = z.string().check(z.trim(), z.minLength(1));
const texteSchema = z.pipe(
  plainSchema,
  z.transform((text) => typographie(text)),
);

/** The front matter of a text of /les_codes. */
const frontMatterSchema = z.strictObject({
  enBref: texteSchema,
  sources: z
    .array(z.strictObject({ titre: texteSchema, lien: z.optional(z.url()) }))
    .check(z.minLength(1)),
  exercice: z.nullable(
    z.strictObject({
      consigne: texteSchema,
      /** As it is coded; never dressed. */
      message: plainSchema,
      cle: z._default(z.string(), ''),
      variante: z._default(z.string(), ''),
      reponse: plainSchema,
      aides: z.array(texteSchema).check(z.minLength(2)),
    }),
  ),
});

const sectionByHeading: Readonly<Record<string, string>> = {
  'À la main': 'methode',
  Histoire: 'histoire',
};

function element(name: string, children: readonly string[], props = 'null'): string {
  return `h(${[JSON.stringify(name), props, ...children].join(', ')})`;
}

/** Entities that `marked` writes in the text of a token. */
function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function inline(tokens: readonly Token[] | undefined): string[] {
  return (tokens ?? []).map((token) => {
    const { type } = token;
    switch (type) {
      case 'text':
      case 'escape':
        return JSON.stringify(typographie(plain(token.text as string)));
      case 'strong':
      case 'em':
        return element(type, inline((token as Tokens.Strong).tokens));
      case 'codespan':
        return element('code', [JSON.stringify(plain(token.text as string))]);
      case 'link': {
        const { href, tokens: words } = token as Tokens.Link;
        return element('a', inline(words), JSON.stringify({ href }));
      }
      default:
        throw new Error(`A text of /les_codes cannot hold « ${type} ».`);
    }
  });
}

/** A list item that is one paragraph has its words without the paragraph. */
function itemChildren({ tokens }: Tokens.ListItem): string[] {
  return tokens.flatMap((token) =>
    token.type === 'text' ? inline((token as Tokens.Text).tokens) : block(token),
  );
}

function tableOf({ header, rows }: Tokens.Table): string {
  const row = (cells: readonly Tokens.TableCell[], name: string) => {
    return element(
      'tr',
      cells.map((cell) => element(name, inline(cell.tokens))),
    );
  };
  return element('table', [
    element('thead', [row(header, 'th')]),
    element(
      'tbody',
      rows.map((cells) => row(cells, 'td')),
    ),
  ]);
}

function block(token: Token): string[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
      return [element('p', inline((token as Tokens.Paragraph).tokens))];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      const written = items.map((item) => element('li', itemChildren(item)));
      return [element(ordered ? 'ol' : 'ul', written)];
    }
    case 'code':
      return [element('pre', [JSON.stringify((token as Tokens.Code).text)])];
    case 'table':
      return [tableOf(token as Tokens.Table)];
    default:
      throw new Error(`A text of /les_codes cannot hold « ${token.type} ».`);
  }
}

/** The blocks below each heading, by the name of its section. */
function sectionsOf(markdown: string): Record<string, string[]> {
  const sections: Record<string, string[]> = { methode: [], histoire: [] };
  let current: string[] | undefined;
  for (const token of lexer(markdown)) {
    if (token.type === 'heading') {
      const name = sectionByHeading[(token as Tokens.Heading).text];
      current = name === undefined ? undefined : sections[name];
      if (current === undefined) {
        throw new Error('The headings are « À la main » and « Histoire ».');
      }
    } else if (token.type !== 'space') {
      if (current === undefined) throw new Error('A text begins with a heading.');
      current.push(...block(token));
    }
  }
  for (const [name, blocks] of Object.entries(sections)) {
    if (blocks.length === 0) throw new Error(`The section ${name} is empty.`);
  }
  return sections;
}

/** The module of a text: its front matter checked, its sections as React elements. No parser reaches the browser. */
export function compileCodeText(source: string): string {
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source);
  if (found === null) throw new Error('The front matter is missing.');
  const [, matter = '', markdown = ''] = found;
  const front = frontMatterSchema.parse(parse(matter));
  const { methode = [], histoire = [] } = sectionsOf(markdown);
  const fragment = (blocks: readonly string[]) =>
    `h(Fragment, null, ${blocks.join(', ')})`;
  return [
    "import { createElement as h, Fragment } from 'react';",
    'export const codeText = {',
    `  ...${JSON.stringify(front)},`,
    `  methode: ${fragment(methode)},`,
    `  histoire: ${fragment(histoire)},`,
    '};',
  ].join('\n');
}

/** Markdown of `src/content/codes/` as light modules. */
export function codeTexts(): Plugin {
  return {
    name: 'code-texts',
    enforce: 'pre',
    transform(source, id) {
      if (!/\/src\/content\/codes\/[^/]+\.md$/.test(id)) return null;
      try {
        return { code: compileCodeText(source), map: null };
      } catch (error) {
        throw new Error(`${basename(id)}: ${String(error)}`, { cause: error });
      }
    },
  };
}
