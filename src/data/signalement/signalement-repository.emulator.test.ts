import { ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import { parJour } from '@/domain/limits.ts';
import { LimitReachedError } from '@/lib/errors/data-error.ts';
import { leaveSession } from '@/testing/emulator-account.ts';
import { keepCounter } from '@/testing/emulator-counters.ts';
import { readPastRules } from '@/testing/emulator-documents.ts';
import { beginWithQuete } from '@/testing/emulator-parties.ts';
import { createQuete, testEtapeId } from '@/testing/play-factories.ts';
import type { KeptSignalement } from './signalement-outbox.ts';
import { signalementRepository } from './signalement-repository.ts';
import { createEmulatorServices } from '@/testing/services.ts';

const services = createEmulatorServices();
const { send: sendSignalement } = signalementRepository(services);

const quete = createQuete();

function kept(id: string, photo: Blob | null = null): KeptSignalement {
  const { id: queteId, version } = quete;
  const place = { queteId, version, etapeId: testEtapeId(1) };
  const signalement = {
    ...place,
    motif: 'travaux',
    texte: 'La rue est barrée.',
  } as const;
  return { id: id.padEnd(24, '0'), signalement, photo, at: Date.now() };
}

beforeEach(() => beginWithQuete(quete));
afterAll(leaveSession);

test('a report arrives with its photo, under a number of its own', async () => {
  const photo = new Blob([new Uint8Array(10)], { type: 'image/webp' });
  await sendSignalement(kept('un', photo));
  const uid = await ensurePlayerUid(services);
  const path = `signalements/${uid}/1/photo.webp`;
  expect(await readPastRules(`signalements/${uid}_1`)).toMatchObject({
    motif: { stringValue: 'travaux' },
    photo: { stringValue: path },
  });
  // The file is there: it cannot be put a second time.
  const file = ref(await services.storage(), path);
  await expect(
    uploadBytes(file, photo, { contentType: 'image/webp' }),
  ).rejects.toMatchObject({ code: 'storage/unauthorized' });
});

test('what was sent before an answer was lost is not sent twice', async () => {
  await sendSignalement(kept('un'));
  await sendSignalement(kept('un'));
  const uid = await ensurePlayerUid(services);
  expect(await readPastRules(`signalements/${uid}_2`)).toBeNull();
});

test('those that waited without network leave at once, up to so many a day', async () => {
  await sendSignalement(kept('un'));
  await sendSignalement(kept('deux'));
  const uid = await ensurePlayerUid(services);
  expect(await readPastRules(`signalements/${uid}_2`)).not.toBeNull();
  await keepCounter(uid, 'signalement', { n: 2 });
  await expect(sendSignalement(kept('trois'))).rejects.toThrow(LimitReachedError);
  const jourCount = parJour.signalement - 1;
  await keepCounter(uid, 'signalement', { n: 2, jourCount });
  await sendSignalement(kept('trois'));
  expect(await readPastRules(`signalements/${uid}_3`)).not.toBeNull();
});
