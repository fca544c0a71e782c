import { ownAddressIn } from '@/langue/addresses.ts';
import type { SessionEnd } from './errors/session-end.ts';

/**
 * Every address of the site as a function that builds it; the patterns are beside their pages in `app/routes.tsx`. A page in several
 * languages has its address in that of the document.
 */

/** The state of a navigation that only completes the address of the current page: nobody moves. */
export const completedAddress = 'completee';

type LoginPathParts = {
  /** The page of origin, and of return. */
  redirect?: string | undefined;
  /** Another way in than the password. */
  vue?: 'lien' | 'compte' | undefined;
  /** Reason of the session's end, if not closed on purpose. */
  raison?: SessionEnd | undefined;
};

export type QuetePathParts = { departement: string; communeSlug: string; slug: string };

/** Query of the dashboard's address. */
export type DashboardQuery = {
  vue?:
    | 'commencer'
    | 'bilan'
    | 'moderation'
    | 'sagas'
    | 'chiffres'
    | 'fermetures'
    | undefined;
} & Partial<
  Record<
    'q' | 'etat' | 'commune' | 'besoin' | 'periode' | 'quete' | 'saga',
    string | undefined
  >
>;

type WritingParts = {
  /** An existing parcours; a new one when absent. */
  id?: string | undefined;
};

type GuideParts = WritingParts & {
  ecran?: string | undefined;
  /** The number of the étape that the screen asks about; the first when absent. */
  etape?: string | undefined;
};

/** The parts of the team's inbox that have an address of their own. */
export type InboxVue = 'close' | 'messages' | 'signalements' | 'fermetures' | 'avis';

/** Query of an address; absent or empty values are left out. */
type Query = Readonly<Record<string, string | undefined>>;

