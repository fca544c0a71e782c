import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { partsOfAddress } from '@/langue/addresses.ts';
import { langues } from '@/langue/langue.ts';
import type { BakedData } from '@/app/start/baked-page.ts';
import { toGeoJson } from '@/domain/exchange/geojson.ts';
import { toGpx } from '@/domain/exchange/gpx.ts';
import { walkOfQuete } from '@/domain/exchange/quete-walk.ts';
import { dayOf } from '@/lib/format/date.ts';
import { gameScriptsPath } from '@/app/navigation/next-pages.ts';
import { quetesByCodeFile } from '@/data/quete/quetes-by-code-repository.ts';
import { siteFiguresFile } from '@/data/statistique/site-figures-repository.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { joueurFiles } from '@/domain/quete/dossier.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { quetesByCode } from '@/domain/quete/quetes-by-code.ts';
import { licencesFile } from '@/lib/licences-file.ts';
import { paths } from '@/lib/paths.ts';
import { shareImagePathOf } from '../../../src/domain/quete/public-media.ts';
import { gameListPath } from '../../../src/lib/offline/cached-game.ts';
import { repositoryFolder } from '../../lib/environment.ts';
import { namedProject } from '../legal-blanks.ts';
import { readSiteAssets } from './assets.ts';
import { inlineHashes, type InlineTexts } from './content-policy.ts';
import {
  crawlSite,
  renderAgain,
  renderLangues,
  type Crawl,
  type CrawledPage,
  type Renderer,
} from './crawl.ts';
import {
  inlineScript,
  ownAddressScript,
  pageDocument,
  shellDocument,
  withoutPath,
} from './document.ts';
import {
  articleEntries,
  articleFeedOf,
  atomFeed,
  robots,
  alternatesOf,
  sagaEntries,
  sagaIn,
  sitemap,
  type SitemapEntry,
} from './feeds.ts';
import { editeur } from '../../../src/content/editeur.ts';
import { securityTxt } from './security-txt.ts';
import { listGameFiles, listGameScripts, listOfflineFiles } from './game-files.ts';
import { hostingWithPolicy, readFirebaseJson, type Hosting } from './hosting.ts';
import { iconsInUse, iconSetAnswer, readIconSet, siteSources } from './icons.ts';
import { buildEmbarquee, embarqueeZip } from './embarquee.ts';
import { emblemeDrawings } from './embleme-drawings.ts';
import { writeOpenData } from './open-data/write-open-data.ts';
import { queteNews, territoireIn, type NewQuete } from './quete-news.ts';
import { headWords } from './head-words.ts';
import { pageHead, queteOf, readSubject, siteImagePath } from './page-head.ts';
import { shortAddressFiles } from './short-address.ts';
import { drawShareImage, fetchSharePicture, shareSubjectOf } from './share-image.ts';
import { partFaces, usedStyle, wordsOf } from './used-style.ts';

export type PrerenderOptions = {
  /** Vite's build for browsers: the pages are written into it. */
  siteFolder: string;
  /** Vite's build for Node. */
  serverFolder: string;
  /** Origin of the public site. */
  origin: string;
  /** The `VITE_*` variables of the build. */
  variables: Readonly<Record<string, string | undefined>>;
  /** True with a back end; without one, no data is read and no failed read is reported. */
  hasBase: boolean;
};

export type PrerenderResult = Pick<Crawl, 'deadLinks' | 'failed'> & {
  pageCount: number;
  buildId: string;
  hosting: Hosting;
};

/** Data that a page shares with its translations. */
type Shared = { style: string; modules: readonly string[]; dataUrl: string | null };

/** A page that search engines may list. */
type ListedPage = Pick<CrawledPage, 'path' | 'data'>;

/** The page and the stylesheet of Vite's build, before any page is made of them: stored outside hosting. */
const templateFile = '.vite/index.html';
const styleFile = '.vite/style.css';

/**
 * Renders every public page into the built site, with its files: the shell, the page of unknown paths, data, share pictures, sitemap, feed,
 * icons, the mark of the build, and the hosting headers that allow its inline texts.
 */
