import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { themeList } from '../parcours/kinds.ts';
import { queteIdSchema } from '../quete/quete.ts';
import { rubriqueList } from './rubrique.ts';
import { openObject } from '../open-object.ts';

/** Size in pixels from the name of an article's picture: `articles/{name}-1600x900.webp`. */
export function articleImageSize(path: string): { largeur: number; hauteur: number } {
  const [, largeur = '', hauteur = ''] = /-(\d+)x(\d+)\./.exec(path) ?? [];
  return { largeur: Number(largeur), hauteur: Number(hauteur) };
}

/** The address of an article: `/blog?article=<slug>`. */
export const articleSlugSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(limits.articleSlug.max));

/** Storage path of an article's picture, public from the start: a random name with its width and height. */
export const articleImagePathSchema = z
  .string()
  .check(z.regex(/^articles\/[a-z0-9]{20}-[1-9]\d{0,3}x[1-9]\d{0,3}\.(webp|jpg)$/));

/**
 * A block of a published article. Texts bear the marks of `ui/inline-text.tsx` and are shown as elements: no HTML is
 * stored, so none can be slipped in.
 */
const blocSchema = z.discriminatedUnion('type', [
  openObject({ type: z.literal('titre'), texte: z.string() }),
  openObject({ type: z.literal('paragraphe'), texte: z.string() }),
  openObject({
    type: z.literal('liste'),
    points: z.array(z.string()),
    /** Numbered. */
    ordonnee: z.optional(z.boolean()),
  }),
  openObject({ type: z.literal('citation'), texte: z.string(), source: z.string() }),
  openObject({ type: z.literal('quete'), queteId: queteIdSchema, titre: z.string() }),
  openObject({
    type: z.literal('image'),
    /** `articles/{name}-1600x900.webp` */
    path: articleImagePathSchema,
    /** Its text alternative. */
    alternative: z.string(),
  }),
]);
export type ArticleBloc = z.infer<typeof blocSchema>;

/** An article in a list. About 400 bytes. */
export const carteArticleSchema = openObject({
  slug: articleSlugSchema,
  titre: z.string(),
  resume: z.string(),
  rubrique: z.enum(rubriqueList),
  /** Ink of the drawn cover. */
  encre: z.enum(themeList),
  /** Epoch milliseconds. */
  publieLe: z.number(),
  minutes: z.int(),
  /** Its first picture, shown as its cover: a card without one shows its drawn cover. */
  image: z.optional(articleImagePathSchema),
});
export type CarteArticle = z.infer<typeof carteArticleSchema>;

export const blocListSchema = z.array(blocSchema);

/** An article in full. */
export type Article = CarteArticle & { blocs: readonly ArticleBloc[] };

/** Facts of an article's card: reading time, and first picture if any. */
export function textFacts(
  blocs: readonly ArticleBloc[],
): Pick<CarteArticle, 'minutes' | 'image'> {
  const minutes = readingMinutes(blocs);
  const first = blocs.find((bloc) => bloc.type === 'image');
  return first === undefined ? { minutes } : { minutes, image: first.path };
}

type ImageBloc = Extract<ArticleBloc, { type: 'image' }>;

/** Separates the opening picture of an article, which is its cover, so that it is not shown twice. */
export function partCover(blocs: readonly ArticleBloc[]): {
  cover: ImageBloc | null;
  rest: readonly ArticleBloc[];
} {
  const [first, ...rest] = blocs;
  return first?.type === 'image' ? { cover: first, rest } : { cover: null, rest: blocs };
}

/** Number of articles on the home page. */
const homeArticleCount = 3;

/** The cards, the newest first. */
export function newestArticles(cartes: readonly CarteArticle[]): CarteArticle[] {
  return cartes.toSorted((a, b) => b.publieLe - a.publieLe);
}

/** The cards with one added or replaced, newest first. */
export function putArticle(
  cartes: readonly CarteArticle[],
  carte: CarteArticle,
): CarteArticle[] {
  const others = cartes.filter(({ slug }) => slug !== carte.slug);
  return newestArticles([...others, carte]);
}

/** Cards repeated in `catalogue/france`, so that the home page costs one read. */
export function homeArticles(cartes: readonly CarteArticle[]): CarteArticle[] {
  return newestArticles(cartes).slice(0, homeArticleCount);
}

/** Words an adult reads in a minute. */
const wordsPerMinute = 200;

/** Reading time in whole minutes, at least 1. */
export function readingMinutes(blocs: readonly ArticleBloc[]): number {
  const words = blocs.flatMap(textsOf).join(' ').split(/\s+/).filter(Boolean);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

function textsOf(bloc: ArticleBloc): readonly string[] {
  switch (bloc.type) {
    case 'titre':
    case 'paragraphe':
    case 'citation':
      return [bloc.texte];
    case 'liste':
      return bloc.points;
    case 'quete':
      return [bloc.titre];
    case 'image':
      return [];
  }
}
