import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { localHost, repositoryFolder, type Profile } from '../tools/lib/environment.ts';

const limitMs = 60_000;

/**
 * A Firestore emulator just started can lose the first snapshot of a browser whose first listen and first write meet on one document. A
 * throw-away page makes them meet here, in a project of its own, so that they meet warm in the tests.
 */
export async function warmUp(profile: Profile, options?: LaunchOptions): Promise<void> {
  const server = await servePage(pageText(profile));
  const browser = await chromium.launch(options);
  try {
    const page = await browser.newPage();
    await page.goto(addressOf(server));
    await page.waitForFunction(() => document.title === 'warm', undefined, {
      timeout: limitMs,
    });
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * A real server: Chromium lets no page that Playwright makes up reach this machine's own ports. The SDK's bundles come from node_modules.
 */
async function servePage(text: string): Promise<Server> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '/', text).then(({ type, body }) => {
      response.writeHead(200, { 'Content-Type': type }).end(body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, localHost, resolve);
  });
  return server;
}

async function answer(
  url: string,
  page: string,
): Promise<{ type: string; body: string }> {
  if (!/^\/firebase-(app|firestore)\.js$/.test(url))
    return { type: 'text/html', body: page };
  const file = path.join(repositoryFolder, 'node_modules/firebase', path.basename(url));
  const text = await readFile(file, 'utf8');
  // The bundles name each other by their address on the web.
  const body = text.replaceAll(/"https:[^"]+\/firebase-app\.js"/g, '"/firebase-app.js"');
  return { type: 'text/javascript', body };
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No TCP address');
  return `http://${localHost}:${address.port}/`;
}

function pageText({ ports }: Profile): string {
  return `<!doctype html><title>cold</title><script type="module">
    import { initializeApp } from '/firebase-app.js';
    import * as firestore from '/firebase-firestore.js';
    const database = firestore.getFirestore(initializeApp({ projectId: 'demo-qc-warm-up' }));
    firestore.connectFirestoreEmulator(database, '${localHost}', ${ports.firestore}, {
      mockUserToken: 'owner',
    });
    const place = firestore.doc(database, 'warm/up');
    const seen = new Promise((resolve) => {
      firestore.onSnapshot(place, (snapshot) => {
        if (snapshot.exists() && !snapshot.metadata.hasPendingWrites) resolve();
      });
    });
    await firestore.setDoc(place, { at: Date.now() });
    // This very snapshot may be the one that gets lost.
    await Promise.race([seen, new Promise((resolve) => setTimeout(resolve, 3000))]);
    await firestore.terminate(database);
    document.title = 'warm';
  </script>`;
}
