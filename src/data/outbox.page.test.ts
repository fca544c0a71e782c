import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  AccessDeniedError,
  OfflineError,
  LimitReachedError,
} from '@/lib/errors/data-error.ts';
import { outbox, sendingCode } from './outbox.ts';

const hourMs = 3_600_000;

/** Results of a try to send. */
const fates = ['sent', 'answerLost', 'offline', 'refused', 'limit', 'early'] as const;
type Fate = (typeof fates)[number];

/** The device's queue, which outlives a page, and the server's counted items. */
let kept: string[];
let counted: string[];
let fate: () => Fate;
beforeEach(() => {
  kept = [];
  counted = [];
  fate = () => 'sent';
});

async function send(id: string): Promise<number | null> {
  // As long as a network takes, another tab may do the same.
  await Promise.resolve();
  const what = fate();
  if (what === 'offline') throw new OfflineError('No network.');
  if (what === 'refused') throw new AccessDeniedError('Refused.');
  if (what === 'limit') throw new LimitReachedError('signalement', Date.now() + hourMs);
  if (what === 'early') return 5_000;
  if (!counted.includes(id)) counted.push(id);
  if (what === 'answerLost') throw new OfflineError('The answer is lost.');
  kept = kept.filter((one) => one !== id);
  return null;
}

/** That of a page. */
const openPage = (sharesCounter = false) =>
  outbox<string>('essais', { waiting: () => kept, send, sharesCounter });

const fails = (list: Fate[]) => {
  fate = () => list.shift() ?? 'sent';
};

describe('an outbox', () => {
  test('loses nothing and counts nothing twice, whatever becomes of its tries, of its page and in another tab', async () => {
    const step = fc.oneof(
      fc.record({ act: fc.constant('add' as const) }),
      fc.record({
        act: fc.constantFrom('send' as const, 'sendInTwoTabs' as const),
        fates: fc.array(fc.constantFrom(...fates), { maxLength: 4 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        kept = [];
        counted = [];
        const said: string[] = [];
        for (const one of steps) {
          if (one.act === 'add') {
            const id = `e${String(said.length)}`;
            said.push(id);
            kept = [...kept, id];
            continue;
          }
          fails(one.fates);
          const tabs = one.act === 'send' ? [openPage()] : [openPage(), openPage()];
          await Promise.allSettled(tabs.map((tab) => tab.sendAll()));
          expect(
            said.filter((id) => !kept.includes(id) && !counted.includes(id)),
          ).toEqual([]);
        }
        fails([]);
        expect(await openPage().sendAll()).toBeNull();
        expect(kept).toEqual([]);
        expect(counted.toSorted()).toEqual(said.toSorted());
      }),
    );
  });

  test('sends in turn, and stops where the network does', async () => {
    kept = ['a', 'b', 'c'];
    fails(['sent', 'offline']);
    await expect(openPage().sendAll()).rejects.toThrow('No network.');
    expect([counted, kept]).toEqual([['a'], ['b', 'c']]);
  });

  test('sends the others if one is refused, then reports it', async () => {
    kept = ['a', 'b'];
    fails(['refused']);
    await expect(openPage().sendAll()).rejects.toThrow('Refused.');
    expect([counted, kept]).toEqual([['b'], ['a']]);
  });

  test('looks again as soon as one of them may leave', async () => {
    kept = ['a', 'b', 'c'];
    fails(['limit', 'refused', 'early']);
    expect(await openPage().sendAll()).toBe(5_000);
  });

  test.each([
    [false, ['b']],
    [true, []],
  ])('past a counter that all share (%s), the others leave: %j', async (shares, left) => {
    kept = ['a', 'b'];
    fails(['limit']);
    expect(await openPage(shares).sendAll()).toBeGreaterThan(hourMs / 2);
    expect(counted).toEqual(left);
  });

  test('once started sends pending and new items, until it is stopped', async () => {
    kept = ['a'];
    const page = openPage();
    const stop = page.start();
    onTestFinished(stop);
    await waitFor(() => expect(counted).toEqual(['a']));
    kept = ['b'];
    page.wake();
    await waitFor(() => expect(counted).toEqual(['a', 'b']));
    stop();
    kept = ['c'];
    page.wake();
    await Promise.resolve();
    expect(counted).toEqual(['a', 'b']);
  });
});

test('code that cannot be had is a missing network', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch.'));
  await expect(sendingCode(load)).rejects.toBeInstanceOf(OfflineError);
});
