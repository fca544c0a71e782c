import { matchesEmpreinte } from '@/domain/epreuve/empreinte.ts';
import type { Empreinte } from '@/domain/epreuve/public-parts.ts';

export type CheckRequest = { id: number; canonical: string; empreinte: Empreinte };
/** `isRight` is null if the worker failed. */
export type CheckAnswer = { id: number; isRight: boolean | null };

/** Checks canonical answers against empreintes on this phone, with no network. */
export type AnswerChecker = {
  /** Rejects only if the browser has no cryptography at all (an insecure page). */
  check: (canonical: string, empreinte: Empreinte) => Promise<boolean>;
  stop: () => void;
};

function startWorker(): Worker {
  return new Worker(new URL('./answer-checker.worker.ts', import.meta.url), {
    type: 'module',
  });
}

/** Past this time (milliseconds) without any answer the worker is taken for dead. */
const deadlineMs = 15_000;

/**
 * Creates a checker in a Web Worker, started before the first answer so that its file is loaded before the network goes. Without a worker
 * (or if it dies), it works on the main thread: slower, never stuck.
 */
export function createAnswerChecker(start: () => Worker = startWorker): AnswerChecker {
  let worker: Worker | null = null;
  let lastId = 0;
  const pending = new Map<number, (isRight: boolean | null) => void>();

  function giveUp(): void {
    worker?.terminate();
    worker = null;
    for (const settle of pending.values()) settle(null);
    pending.clear();
  }

  try {
    worker = start();
    worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
      pending.get(data.id)?.(data.isRight);
      pending.delete(data.id);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      giveUp();
    };
  } catch {
    // No workers here, or a policy forbids them.
    giveUp();
  }

  function ask(canonical: string, empreinte: Empreinte): Promise<boolean | null> {
    const current = worker;
    if (current === null) return Promise.resolve(null);
    return new Promise((resolve) => {
      lastId += 1;
      const timer = setTimeout(giveUp, deadlineMs);
      pending.set(lastId, (isRight) => {
        clearTimeout(timer);
        resolve(isRight);
      });
      current.postMessage({ id: lastId, canonical, empreinte } satisfies CheckRequest);
    });
  }

  return {
    async check(canonical, empreinte) {
      const isRight = await ask(canonical, empreinte);
      return isRight ?? matchesEmpreinte(canonical, empreinte);
    },
    stop: giveUp,
  };
}
