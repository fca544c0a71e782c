import { createServer, type AddressInfo } from 'node:net';
import type { IconifyJSON } from '@iconify/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { localHost, profiles } from '../lib/environment.ts';
import { startSiteServer, type SiteServer } from './site-server.ts';
import { iconsInUse, siteSources } from './prerender/icons.ts';

/** The site as `npm start` serves it. */
let site: SiteServer;
let address: string;
const said: string[] = [];

const { start } = profiles;
const profileAt = (port: number) => ({ ...start, ports: { ...start.ports, site: port } });

beforeAll(async () => {
  const port = await unusedPort();
  address = `http://${localHost}:${port}`;
  site = await startSiteServer(profileAt(port), (line) => said.push(line));
});

afterAll(async () => {
  await site.stop();
});

async function iconSet(path: string): Promise<IconifyJSON> {
  const answer = await fetch(`${address}/api/_nuxt_icon/${path}`);
  expect(answer.headers.get('content-type')).toContain('application/json');
  return (await answer.json()) as IconifyJSON;
}

it('« npm start » answers for every icon in use, so that no third party is asked', async () => {
  const { icons, aliases = {} } = await iconSet('lucide.json?icons=map');
  const names = [...(iconsInUse(siteSources()).get('lucide') ?? [])];
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !(name in icons) && !(name in aliases))).toEqual([]);
});

it('« npm start » answers for an alias with the icon it leads to', async () => {
  const { icons, aliases = {} } = await iconSet('lucide.json?icons=trash-2');
  const parent = aliases['trash-2']?.parent ?? 'no alias';
  expect(Object.keys(icons)).toContain(parent);
});

it('« npm start » says in which time the site has not answered, as on a machine under load', async () => {
  const starting = startSiteServer(profileAt(await unusedPort()), () => undefined, 0);
  await expect(starting).rejects.toThrow(/Vite n’a pas répondu à http.* en 0,0 s/);
});

it('« npm start » says with which words Vite has ended', async () => {
  const { port } = new URL(address);
  // It would answer for the other one.
  const asks = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('No.'));
  const starting = startSiteServer(profileAt(Number(port)), () => undefined);
  await expect(starting).rejects.toThrow(/Vite s’est arrêté \(code 1\)\.[^]*Port/);
  asks.mockRestore();
});

it.each(['inconnu.json?icons=a', 'lucide', '..%2Flucide.json', ''])(
  '« npm start » answers 404 for an icon set that does not exist: « %s »',
  async (path) => {
    expect((await fetch(`${address}/api/_nuxt_icon/${path}`)).status).toBe(404);
  },
);

function unusedPort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, localHost, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
