/** Every address of the site as a function that builds it; the patterns stand beside their pages in `app/routes.tsx`. */

type QuetePathParts = { departement: string; communeSlug: string; slug: string };

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>) {
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
  blog: () => '/blog',
  contact: () => '/contact',
  defaultFormData: () => '/defaultFormData',
  download: () => '/download',
  faq: () => '/faq',
  forgotPassword: () => '/forgot-password',
  login: ({ redirect }: { redirect?: string | undefined } = {}) =>
    withQuery('/login', { redirect }),
  mairie: () => '/mairie',
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
  integration: (parts: QuetePathParts) => `${quete(parts)}/integration`,
  user: () => '/user',
  dashboard: () => '/admin/parcours/dashboard',
  simple: ({ id }: { id?: string | undefined } = {}) =>
    withQuery('/admin/parcours/simple', { id }),
  edit: ({ id }: { id: string }) => withQuery('/admin/parcours/edit', { id }),
  demonstration: () => '/admin/parcours/d',
} as const;
