import type { Rolldown } from 'vite';

/** The public pages that people open most, by the files of `src/pages` that make them. */
const publicPages: readonly RegExp[] = [
  /public\/home-route/,
  /public\/texts\/(?:faq|privacy|utilisation)-page/,
  /public\/blog-page/,
  /public\/saga-page/,
  /public\/article-page|public\/texts\/(?:default-form-data|download|ecoconception|aide-\w+)-page/,
  /public\/les-codes-page/,
  /public\/les-codes-below-page/,
  /public\/quete-list-page/,
  /public\/(?:departement|territoire)-page/,
  /public\/commune-page/,
  /public\/quete-page/,
  /public\/identity\/login-page/,
  /public\/identity\/forgot-password-page/,
  /public\/contact-page/,
  /public\/mairie-page/,
];

const gamePage = 'public/game/jouer-page';

/** Those, and the screens of the game, the account, the desk and the workshop. */
export const mainScreens: readonly RegExp[] = [
  ...publicPages,
  /public\/game\/jouer-page/,
  /account\/user-page/,
  /admin\/dashboard-page/,
  /admin\/edit-page/,
  /admin\/d\/device-atelier-page/,
];

/** A module that so many public pages need comes with every page. */
const commonCount = 10;

type ModuleOf = (
  id: string,
) => Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters' | 'isEntry'> | null;

/** The modules through which a module is loaded: entries, and what an `import()` names. */
function entriesOf(id: string, moduleOf: ModuleOf): ReadonlySet<string> {
  const entries = new Set<string>();
  const seen = new Set<string>();
  const left = [id];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    const module = seen.has(one) ? null : moduleOf(one);
    seen.add(one);
    if (module === null) continue;
    if (module.isEntry || module.dynamicImporters.length > 0) entries.add(one);
    left.push(...module.importers);
  }
  return entries;
}

/**
 * The file that a module shares with others: `courant` and `vitrine` for what most public pages need, then one for each set of main screens.
 * So a screen loads next to nothing that it does not need, in few files. Null where the bundler places it better: a module of one
 * page, one that a part needs too which comes later (that part would bring all that the screens share), and libraries.
 */
export function groupOf(id: string, moduleOf: ModuleOf): string | null {
  if (id.includes('/node_modules/')) return null;
  const entries = [...entriesOf(id, moduleOf)];
  if (entries.length < 2) return null;
  const needs = mainScreens.map((screen) => entries.some((entry) => screen.test(entry)));
  if (needs.slice(0, publicPages.length).filter(Boolean).length >= commonCount) {
    // The game has no use for what public pages alone need.
    return entries.some((entry) => entry.includes(gamePage)) ? 'courant' : 'vitrine';
  }
  if (!entries.every((entry) => entry.includes('/src/pages/'))) return null;
  const bits = needs.reduce((sum, isNeeded, at) => sum + (isNeeded ? 2 ** at : 0), 0);
  return bits === 0 ? null : `p${bits.toString(36)}`;
}
