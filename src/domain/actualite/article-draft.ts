import * as z from 'zod/mini';
import { slugify } from '../commune/slug.ts';
import { limits } from '../limits.ts';
import { themeList } from '../parcours/kinds.ts';
import type { ArticleBloc } from './actualite.ts';
import type { ArticleEcart, ArticleLecture } from './article-markdown.ts';
import { rubriqueList } from './rubrique.ts';
import { openObject } from '../open-object.ts';

/** Draft of an article. Texts may exceed the online limits. */
export const articleDraftSchema = openObject({
  titre: z.string(),
  resume: z.string(),
  rubrique: z.enum(rubriqueList),
  /** Ink of the drawn cover. */
  encre: z.enum(themeList),
  /** Markdown. */
  texte: z.string(),
});
export type ArticleDraft = z.infer<typeof articleDraftSchema>;

export const blankArticle: ArticleDraft = {
  titre: '',
  resume: '',
  rubrique: 'site',
  encre: 'nature',
  texte: '',
};

export type ArticleProblem =
  | { champ: 'titre'; type: 'court' | 'long' }
  | { champ: 'resume'; type: 'vide' | 'long' }
  | { champ: 'texte'; type: 'vide' | 'long' | 'image-muette' }
  | { champ: 'texte'; type: 'ecart'; ecart: ArticleEcart }
  | { champ: 'adresse'; type: 'vide' };

function isMute(bloc: ArticleBloc): boolean {
  return bloc.type === 'image' && bloc.alternative === '';
}

/** Texts beyond their limit, which keep a draft from being saved online. */
export function articleOverflows({
  titre,
  resume,
  texte,
}: ArticleDraft): ArticleProblem[] {
  const problems: ArticleProblem[] = [];
  if (titre.length > limits.articleTitre.max)
    problems.push({ champ: 'titre', type: 'long' });
  if (resume.length > limits.articleResume.max)
    problems.push({ champ: 'resume', type: 'long' });
  if (texte.length > limits.articleTexte.max)
    problems.push({ champ: 'texte', type: 'long' });
  return problems;
}

/** Problems to fix before an article is published, in the order of its fields. */
export function articleProblems(
  draft: ArticleDraft,
  { blocs, ecarts }: ArticleLecture,
): ArticleProblem[] {
  const problems = articleOverflows(draft);
  if (draft.titre.trim().length < limits.articleTitre.min)
    problems.unshift({ champ: 'titre', type: 'court' });
  if (draft.resume.trim() === '') problems.push({ champ: 'resume', type: 'vide' });
  if (blocs.length === 0) problems.push({ champ: 'texte', type: 'vide' });
  if (blocs.some(isMute)) problems.push({ champ: 'texte', type: 'image-muette' });
  for (const ecart of ecarts) problems.push({ champ: 'texte', type: 'ecart', ecart });
  return problems;
}

/** Address proposed by a title; empty if it has no letter. */
export function articleSlugOf(titre: string): string {
  return slugify(titre, limits.articleSlug.max);
}

/** The `attempt`th address for a title, from 1: `une-fete`, `une-fete-2`… */
export function nthArticleSlug(slug: string, attempt: number): string {
  if (attempt === 1) return slug;
  const ending = `-${attempt}`;
  const stem = slug.slice(0, limits.articleSlug.max - ending.length).replace(/-+$/, '');
  return `${stem}${ending}`;
}