export async function prerenderSite(options: PrerenderOptions): Promise<PrerenderResult> {
  const { siteFolder, serverFolder, origin, variables, hasBase } = options;
  const writer = new SiteWriter(siteFolder);
  const assets = readSiteAssets(siteFolder, serverFolder);
  const template = trimmed(readBuilt(writer, 'index.html', templateFile));
  const buildId = hash(
    readFileSync(path.join(siteFolder, '.vite/manifest.json'), 'utf8'),
  );
  const renderer = await loadRenderer(serverFolder);
  const drawings = emblemeDrawings();
  renderer.holdDrawings(drawings);

  const embarquee = await buildEmbarquee();
  for (const [address, content] of embarquee.files) {
    writer.write(address.slice(1), content);
  }
  renderer.holdEnigmes(embarquee.enigmes);
  const joueur = new Map<string, Uint8Array>(
    joueurFiles.map((name) => [name, readFileSync(writer.at(name))]),
  );
  joueur.set('joueur/licences.txt', readFileSync(writer.at(licencesFile)));
  writer.write(
    embarqueeZip,
    embarquee.zip({ origin, joueur, drawings: new Map(drawings) }),
  );

  const published = hasBase ? await readPublished(renderer) : null;
  if (hasBase) await holdFigures(renderer, writer);
  const crawl = await crawlSite(
    renderer,
    origin,
    hasBase
      ? [
          ...(published ?? []).map(queteAddress),
          ...(await readSagas(renderer)),
          ...(await readTerritoires(renderer)),
        ]
      : [],
  );
  await tellUsages(renderer, crawl, { origin, writer });
  const missing = await renderer.renderPage(`${origin}/404`, { expectsMissing: true });
  if (missing.type !== 'page') throw new Error('The page of unknown paths is missing.');

  const style = assets.style.slice(1);
  const css = readBuilt(writer, style, styleFile);
  const styleFor = (htmls: readonly string[]) =>
    usedStyle(css, new Set([template, ...htmls].flatMap(wordsOf)));
  const { faces, rest } = partFaces(css);
  writer.write(style, rest);
  const shared = {
    ...{ buildId, entry: assets.entry, stylesheet: assets.style },
    loader: inlineScript(
      readFileSync(
        new URL('../../../src/app/start/loader.js', import.meta.url),
        'utf8',
      ).replace('UNTOUCHED', assets.untouched),
    ),
  };
  const inlines = new Map<string, InlineTexts>();
  const listed: ListedPage[] = [];
  const writePage = (page: CrawledPage, { style: ofPage, modules, dataUrl }: Shared) => {
    const { langue } = partsOfAddress(page.path);
    const document = pageDocument(template, {
      ...{ ...shared, style: ofPage, dataUrl, langue },
      modules: [...assets.entryModules, ...assets.messagesOf(langue), ...modules],
      ...{ page: page.path, html: page.html, head: headOf(page, origin) },
    });
    writer.write(fileOf(page.path), document);
    inlines.set(page.path, inlineOf([document]));
    if (!readSubject(page.html).isHidden) {
      listed.push({ path: page.path, data: page.data });
    }
  };
  const sharedByPage = new Map<string, Shared>();
  for (const [module, pages] of byModule(crawl.pages, renderer)) {
    // Pages in other languages need no style beyond the French ones'.
    const pageStyle = styleFor(pages.map(({ html }) => html));
    for (const page of pages) {
      const own = {
        ...{ style: pageStyle, modules: assets.modulesOf(module) },
        dataUrl: writeData(writer, page),
      };
      sharedByPage.set(page.path, own);
      writePage(page, own);
    }
  }
  const quetes = crawl.pages.flatMap(({ data }) => queteOf(data) ?? []);
  const failed = await renderLangues(renderer, crawl, origin, (page, french) => {
    const own = sharedByPage.get(french.path);
    if (own === undefined) return;
    const isSame = isDeepStrictEqual(page.data, french.data);
    writePage(page, isSame ? own : { ...own, dataUrl: writeData(writer, page) });
    const quete = isSame ? null : queteOf(page.data);
    if (quete !== null) quetes.push(quete);
  });
  const { text, patterns } = renderer.ownAddressSource();
  const notFound = pageDocument(template, {
    ...shared,
    ...{ page: null, html: withoutPath(missing.html), dataUrl: null },
    head: [`<script>${ownAddressScript(text, patterns)}</script>`],
    style: styleFor([missing.html]),
    modules: assets.entryModules,
  });
  writer.write('404.html', notFound);
  const offlineFiles = listOfflineFiles(siteFolder);
  const shell = shellDocument(template, { buildId, faces, offlineFiles });
  writer.write('shell.html', shell);
  const ofShell = inlineOf([shell]);
  // Pages of builds before decision 158 fetch the files in `prover`: no file of this build is theirs.
  const gameList = { ...listGameFiles(siteFolder), prover: [] };
  writer.write(gameListPath.slice(1), JSON.stringify(gameList));
  const gameScripts = { build: buildId, scripts: listGameScripts(siteFolder) };
  writer.write(gameScriptsPath.slice(1), JSON.stringify(gameScripts));

  await writeQuetes(writer, crawl, {
    ...{ origin, quetes, publicFileUrl: renderer.publicFileUrl },
  });
  const queteIds = crawl.pages.flatMap(({ data }) => queteOf(data)?.id ?? []);
  for (const [file, html] of await shortAddressFiles(queteIds)) writer.write(file, html);
  await writeOpenData({
    rendered: openQuetes(crawl),
    ...{ published, origin, isOnline: namedProject(variables) !== null },
    at: (file) => writer.at(file),
    write: (file, content) => writer.write(file, content),
  });
  const news = await firstPublished(renderer, openQuetes(crawl));
  const territoires = crawl.pages.flatMap(({ data }) => territoireIn(data) ?? []);
  const site = { origin, builtAt: new Date() };
  for (const [file, text] of queteNews(news, territoires, site)) {
    writer.write(file, text);
  }
  writeLists(writer, crawl, { origin, buildId, listed });
  return {
    pageCount: inlines.size,
    buildId,
    deadLinks: crawl.deadLinks,
    failed: [...crawl.failed, ...failed],
    hosting: hostingWithPolicy(
      readFirebaseJson().hosting,
      {
        ...allOf([ofShell, inlineOf([notFound]), ...inlines.values()]),
        pages: new Map(
          [...inlines].map(([address, own]) => [address, allOf([own, ofShell])]),
        ),
      },
      variables,
    ),
  };
}

