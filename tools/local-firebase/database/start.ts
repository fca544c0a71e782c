import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ClearError } from '../../lib/clear-error.ts';

export type StartOptions = {
  port: number;
  /** Read again whenever it changes. */
  rulesFile: string;
  logFile: string;
};

export type RunningDatabase = {
  address: string;
  /** Ends when the process does, wanted or not. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

const startLimitMs = 15_000;
const stopLimitMs = 5_000;

/**
 * Starts the local Realtime Database beside the Firebase CLI and waits until it answers. It ends
 * with this process, however that ends.
 * @throws ClearError when it does not start; the log file says more.
 */
export async function startDatabase(options: StartOptions): Promise<RunningDatabase> {
  const log = openSync(options.logFile, 'w');
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', path.join(import.meta.dirname, 'main.ts')],
      ...['--port', String(options.port), '--rules', options.rulesFile],
      '--stop-with-stdin',
    ],
    // Its own group: Ctrl-C in a terminal must reach it through us, after the export.
    { stdio: ['pipe', log, log], detached: true },
  );
  closeSync(log);
  // When it dies first, closing its input must not end us.
  child.stdin?.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  const address = `http://127.0.0.1:${String(options.port)}`;
  await untilAnswering(child, address, options.logFile);
  return {
    address,
    ended,
    stop: async () => {
      child.stdin?.end();
      const limit = new AbortController();
      const isLate = await Promise.race([
        ended.then(() => false),
        wait(stopLimitMs, true, { signal: limit.signal }).catch(() => false),
      ]);
      limit.abort();
      if (isLate) child.kill('SIGKILL');
    },
  };
}

async function untilAnswering(
  child: ChildProcess,
  address: string,
  logFile: string,
): Promise<void> {
  const limit = Date.now() + startLimitMs;
  while (Date.now() < limit) {
    if (child.exitCode !== null || child.signalCode !== null) {
      const reason = readFileSync(logFile, 'utf8').trim().split('\n').at(-1) ?? '';
      throw new ClearError(
        `La Realtime Database locale ne démarre pas : ${reason} (journal : ${logFile}).`,
      );
    }
    try {
      await fetch(`${address}/.inspect/databases.json?ns=ready`);
      return;
    } catch {
      // Not listening yet.
      await wait(25);
    }
  }
  child.stdin?.end();
  throw new ClearError(
    `La Realtime Database locale ne répond pas après ${String(startLimitMs / 1000)} s : lisez ${logFile}, puis recommencez.`,
  );
}
