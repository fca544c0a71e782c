import type {
  BlockContent,
  DefinitionContent,
  List,
  Nodes,
  PhrasingContent,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { queteIdSchema, type QueteId } from '../quete/quete.ts';
import { articleImagePathSchema, type ArticleBloc } from './actualite.ts';
import { boundArticleTexte } from './article-bounds.ts';

/** Content of a text that an article does not show. */
export type ArticleEcart =
  /** HTML, a script included: left out. */
  | 'html'
  /** A link to anything but this site, the web or an e-mail address: its words stay. */
  | 'lien'
  /** A picture that was not added with the button. */
  | 'image'
  /** A block of program text: its words stay, as a paragraph. */
  | 'code'
  /** Quotations or lists too deep within each other, a paragraph too long or too full of marks: made plain. */
  | 'exces';

/** Blocks of a text, and the kinds of content left out, each once. */
export type ArticleLecture = {
  blocs: readonly ArticleBloc[];
  ecarts: readonly ArticleEcart[];
};

/** Records content that is left out. */
type Tell = (ecart: ArticleEcart) => void;

/**
 * A browser reads `\` as `/`, and takes `.` and `..` out of a path: `/\exemple.fr`, `//exemple.fr` and `/.//exemple.fr` may all lead to
 * another site. Text before an `@` can imitate a site. `ui/inline-text.tsx` has the same.
 */
const safeAddress =
  /^(?:https?:\/\/(?![^/?#]*@)|mailto:|\/(?!\/)(?![^?#]*\/\/))[^\s()\\\p{Cc}]*$/u;

/** True if a link of an article may lead there: this site, the web or an e-mail address. */
export function isSafeAddress(address: string): boolean {
  return safeAddress.test(address);
}

/** Maximum nesting of marks; below, words stay. */
const deepestMark = 8;

/** Words in a line, with the marks that `ui/inline-text.tsx` reads. */
function lineOf(nodes: readonly PhrasingContent[], tell: Tell, depth = 0): string {
  if (depth > deepestMark) {
    tell('exces');
    return flatWordsOf(nodes);
  }
  return nodes
    .map((node) => wordsOf(node, tell, depth + 1))
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .trim();
}

/** The words alone of whatever depth, without recursion. */
function flatWordsOf(nodes: readonly PhrasingContent[]): string {
  const waiting = nodes.toReversed();
  let words = '';
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'text' || node.type === 'inlineCode') words += node.value;
    else if ('children' in node) waiting.push(...node.children.toReversed());
  }
  return words;
}

function wordsOf(node: PhrasingContent, tell: Tell, depth: number): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'strong':
      return `**${lineOf(node.children, tell, depth)}**`;
    case 'emphasis':
      return `_${lineOf(node.children, tell, depth)}_`;
    case 'link': {
      const words = lineOf(node.children, tell, depth);
      if (words === '') return '';
      if (isSafeAddress(node.url)) return `[${words}](${node.url})`;
      tell('lien');
      return words;
    }
    case 'html':
      tell('html');
      return '';
    case 'image':
    case 'imageReference':
      tell('image');
      return '';
    case 'delete':
    case 'linkReference':
      return lineOf(node.children, tell, depth);
    case 'footnoteReference':
      return '';
  }
}

/** `/les_quetes/81/cordes-sur-ciel/la-ville`, on this site or with its address before; or `quete:{id}`. */
const quetePath =
  /^(?:https?:\/\/[^/]+)?\/les_quetes\/(?<departement>[^/?#]+)\/(?<commune>[^/?#]+)\/(?<slug>[^/?#]+)\/?$/;

function queteOf(url: string): QueteId | null {
  const { departement, commune, slug } = quetePath.exec(url)?.groups ?? {};
  const id = url.startsWith('quete:')
    ? url.slice('quete:'.length)
    : [departement, commune, slug].join('_');
  return queteIdSchema.safeParse(id).data ?? null;
}

/** A quête or a picture alone in its paragraph becomes a block of its own. */
function aloneOf(nodes: readonly PhrasingContent[]): ArticleBloc | null {
  const [node, ...others] = nodes;
  if (node === undefined || others.length > 0) return null;
  if (node.type === 'link') {
    const queteId = queteOf(node.url);
    const titre = lineOf(node.children, () => undefined).replace(/[*_]/g, '');
    return queteId === null || titre === '' ? null : { type: 'quete', queteId, titre };
  }
  if (node.type !== 'image') return null;
  const path = articleImagePathSchema.safeParse(node.url).data;
  return path === undefined
    ? null
    : { type: 'image', path, alternative: (node.alt ?? '').trim() };
}

type Block = BlockContent | DefinitionContent;

/** Every line of text below a block, at any depth. */
function linesOf(block: Block, tell: Tell): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [lineOf(block.children, tell)];
    case 'blockquote':
      return block.children.flatMap((child) => linesOf(child, tell));
    case 'list':
      return pointsOf(block, tell);
    case 'code':
      tell('code');
      return [block.value.replace(/\s+/g, ' ').trim()];
    case 'html':
      tell('html');
      return [];
    default:
      return [];
  }
}