/** Every quête of the catalogue; null without an answer: linked pages are rendered anyway. */
async function readPublished(renderer: Renderer): Promise<QueteId[] | null> {
  try {
    return await renderer.readPublished();
  } catch (error) {
    console.warn(
      'Le catalogue ne se lit pas : les données ouvertes suivent les pages.',
      error,
    );
    return null;
  }
}

/** Gives `/mairie` the figures of the site, and writes them beside it; none if they cannot be read. */
async function holdFigures(renderer: Renderer, writer: SiteWriter): Promise<void> {
  try {
    const figures = await renderer.readSiteFigures(dayOf(Date.now()));
    renderer.holdSiteFigures(figures);
    writer.write(siteFiguresFile.slice(1), JSON.stringify(figures));
  } catch (error) {
    console.warn(
      'Les chiffres du site ne se lisent pas : /mairie n’en dit aucun.',
      error,
    );
  }
}

/** The addresses of all sagas that are online; none when the catalogue does not answer. */
async function readSagas(renderer: Renderer): Promise<string[]> {
  try {
    return (await renderer.readSagas()).map((slug) => paths.saga({ slug }));
  } catch (error) {
    console.warn('Les sagas ne se lisent pas.', error);
    return [];
  }
}

/** The addresses of all territories; none when the back end does not answer. */
async function readTerritoires(renderer: Renderer): Promise<string[]> {
  try {
    return (await renderer.readTerritoires()).map((id) => paths.territoire({ id }));
  } catch (error) {
    console.warn('Les territoires ne se lisent pas.', error);
    return [];
  }
}

