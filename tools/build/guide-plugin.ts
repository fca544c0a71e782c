import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { RootContent } from 'mdast';
import type { Plugin } from 'vite';
import { slugify } from '../../src/domain/commune/slug.ts';
import { typographie } from '../../src/lib/format/typographie.ts';
import { element, markdownElements } from './markdown-elements.ts';

/** Guides that are pages of the site; other pages of `docs/` are for its operators. */
const addressByFile: Readonly<Record<string, string>> = {
  'guide-auteur.md': '/aide/auteur',
  'guide-admin.md': '/aide/equipe',
};

function hrefOf(url: string): string | null {
  if (/^(https?:|#)/.test(url)) return url;
  const [file = '', hash] = url.split('#');
  const address = addressByFile[file];
  if (address === undefined) return null;
  return hash === undefined ? address : `${address}#${hash}`;
}

/** Width and height of a picture in WebP (lossy, lossless or extended), in pixels, from its first 30 bytes. */
function sizeOfWebp(file: string): { width: number; height: number } {
  const bytes = readFileSync(file);
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return {
        width: bytes.readUInt16LE(26) & 0x3fff,
        height: bytes.readUInt16LE(28) & 0x3fff,
      };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      throw new Error(`${file} is no picture in WebP.`);
  }
}

function plainWords(node: RootContent): string {
  if (node.type !== 'heading') return '';
  return node.children.map((child) => ('value' in child ? child.value : '')).join('');
}

/**
 * The module of a guide: its title, the paragraph that introduces it, and its parts as React elements. The pictures beside it
 * become files of the site.
 */
export function compileGuide(source: string, folder: string): string {
  const images: string[] = [];
  const imageOf = (url: string, alt: string) => {
    const file = resolve(folder, url);
    const { width, height } = sizeOfWebp(file);
    images.push(file);
    const props = JSON.stringify({ alt, width, height, loading: 'lazy' });
    return element('img', [], `{ src: image${images.length - 1}, ...${props} }`);
  };
  const { block, inline } = markdownElements(source, { hrefOf, imageOf });
  const [title, ...others] = fromMarkdown(source).children;
  if (title?.type !== 'heading') throw new Error('A guide begins with its title.');
  const [intro, ...nodes] = others;
  if (intro?.type !== 'paragraph') throw new Error('A paragraph introduces a guide.');
  const parts: { title: string; blocks: string[] }[] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) {
      parts.push({ title: plainWords(node), blocks: [] });
    } else {
      const last = parts.at(-1);
      if (last === undefined) throw new Error('A title begins each part of a guide.');
      last.blocks.push(...block(node));
    }
  }
  const fragment = (blocks: readonly string[]) =>
    `h(Fragment, null, ${blocks.join(', ')})`;
  const partOf = ({ title: name, blocks }: (typeof parts)[number]) =>
    `{ id: ${JSON.stringify(slugify(name))}, title: ${JSON.stringify(typographie(name))}, content: ${fragment(blocks)} }`;
  return [
    "import { createElement as h, Fragment } from 'react';",
    ...images.map((file, index) => `import image${index} from ${JSON.stringify(file)};`),
    'export const guide = {',
    `  title: ${JSON.stringify(typographie(plainWords(title)))},`,
    `  intro: ${fragment(inline(intro.children))},`,
    `  parts: [${parts.map(partOf).join(', ')}],`,
    '};',
  ].join('\n');
}

/** The guides of `docs/` as light modules. */
export function guides(): Plugin {
  return {
    name: 'guides',
    enforce: 'pre',
    transform(source, id) {
      if (addressByFile[basename(id)] === undefined || !id.includes('/docs/'))
        return null;
      return { code: compileGuide(source, dirname(id)), map: null };
    },
  };
}
