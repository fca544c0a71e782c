import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  hostingFile,
  localHost,
  profiles,
  siteFolder,
} from '../../scripts/lib/environment.ts';

const require = createRequire(import.meta.url);

/** What Hosting's own emulator serves with; it comes with firebase-tools, without types. */
type Superstatic = {
  server: (options: Record<string, unknown>) => { listen: (done: () => void) => Server };
};

export type SiteCopy = {
  /** Where the files lie: a test may change and delete them. */
  folder: string;
  origin: string;
  /** To be called once no page asks for anything any more. */
  close: () => Promise<void>;
};

/** A copy of the built site on a port of its own, served as Hosting serves it: what a test breaks there breaks no other. */
export async function serveSiteCopy(port: number): Promise<SiteCopy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qc-site-'));
  cpSync(siteFolder(profiles.test), folder, { recursive: true });
  const { hosting } = JSON.parse(readFileSync(hostingFile(profiles.test), 'utf8')) as {
    hosting: Record<string, unknown>;
  };
  const fromTools = createRequire(require.resolve('firebase-tools/package.json'));
  const superstatic = fromTools('superstatic') as Superstatic;
  const server = await new Promise<Server>((resolve) => {
    const listening = superstatic
      .server({
        ...{ port, hostname: localHost, cwd: path.dirname(folder), stack: 'strict' },
        config: { ...hosting, public: path.basename(folder) },
      })
      .listen(() => resolve(listening));
  });
  return {
    folder,
    origin: `http://${localHost}:${port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      rmSync(folder, { recursive: true });
    },
  };
}
