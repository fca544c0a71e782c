import type { Rolldown } from 'vite';

type Screen = readonly [letter: string, page: RegExp];

/** The public screens and the game, each with its letter in the names of the files that it shares. */
const publicScreens: readonly Screen[] = [
  ['A', /public\/saga-page/],
  ['B', /public\/les-codes-below-page/],
  ['C', /public\/les-codes-page/],
  ['E', /public\/(?:departement|territoire)-page/],
  ['G', /public\/game\/jouer-page/],
  ['H', /public\/home-route/],
  ['K', /public\/identity\/login-page/],
  ['L', /public\/quete-list-page/],
  ['M', /public\/mairie-page/],
  ['N', /public\/commune-page/],
  ['O', /public\/contact-page/],
  ['S', /public\/quete-page/],
  ['T', /texts\/(?:faq|privacy|utilisation|ecoconception|aide-\w+)-page/],
  ['b', /public\/blog-page/],
  ['c', /texts\/download-page/],
  ['f', /texts\/default-form-data-page/],
  ['i', /identity\/forgot-password-page/],
];

/** The screens of an account; the first that fits holds. */
const ownScreens: readonly Screen[] = [
  ['U', /account\/user-page/],
  ['D', /admin\/dashboard-page/],
  ['W', /admin\/edit-page/],
  ['V', /admin\/d\/device-atelier-page/],
  ['w', /admin\/(?:create|newcreate|simple|d\/|ed\/shared)/],
  ['d', /pages\/admin\//],
  ['p', /pages\//],
];

/** Of both kinds. */
export const screens: readonly Screen[] = [...publicScreens, ...ownScreens];

/** Parts loaded later: the readers of the catalogue, of the workshop and folders, of the game, and all others; the first match holds. */
const lateParts: readonly Screen[] = [
  ['k', /data\/catalogue\/catalogue-document/],
  [
    'v',
    /admin\/workshop\/|src\/editing|features\/publish|content\/modeles|map-editor|emporter-panel/,
  ],
  ['g', /features\/(?:play|equipe)|public\/game|src\/(?:epreuves|map|ui\/play)|data\/pa/],
  ['z', /./],
];

/** The most opened public pages: modules that many of them need are loaded with every page. */
const commonPages: readonly RegExp[] = [
  ...['home-route', 'blog-page', 'saga-page', 'les-codes-page', 'les-codes-below-page'],
  ...['quete-list-page', '(?:departement|territoire)-page', 'commune-page', 'quete-page'],
  ...['identity/login-page', 'identity/forgot-password-page', 'contact-page'],
  ...['mairie-page', 'texts/(?:faq|privacy|utilisation)-page'],
  'article-page|public/texts/(?:default-form-data|download|ecoconception)-page',
].map((page) => new RegExp(`public/${page}`));
const commonCount = 10;

type Module = Readonly<
  Pick<Rolldown.ModuleInfo, 'isEntry' | 'code'> &
    Record<'importers' | 'dynamicImporters' | 'importedIds', readonly string[]>
>;
type ModuleOf = (id: string) => Module | null;

/** A module, and all that it leads to by `next`. */
function reached(
  id: string,
  moduleOf: ModuleOf,
  next: (module: Module, id: string) => readonly string[],
): ReadonlyMap<string, Module> {
  const found = new Map<string, Module>();
  const left = [id];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    const module = found.has(one) ? null : moduleOf(one);
    if (module === null) continue;
    found.set(one, module);
    left.push(...next(module, one));
  }
  return found;
}

/** The modules that load a module: entries, and targets of an `import()`. */
function entriesOf(id: string, moduleOf: ModuleOf): string[] {
  return [...reached(id, moduleOf, ({ importers }) => importers)]
    .filter(([, { isEntry, dynamicImporters }]) => isEntry || dynamicImporters.length > 0)
    .map(([entry]) => entry);
}

/** Every page has these. */
const everywhere = /^(?:react|@lingui|scheduler|cookie|set-cookie|tslib|idb)/;

/** The libraries of a module: loading its file loads them too. */
function librariesOf(id: string, moduleOf: ModuleOf): string {
  const isLibrary = (one: string) => one.includes('/node_modules/');
  const all = reached(id, moduleOf, ({ importedIds }, one) =>
    isLibrary(one) ? [] : importedIds,
  );
  // Each service of Firebase is a separate library: `firebase/firestore/lite`.
  const names = [...all.keys()]
    .filter(isLibrary)
    .map(
      (one) =>
        /.*\/node_modules\/(firebase\/.+?(?=\/dist\/)|(?:@[^/]+\/)?[^/]+)/.exec(
          one,
        )?.[1] ?? '',
    );
  return [...new Set(names)]
    .filter((name) => !everywhere.test(name))
    .toSorted()
    .join('+');
}

/** Signs of a module that a request of its own costs more than. */
const crumbMost = 700;

/** A few lines that import nothing but what every page has, or others such as they are. */
function isCrumb(id: string, moduleOf: ModuleOf): boolean {
  const module = moduleOf(id);
  if (module === null || (module.code?.length ?? crumbMost) >= crumbMost) return false;
  return module.importedIds.every(
    (one) =>
      librariesOf(one, moduleOf) === '' &&
      (one.includes('/node_modules/') ||
        isInitial(one, moduleOf) ||
        isCrumb(one, moduleOf)),
  );
}

/** Loaded with every page. */
function isInitial(id: string, moduleOf: ModuleOf): boolean {
  return [...reached(id, moduleOf, ({ importers }) => importers).values()].some(
    ({ isEntry }) => isEntry,
  );
}

const isPage = (id: string) => /\/src\/pages\/.*-(?:page|route)\.tsx$/.test(id);

function lettersOf(ids: readonly string[], screens: readonly Screen[]): string {
  const letters = ids.map((id) => screens.find(([, page]) => page.test(id))?.[0] ?? '');
  return [...new Set(letters)].toSorted().join('');
}

/** A name for all this, short enough for the list of scripts in every page. */
function shortName(text: string): string {
  let hash = 0;
  for (const sign of text) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 36 ** 4;
  return `p${hash.toString(36)}`;
}

/**
 * The file that a module shares with others: `courant` and `vitrine` for modules of most public pages, else one per set of screens that
 * need it. A part that needs it later, or an account, is in the name too, with its libraries: such a part would load all of them. Null if
 * the bundler places it better: a module of one page or part, and libraries.
 */
export function groupOf(id: string, moduleOf: ModuleOf): string | null {
  if (id.includes('/node_modules/')) return null;
  const entries = entriesOf(id, moduleOf);
  if (entries.length < 2) return null;
  const pages = entries.filter(isPage);
  const open = lettersOf(pages, publicScreens);
  const own = lettersOf(pages, ownScreens);
  if (
    commonPages.filter((page) => pages.some((one) => page.test(one))).length >=
    commonCount
  ) {
    // The game does not need modules of public pages alone.
    return open.includes('G') ? 'courant' : 'vitrine';
  }
  if (open.length > (open.includes('G') ? 1 : 2) && isCrumb(id, moduleOf))
    return 'courant';
  const isOwn = /[UDWVwd]/.test(own);
  const isWorkshop = /[WV]/.test(own);
  const late = lettersOf(
    entries.filter((entry) => !isPage(entry)),
    lateParts,
  ).replace(isWorkshop || open !== '' ? 'v' : '', '');
  const libraries = late === '' ? '' : librariesOf(id, moduleOf);
  if (open.length > 1) return shortName(`${open}${isOwn ? '+' : ''}${libraries}`);
  const name = open === '' ? own : `${open}${open === 'G' && isWorkshop ? 'W' : ''}`;
  return name === '' ? null : shortName(`${name}${late}${libraries}`);
}
