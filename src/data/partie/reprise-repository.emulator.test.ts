import { afterAll, beforeEach, expect, test } from 'vitest';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { AccessDeniedError, LimitReachedError } from '@/lib/errors/data-error.ts';
import { leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { keepCounter } from '@/testing/emulator-counters.ts';
import { readPastRules } from '@/testing/emulator-documents.ts';
import { beginWithQuete } from '@/testing/emulator-parties.ts';
import { createQuete, testPartieId } from '@/testing/play-factories.ts';
import { emulatorServices } from '@/testing/services.ts';
import { repriseRepository } from './reprise-repository.ts';

const reprises = repriseRepository(emulatorServices);
const quete = { ...createQuete(), version: 1 };
let uid = '';

function told(isFirst: boolean, texte = 'WzFd') {
  const operationId = createOperationId();
  return { partieId: testPartieId, texte, finie: false, operationId, isFirst };
}

beforeEach(async () => {
  await beginWithQuete(quete);
  uid = await signInAs('joueuse', { admin: false });
});
afterAll(leaveSession);

test('the first word of a quête is counted, and the later ones are not', async () => {
  expect(await reprises.read(quete.id)).toBeNull();
  await reprises.write(quete.id, told(true));
  await reprises.write(quete.id, told(false, 'WzJd'));
  expect(await reprises.read(quete.id)).toMatchObject({ uid, texte: 'WzJd' });
  expect(await readPastRules(`debits/${uid}/genres/reprise`)).toMatchObject({
    n: { integerValue: '1' },
  });
  await keepCounter(uid, 'reprise');
  await reprises.write(quete.id, told(false, 'WzNd'));
  expect(await reprises.read(quete.id)).toMatchObject({ texte: 'WzNd' });
});

test('past the limit of a day no further quête is stored', async () => {
  await keepCounter(uid, 'reprise');
  await expect(reprises.write(quete.id, told(true))).rejects.toThrow(LimitReachedError);
});

test('nothing is stored for an unpublished quête', async () => {
  const never = queteIdSchema.parse('13_barbentane_jamais-publiee');
  await expect(reprises.write(never, told(true))).rejects.toThrow(AccessDeniedError);
  expect(await reprises.read(never)).toBeNull();
});
