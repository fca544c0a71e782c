import type { Rolldown } from 'vite';

/** The public pages that people open most, by the files of `src/pages` that make them. */
const publicPages: readonly RegExp[] = [
  /public\/home-route/,
  /public\/texts\/(?:faq|privacy|utilisation)-page/,
  /public\/blog-page/,
  /public\/saga-page/,
  /public\/article-page|public\/texts\/(?:default-form-data|download|ecoconception)-page/,
  /public\/les-codes/,
  /public\/quete-list-page/,
  /public\/(?:departement|commune|territoire)-page/,
  /public\/quete-page/,
  /public\/identity\/login-page/,
  /public\/identity\/forgot-password-page/,
  /public\/contact-page/,
  /public\/mairie-page/,
];

/** Those, and the screens of the game, the account, the desk and the workshop. */
export const mainScreens: readonly RegExp[] = [
  ...publicPages,
  /public\/game\/jouer-page/,
  /account\/user-page/,
  /admin\/dashboard-page/,
  /admin\/(?:edit|newcreate)-page|admin\/d\/device-atelier-page/,
];

/** The parts of the site, by the files of `src/pages`. */
const areas: readonly RegExp[] = [
  /pages\/public\/(?!game)/,
  /pages\/public\/game/,
  /pages\/account|pages\/admin\/(?!d\/|create|edit|newcreate|simple)/,
  /pages\/admin\/(?:d\/|create|edit|newcreate|simple)/,
];

/** A module that so many public pages need comes with every page. */
const commonCount = 8;

type ModuleOf = (
  id: string,
) => Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters' | 'isEntry'> | null;

const isPage = (id: string) => id.includes('/src/pages/');

/** What an upward walk finds from a module: through imports alone, or through `import()` too up to the pages. */
function walkUp(
  id: string,
  moduleOf: ModuleOf,
  isFound: (one: string, isDynamic: boolean) => boolean,
  throughDynamic: boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const left = [id];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    const module = seen.has(one) ? null : moduleOf(one);
    seen.add(one);
    if (module === null) continue;
    if (isFound(one, module.isEntry || module.dynamicImporters.length > 0))
      found.add(one);
    left.push(...module.importers);
    if (throughDynamic && !isPage(one)) left.push(...module.dynamicImporters);
  }
  return found;
}

const bitsOf = (patterns: readonly RegExp[], ids: Iterable<string>): number => {
  const all = [...ids];
  return patterns.reduce(
    (sum, pattern, at) => sum + (all.some((id) => pattern.test(id)) ? 2 ** at : 0),
    0,
  );
};

/**
 * The file that a module shares with others: `courant` for what most public pages need, then one for each set of main screens
 * that need it at once and of areas of the site that need it later. So a screen loads next to nothing that it does not need, in
 * few files. Null for a module that one page or part alone loads: the bundler places it.
 */
export function groupOf(id: string, moduleOf: ModuleOf): string | null {
  // All that import zod name it, and the page of the schema alone uses it.
  if (/zod\/v4\/core\/(?:json-schema|to-json-schema)/.test(id)) return null;
  const entries = [...walkUp(id, moduleOf, (_, isEntry) => isEntry, false)];
  if (entries.length < 2) return null;
  const pages = entries.filter(isPage);
  const needs = publicPages.filter((screen) => pages.some((page) => screen.test(page)));
  if (needs.length >= commonCount) return 'courant';
  const later = entries
    .filter((entry) => !isPage(entry))
    .flatMap((entry) => [...walkUp(entry, moduleOf, isPage, true)]);
  const key = bitsOf(mainScreens, pages) * 2 ** areas.length + bitsOf(areas, later);
  return key === 0 ? null : `p${key.toString(36)}`;
}