function queteAddress(id: QueteId): string {
  return paths.quete(addressOf(id));
}

/** The quêtes that have a page of their own, open to all. */
function openQuetes({ pages }: Crawl): Quete[] {
  const open = pages.flatMap(({ path: page, data, html }) => {
    const quete = queteOf(data);
    const isOwn = quete !== null && queteAddress(quete.id) === page;
    return isOwn && !readSubject(html).isHidden ? [quete] : [];
  });
  return open;
}

/** Quêtes with the day of their first version: a corrected quête is not new. If unreadable, that of this version. */
async function firstPublished(
  renderer: Renderer,
  quetes: readonly Quete[],
): Promise<NewQuete[]> {
  const news: NewQuete[] = [];
  for (const quete of quetes) {
    const { id, version, publishedAt } = quete;
    const firstAt =
      version === 1
        ? publishedAt
        : await renderer.readFirstPublication(id).catch((error: unknown) => {
            console.warn(`La première version de ${id} ne se lit pas.`, error);
            return publishedAt;
          });
    news.push({ quete, firstAt });
  }
  return news;
}

/** The quêtes that use each code: written beside the library, whose pages then show them. */
async function tellUsages(
  renderer: Renderer,
  crawl: Crawl,
  { origin, writer }: { origin: string; writer: SiteWriter },
): Promise<void> {
  const quetes = crawl.pages.flatMap(({ data }) => queteOf(data) ?? []);
  const usages = quetesByCode(quetes);
  writer.write(quetesByCodeFile.slice(1), JSON.stringify(usages));
  renderer.holdQuetesByCode(usages);
  await renderAgain(renderer, crawl, origin, (path) => path.startsWith('/les_codes'));
}

