import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ClearError } from '../lib/clear-error.ts';
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

const startLimitMs = 60_000;

/**
 * Starts Vite, and waits until it answers.
 * @param say gets each line that Vite has to say: its warnings and errors.
 * @throws ClearError when it does not start.
 */
export async function startSiteServer(
  profile: Profile,
  say: (line: string) => void,
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
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      say(chunk.toString().trimEnd());
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
  const isReady = await Promise.race([
    untilAnswer(siteAddress(profile)),
    ended.then(() => false),
  ]);
  if (!isReady) {
    await stop();
    throw new ClearError(
      'Le site ne démarre pas : lisez les lignes de Vite ci-dessus, puis recommencez.',
    );
  }
  return { ended, stop };
}

async function untilAnswer(address: string): Promise<boolean> {
  const limit = Date.now() + startLimitMs;
  while (Date.now() < limit) {
    try {
      // Any answer will do: the first page is the first visitor's.
      await fetch(address, { method: 'HEAD' });
      return true;
    } catch {
      await wait(100);
    }
  }
  return false;
}
