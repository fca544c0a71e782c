import { expect, test, vi } from 'vitest';
import {
  CommuneMovedError,
  ParcoursChangedError,
  SlugTakenError,
} from '@/data/quete/publication-errors.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NewerFormatError,
  NotFoundError,
  OfflineError,
  UnexpectedError,
} from '@/lib/errors/data-error.ts';
import { allowConsoleError } from '@/testing/console-errors.ts';
import { publicationErrorText } from './use-publication.ts';

test.each([
  [new SlugTakenError('x'), /^Cette adresse est déjà prise.*Changez-en la fin/],
  [new ParcoursChangedError('x'), /^Une autre personne vient de modifier ce parcours/],
  [new CommuneMovedError('x'), /a changé de département depuis sa publication/],
  [new RangeError('x'), /trop long pour être publié\. Raccourcissez/],
  [new OfflineError('x'), /^Le réseau a manqué\. Rien n’a été publié à moitié/],
  [new AccessDeniedError('x'), /le droit de publier\. Reconnectez-vous/],
  [new NotFoundError('x'), /n’est plus en ligne.*Choisissez de nouveau l’image/],
  [new NewerFormatError('parcours'), /^Rien n’a été publié\. .*Rechargez la page/],
  [new InvalidDocumentError('x'), /^Le catalogue en ligne est illisible/],
])('a publication that fails with %s has its sentence', (error, sentence) => {
  expect(publicationErrorText(error)).toMatch(sentence);
});

test('an unexpected error of a publication shows the reference that is logged with it', () => {
  allowConsoleError(/./);
  const error = new UnexpectedError('x');
  expect(publicationErrorText(error)).toContain(`référence ${error.reference}`);
  expect(vi.mocked(console.error)).toHaveBeenCalledWith(`[${error.reference}]`, error);
});
