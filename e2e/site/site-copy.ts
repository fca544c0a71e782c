import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {
  hostingFile,
  localHost,
  profiles,
  siteFolder,
} from '../../tools/lib/environment.ts';

const require = createRequire(import.meta.url);

/** The server of Hosting's own emulator; from firebase-tools, without types. */
type Superstatic = {
  server: (options: Record<string, unknown>) => { listen: (done: () => void) => Server };
};

export type SiteCopy = {
  /** Folder of the files: a test may change and delete them. */
  folder: string;
  origin: string;
  /** Ends every connection: for a page, the network is cut. */
  close: () => Promise<void>;
  /** At the same address, once it was closed: the network is back. */
  reopen: () => Promise<void>;
};

/** A copy of the built site on a port of its own, served as by Hosting: changes made by a test there affect no other. */
export async function serveSiteCopy(): Promise<SiteCopy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qc-site-'));
  cpSync(siteFolder(profiles.test), folder, { recursive: true });
  // Not before: the server may still be reading from it when it has closed.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { hosting } = JSON.parse(readFileSync(hostingFile(profiles.test), 'utf8')) as {
    hosting: Record<string, unknown>;
  };
  const fromTools = createRequire(require.resolve('firebase-tools/package.json'));
  const superstatic = fromTools('superstatic') as Superstatic;
  const server = await new Promise<Server>((resolve) => {
    const listening = superstatic
      .server({
        ...{ port: 0, hostname: localHost, cwd: path.dirname(folder), stack: 'strict' },
        config: { ...hosting, public: path.basename(folder) },
      })
      .listen(() => resolve(listening));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No TCP address');
  return {
    folder,
    origin: `http://${localHost}:${address.port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    reopen: async () => {
      server.listen(address.port, localHost);
      await once(server, 'listening');
    },
  };
}

/** Puts another build online: its mark, and its pages, marked as its own. */
export function publishBuild({ folder }: SiteCopy, id: string): void {
  const latest = path.join(folder, 'builds/latest.json');
  const { id: old } = JSON.parse(readFileSync(latest, 'utf8')) as { id: string };
  writeFileSync(latest, JSON.stringify({ id, timestamp: Date.now() }));
  for (const file of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const whole = path.join(folder, file);
    writeFileSync(whole, readFileSync(whole, 'utf8').replace(old, id));
  }
}
