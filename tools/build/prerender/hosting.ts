import { otherLangues } from '@/langue/langue.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFolder } from '../../lib/environment.ts';
import {
  assetPolicy,
  contentPolicy,
  firebaseSources,
  localOrigins,
  type InlineTexts,
} from './content-policy.ts';

type Header = { key: string; value: string };
type HeaderRule = { source: string; headers: Header[] };
export type Hosting = { public: string; headers: HeaderRule[] };

/** Pages that a mairie shows on its own site: another site may frame them. */
const embeddable = [
  '/les_quetes/*/*/*/integration',
  '/les_quetes/territoire/*/integration',
] as const;

/** Pages with Google's window: documents of their own (docs/decisions/012-separate-content-policy-for-login.md). */
const signIn = '/@(login|user)';

/** Sign-in pages in other languages: Google opens its window there too. */
const signInElsewhere = `/@(${otherLangues.join('|')})/login`;

/** Pages for writing parcours: « À voir ici » queries public sources (docs/decisions/202-workshop-has-its-own-policy.md). */
const workshop =
  '/admin/parcours/@(create|create2|d|ed|edit|editadventure|newcreate|simple)';

/** The build's files named by content: scripts, styles, letters, pictures. */
const assets = '/assets/**';

const policyKey = 'Content-Security-Policy';

/** A page at the root of the site, but the home page. */
const rootPage = /^\/[\w-]+$/;

/**
 * The hosting part of firebase.json with the content policy of the build: of all of it, and of `pages` by address, each with its
 * replacements.
 */
export function hostingWithPolicy(
  hosting: Hosting,
  { pages, ...inline }: InlineTexts & { pages: ReadonlyMap<string, InlineTexts> },
  variables: Readonly<Record<string, string | undefined>>,
): Hosting {
  const options = {
    ...inline,
    firebase: firebaseSources(variables),
    localOrigins: localOrigins(variables),
    hasRecaptcha:
      variables['VITE_FIREBASE_RECAPTCHA'] === 'on' ||
      (variables['VITE_FIREBASE_APP_CHECK_SITE_KEY'] ?? '') !== '',
  };
  const googleWindow = variables['VITE_FIREBASE_AUTH_DOMAIN'] || undefined;
  const rule = (source: string, value: string): HeaderRule => ({
    source,
    headers: [{ key: policyKey, value }],
  });
  return {
    ...hosting,
    // Later rules win: a page with a policy of its own in firebase.json keeps it.
    headers: [
      rule('**', contentPolicy(options)),
      // Most requests of a page: two kilobytes less before each of some forty files.
      rule(assets, assetPolicy),
      // Their own texts alone: the whole list is a kilobyte before the first word of a page.
      ...[...pages]
        .filter(([address]) => rootPage.test(address))
        .map(([address, own]) => rule(address, contentPolicy({ ...options, ...own }))),
      rule(signIn, contentPolicy({ ...options, googleWindow })),
      rule(signInElsewhere, contentPolicy({ ...options, googleWindow })),
      rule(workshop, contentPolicy({ ...options, hasAround: true })),
      ...embeddable.map((source) =>
        rule(source, contentPolicy({ ...options, frameAncestors: 'https:' })),
      ),
      ...hosting.headers,
    ],
  };
}

/** Reads firebase.json, our own file. */
export function readFirebaseJson(): { hosting: Hosting } & Record<string, unknown> {
  const file = path.join(repositoryFolder, 'firebase.json');
  return JSON.parse(readFileSync(file, 'utf8')) as { hosting: Hosting };
}

/** Writes the input of `firebase deploy --config`. */
export function writeFirebaseJson(file: string, hosting: Hosting): void {
  const whole = { ...readFirebaseJson(), hosting };
  writeFileSync(file, `${JSON.stringify(whole, undefined, 2)}\n`);
}
