import { remoteSets } from '@/ui/icons/remote-sets.ts';
import { createHash } from 'node:crypto';

/** Name of an allowed inline text in a content policy. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The inline scripts and styles of a document, by their hashes. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const hashes = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, text = '']) => hashOf(text));
  return { scripts: hashes(inlineScript), styles: hashes(inlineStyle) };
}

/** Inline texts that a policy allows, by their hashes. */
export type InlineTexts = { scripts: ReadonlySet<string>; styles: ReadonlySet<string> };

export type PolicyOptions = {
  scripts: Iterable<string>;
  styles: Iterable<string>;
  firebase: FirebaseSources;
  /** Origins of the local back end, for a site that is built for the emulators; none otherwise. */
  localOrigins?: readonly string[];
  /** The project's `authDomain`, if the window of Google may open (decision 012). */
  googleWindow?: string | undefined;
  /** The public sources of « À voir ici »: the workshop alone asks them (decision 202). */
  hasAround?: boolean;
  /** Google's reCAPTCHA, if the configuration enables it. */
  hasRecaptcha?: boolean;
  /** Sites that may frame the page: none, or any over HTTPS for embeddable pages. */
  frameAncestors?: "'none'" | 'https:';
};

const recaptchaSources = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];

/** A page's Firebase services, and the host of its files. */
export type FirebaseSources = { services: readonly string[]; files: readonly string[] };

/**
 * Only the own project of a site, for services whose addresses name one, from its `VITE_*` variables. Identity names it by a key in the
 * query, the live channel and the Realtime Database inside the request: no policy sees that (decision 025).
 */
export function firebaseSources(
  variables: Readonly<Record<string, string | undefined>>,
): FirebaseSources {
  const project = variables['VITE_FIREBASE_PROJECT_ID'] ?? '';
  const bucket = variables['VITE_FIREBASE_STORAGE_BUCKET'] ?? '';
  const isProving = (variables['VITE_FIREBASE_APP_CHECK_SITE_KEY'] ?? '') !== '';
  const files = `https://firebasestorage.googleapis.com/v0/b/${bucket}/`;
  return {
    files: [files],
    services: [
      files,
      `https://firestore.googleapis.com/v1/projects/${project}/`,
      'https://firestore.googleapis.com/google.firestore.v1.Firestore/',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...(isProving
        ? [`https://content-firebaseappcheck.googleapis.com/v1/projects/${project}/`]
        : []),
      // Google sends each client on to a host of the region that serves many projects.
      'wss://*.europe-west1.firebasedatabase.app/.ws',
    ],
  };
}

/** Tiles and altitudes of the IGN, communes of the State, our sets of the public icon service (behaviours.md, Icons). */
const publicServices = [
  'https://data.geopf.fr',
  'https://geo.api.gouv.fr',
  ...remoteSets.map((set) => `https://api.iconify.design/${set}.json`),
];

/** Services of « À voir ici », each for the surroundings of a place. */
const aroundServices = [
  'https://data.culture.gouv.fr',
  'https://overpass-api.de',
  'https://query.wikidata.org',
  'https://commons.wikimedia.org',
  'https://api.panoramax.xyz',
];

/** Its picture hosts: of Wikimedia Commons, then of the instances that the catalogue of Panoramax lists, and their stores. */
const aroundPictures = [
  'https://upload.wikimedia.org',
  'https://api.panoramax.xyz',
  'https://panoramax.ign.fr',
  'https://panoramax.openstreetmap.fr',
  'https://panoramax-storage-public-fast.s3.gra.perf.cloud.ovh.net',
];

/** The content policy of the site: nothing by default, our own scripts and styles, the inline ones by their hashes, and Trusted Types. */
export function contentPolicy({
  scripts,
  styles,
  firebase,
  localOrigins = [],
  googleWindow,
  hasAround = false,
  hasRecaptcha = false,
  frameAncestors = "'none'",
}: PolicyOptions): string {
  const recaptcha = hasRecaptcha ? recaptchaSources : [];
  const google = googleWindow === undefined ? [] : ['https://apis.google.com'];
  const frames = [
    ...(googleWindow === undefined
      ? []
      : [`https://${googleWindow}`, ...httpOnly(localOrigins)]),
    ...recaptcha,
  ];
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts, ...google, ...recaptcha],
    ['style-src', "'self'", ...styles],
    [
      'img-src',
      ...["'self'", 'data:', 'blob:', 'https://data.geopf.fr'],
      ...[...firebase.files, ...httpOnly(localOrigins)],
      ...(hasAround ? aroundPictures : []),
    ],
    ['font-src', "'self'"],
    [
      ...(['connect-src', "'self'", ...firebase.services, ...publicServices] as const),
      ...localOrigins,
      ...(hasAround ? new Set([...aroundServices, ...aroundPictures]) : []),
    ],
    ['media-src', ...["'self'", 'blob:', ...firebase.files, ...httpOnly(localOrigins)]],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', ...(frames.length === 0 ? ["'none'"] : frames)],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', frameAncestors],
    // Google's own scripts write scripts: Trusted Types end where they are allowed.
    ...(google.length + recaptcha.length > 0
      ? []
      : [
          ['require-trusted-types-for', "'script'"] satisfies [string, string],
          ['trusted-types', 'default'] satisfies [string, string],
        ]),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * The content policy of the build's files: none is a page, and a worker follows that of its own file. Our workers run our own scripts and
 * send requests to no other host.
 */
export const assetPolicy = [
  ...["default-src 'none'", "script-src 'self'", "connect-src 'self'"],
  ...["frame-ancestors 'none'", "require-trusted-types-for 'script'"],
  'trusted-types default',
].join('; ');

function httpOnly(origins: readonly string[]): string[] {
  return origins.filter((origin) => origin.startsWith('http'));
}

/** The origins of the emulators a site was built for, from its `VITE_*` variables. */
export function localOrigins(
  variables: Readonly<Record<string, string | undefined>>,
): string[] {
  const emulators = (variables['VITE_FIREBASE_EMULATORS'] ?? '')
    .split(',')
    .map((pair) => pair.split('=')[1] ?? '')
    .filter((host) => host !== '');
  if (emulators.length === 0) return [];
  const database = variables['VITE_FIREBASE_DATABASE_URL'] ?? '';
  const others = database.startsWith('http://') ? [new URL(database).host] : [];
  return [...new Set([...emulators, ...others])].flatMap((host) =>
    others.includes(host) ? [`http://${host}`, `ws://${host}`] : [`http://${host}`],
  );
}
