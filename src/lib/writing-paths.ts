import { paths, withQuery } from './paths.ts';

type WritingPathParts = {
  /** A parcours that is begun; a new one when absent. */
  id?: string | undefined;
};

/** The ways to write a parcours, apart from `paths`: pages that are read by everybody need not carry them. */
export const writingPaths = {
  /** Where one chooses among the others. */
  choose: ({ id }: WritingPathParts = {}) =>
    withQuery(paths.dashboard(), { vue: 'commencer', id }),
  create: ({ id, ecran }: WritingPathParts & { ecran?: string | undefined } = {}) =>
    withQuery('/admin/parcours/create', { id, ecran }),
  /** On site, with a phone, even without network. */
  reperage: () => withQuery('/admin/parcours/create', { vue: 'reperage' }),
  /** For those who share a parcours: one to write or read, a new one, or an invitation to one. */
  ed: (
    query: WritingPathParts & {
      vue?: 'nouveau' | 'soumettre' | undefined;
      invitation?: string | undefined;
    } = {},
  ) => withQuery('/admin/parcours/ed', query),
  /** The desk of a mairie: all quêtes of its commune, and who answers for them. */
  commune: ({ insee }: { insee: string }) =>
    withQuery('/admin/parcours/ed', { commune: insee }),
  /** The messages of its visitors and players: those of a part of the inbox, one of them open. */
  communeMessages: ({
    insee,
    ...query
  }: {
    insee: string;
    boite?: string | undefined;
    conversation?: string | undefined;
  }) => withQuery('/admin/parcours/ed', { commune: insee, vue: 'messages', ...query }),
  /** The page of its council, to be printed. */
  conseil: ({ insee }: { insee: string }) =>
    withQuery('/admin/parcours/ed', { commune: insee, vue: 'conseil' }),
  /** An invitation to that desk. */
  responsable: ({ jeton }: { jeton: string }) =>
    withQuery('/admin/parcours/ed', { responsable: jeton }),
  /** What players report of a quête, and what is closed of it; with `etape`, at the question of that one. */
  entretien: ({ quete, etape }: { quete: string; etape?: string | undefined }) =>
    withQuery('/admin/parcours/ed', { entretien: quete, etape }),
  /** From a template, a parcours, a file or photos. */
  newcreate: () => '/admin/parcours/newcreate',
  create2: ({ id }: WritingPathParts = {}) =>
    withQuery('/admin/parcours/create2', { id }),
  /** The story of an aventure, as a graph. */
  aventure: ({ id }: WritingPathParts = {}) =>
    withQuery('/admin/parcours/editadventure', { id }),
  /** The articles: all of them, one of them, or a new one. */
  news: (query: { article?: string; vue?: 'ecrire' } = {}) =>
    withQuery('/admin/parcours/news', query),
} as const;
