/** What a view asks of the query of its address: each parameter with this value, or with any (`true`). */
type Asked = Readonly<Record<string, string | true>>;

/**
 * The views of the addresses that show several. An address shows the first view of its list whose parameters are all in
 * the query. The parameter `vue` names views only: an address whose `vue` no view asks for does not exist.
 * The screens are in `app/views.ts`.
 */
export const viewQueries = {
  '/blog': { article: { article: true }, liste: {} },
  '/login': { lien: { vue: 'lien' }, compte: { vue: 'compte' }, motDePasse: {} },
  '/mairie': { document: { document: true }, lettre: {} },
  '/les_quetes/:departement/:commune/:slug/jouer': {
    tournee: { tournee: true },
    ecran: { animation: true, vue: 'ecran' },
    feuilles: { animation: true, vue: 'feuilles' },
    reponses: { animation: true, vue: 'reponses' },
    animation: { animation: true },
    depart: { preparer: true },
    recommencer: { recommencer: true },
    partie: {},
  },
  '/admin/parcours/create': { reperage: { vue: 'reperage' }, pasAPas: {} },
  '/admin/parcours/dashboard': {
    commencer: { vue: 'commencer' },
    bilan: { vue: 'bilan' },
    moderation: { vue: 'moderation' },
    sagas: { vue: 'sagas' },
    chiffres: { vue: 'chiffres' },
    fermetures: { vue: 'fermetures', quete: true },
    liste: {},
  },
  '/admin/parcours/message': {
    close: { vue: 'close' },
    messages: { vue: 'messages' },
    signalements: { vue: 'signalements' },
    fermetures: { vue: 'fermetures' },
    avis: { vue: 'avis' },
    accueil: {},
  },
  '/admin/parcours/news': {
    article: { article: true },
    ecrire: { vue: 'ecrire' },
    liste: {},
  },
  '/admin/parcours/d': {
    commencer: { vue: 'commencer' },
    pasAPas: { vue: 'pas-a-pas' },
    carte: { vue: 'carte' },
    page: { vue: 'page' },
    aventure: { vue: 'aventure' },
    atelier: { vue: 'atelier' },
    reperage: { vue: 'reperage' },
    partir: { vue: 'partir' },
    compte: { vue: 'compte' },
    accueil: {},
  },
  '/admin/parcours/ed': {
    conseil: { commune: true, vue: 'conseil' },
    messages: { commune: true, vue: 'messages' },
    preuves: { commune: true, vue: 'preuves' },
    passage: { commune: true, vue: 'passage', quete: true },
    commune: { commune: true },
    responsable: { responsable: true },
    territoireConseil: { territoire: true, vue: 'conseil' },
    territoireMessages: { territoire: true, vue: 'messages' },
    territoireSagas: { territoire: true, vue: 'sagas' },
    territoire: { territoire: true },
    rattachement: { rattachement: true },
    entretien: { entretien: true },
    invitation: { invitation: true },
    nouveau: { vue: 'nouveau' },
    prive: { vue: 'prive' },
    soumettre: { vue: 'soumettre' },
    parcours: { id: true },
    accueil: {},
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Asked>>>>;

/** An address that shows several views, as the route table writes it. */
export type ViewedPath = keyof typeof viewQueries;
export type ViewName<Path extends ViewedPath> = Path extends ViewedPath
  ? Extract<keyof (typeof viewQueries)[Path], string>
  : never;

type VueAsked<View> = View extends { vue: infer Name } ? Name : never;
type Views<Path extends ViewedPath> = (typeof viewQueries)[Path];
/** What the parameter `vue` of an address may be. */
export type Vue<Path extends ViewedPath> = VueAsked<Views<Path>[keyof Views<Path>]>;

/** What is asked of an address; what is absent or empty is left out. */
export type Query = Readonly<Record<string, string | undefined>>;

function viewsOf(path: ViewedPath): Readonly<Record<string, Asked>> {
  return viewQueries[path];
}

/** The query that shows a view: what it asks for, in that order, and the rest. */
export function queryOf<Path extends ViewedPath>(
  path: Path,
  view: ViewName<Path>,
  query: Query = {},
): Query {
  const asked = viewsOf(path)[view] ?? {};
  const values = Object.entries(asked).map(([name, value]) => [
    name,
    value === true ? query[name] : value,
  ]);
  return { ...(Object.fromEntries(values) as Query), ...query };
}

function isAsked(asked: Asked, query: URLSearchParams): boolean {
  return Object.entries(asked).every(([name, value]) =>
    value === true ? query.has(name) : query.get(name) === value,
  );
}

/** The view that a query asks for; null where it names one that the address does not have. */
export function viewAt<Path extends ViewedPath>(
  path: Path,
  query: URLSearchParams,
): ViewName<Path> | null {
  const found = Object.entries(viewsOf(path)).find(([, asked]) => isAsked(asked, query));
  if (found === undefined) return null;
  const [name, asked] = found;
  const isNamed = (query.get('vue') ?? '') !== '';
  // The keys of the table are the names of its views.
  return isNamed && asked['vue'] === undefined ? null : (name as ViewName<Path>);
}
