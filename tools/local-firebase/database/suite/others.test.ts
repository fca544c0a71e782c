import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getDatabase, type Database as AdminDatabase } from 'firebase-admin/database';
import { get, ref, set } from 'firebase/database';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureChromium } from '../../../lib/chromium.ts';
import type { BrowserPage } from './browser-page.ts';
import { benchOfFile } from './bench-of-file.ts';
import { errorOf, untilValue, valuesOf, type Space } from './harness.ts';

const bench = benchOfFile();

describe('firebase-admin', () => {
  let space: Space;
  let app: App;
  let admin: AdminDatabase;
  const apps: App[] = [];

  function adminOf(name: string, override?: object | null): AdminDatabase {
    process.env['FIREBASE_DATABASE_EMULATOR_HOST'] =
      `127.0.0.1:${String(bench.server.port)}`;
    app = initializeApp(
      {
        projectId: 'demo-qc',
        // Otherwise rules would need the keys of a Google account.
        credential: {
          getAccessToken: () =>
            Promise.resolve({ access_token: 'owner', expires_in: 3600 }),
        },
        databaseURL: `http://127.0.0.1:${String(bench.server.port)}?ns=${space.name}`,
        ...(override !== undefined && { databaseAuthVariableOverride: override }),
      },
      name,
    );
    apps.push(app);
    return getDatabase(app);
  }

  beforeAll(() => {
    space = bench.space();
    space.loadRules({
      users: { $uid: { '.read': 'auth.uid === $uid', '.write': 'auth.uid === $uid' } },
    });
    admin = adminOf('admin');
  });
  afterAll(async () => {
    for (const one of apps) {
      await deleteApp(one);
    }
    delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
  });

  it('reads and writes everything, whatever the rules', async () => {
    await admin.ref('anywhere').set({ a: 1 });
    expect((await admin.ref('anywhere').get()).val()).toEqual({ a: 1 });
  });

  it('listens to a user’s writes', async () => {
    const heard = new Promise((resolve) => {
      admin.ref('users/lea').on('value', (snapshot) => {
        if (snapshot.exists()) {
          resolve(snapshot.val());
        }
      });
    });
    await set(ref(space.client({ sub: 'lea' }), 'users/lea'), 'bonjour');
    expect(await heard).toBe('bonjour');
    admin.ref('users/lea').off();
  });

  it('counts in transactions with a user', async () => {
    await admin.ref('users/lea').set(1);
    const { snapshot } = await admin
      .ref('users/lea')
      .transaction((now: number | null) => (now ?? 0) + 1);
    expect(snapshot.val()).toBe(2);
  });

  it('acts under the rules with databaseAuthVariableOverride', async () => {
    const lea = adminOf('as-lea', { uid: 'lea' });
    await lea.ref('users/lea').set('by override');
    expect(await errorOf(lea.ref('users/paul').set(1))).toContain('PERMISSION_DENIED');
  });

  it('acts as signed out with a null override', async () => {
    const nobody = adminOf('as-nobody', null);
    expect(await errorOf(nobody.ref('users/lea').set(1))).toContain('PERMISSION_DENIED');
  });

  it('reads and sets the rules', async () => {
    const text = '{ "rules": { ".read": true } }';
    await admin.setRules(text);
    expect(await admin.getRules()).toBe(text);
    expect((await get(ref(space.client(), 'anywhere'))).exists()).toBe(true);
  });
});

/** Global of the page that `browser-page.ts` runs in. */
declare const remote: BrowserPage;

describe('Chromium', () => {
  let browser: Browser;
  let site: Server;
  let address: string;
  let space: Space;

  beforeAll(async () => {
    const [output] = [
      await build({
        configFile: false,
        logLevel: 'silent',
        build: {
          write: false,
          minify: false,
          rolldownOptions: {
            input: path.resolve(import.meta.dirname, 'browser-page.ts'),
            output: { format: 'iife' },
          },
        },
      }),
    ].flat();
    const chunk =
      output !== undefined && 'output' in output ? output.output[0] : undefined;
    const script = chunk?.code ?? '';
    site = createServer((request, response) => {
      const isScript = request.url === '/page.js';
      response.setHeader(
        'Content-Type',
        isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8',
      );
      response.end(
        isScript
          ? script
          : '<!doctype html><title>Base</title><script src="/page.js"></script>',
      );
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}/`;
    browser = await chromium.launch({
      executablePath: await ensureChromium(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--no-first-run',
        '--disable-quic',
      ],
    });
    space = bench.space();
  });
  afterAll(async () => {
    await browser.close();
    await new Promise((resolve) => site.close(resolve));
  });

  async function openPage(): Promise<Page> {
    const page = await browser.newPage();
    await page.goto(address);
    await page.evaluate(
      ([port, name]) => {
        remote.openDatabase(Number(port), String(name));
      },
      [bench.server.port, space.name],
    );
    return page;
  }

  it('a page writes, and a client in Node hears it', async () => {
    const values = valuesOf(ref(space.client(), 'a'));
    await untilValue(values, null);
    const page = await openPage();
    await page.evaluate(() => remote.write('a', { de: 'Chromium' }));
    await untilValue(values, { de: 'Chromium' });
    await page.close();
    expect(values.list).toHaveLength(2);
  });

  it('a page hears a Node client’s writes', async () => {
    const page = await openPage();
    await page.evaluate(() => remote.listen('b'));
    await set(ref(space.client(), 'b'), 'de Node');
    await page.waitForFunction(() => remote.heard.at(-1) === '"de Node"');
    expect(await page.evaluate(() => remote.heard)).toEqual(['null', '"de Node"']);
    await page.close();
  });

  it('two pages count together', async () => {
    const pages = await Promise.all([openPage(), openPage()]);
    await Promise.all(pages.map((page) => page.evaluate(() => remote.count('n', 15))));
    expect((await get(ref(space.client(), 'n'))).val()).toBe(30);
    await Promise.all(pages.map((page) => page.close()));
  });

  it('closing the tab makes its writes for the end', async () => {
    const page = await openPage();
    await page.evaluate(() => remote.appear('presence/tab'));
    const values = valuesOf(ref(space.client(), 'presence'));
    await untilValue(values, { tab: true });
    await page.close();
    await untilValue(values, null);
    expect(values.list).toHaveLength(2);
  });

  it('a message in many frames arrives in a page', async () => {
    const page = await openPage();
    await set(ref(space.client(), 'long'), 'é'.repeat(200_000));
    await page.evaluate(() => remote.listen('long'));
    await page.waitForFunction(() => (remote.heard.at(-1)?.length ?? 0) > 10);
    expect(await page.evaluate(() => remote.heard.at(-1)?.length)).toBe(200_002);
    await page.close();
  });

  it('a page may use REST', async () => {
    const page = await openPage();
    const url = space.url('rest');
    const answer = await page.evaluate(async (where) => {
      await fetch(where, {
        method: 'PUT',
        body: '[1,2]',
        headers: { 'X-Firebase-ETag': 'true' },
      });
      return (await fetch(where)).json() as Promise<unknown>;
    }, url);
    expect(answer).toEqual([1, 2]);
    await page.close();
  });
});
