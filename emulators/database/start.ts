import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

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

/**
 * Starts the local Realtime Database beside the Firebase CLI and waits until it answers. It ends
 * with this process, however that ends.
 * @throws Error when it does not start; the log file says why.
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
      await ended;
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
      throw new Error(`The local Realtime Database ended at its start: see ${logFile}`);
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
  throw new Error(`The local Realtime Database does not answer: see ${logFile}`);
}
