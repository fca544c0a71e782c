import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { IconifyJSON } from '@iconify/react';
import { getIcons } from '@iconify/utils/lib/icon-set/get-icons';
// By its path: the configuration of Vite, which makes the alias, imports this file.
import { remoteSets } from '../../../src/ui/icons/remote-sets.ts';
import { repositoryFolder } from '../../lib/environment.ts';

const require = createRequire(import.meta.url);

const namedIcon = new RegExp(
  String.raw`(?:~icons/([\w-]+)/|["'](${remoteSets.join('|')}):)([\w-]+)["']`,
  'g',
);

/** The icons that the sources name as `~icons/<set>/<name>`, or as `'<set>:<name>'` of a set of `remoteSets`, by set. */
export function iconsInUse(sources: readonly string[]): Map<string, Set<string>> {
  const bySet = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const [, compiled, remote, name = ''] of source.matchAll(namedIcon)) {
      const set = compiled ?? remote ?? '';
      bySet.set(set, (bySet.get(set) ?? new Set()).add(name));
    }
  }
  return bySet;
}

/**
 * The answer of the icon endpoint for a set: every icon of it in use, a superset of any question; an alias with the icons
 * it leads to. Throws for a name that the set does not hold.
 * @param set all icons of the set, as its package holds them.
 */
export function iconSetAnswer(names: ReadonlySet<string>, set: IconifyJSON): IconifyJSON {
  const answer = getIcons(set, [...names].sort(), true);
  if (answer === null || answer.not_found !== undefined) {
    const missing = answer?.not_found ?? [...names];
    throw new Error(`Unknown icons of the set ${set.prefix}: ${missing.join(', ')}`);
  }
  return answer;
}

/** All icons of a set, from its package of Iconify, installed with us. */
export function readIconSet(prefix: string): IconifyJSON {
  return require(`@iconify-json/${prefix}/icons.json`) as IconifyJSON;
}

/** The text of every source of the site, tests apart. */
export function siteSources(): string[] {
  const folder = path.join(repositoryFolder, 'src');
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}
