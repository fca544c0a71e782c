import { readFileSync } from 'node:fs';
import path from 'node:path';
import spdx from 'spdx-expression-parse';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { langues } from '../../src/langue/langue.ts';
import { repositoryFolder } from '../lib/environment.ts';

function textOf(file: string): string {
  return readFileSync(path.join(repositoryFolder, file), 'utf8');
}

const text = z.string().check(z.minLength(1));
const textList = z.array(text).check(z.minLength(1));
const dependencyList = z.array(
  z.strictObject({
    name: text,
    versionMin: z.optional(text),
    versionMax: z.optional(text),
    version: z.optional(text),
    optional: z.optional(z.boolean()),
  }),
);

/** The keys that the file has, of the standard (https://yml.publiccode.tools/schema.core.html, read in November 2026). */
const schema = z.strictObject({
  publiccodeYmlVersion: text,
  name: text,
  url: z.url(),
  platforms: textList,
  categories: textList,
  developmentStatus: z.enum(['concept', 'development', 'beta', 'stable', 'obsolete']),
  softwareType: z.literal('standalone/web'),
  softwareVersion: z.optional(text),
  releaseDate: z.optional(z.iso.date()),
  intendedAudience: z.strictObject({
    countries: z.array(z.string().check(z.regex(/^[a-z]{2}$/))),
    scope: textList,
  }),
  description: z.record(
    z.string(),
    z.strictObject({
      shortDescription: text.check(z.maxLength(150)),
      longDescription: text.check(z.minLength(150), z.maxLength(10_000)),
      features: textList,
    }),
  ),
  legal: z.strictObject({ license: text }),
  maintenance: z.strictObject({
    type: z.literal('community'),
    contacts: z
      .array(z.strictObject({ name: text, email: z.email() }))
      .check(z.minLength(1)),
  }),
  localisation: z.strictObject({
    localisationReady: z.boolean(),
    availableLanguages: textList,
  }),
  dependsOn: z.strictObject({ open: dependencyList, proprietary: dependencyList }),
});

const content: unknown = parse(textOf('publiccode.yml'));
const { error } = schema.safeParse(content);

test('publiccode.yml has the keys and values of the standard, but for blanks that only its publisher knows', () => {
  const wrong = (error?.issues ?? []).map((issue) => issue.path.join('.'));
  const blanks = ['url', 'maintenance.contacts.0.name', 'maintenance.contacts.0.email'];
  expect(wrong.filter((place) => !blanks.includes(place))).toEqual([]);
});

test('publiccode.yml agrees with the product: licence, languages, engine, dependence on Google', () => {
  const { legal, localisation, dependsOn } = z
    .object({
      legal: schema.shape.legal,
      localisation: schema.shape.localisation,
      dependsOn: schema.shape.dependsOn,
    })
    .parse(content);
  const manifest = JSON.parse(textOf('package.json')) as {
    license: string;
    engines: { node: string };
  };
  expect(spdx(legal.license)).toEqual({ license: manifest.license });
  expect(localisation.availableLanguages).toEqual([...langues]);
  const [google] = dependsOn.proprietary;
  expect(google?.name).toContain('Firebase');
  expect(google?.optional).toBe(false);
  expect(`>=${dependsOn.open[0]?.versionMin ?? ''}`).toBe(manifest.engines.node);
});
