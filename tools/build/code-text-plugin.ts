import { basename } from 'node:path';
import type { PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { typographie } from '../../src/lib/format/typographie.ts';
import { markdownElements } from './markdown-elements.ts';

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

function sectionOf([node]: readonly PhrasingContent[]): string | undefined {
  return node?.type === 'text' ? sectionByHeading[node.value] : undefined;
}

/** The blocks below each heading, by the name of its section. */
function sectionsOf(markdown: string): Record<string, string[]> {
  const { block } = markdownElements(markdown, {});
  const sections: Record<string, string[]> = { methode: [], histoire: [] };
  let current: string[] | undefined;
  for (const node of fromMarkdown(markdown).children) {
    if (node.type === 'heading') {
      const name = sectionOf(node.children);
      current = name === undefined ? undefined : sections[name];
      if (current === undefined) {
        throw new Error('The headings are « À la main » and « Histoire ».');
      }
    } else {
      if (current === undefined) throw new Error('A text begins with a heading.');
      current.push(...block(node));
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
