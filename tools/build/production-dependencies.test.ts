// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFolder } from '../lib/environment.ts';

/** The libraries that this product is to be built with. */
const card = [
  'react',
  'react-dom',
  'react-router',
  'firebase',
  '@tanstack/react-query',
  'react-hook-form',
  'zod',
  '@iconify/react',
];

/** `import type` is erased by the build; the others are not, whatever they name. */
const importedModule =
  /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)'|\bimport\(\s*'([^']+)'/gm;

/** The package that a module belongs to; undefined for a file of ours. */
function packageOf(module: string): string | undefined {
  return /^(?:@[a-z\d-]+\/)?[a-z\d][\w.-]*/.exec(module)?.[0];
}

/** Every package that the given sources import at run time. */
function importedPackages(sources: readonly string[]): Set<string> {
  const packages = new Set<string>();
  for (const source of sources) {
    for (const [, declared, asked] of source.matchAll(importedModule)) {
      const name = packageOf(declared ?? asked ?? '');
      if (name !== undefined) packages.add(name);
    }
  }
  return packages;
}

/** The text of each source of the site, without tests and test helpers. */
function productionSources(): string[] {
  const folder = path.join(repositoryFolder, 'src');
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/(?:^|\/)testing\//.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

type Versions = Record<string, string>;
const manifest = JSON.parse(
  readFileSync(path.join(repositoryFolder, 'package.json'), 'utf8'),
) as { dependencies: Versions; devDependencies: Versions };

test('reads run-time imports, and not types alone', () => {
  const source = `
import type { Location } from 'history';
import { useState } from 'react';
import {
  Icon,
  type IconProps,
} from '@iconify/react';
import 'leaflet/dist/leaflet.css';
import { paths } from '@/lib/paths.ts';
import IconMap from '~icons/lucide/map';
const exifr = await import('exifr/dist/lite.esm.js');
export { z } from 'zod/mini';
// import { gone } from 'gone';
`;
  expect(importedPackages([source])).toEqual(
    new Set(['react', '@iconify/react', 'leaflet', 'exifr', 'zod']),
  );
});

test('every library of the design is a production dependency', () => {
  expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining(card));
});

test('production code imports every production dependency', () => {
  const imported = importedPackages(productionSources());
  const unused = Object.keys(manifest.dependencies).filter((name) => !imported.has(name));
  expect(unused).toEqual([]);
});

test('production code imports no development package: it would escape the audit and the judgement of licences', () => {
  const imported = importedPackages(productionSources());
  const shipped = Object.keys(manifest.devDependencies).filter((name) =>
    imported.has(name),
  );
  expect(shipped).toEqual([]);
});
