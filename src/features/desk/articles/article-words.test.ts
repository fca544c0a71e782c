import { expect, test } from 'vitest';
import { ArticleTakenError } from '@/data/actualite/article-desk-repository.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NotFoundError,
  OfflineError,
} from '@/lib/errors/data-error.ts';
import { articleTroubleText } from './article-words.ts';

test.each([
  [new ArticleTakenError('x'), /^Une autre actualité a déjà cette adresse/],
  [new OfflineError('x'), /Votre texte est gardé ici.*réessayez/],
  [new AccessDeniedError('x'), /le droit d’écrire les actualités.*demandez vos droits/],
  [new NotFoundError('x'), /^Cette actualité a été supprimée entre-temps/],
  [new InvalidDocumentError('x'), /^Ce contenu ne peut pas être lu/],
])('a write of an article that fails with %s has its sentence', (error, sentence) => {
  expect(articleTroubleText(error)).toMatch(sentence);
});
