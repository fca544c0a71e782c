import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repositoryFolder } from '../lib/environment.ts';

const require = createRequire(import.meta.url);

type IconSet = {
  prefix: string;
  icons: Record<string, { body: string }>;
  width?: number;
  height?: number;
};

/** The icons that the sources name as `~icons/<set>/<name>`, or to a `RemoteIcon` as `<set>:<name>`, by set. */
export function iconsInUse(sources: readonly string[]): Map<string, Set<string>> {
  const bySet = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const [, set = '', name = ''] of source.matchAll(
      /(?:~icons\/|<RemoteIcon[^>]*?\sname=")([\w-]+)[/:]([\w-]+)/g,
    )) {
      bySet.set(set, (bySet.get(set) ?? new Set()).add(name));
    }
  }
  return bySet;
}

/** What the icon endpoint answers for a set: every icon of it in use, a superset of any question. */
export function iconSetAnswer(prefix: string, names: ReadonlySet<string>): IconSet {
  // A package of Iconify, installed with us.
  const { icons, width, height } = require(
    `@iconify-json/${prefix}/icons.json`,
  ) as IconSet;
  const found = [...names].sort().flatMap((name) => {
    const icon = icons[name];
    return icon === undefined ? [] : [[name, icon] as const];
  });
  return {
    prefix,
    icons: Object.fromEntries(found),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}

/** The text of every source of the site. */
export function siteSources(): string[] {
  const folder = path.join(repositoryFolder, 'src');
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}
