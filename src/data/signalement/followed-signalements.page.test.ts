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

test('what is learnt of a report takes the place of what was known', () => {
  followSignalement(followed({}));
  followSignalement(followed({ reponse: 'Merci\u00A0!' }));
  expect(followedOf('13_barbentane_x')).toEqual([followed({ reponse: 'Merci\u00A0!' })]);
});

test('what is older than its answer would be is followed no more', () => {
  followSignalement(followed({}));
  followSignalement(followed({ id: 'u_2', at: 181 * day }));
  expect(followedOf('13_barbentane_x').map(({ id }) => id)).toEqual(['u_2']);
});

test('nothing is followed where the device keeps nothing, or something else', () => {
  localStorage.setItem('signalements-suivis', '[{"id":1}, null]');
  expect(followedOf('13_barbentane_x')).toEqual([]);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => followSignalement(followed({}))).not.toThrow();
  vi.restoreAllMocks();
});