/** A path with its query; absent or empty values are left out. */
export function withQuery(path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The French address of a quête, which names its files and its game. */
function queteInFrench({ departement, communeSlug, slug }: QuetePathParts): string {
  return `/les_quetes/${departement}/${communeSlug}/${slug}`;
}

/** The département of the quête that the site ships: it has a game, and no sheet. */
const embarquee = '00';

function jouer(parts: QuetePathParts, query: Query = {}): string {
  const path =
    parts.departement === embarquee ? '/essayer' : `${queteInFrench(parts)}/jouer`;
  return withQuery(path, query);
}

const ed = '/admin/parcours/ed';

export const paths = {
  home: (hash?: 'carnet') => ownAddressIn(hash === undefined ? '/' : `/#${hash}`),
  /** A guide: of the authors, or of the team of a site. */
  aide: (guide: 'auteur' | 'equipe') => `/aide/${guide}`,
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
  ecoconception: () => '/ecoconception',
  faq: (hash?: string) => (hash === undefined ? '/faq' : `/faq#${hash}`),
  forgotPassword: () => ownAddressIn('/forgot-password'),
  login: ({ redirect, vue, raison }: LoginPathParts = {}) =>
    withQuery(ownAddressIn('/login'), { vue, redirect, raison }),
  resetPassword: ({ redirect }: { redirect?: string | undefined } = {}) =>
    withQuery(ownAddressIn('/reset-password'), { redirect }),
  mairie: ({
    q,
    commune,
    document,
    hash,
  }: {
    /** Typed search for a commune. */
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
  queteList: ({ q, tri }: { q?: string | undefined; tri?: 'proches' | undefined } = {}) =>
    withQuery(ownAddressIn('/les_quetes'), { q, tri }),
  departement: ({ departement }: { departement: string }) =>
    ownAddressIn(`/les_quetes/${departement}`),
  commune: ({ departement, communeSlug }: Omit<QuetePathParts, 'slug'>) =>
    ownAddressIn(`/les_quetes/${departement}/${communeSlug}`),
  /** The home page for the quête that the site ships. */
  quete: (parts: QuetePathParts) =>
    ownAddressIn(parts.departement === embarquee ? '/' : queteInFrench(parts)),
  queteInFrench,
  jouer: (parts: QuetePathParts) => jouer(parts),
  /** « Avant de partir »: preparation before the game. */
  depart: (parts: QuetePathParts) => jouer(parts, { preparer: 'oui' }),
  /** The same, with the form for joining a team open. */
  rejoindre: (parts: QuetePathParts) => `${jouer(parts, { preparer: 'oui' })}#equipe`,
  /** Begins another party. */
  recommencer: (parts: QuetePathParts) => jouer(parts, { recommencer: 'oui' }),
  /** A round through the étapes, for the holder of its link. */
  tournee: (parts: QuetePathParts, jeton: string) => jouer(parts, { tournee: jeton }),
  /** « Sortie de classe » or « Animation » on a quête: a new one, or the open one with its id. */
  animation: (
    parts: QuetePathParts,
    {
      id = 'nouvelle',
      vue,
      groupes,
    }: {
      id?: string;
      vue?: 'ecran' | 'feuilles' | 'reponses';
      /** Number of groups of a new one. */
      groupes?: number | undefined;
    } = {},
  ) => jouer(parts, { animation: id, vue, groupes: groupes?.toString() }),
  plaque: (parts: QuetePathParts, jeton: string) =>
    `${queteInFrench(parts)}/plaque/${jeton}`,
  /** The short address of a quête, or of one of its plates. */
  court: (signes: string, jeton?: string) =>
    jeton === undefined ? `/q/${signes}` : `/q/${signes}/${jeton}`,
  /** The entry to quêtes privées; `hash` has the key of one, or is empty. */
  privee: (hash = '') => `/privee${hash}`,
  /** A saga: linked quêtes. */
  saga: ({ slug }: { slug: string }) => `/les_quetes/saga/${slug}`,
  integration: (parts: QuetePathParts) => `${queteInFrench(parts)}/integration`,
  /** The quêtes of a territory (SIREN) or of a commune (INSEE code). */
  territoire: ({ id }: { id: string }) => `/les_quetes/territoire/${id}`,
  /** Their list and map within another site's page. */
  territoireIntegration: ({ id }: { id: string }) =>
    `/les_quetes/territoire/${id}/integration`,
  /** The game of the quête that the site ships; with `reponse`, after a right answer to its first question. */
  essayer: (query: { reponse?: string } = {}) => withQuery('/essayer', query),
  /** A preuve's page; `hash` has its id, or is empty. */
  preuve: (hash = '') => `/preuve${hash}`,
  user: () => '/user',
  /** Its content: figures of a period and a quête, parcours of a state, or the page of a commune. */
  dashboard: (query: DashboardQuery = {}) =>
    withQuery('/admin/parcours/dashboard', query),
  demonstration: () => '/admin/parcours/d',
  /** The sagas of the team, or one of them. */
  sagas: (query: { saga?: string } = {}) =>
    withQuery('/admin/parcours/dashboard', { vue: 'sagas', ...query }),
  /** The choice among the ways to write. */
  choose: (parts: WritingParts = {}) =>
    withQuery('/admin/parcours/dashboard', { vue: 'commencer', ...parts }),
  create: (parts: GuideParts = {}) => withQuery('/admin/parcours/create', parts),
  /** On site, with a phone, even without network. */
  reperage: () => withQuery('/admin/parcours/create', { vue: 'reperage' }),
  create2: (parts: WritingParts = {}) => withQuery('/admin/parcours/create2', parts),
  /** From a template, a parcours, a file or photos. */
  newcreate: () => '/admin/parcours/newcreate',
  simple: (parts: WritingParts = {}) => withQuery('/admin/parcours/simple', parts),
  edit: ({ id }: { id: string }) => withQuery('/admin/parcours/edit', { id }),
  /** The story of an aventure, as a graph. */
  aventure: (parts: WritingParts = {}) =>
    withQuery('/admin/parcours/editadventure', parts),
  /** The team's inbox: the part, the search, the open conversation. */
  message: (
    query: {
      vue?: InboxVue;
      q?: string;
      conversation?: string;
    } = {},
  ) => withQuery('/admin/parcours/message', query),
  /** Closures of a quête and its étapes; with `etape`, at the question of that one. */
  fermetures: ({ quete, etape }: { quete: string; etape?: string }) =>
    withQuery('/admin/parcours/dashboard', { vue: 'fermetures', quete, etape }),
  /** The articles: all of them, one of them, or a new one. */
  news: (query: { article?: string; vue?: 'ecrire' } = {}) =>
    withQuery('/admin/parcours/news', query),
  /** For membres of a parcours: one to write or read, or an invitation to one. */
  ed: (
    query: WritingParts & {
      vue?: 'soumettre' | 'ranger' | 'prive' | undefined;
      invitation?: string | undefined;
    } = {},
  ) => withQuery(ed, query),
  /** The desk of a mairie: all quêtes of its commune, and its responsable. */
  communeDesk: ({ insee }: { insee: string }) => withQuery(ed, { commune: insee }),
  /** The étapes in this commune of a quête that begins in another one, for closing them. */
  communePassage: ({ insee, quete }: { insee: string; quete: string }) =>
    withQuery(ed, { commune: insee, vue: 'passage', quete }),
  /** The messages of its visitors and players: a part of the inbox, one of them open. */
  communeMessages: ({
    insee,
    ...query
  }: {
    insee: string;
    boite?: string | undefined;
    conversation?: string | undefined;
  }) => withQuery(ed, { commune: insee, vue: 'messages', ...query }),
  /** Checks, marks and draws its preuves; with `preuve`, at that one. `france`: those of all communes, for the team. */
  communePreuves: ({ insee, preuve }: { insee: string; preuve?: string | undefined }) =>
    withQuery(ed, { commune: insee, vue: 'preuves', preuve }),
  /** The page of its council, to be printed. */
  conseil: ({ insee }: { insee: string }) =>
    withQuery(ed, { commune: insee, vue: 'conseil' }),
  /** The desk of a commune (INSEE code, five signs) or of a territory (SIREN, nine). */
  deskOf: (id: string) =>
    withQuery(ed, id.length === 9 ? { territoire: id } : { commune: id }),
  /** The desk of a territory: all quêtes of its communes, and its people. */
  territoireDesk: ({ siren }: { siren: string }) => withQuery(ed, { territoire: siren }),
  /** The messages of the communes that have opened them to it. */
  territoireMessages: ({
    siren,
    ...query
  }: {
    siren: string;
    boite?: string | undefined;
    conversation?: string | undefined;
  }) => withQuery(ed, { territoire: siren, vue: 'messages', ...query }),
  /** The figures of all its quêtes, to be printed or taken as a table. */
  territoireConseil: ({ siren }: { siren: string }) =>
    withQuery(ed, { territoire: siren, vue: 'conseil' }),
  /** The sagas of its people, or one of them. */
  territoireSagas: ({ siren, ...query }: { siren: string; saga?: string }) =>
    withQuery(ed, { territoire: siren, vue: 'sagas', ...query }),
  /** Invitation of a commune to a territory. */
  rattachement: ({ jeton }: { jeton: string }) => withQuery(ed, { rattachement: jeton }),
  /** An invitation to that desk. */
  responsable: ({ jeton }: { jeton: string }) => withQuery(ed, { responsable: jeton }),
  /** Reports of a quête, and its closures; with `etape`, at the question of that one. */
  entretien: ({ quete, etape }: { quete: string; etape?: string | undefined }) =>
    withQuery(ed, { entretien: quete, etape }),
} as const;

/** The ways to write with the account of a membre; the same names as in `paths`. */
export const membrePaths = {
  choose: (parts: WritingParts = {}) => withQuery(ed, { vue: 'nouveau', ...parts }),
  create: (parts: GuideParts = {}) => withQuery(ed, { vue: 'pas-a-pas', ...parts }),
  create2: (parts: WritingParts = {}) => withQuery(ed, { vue: 'carte', ...parts }),
  simple: (parts: WritingParts = {}) => withQuery(ed, { vue: 'page', ...parts }),
  edit: ({ id }: { id: string }) => withQuery(ed, { id }),
  aventure: paths.aventure,
  reperage: () => withQuery(ed, { vue: 'reperage' }),
  /** From a template, a file or photos. */
  newcreate: () => withQuery(ed, { vue: 'partir' }),
} as const;

const device = '/admin/parcours/d';

/** The ways to write on this device, without an account; the same names as in `paths`. */
export const devicePaths = {
  list: () => device,
  choose: (parts: WritingParts = {}) => withQuery(device, { vue: 'commencer', ...parts }),
  create: (parts: GuideParts = {}) => withQuery(device, { vue: 'pas-a-pas', ...parts }),
  create2: (parts: WritingParts = {}) => withQuery(device, { vue: 'carte', ...parts }),
  simple: (parts: WritingParts = {}) => withQuery(device, { vue: 'page', ...parts }),
  edit: (parts: WritingParts = {}) => withQuery(device, { vue: 'atelier', ...parts }),
  /** The story of an aventure, as a graph. */
  aventure: (parts: WritingParts = {}) =>
    withQuery(device, { vue: 'aventure', ...parts }),
  /** The workshop with its guided tour. */
  visite: (parts: WritingParts = {}) =>
    withQuery(device, { vue: 'atelier', ...parts, visite: 'oui' }),
  reperage: () => withQuery(device, { vue: 'reperage' }),
  /** From a template, a file or photos. */
  newcreate: () => withQuery(device, { vue: 'partir' }),
  /** Moves a parcours into an account. */
  compte: (parts: WritingParts = {}) => withQuery(device, { vue: 'compte', ...parts }),
} as const;
