import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { addressIn, partsOfAddress } from '@/langue/addresses.ts';
import { langues } from '@/langue/langue.ts';

/** Budgets in kilobytes of 1,024 bytes, compressed with gzip -9 (docs/decisions/143-weight-budgets.md). */
const loaderBudget = 1;
const htmlBudget = 20;
/** Scripts of no page: the service worker, and the game alone of a folder. */
const aloneBudgets = { 'sw.js': 15, 'joueur/joueur.js': 400 } as const;
/** Pictures are compressed already: their own bytes. */
const pictureBudget = 150;

/**
 * Scripts of a page, and requests to show it; the first matching kind holds. e2e/site/weight.spec.ts has the screens that no build renders.
 */
const budgets: readonly { pages: RegExp; scripts: number; requests: number }[] = [
  // The account's pending writes on this device are named there, and the window of another application.
  { pages: /^\/login$/, scripts: 183, requests: 35 },
  { pages: /^\/forgot-password$/, scripts: 170, requests: 24 },
  { pages: /^\/contact$/, scripts: 176, requests: 38 },
  { pages: /^\/mairie$/, scripts: 160, requests: 34 },
  // A quête: opening times, amenities, climb.
  { pages: /^\/les_quetes\/[^/]+\/[^/]+\/[^/]+$/, scripts: 165, requests: 36 },
  // All quêtes, and a saga.
  { pages: /^\/les_quetes$/, scripts: 164, requests: 36 },
  { pages: /^\/les_quetes\/saga\/[^/]+$/, scripts: 154, requests: 23 },
  // Of a département or a commune.
  { pages: /^\/les_quetes\/[^/]+(?:\/[^/]+)?$/, scripts: 154, requests: 33 },
  { pages: /^/, scripts: 152, requests: 25 },
];

/** Extra weight of a page in another language: all messages of that language. */
const messagesBudget = 45;

type Weight = { gzip: number; brotli: number };

/** Bytes of a text as it travels. */
export function weigh(content: Buffer): Weight {
  return {
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
  };
}

function add(a: Weight, b: Weight): Weight {
  return { gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli };
}

export type PageWeight = {
  path: string;
  html: Weight;
  /** The inline scripts. */
  loader: Weight;
  /** Every script of the awake page, without those that a visitor requests. */
  scripts: Weight;
  /** Bytes of the site's own pictures that the browser fetches whether or not they are scrolled to. */
  pictures: number;
  /** Files that show the page once it is awake: its style, scripts, and those pictures. */
  requests: number;
};

/** Weight of a page of the built site, from its own HTML. */
export function weighPage(siteFolder: string, page: string): PageWeight {
  const html = readFileSync(pageFile(siteFolder, page));
  const text = html.toString();
  const attribute = (name: string) =>
    new RegExp(`data-${name}="([^"]*)"`).exec(text)?.[1] ?? '';
  const modules = attribute('modules')
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => `/assets/${name}.js`);
  const scripts = [attribute('entree'), ...modules]
    .filter((script) => script !== '')
    .map((script) => weighFile(path.join(siteFolder, script)));
  const pictures = eagerPictures(text);
  return {
    path: page,
    html: weigh(html),
    loader: weigh(Buffer.from([...text.matchAll(inlineScript)].join('\n'))),
    scripts: scripts.reduce(add, { gzip: 0, brotli: 0 }),
    pictures: pictures
      .map((picture) => path.join(siteFolder, picture))
      .reduce((sum, file) => sum + statSync(file).size, 0),
    requests:
      [attribute('style')].filter((style) => style !== '').length +
      scripts.length +
      pictures.length,
  };
}

/** The site's own pictures that a page does not leave to be fetched later, each once. */
function eagerPictures(html: string): string[] {
  const images = [...html.matchAll(/<img\s[^>]*>/g)].map(([image]) => image);
  const sources = images
    .filter((image) => !/\sloading="lazy"/.test(image))
    .flatMap((image) => /\ssrc="(\/[^"?]*)/.exec(image)?.[1] ?? []);
  return [...new Set(sources)];
}

const weightByFile = new Map<string, Weight>();

/** The same chunks are in every page: each is weighed once. */
function weighFile(file: string): Weight {
  const weight = weightByFile.get(file) ?? weigh(readFileSync(file));
  weightByFile.set(file, weight);
  return weight;
}

const inlineScript = /(?<=<script>)[\s\S]*?(?=<\/script>)/g;

/** The file of a page of the built site. */
export function pageFile(siteFolder: string, page: string): string {
  const file = page === '/' ? 'index.html' : `${decodeURI(page).slice(1)}.html`;
  return path.join(siteFolder, file);
}

/** Every page of the sitemap, and those that ask not to be listed. */
export function sitePages(siteFolder: string): string[] {
  const sitemap = readFileSync(path.join(siteFolder, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const signIn = ['/login', '/forgot-password'];
  const others = [
    ...signIn.flatMap((page) => langues.map((langue) => addressIn(langue, page))),
    ...['/faq', '/mairie', '/blog', '/contact', '/download'],
  ];
  return [...new Set([...listed, ...others])].filter((page) =>
    existsSync(pageFile(siteFolder, page)),
  );
}

const kilo = 1_024;

/** Excess weights of a page, in words; empty within its budget. */
export function excesses(weight: PageWeight): string[] {
  const { path: page, html, loader, scripts, pictures, requests } = weight;
  const problems: string[] = [];
  const say = (what: string, bytes: number, budget: number) => {
    if (bytes <= budget * kilo) return;
    problems.push(`${page}: ${what} ${(bytes / kilo).toFixed(1)} kB > ${budget} kB`);
  };
  const { langue, french } = partsOfAddress(page);
  const budget = budgets.find(({ pages }) => pages.test(french));
  const scriptBudget = (budget?.scripts ?? 0) + (langue === 'fr' ? 0 : messagesBudget);
  // Messages are a file.
  const requestBudget = (budget?.requests ?? 0) + (langue === 'fr' ? 0 : 1);
  say('HTML', html.gzip, htmlBudget);
  say('loader', loader.gzip, loaderBudget);
  say('scripts', scripts.gzip, scriptBudget);
  say('pictures', pictures, pictureBudget);
  if (requests > requestBudget) {
    problems.push(`${page}: ${requests} requests > ${requestBudget}`);
  }
  return problems;
}

/** Excess weights of the scripts of no page, in words. */
export function aloneExcesses(siteFolder: string): string[] {
  return Object.entries(aloneBudgets).flatMap(([file, budget]) => {
    const { gzip } = weigh(readFileSync(path.join(siteFolder, file)));
    const isWithin = gzip <= budget * kilo;
    return isWithin ? [] : [`${file}: ${(gzip / kilo).toFixed(1)} kB > ${budget} kB`];
  });
}

/** A line of the table that `npm run bench` prints. */
export function describeWeight({
  path: page,
  html,
  scripts,
  requests,
}: PageWeight): string {
  const size = ({ gzip, brotli }: Weight) =>
    `${(gzip / kilo).toFixed(1).padStart(6)} ${(brotli / kilo).toFixed(1).padStart(6)}`;
  return `${page.padEnd(56)} ${size(html)}  ${size(scripts)}  ${String(requests).padStart(8)}`;
}
