import { minifySync } from 'vite';

/** Text between tags, or within a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export type PageParts = {
  /** The language of the page (BCP 47); French when absent. */
  langue?: string;
  /** The path of the page; null for the page of unknown paths, which is rendered anew for any path. */
  page: string | null;
  /** React's output, its head elements first. */
  html: string;
  /** Tags of the head that the build adds for this page. */
  head: readonly string[];
  style: string;
  loader: string;
  buildId: string;
  entry: string;
  stylesheet: string;
  /** The addresses of the chunks that the entry and the page import. */
  modules: readonly string[];
  /** The address of the data the page was rendered from. */
  dataUrl: string | null;
};

/** Tags that React lifts out of the page: they precede everything else. */
const headTag = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)/;

/** The head elements that React rendered, and the page. */
export function splitHead(html: string): { head: string[]; body: string } {
  const head: string[] = [];
  let body = html;
  for (;;) {
    const [tag] = headTag.exec(body) ?? [];
    if (tag === undefined) return { head, body };
    body = body.slice(tag.length);
    // React preloads pictures before the page: the browser finds them by itself in the HTML.
    if (!tag.startsWith('<link rel="preload"')) head.push(tag);
  }
}

/**
 * A page made of the built index.html: its own head before the site's, its style inline, and no script but the small loader before the page
 * is shown.
 */
export function pageDocument(template: string, parts: PageParts): string {
  const { head, body } = splitHead(parts.html);
  const own = [...head, ...parts.head];
  const rootMarks = {
    'data-page': parts.page ?? '',
    'data-entree': parts.entry,
    'data-style': parts.stylesheet,
    'data-modules': parts.modules.map(chunkName).join(' '),
    ...(parts.dataUrl !== null && { 'data-donnees': parts.dataUrl }),
  };
  const marks = Object.entries(rootMarks)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
  return withBuildId(template, parts.buildId)
    .replace('<html lang="fr"', `<html lang="${parts.langue ?? 'fr'}"`)
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/g, '')
    .replace(
      own.some((tag) => tag.startsWith('<title')) ? /\s*<title>[^<]*<\/title>/ : '',
      '',
    )
    .replace(hasDescription(own) ? /\s*<meta\s+name="description"[^>]*>/ : '', '')
    .replace('</head>', () => `${own.join('')}<style>${parts.style}</style></head>`)
    .replace(
      /<div id="root"><\/div>/,
      () => `<div id="root" ${marks}>${body}</div><script>${parts.loader}</script>`,
    );
}

/**
 * The rendered page of unknown paths, without its own path: the application shows the requested one. Throws without the path in it, because
 * it would then show that path wherever it is served.
 */
export function withoutPath(html: string): string {
  const named = /<p[^>]*>Page Not Found: [^<]*<\/p>/;
  if (!named.test(html)) throw new Error('The page of unknown paths names no path.');
  return html.replace(named, '');
}

/**
 * Runs first in the page of unknown paths: another spelling of a valid address redirects there before any display.
 * @param ownAddress the text of src/app/navigation/own-address.ts, which is self-contained.
 */
export function ownAddressScript(
  ownAddress: string,
  patterns: readonly string[],
): string {
  return inlineScript(`{
    const own = (${ownAddress})(location.pathname, ${JSON.stringify(patterns)});
    if (own !== null) {
      document.documentElement.hidden = true;
      location.replace(own + location.search + location.hash);
    }
  }`);
}

/**
 * The document of an address without a page of its own: the built index.html, with its font faces inline. Until the application has judged
 * the address there is nothing to index.
 */
export function shellDocument(
  template: string,
  parts: Pick<PageParts, 'buildId'> & { faces: string; offlineFiles: readonly string[] },
): string {
  return withBuildId(template, parts.buildId).replace(
    '</head>',
    () =>
      `<meta name="robots" content="noindex" data-premiere>${offlineTag(parts.offlineFiles)}<style>${parts.faces}</style></head>`,
  );
}

/** Names files for the service worker, which stores the files named in a document (src/app/offline/cached-pages.ts). */
function offlineTag(files: readonly string[]): string {
  return files.length === 0
    ? ''
    : `<meta name="hors-reseau" content="${files.join(' ')}">`;
}

/** A chunk's name in the loader, some fifty per page: without `/assets/` and `.js`. */
function chunkName(address: string): string {
  return address.replace(/^\/assets\/(.+)\.js$/, '$1');
}

function hasDescription(tags: readonly string[]): boolean {
  return tags.some((tag) => tag.startsWith('<meta name="description"'));
}

/** Writes the build's id into the document (src/app/navigation/build-check.ts). */
function withBuildId(template: string, buildId: string): string {
  return template.replace('<html lang="fr"', `<html lang="fr" data-build="${buildId}"`);
}

/** The loader's text in a page. */
export function inlineScript(source: string): string {
  return minifySync('loader.js', source, { module: false }).code.trim();
}
