import { describe, expect, test, vi } from 'vitest';
import { matchesEmpreinte } from '@/domain/epreuve/empreinte.ts';
import { quickEmpreinte } from '@/testing/play-factories.ts';
import {
  createAnswerChecker,
  type CheckAnswer,
  type CheckRequest,
} from './answer-checker.ts';

/** A fake browser worker, on this thread. `answer` returns its reply, if any. */
function fakeWorker(
  answer: (request: CheckRequest) => Promise<boolean | null> | undefined,
) {
  const worker = {
    onmessage: null as ((event: { data: CheckAnswer }) => void) | null,
    onerror: null as ((event: { preventDefault: () => void }) => void) | null,
    terminate: vi.fn(),
    postMessage(request: CheckRequest) {
      void answer(request)?.then((isRight) =>
        worker.onmessage?.({ data: { id: request.id, isRight } }),
      );
    },
  };
  return worker;
}

function asWorker(worker: ReturnType<typeof fakeWorker>): Worker {
  return worker as unknown as Worker;
}

describe('createAnswerChecker', () => {
  test('asks the worker', async () => {
    const empreinte = await quickEmpreinte('tour');
    const asked = vi.fn((request: CheckRequest) =>
      matchesEmpreinte(request.canonical, request.empreinte),
    );
    const checker = createAnswerChecker(() => asWorker(fakeWorker(asked)));
    expect(await checker.check('tour', empreinte)).toBe(true);
    expect(await checker.check('four', empreinte)).toBe(false);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('gives each of two answers its own verdict, in any order', async () => {
    const empreinte = await quickEmpreinte('tour');
    const checker = createAnswerChecker(() =>
      asWorker(
        fakeWorker(async ({ canonical }) => {
          if (canonical === 'tour') await Promise.resolve();
          return canonical === 'tour';
        }),
      ),
    );
    expect(
      await Promise.all([
        checker.check('tour', empreinte),
        checker.check('four', empreinte),
      ]),
    ).toEqual([true, false]);
  });

  test('works on the main thread if no worker can be started', async () => {
    const empreinte = await quickEmpreinte('tour');
    const checker = createAnswerChecker(() => {
      throw new DOMException('Forbidden.', 'SecurityError');
    });
    expect(await checker.check('tour', empreinte)).toBe(true);
    expect(await checker.check('four', empreinte)).toBe(false);
  });

  test('goes on by itself when the worker fails to load', async () => {
    const empreinte = await quickEmpreinte('tour');
    const worker = fakeWorker(() => undefined);
    const checker = createAnswerChecker(() => asWorker(worker));
    const verdict = checker.check('tour', empreinte);
    worker.onerror?.({ preventDefault: vi.fn() });
    expect(await verdict).toBe(true);
    expect(await checker.check('four', empreinte)).toBe(false);
  });

  test('goes on by itself when the worker has no verdict', async () => {
    const empreinte = await quickEmpreinte('tour');
    const checker = createAnswerChecker(() =>
      asWorker(fakeWorker(() => Promise.resolve(null))),
    );
    expect(await checker.check('tour', empreinte)).toBe(true);
  });

  test('takes a worker that never answers for dead', async () => {
    vi.useFakeTimers();
    const empreinte = await quickEmpreinte('tour');
    const checker = createAnswerChecker(() => asWorker(fakeWorker(() => undefined)));
    const verdict = checker.check('tour', empreinte);
    await vi.advanceTimersByTimeAsync(15_000);
    vi.useRealTimers();
    expect(await verdict).toBe(true);
  });
});
