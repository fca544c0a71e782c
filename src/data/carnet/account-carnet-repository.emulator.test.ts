import { afterAll, beforeEach, expect, test } from 'vitest';
import { mergeCarnets, type Feuillet } from '@/domain/carnet/feuillet.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { readPastRules } from '@/testing/emulator-documents.ts';
import { beginWithQuete } from '@/testing/emulator-parties.ts';
import { createQuete } from '@/testing/play-factories.ts';
import { emulatorServices } from '@/testing/services.ts';
import { accountCarnetRepository } from './account-carnet-repository.ts';

const carnets = accountCarnetRepository(emulatorServices);
let uid = '';

function page(name: string, day: number): Feuillet {
  return {
    id: `papier-22_dinan_${name}`,
    queteId: queteIdSchema.parse(`22_dinan_${name}`),
    ...{ titre: name, communeNom: 'Dinan', genre: 'quete', theme: 'eau', points: 0 },
    finishedAt: Date.UTC(2026, 4, day, 10),
    surPapier: true,
  };
}

const joinWith = (...pages: Feuillet[]) =>
  carnets.join(uid, (stored) => mergeCarnets(stored, pages));

beforeEach(async () => {
  await beginWithQuete(createQuete());
  uid = await signInAs('joueuse', { admin: false });
});
afterAll(leaveSession);

test('the pages of two devices are joined in an account without doubles, and counted once', async () => {
  const [lavoir, tour] = [page('lavoir', 12), page('tour', 13)];
  expect(await joinWith()).toEqual([]);
  expect(await readPastRules(`reprises/${uid}_carnet`)).toBeNull();
  expect(await joinWith(lavoir)).toEqual([lavoir]);
  expect(await joinWith(lavoir, tour)).toEqual([tour, lavoir]);
  expect(await joinWith()).toEqual([tour, lavoir]);
  expect(await readPastRules(`debits/${uid}/genres/reprise`)).toMatchObject({
    n: { integerValue: '1' },
  });
});

test('a carnet of 200 quêtes is carried whole', async () => {
  const pages = Array.from({ length: 200 }, (_, index) => page(`quete-${index}`, 1));
  await joinWith(...pages);
  expect(await joinWith()).toEqual(expect.arrayContaining(pages));
});

test('the carnet of another account is not read', async () => {
  await expect(carnets.join('x'.repeat(28), (stored) => stored)).rejects.toThrow(
    AccessDeniedError,
  );
});
