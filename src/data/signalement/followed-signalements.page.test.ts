import { beforeEach, expect, test, vi } from 'vitest';
import {
  followedOf,
  followSignalement,
  forgetSignalement,
  type FollowedSignalement,
} from './followed-signalements.ts';

const day = 24 * 60 * 60 * 1_000;

function followed(change: Partial<FollowedSignalement>): FollowedSignalement {
  return {
    id: 'u_1',
    queteId: '13_barbentane_x',
    etapeId: 'etape1',
    at: 0,
    reponse: '',
    ...change,
  };
}

beforeEach(() => localStorage.clear());

test('reports are followed by quête, newest first, until they are put away', () => {
  followSignalement(followed({}));
  followSignalement(followed({ id: 'u_2' }));
  followSignalement(followed({ id: 'u_3', queteId: '22_dinan_y' }));
  expect(followedOf('13_barbentane_x').map(({ id }) => id)).toEqual(['u_2', 'u_1']);
  forgetSignalement('u_2');
  forgetSignalement('u_1');
  expect(followedOf('13_barbentane_x')).toEqual([]);
  expect(followedOf('22_dinan_y')).toHaveLength(1);
});

test('new data on a report replace older ones', () => {
  followSignalement(followed({}));
  followSignalement(followed({ reponse: 'Merci\u00A0!' }));
  expect(followedOf('13_barbentane_x')).toEqual([followed({ reponse: 'Merci\u00A0!' })]);
});

test('reports older than any answer are no longer followed', () => {
  followSignalement(followed({}));
  followSignalement(followed({ id: 'u_2', at: 181 * day }));
  expect(followedOf('13_barbentane_x').map(({ id }) => id)).toEqual(['u_2']);
});

test('nothing is followed if the device stores nothing, or other data', () => {
  localStorage.setItem('signalements-suivis', '[{"id":1}, null]');
  expect(followedOf('13_barbentane_x')).toEqual([]);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => followSignalement(followed({}))).not.toThrow();
  vi.restoreAllMocks();
});
