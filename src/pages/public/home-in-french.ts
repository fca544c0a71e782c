import type { CarteArticle } from '@/domain/actualite/actualite.ts';
import type { CarteSaga } from '@/domain/saga/carte-saga.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';

/** The page for mairies. */
export const mairieLink = {
  to: paths.mairie(),
  label: 'Pour les mairies',
  note: 'Quelques après-midi suffisent pour écrire une première quête.',
};

/** A line for the newest saga and another for the newest article, if any. */
export function frenchLinks(
  [saga]: readonly CarteSaga[],
  [article]: readonly CarteArticle[],
): { to: string; label: string; note: string }[] {
  return [
    ...(saga === undefined
      ? []
      : [
          {
            to: paths.saga({ slug: saga.slug }),
            label: typographie(saga.titre),
            note: `Saga · ${saga.total} quêtes, ${saga.seuil} signes`,
          },
        ]),
    ...(article === undefined
      ? []
      : [
          {
            to: paths.blog(),
            label: 'Actualités',
            note: typographie(article.titre),
          },
        ]),
  ];
}
