import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepSet, keptHours, keptSetCount, readKeptSet } from './icon-store.ts';

const hour = 3_600_000;
const icon = { body: '<path/>', left: 0, top: 0, width: 24, height: 24 };
const set = (prefix: string) => ({ prefix, icons: { a: icon } });

beforeEach(() => localStorage.clear());

describe('the icon sets of a device', () => {
  test('are as many and as old as in the specification', () => {
    expect(keptSetCount).toBe(50);
    expect(keptHours).toBe(168);
  });

  test('come back for 168 hours, and not after', () => {
    keepSet(set('lucide'), 0);
    expect(readKeptSet('lucide', keptHours * hour - 1)).toEqual(set('lucide'));
    expect(readKeptSet('lucide', keptHours * hour)).toBeNull();
    expect(readKeptSet('mdi', 0)).toBeNull();
  });

  test('lose the oldest one when a fifty-first comes', () => {
    for (let index = 0; index <= keptSetCount; index += 1) {
      keepSet(set(`s${index}`), index * hour);
    }
    const now = keptSetCount * hour;
    expect(readKeptSet('s0', now)).toBeNull();
    expect(readKeptSet('s1', now)).toEqual(set('s1'));
    expect(readKeptSet(`s${keptSetCount}`, now)).toEqual(set(`s${keptSetCount}`));
    // One index entry, and the sets.
    expect(localStorage.length).toBe(keptSetCount + 1);
  });

  test('delete expired ones when another is stored', () => {
    keepSet(set('vieux'), 0);
    keepSet(set('neuf'), (keptHours + 1) * hour);
    expect(localStorage.length).toBe(2);
  });

  test('are as young as their newest icons', () => {
    keepSet(set('a'), 0);
    keepSet(set('a'), 100 * hour);
    expect(readKeptSet('a', 200 * hour)).toEqual(set('a'));
  });

  test('last as long as the page if the device stores nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    keepSet(set('a'), 0);
    expect(readKeptSet('a', 0)).toEqual(set('a'));
    vi.restoreAllMocks();
    expect(localStorage.length).toBe(0);
  });

  test('are none if the device has other data', () => {
    localStorage.setItem('qc.icones', '[["a",0],7]');
    localStorage.setItem('qc.icones.a', '{"prefix":"b"');
    expect(readKeptSet('a', 0)).toBeNull();
  });
});
