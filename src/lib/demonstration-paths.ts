import { paths, withQuery } from './paths.ts';

type DemonstrationPathParts = {
  /** A parcours that is begun; a new one when absent. */
  id?: string | undefined;
};

function at(vue: string, { id }: DemonstrationPathParts = {}): string {
  return withQuery(paths.demonstration(), { vue, id });
}

/** What is written in takes the whole screen; the list and the ways to begin are pages of the site like others. */
const wholeScreenViews: readonly (string | null)[] = [
  'pas-a-pas',
  'carte',
  'page',
  'aventure',
  'atelier',
  'reperage',
  'compte',
];

/** Whether the view that an address of `/admin/parcours/d` asks for takes the whole screen. */
export function takesWholeScreen(query: URLSearchParams): boolean {
  return wholeScreenViews.includes(query.get('vue'));
}

/** The ways to write on this device, without an account; the same names as `writingPaths`. */
export const demonstrationPaths = {
  list: () => paths.demonstration(),
  choose: (parts: DemonstrationPathParts = {}) => at('commencer', parts),
  create: ({ id, ecran }: DemonstrationPathParts & { ecran?: string | undefined } = {}) =>
    withQuery(paths.demonstration(), { vue: 'pas-a-pas', id, ecran }),
  create2: (parts: DemonstrationPathParts = {}) => at('carte', parts),
  simple: (parts: DemonstrationPathParts = {}) => at('page', parts),
  edit: (parts: DemonstrationPathParts = {}) => at('atelier', parts),
  /** The story of an aventure, as a graph. */
  aventure: (parts: DemonstrationPathParts = {}) => at('aventure', parts),
  /** The workshop with somebody who shows it. */
  visite: ({ id }: DemonstrationPathParts = {}) =>
    withQuery(paths.demonstration(), { vue: 'atelier', id, visite: 'oui' }),
  reperage: () => at('reperage'),
  /** Where a parcours goes into an account. */
  compte: (parts: DemonstrationPathParts = {}) => at('compte', parts),
} as const;