class SiteWriter {
  readonly #folder: string;
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The whole path of a file of the site. */
  at(file: string): string {
    return path.join(this.#folder, file);
  }

  write(file: string, content: string | Uint8Array): void {
    mkdirSync(path.dirname(this.at(file)), { recursive: true });
    writeFileSync(this.at(file), content);
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** A file as Vite built it, before any earlier prerender. */
function readBuilt(writer: SiteWriter, file: string, keptAs: string): string {
  if (!existsSync(writer.at(keptAs))) {
    writer.write(keptAs, readFileSync(writer.at(file)));
  }
  return readFileSync(writer.at(keptAs), 'utf8');
}

/** Without the author's comments: a page has 14 kB in all. */
function trimmed(html: string): string {
  return html.replace(/<!--[\s\S]*?-->/g, '').replace(/\n\s*/g, '\n');
}

async function loadRenderer(serverFolder: string): Promise<Renderer> {
  // Our own build of src/app/prerender.tsx.
  return (await import(
    pathToFileURL(path.join(serverFolder, 'prerender.js')).href
  )) as Renderer;
}

/** The pages of each module, which share their style: a content policy names each style by its hash, and must stay short. */
function byModule(
  pages: readonly CrawledPage[],
  renderer: Renderer,
): Map<string, CrawledPage[]> {
  const groups = new Map<string, CrawledPage[]>();
  for (const page of pages) {
    const module = renderer.pageImport(page.path) ?? '';
    groups.set(module, [...(groups.get(module) ?? []), page]);
  }
  return groups;
}

/** `/les_quetes/13` is the file les_quetes/13.html: hosting adds the end by itself. */
function fileOf(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${decodeURI(pagePath).slice(1)}.html`;
}

/** Writes a page's data; null when it has none. */
function writeData(
  writer: SiteWriter,
  { path: page, data, documents }: CrawledPage,
): string | null {
  if (data === undefined) return null;
  const baked: BakedData = { data, documents, builtAt: Date.now() };
  const text = JSON.stringify(baked);
  if (!isDeepStrictEqual(JSON.parse(text), baked)) {
    throw new Error(`The data of ${page} is more than JSON can hold.`);
  }
  const file = `assets/pages/${hash(text)}.json`;
  writer.write(file, text);
  return `/${file}`;
}

function headOf({ path: page, html, data }: CrawledPage, origin: string): string[] {
  return pageHead({
    ...{ path: page, origin, quete: queteOf(data) },
    ...readSubject(html),
  });
}

/** Share pictures, and the files that a quête's page names as its alternates. */
async function writeQuetes(
  writer: SiteWriter,
  crawl: Crawl,
  {
    origin,
    publicFileUrl,
    quetes,
  }: {
    origin: string;
    /** Every quête that has a picture, in each of its languages. */
    quetes: readonly Quete[];
  } & Pick<Renderer, 'publicFileUrl'>,
): Promise<void> {
  for (const langue of langues) {
    const site = {
      ...{ seed: 'a8', points: sitePoints, theme: 'nature' as const },
      ...{ ...headWords[langue].site, facts: '', picture: null },
    };
    writer.write(siteImagePath(langue), drawShareImage(site));
  }
  for (const quete of quetes) {
    const image = shareImagePathOf(quete, quete.contenu.langue);
    // The picture of a version never changes: a second prerender keeps it.
    if (existsSync(writer.at(image))) continue;
    const picture = await fetchSharePicture(quete, publicFileUrl);
    writer.write(image, drawShareImage({ ...shareSubjectOf(quete), picture }));
  }
  for (const { path: page, data } of crawl.pages) {
    const quete = queteOf(data);
    if (quete === null) continue;
    const walk = walkOfQuete(quete, origin + page);
    writer.write(`${page}.gpx`, toGpx(walk));
    writer.write(`${page}.geojson`, toGeoJson(walk));
  }
}

/** The walk of the home page. */
const sitePoints = [
  { lat: 0.28, lon: 0.12 },
  { lat: 0.5, lon: 0.28 },
  { lat: 0.36, lon: 0.42 },
  { lat: 0.64, lon: 0.56 },
  { lat: 0.48, lon: 0.7 },
  { lat: 0.74, lon: 0.86 },
];

function writeLists(
  writer: SiteWriter,
  { pages }: Crawl,
  {
    origin,
    buildId,
    listed,
  }: { origin: string; buildId: string; listed: readonly ListedPage[] },
): void {
  const builtAt = new Date();
  const entries = listed.map(({ path: page, data }): SitemapEntry => {
    const writtenAt = queteOf(data)?.publishedAt ?? sagaIn(data)?.updatedAt;
    return {
      url: origin + page,
      lastModified: writtenAt === undefined ? null : new Date(writtenAt),
      alternates: alternatesOf(page, origin),
    };
  });
  writer.write('sitemap.xml', sitemap(entries));
  writer.write('robots.txt', robots(origin));
  writer.write('security.txt', securityTxt(editeur.securiteContact, origin, builtAt));
  writer.write(
    'actualites.xml',
    atomFeed(
      articleFeedOf(origin),
      [...articleEntries(pages, origin), ...sagaEntries(pages, origin)].toSorted(
        (one, other) => other.publishedAt.getTime() - one.publishedAt.getTime(),
      ),
      builtAt,
    ),
  );
  const latest = { id: buildId, timestamp: builtAt.getTime() };
  writer.write('builds/latest.json', JSON.stringify(latest));
  for (const [set, names] of iconsInUse(siteSources())) {
    const answer = JSON.stringify(iconSetAnswer(names, readIconSet(set)));
    writer.write(`api/_nuxt_icon/${set}.json`, answer);
  }
}

function inlineOf(htmls: readonly string[]): InlineTexts {
  return allOf(htmls.map(inlineHashes));
}

function allOf(
  texts: readonly { scripts: Iterable<string>; styles: Iterable<string> }[],
): InlineTexts {
  return {
    scripts: new Set(texts.flatMap(({ scripts }) => [...scripts])),
    styles: new Set(texts.flatMap(({ styles }) => [...styles])),
  };
}

/** Folder of a site's server build. */
export function serverFolderOf(siteFolder: string): string {
  return path.join(
    repositoryFolder,
    '.local',
    `server-${path.basename(siteFolder)}-${hash(siteFolder)}`,
  );
}
