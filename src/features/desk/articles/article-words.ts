import type { ArticleSnapshot } from '@/data/actualite/article-desk-document.ts';
import { ArticleTakenError } from '@/data/actualite/article-desk-repository.ts';
import type { ArticleProblem } from '@/domain/actualite/article-draft.ts';
import type { ArticleEcart } from '@/domain/actualite/article-markdown.ts';
import { limits } from '@/domain/limits.ts';
import {
  AccessDeniedError,
  NotFoundError,
  OfflineError,
} from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import type { ArticleStatus } from './use-article-writing.ts';

/** `Brouillon`, `En ligne depuis le 12 mai 2026`. */
export function articleEtatText({ etat, publieLe }: ArticleSnapshot): string {
  if (etat === 'brouillon' || publieLe === null) return 'Brouillon';
  return `En ligne depuis le ${formatDate(publieLe)}`;
}

const ecartText: Readonly<Record<ArticleEcart, string>> = {
  html: 'Le texte contient du code HTML\u00A0: il ne sera pas publié. Retirez-le.',
  lien: 'Un lien ne mène nulle part\u00A0: son adresse doit commencer par https:// ou par /. Corrigez-le.',
  image:
    'Une image n’a pas été ajoutée avec le bouton «\u00A0Image\u00A0»\u00A0: elle ne sera pas montrée. Retirez-la.',
  code: 'Un passage commence par quatre espaces, ou est entouré de ```\u00A0: retirez-les pour qu’il soit un paragraphe.',
  exces:
    'Le texte est trop compliqué\u00A0: trop de citations ou de listes les unes dans les autres, trop de marques dans un paragraphe, ou plus de 2\u00A0000 lignes. Simplifiez-le.',
};

/** A problem, and its remedy. */
export function articleProblemText(problem: ArticleProblem): string {
  switch (problem.champ) {
    case 'titre':
      return problem.type === 'court'
        ? `Donnez un titre d’au moins ${limits.articleTitre.min} lettres.`
        : `Le titre est trop long\u00A0: ${limits.articleTitre.max} caractères au plus.`;
    case 'resume':
      return problem.type === 'vide'
        ? 'Écrivez le résumé\u00A0: c’est lui qui donne envie d’ouvrir l’article.'
        : `Le résumé est trop long\u00A0: ${limits.articleResume.max} caractères au plus.`;
    case 'texte':
      return texteProblemText(problem);
    case 'adresse':
      return 'Donnez une adresse à l’article\u00A0: des lettres sans accent, des chiffres et des tirets.';
  }
}

function texteProblemText(problem: Extract<ArticleProblem, { champ: 'texte' }>): string {
  switch (problem.type) {
    case 'vide':
      return 'Écrivez le texte de l’article.';
    case 'long':
      return `Le texte est trop long\u00A0: ${limits.articleTexte.max.toLocaleString('fr-FR')} caractères au plus.`;
    case 'image-muette':
      return 'Une image n’est pas décrite\u00A0: écrivez entre les crochets de ![…] ce qu’elle montre.';
    case 'ecart':
      return ecartText[problem.ecart];
  }
}

/** Place of the text, in one line. `isPublished`: readers see an earlier state; `savedAt`: epoch milliseconds of the online version. */
export function articleStatusText(
  status: ArticleStatus,
  { isPublished, savedAt }: { isPublished: boolean; savedAt: number },
): string {
  switch (status) {
    case 'vierge':
      return 'Rien à enregistrer pour l’instant';
    case 'appareil':
      return isPublished
        ? 'Changements gardés sur cet appareil, pas encore publiés'
        : 'Enregistré sur cet appareil';
    case 'en-ligne':
      return isPublished
        ? 'Tout est publié'
        : `Enregistré en ligne à ${formatHeure(savedAt)}`;
    case 'nulle-part':
      return 'Non enregistré\u00A0: cet appareil ne peut rien garder';
  }
}

/** Failure of a write, and its remedy; typed text is not lost. */
export function articleTroubleText(error: unknown): string {
  if (error instanceof ArticleTakenError)
    return 'Une autre actualité a déjà cette adresse. Choisissez-en une autre.';
  if (error instanceof OfflineError)
    return 'Le service ne répond pas. Votre texte est gardé ici\u00A0: réessayez quand le réseau revient.';
  if (error instanceof AccessDeniedError)
    return 'Votre compte n’a pas, ou plus, le droit d’écrire les actualités. Votre texte est gardé ici\u00A0: demandez vos droits à l’équipe, ou copiez-le.';
  if (error instanceof NotFoundError)
    return 'Cette actualité a été supprimée entre-temps. Votre texte est gardé ici\u00A0: copiez-le pour en commencer une autre.';
  return errorMessage(error);
}
