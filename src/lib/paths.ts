import type { SessionEnd } from './errors/session-end.ts';

/** Every address of the site as a function that builds it; the patterns stand beside their pages in `app/routes.tsx`. */

type LoginPathParts = {
  /** The page that asked, and to which one returns. */
  redirect?: string | undefined;
  /** Another way in than the password. */
  vue?: 'lien' | 'compte' | undefined;
  /** Why the session ended, when it was not closed on purpose. */
  raison?: SessionEnd | undefined;
};

export type QuetePathParts = { departement: string; communeSlug: string; slug: string };

/** What the address of the dashboard may ask for. */
export type DashboardQuery = Partial<
  Record<
    'vue' | 'q' | 'etat' | 'commune' | 'besoin' | 'periode' | 'quete',
    string | undefined
  >
>;

/** A path with what is asked of it; what is absent or empty is left out. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}

function quete({ departement, communeSlug, slug }: QuetePathParts): string {
  return `/les_quetes/${departement}/${communeSlug}/${slug}`;
}

export const paths = {
  home: () => '/',
  blog: ({
    article,
    rubrique,
    page,
  }: {
    article?: string | undefined;
    rubrique?: string | undefined;
    page?: string | undefined;
  } = {}) => withQuery('/blog', { article, rubrique, page }),
  contact: ({
    sujet,
    commune,
    page,
  }: {
    sujet?: string | undefined;
    commune?: string | undefined;
    /** The page of this site that the message is about. */
    page?: string | undefined;
  } = {}) => withQuery('/contact', { sujet, commune, page }),
  defaultFormData: () => '/defaultFormData',
  download: () => '/download',
  faq: (hash?: string) => (hash === undefined ? '/faq' : `/faq#${hash}`),
  forgotPassword: () => '/forgot-password',
  login: ({ redirect, vue, raison }: LoginPathParts = {}) =>
    withQuery('/login', { vue, redirect, raison }),
  resetPassword: ({ redirect }: { redirect?: string | undefined } = {}) =>
    withQuery('/reset-password', { redirect }),
  mairie: ({
    q,
    commune,
    document,
    hash,
  }: {
    /** What was typed to find a commune. */
    q?: string | undefined;
    /** The commune that was chosen: `13-barbentane`. */
    commune?: string | undefined;
    document?: string | undefined;
    hash?: string | undefined;
  } = {}) =>
    withQuery('/mairie', { q, commune, document }) +
    (hash === undefined ? '' : `#${hash}`),
  privacy: () => '/privacy',
  utilisation: (hash?: 'mentions-legales' | 'accessibilite' | 'plan-du-site' | 'cgu') =>
    hash === undefined ? '/utilisation' : `/utilisation#${hash}`,
  codeList: () => '/les_codes',
  queteList: ({ q }: { q?: string | undefined } = {}) => withQuery('/les_quetes', { q }),
  departement: ({ departement }: { departement: string }) => `/les_quetes/${departement}`,
  commune: ({ departement, communeSlug }: Omit<QuetePathParts, 'slug'>) =>
    `/les_quetes/${departement}/${communeSlug}`,
  quete,
  jouer: (parts: QuetePathParts) => `${quete(parts)}/jouer`,
  /** « Avant de partir » : what is settled before the game. */
  depart: (parts: QuetePathParts) => `${quete(parts)}/jouer?preparer=oui`,
  /** A round through the étapes, for who holds its link. */
  tournee: (parts: QuetePathParts, jeton: string) =>
    `${quete(parts)}/jouer?tournee=${jeton}`,
  /** « Sortie de classe » or « Animation » on a quête: a new one, or with its id the one that is open. */
  animation: (
    parts: QuetePathParts,
    { id = 'nouvelle', vue }: { id?: string; vue?: 'ecran' | 'feuilles' } = {},
  ) => withQuery(`${quete(parts)}/jouer`, { animation: id, vue }),
  plaque: (parts: QuetePathParts, jeton: string) => `${quete(parts)}/plaque/${jeton}`,
  integration: (parts: QuetePathParts) => `${quete(parts)}/integration`,
  user: () => '/user',
  /** What is shown of it: figures of a period and a quête, parcours of a state, or the page of a commune. */
  dashboard: (query: DashboardQuery = {}) =>
    withQuery('/admin/parcours/dashboard', query),
  /** The team's inbox: which part, what is looked for, which conversation is open. */
  message: (query: { vue?: string; q?: string; conversation?: string } = {}) =>
    withQuery('/admin/parcours/message', query),
  /** Where a quête and its étapes are closed and opened again; with `etape`, at the question of that one. */
  fermetures: (query: { quete: string; etape?: string }) =>
    withQuery('/admin/parcours/message', { vue: 'fermetures', ...query }),
  simple: ({ id }: { id?: string | undefined } = {}) =>
    withQuery('/admin/parcours/simple', { id }),
  edit: ({ id }: { id: string }) => withQuery('/admin/parcours/edit', { id }),
  demonstration: () => '/admin/parcours/d',
  /** A parcours that one is a membre of. */
  ed: ({ id }: { id: string }) => withQuery('/admin/parcours/ed', { id }),
} as const;
