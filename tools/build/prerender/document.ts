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
  /** The path of the page; null for the page of unknown paths, which is woken anew whatever its path. */
  page: string | null;
  /** What React rendered, its head elements first. */
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

/** Tags that React lifts out of the page: they stand before everything else. */
const headTag = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)/;

/** The head elements that React rendered, and the page. */
export function splitHead(html: string): { head: string[]; body: string } {
  const head: string[] = [];
  let body = html;
  for (;;) {
    const [tag] = headTag.exec(body) ?? [];
    if (tag === undefined) return { head, body };
    body = body.slice(tag.length);
    // React asks for pictures ahead of the page: the browser finds them by itself in what is rendered.
    if (!tag.startsWith('<link rel="preload"')) head.push(tag);
  }
}

/**
 * A page made of the built index.html: its own head before that of the site, its style inline, and no script but the
 * small loader before the page is shown.
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
 * The rendered page of unknown paths, without the path that it was rendered at: the application names the one that was asked
 * for. Throws when it names none, because it would then name that path wherever it is served.
 */
export function withoutPath(html: string): string {
  const named = /<p[^>]*>Page Not Found: [^<]*<\/p>/;
  if (!named.test(html)) throw new Error('The page of unknown paths names no path.');
  return html.replace(named, '');
}

/**
 * Runs first in the page of unknown paths: an address that is another way to write one that stands leads there before
 * anything is shown.
 * @param ownAddress the text of src/app/navigation/own-address.ts, which needs nothing around it.
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
 * What an address without a page of its own opens from: the built index.html, with the faces of its letters inline. Until
 * the application has judged the address there is nothing to index.
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

/** Names files for the service worker, which keeps what a document names (src/app/offline/cached-pages.ts). */
function offlineTag(files: readonly string[]): string {
  return files.length === 0
    ? ''
    : `<meta name="hors-reseau" content="${files.join(' ')}">`;
}

/** A chunk as the loader knows it, some fifty to a page: `/assets/` and `.js` go without saying. */
function chunkName(address: string): string {
  return address.replace(/^\/assets\/(.+)\.js$/, '$1');
}

function hasDescription(tags: readonly string[]): boolean {
  return tags.some((tag) => tag.startsWith('<meta name="description"'));
}

/** Says in the document which build it comes from (src/app/navigation/build-check.ts). */
function withBuildId(template: string, buildId: string): string {
  return template.replace('<html lang="fr"', `<html lang="fr" data-build="${buildId}"`);
}

/** The text of the loader as it goes into a page. */
export function inlineScript(source: string): string {
  return minifySync('loader.js', source, { module: false }).code.trim();
}
