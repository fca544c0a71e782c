import { expect, test } from 'vitest';
import { ecranOf } from './etape-ecran.ts';

test('each field of an étape has its screen', () => {
  expect(ecranOf('titre')).toBe('lieu');
  expect(ecranOf('rechange.recit')).toBe('lieu');
  expect(ecranOf('recit')).toBe('recit');
  expect(ecranOf('transcription')).toBe('recit');
  expect(ecranOf('epreuve.indices.0')).toBe('epreuve');
  expect(ecranOf('epreuve.autre.consigne')).toBe('epreuve');
  expect(ecranOf('epreuve.motDeSucces')).toBe('apres');
  expect(ecranOf('suites.0.vers')).toBe('apres');
  expect(ecranOf('bonus')).toBe('apres');
});