function pointsOf(list: List, tell: Tell): string[] {
  return list.children.flatMap((item) => {
    const inner = item.children.filter(({ type }) => type === 'list');
    const own = item.children.filter(({ type }) => type !== 'list');
    const words = own.flatMap((child) => linesOf(child, tell)).join(' ');
    // Nested items follow their parent: an article has one level.
    return [words, ...inner.flatMap((child) => linesOf(child, tell))];
  });
}

function citationOf(lines: readonly string[]): ArticleBloc {
  const last = lines.at(-1) ?? '';
  return lines.length > 1
    ? {
        type: 'citation',
        texte: lines.slice(0, -1).join(' '),
        source: last.replace(/^[–—-]\s*/, ''),
      }
    : { type: 'citation', texte: last, source: '' };
}

function blocOf(block: Block, tell: Tell): ArticleBloc | null {
  const words = () => linesOf(block, tell).filter((line) => line !== '');
  switch (block.type) {
    case 'heading': {
      const texte = words().join(' ').replaceAll('**', '');
      return texte === '' ? null : { type: 'titre', texte };
    }
    case 'list': {
      const points = words();
      if (points.length === 0) return null;
      return block.ordered === true
        ? { type: 'liste', points, ordonnee: true }
        : { type: 'liste', points };
    }
    case 'blockquote': {
      const lines = words();
      return lines.length === 0 ? null : citationOf(lines);
    }
    case 'paragraph': {
      const alone = aloneOf(block.children);
      if (alone !== null) return alone;
      break;
    }
    default:
  }
  const texte = words().join(' ');
  return texte === '' ? null : { type: 'paragraphe', texte };
}

function isBlock(node: Nodes): node is Block {
  const within = ['paragraph', 'heading', 'blockquote', 'list', 'code', 'html'];
  return within.includes(node.type);
}

/**
 * Blocks of an author's Markdown (CommonMark, read by micromark): titles of every level alike, paragraphs, lists, quotations whose last
 * paragraph is the source, a link alone to a quête, a picture alone. Other content is left out and reported: HTML never passes. The work is
 * bounded for any text (`article-bounds.ts`).
 */
export function readArticleTexte(texte: string): ArticleLecture {
  const ecarts = new Set<ArticleEcart>();
  const bounded = boundArticleTexte(texte);
  if (!bounded.isWhole) ecarts.add('exces');
  const blocs = fromMarkdown(bounded.texte).children.flatMap((node) => {
    if (!isBlock(node)) return [];
    const bloc = blocOf(node, (ecart) => ecarts.add(ecart));
    return bloc === null ? [] : [bloc];
  });
  return { blocs, ecarts: [...ecarts] };
}

/** The Markdown that gives these blocks. */
export function articleTexteOf(blocs: readonly ArticleBloc[]): string {
  return blocs.map(texteOf).join('\n\n');
}

function texteOf(bloc: ArticleBloc): string {
  switch (bloc.type) {
    case 'titre':
      return `## ${bloc.texte}`;
    case 'paragraphe':
      return bloc.texte;
    case 'liste':
      return bloc.points
        .map((point, index) =>
          bloc.ordonnee === true ? `${index + 1}. ${point}` : `- ${point}`,
        )
        .join('\n');
    case 'citation':
      return bloc.source === ''
        ? `> ${bloc.texte}`
        : `> ${bloc.texte}\n>\n> ${bloc.source}`;
    case 'quete':
      return `[${bloc.titre}](quete:${bloc.queteId})`;
    case 'image':
      return `![${bloc.alternative}](${bloc.path})`;
  }
}
