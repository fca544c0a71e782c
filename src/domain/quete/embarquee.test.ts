import { expect, test } from 'vitest';
import { createPartie, createQuete } from '@/testing/play-factories.ts';
import { feuilletOf } from '../carnet/feuillet.ts';
import { isWaiting, blankEnvoi } from '../partie/envoi.ts';
import { embarqueeId, isApartId, isEmbarqueeId } from './embarquee.ts';

test('a finished party of the shipped quête sends nothing, and leaves no page in the carnet', () => {
  const quete = createQuete();
  const { contenu } = quete;
  const partie = createPartie(quete, { moment: 'fin', finishedAt: 1_000 });
  const envoi = blankEnvoi(partie.id);
  expect(isWaiting({ partie, contenu, envoi })).toBe(true);
  expect(feuilletOf(partie, quete)).not.toBeNull();
  const shipped = { ...partie, queteId: embarqueeId };
  expect(isWaiting({ partie: shipped, contenu, envoi })).toBe(false);
  expect(feuilletOf(shipped, { ...quete, id: embarqueeId })).toBeNull();
});

test('only the shipped quête and quêtes privées are apart', () => {
  expect([embarqueeId, '22_dinan_le-code'].map(isEmbarqueeId)).toEqual([true, false]);
  const ids = [embarqueeId, '22_privee_abc', '22_dinan_le-code'];
  expect(ids.map(isApartId)).toEqual([true, true, false]);
});
