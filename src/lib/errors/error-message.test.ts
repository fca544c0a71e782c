import { expect, test } from 'vitest';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NetworkBlockedError,
  NewerFormatError,
  NotFoundError,
  OfflineError,
  UnexpectedError,
} from './data-error.ts';
import { errorMessage } from './error-message.ts';
import { PageNotFoundError } from './not-found.ts';

test.each([
  [new NotFoundError('x'), /^Ce que vous cherchez n’existe pas/],
  [new AccessDeniedError('x'), /^Vous n’avez pas le droit/],
  [new OfflineError('x'), /^Le service ne répond pas\. Vérifiez votre connexion/],
  [new NetworkBlockedError('x'), /^Ce réseau bloque Quêtes & Codes\. /],
  [new InvalidDocumentError('x'), /^Ce contenu ne peut pas être lu/],
  [
    new NewerFormatError('parcours'),
    /^Ce parcours demande la nouvelle version\. Rechargez la page/,
  ],
  [new RangeError('x'), /^Un problème est survenu\. Réessayez/],
  ['thrown as a text', /^Un problème est survenu/],
])('%s has its French sentence', (error, sentence) => {
  expect(errorMessage(error)).toMatch(sentence);
});

test('an unexpected error shows the reference that is logged with it', () => {
  const error = new UnexpectedError('x');
  expect(errorMessage(error)).toContain(`référence\u00A0${error.reference}`);
});

test('a page that is not there says which, in the words of the specification', () => {
  expect(new PageNotFoundError('/les_quetes/99').message).toBe(
    'Page Not Found: /les_quetes/99',
  );
});
