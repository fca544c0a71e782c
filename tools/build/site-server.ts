import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ClearError } from '../lib/clear-error.ts';
import { formatSeconds } from '../lib/progress.ts';
import {
  repositoryFolder,
  siteAddress,
  siteVariables,
  type Profile,
} from '../lib/environment.ts';

export type SiteServer = {
  /** Ends when the server ends, wanted or not. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

/** A machine under heavy load takes more than a minute. */
const startLimitMs = 300_000;

/**
 * Starts Vite, and waits until it answers.
 * @param say gets each line of Vite's output: its warnings and errors.
 * @throws ClearError when it does not start: with its last words if it ended, with the time if it is silent.
 */
export async function startSiteServer(
  profile: Profile,
  say: (line: string) => void,
  limitMs = startLimitMs,
): Promise<SiteServer> {
  const child = spawn(
    process.execPath,
    [
      ...['--import', new URL('../lib/end-with-input.mjs', import.meta.url).href],
      path.join(repositoryFolder, 'node_modules/vite/bin/vite.js'),
      ...['--port', String(profile.ports.site), '--strictPort'],
      ...['--logLevel', 'warn', '--clearScreen', 'false'],
    ],
    {
      cwd: repositoryFolder,
      env: { ...process.env, ...siteVariables(profile) },
      // Its own group: Ctrl-C is ours.
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  let lastWords = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      const words = chunk.toString().trimEnd();
      lastWords = words === '' ? lastWords : words;
      say(words);
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
    });
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  const address = siteAddress(profile);
  const outcome = await Promise.race([
    untilAnswer(address, limitMs),
    ended.then(() => 'ended' as const),
  ]);
  if (outcome === 'ended') {
    throw new ClearError(
      `Le site ne démarre pas : Vite s’est arrêté (code ${String(child.exitCode ?? child.signalCode)}).\n${lastWords}`,
    );
  }
  if (outcome === 'silent') {
    await stop();
    throw new ClearError(
      `Le site ne démarre pas : Vite n’a pas répondu à ${address} en ${formatSeconds(limitMs)}. Si cette machine est très occupée, fermez d’autres programmes, puis recommencez.`,
    );
  }
  return { ended, stop };
}

async function untilAnswer(
  address: string,
  limitMs: number,
): Promise<'ready' | 'silent'> {
  const limit = Date.now() + limitMs;
  while (Date.now() < limit) {
    try {
      // Any answer will do: the first page is the first visitor's.
      await fetch(address, { method: 'HEAD' });
      return 'ready';
    } catch {
      await wait(100);
    }
  }
  return 'silent';
}
