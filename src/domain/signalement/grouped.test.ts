import { expect, test } from 'vitest';
import { createEtape } from '@/testing/factories.ts';
import { queteIdSchema } from '../quete/quete.ts';
import { groupSignalements, type ReceivedSignalement } from './grouped.ts';

const [first, second] = [createEtape(1).id, createEtape(2).id];

function createReceived(change: Partial<ReceivedSignalement>): ReceivedSignalement {
  return {
    id: `r${String(change.at)}`,
    queteId: queteIdSchema.parse('22_dinan_le-secret-du-lavoir'),
    version: 1,
    etapeId: first,
    motif: 'plaque',
    texte: '',
    at: 1,
    photo: '',
    ...change,
  };
}

test('reports of an étape are together, newest first, each reason counted', () => {
  const groups = groupSignalements([
    createReceived({ at: 1 }),
    createReceived({ at: 2, motif: 'travaux' }),
    createReceived({ at: 3, etapeId: second }),
    createReceived({ at: 4 }),
  ]);
  expect(groups.map(({ etapeId }) => etapeId)).toEqual([first, second]);
  expect(groups[0]?.motifs).toEqual([
    { motif: 'plaque', count: 2 },
    { motif: 'travaux', count: 1 },
  ]);
  expect(groups[0]?.signalements.map(({ at }) => at)).toEqual([4, 2, 1]);
});

test('a danger precedes newer reports', () => {
  const groups = groupSignalements([
    createReceived({ at: 1, motif: 'danger', etapeId: second }),
    createReceived({ at: 2 }),
  ]);
  expect(groups.map(({ etapeId }) => etapeId)).toEqual([second, first]);
});

test('without a report there is nothing to show', () => {
  expect(groupSignalements([])).toEqual([]);
});
