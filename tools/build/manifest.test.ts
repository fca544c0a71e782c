import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFolder } from '../lib/environment.ts';

type Manifest = {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};

const publicFolder = path.join(repositoryFolder, 'public');
const manifest = JSON.parse(
  readFileSync(path.join(publicFolder, 'manifest.webmanifest'), 'utf8'),
) as Manifest;

/** Width and height of a PNG, from its header. */
function pngSize(file: string): string {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('the site can be put on a screen: a name, a start, icons of the sizes that browsers ask for', () => {
  expect(manifest).toMatchObject({ name: 'Quêtes & Codes', display: 'standalone' });
  expect(manifest.start_url).toMatch(/^\//);
  const sizes = manifest.icons.map(
    ({ sizes: size, purpose = 'any' }) => `${size} ${purpose}`,
  );
  expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
});

test.each(manifest.icons)(
  'the icon $src is there, of the size it says',
  ({ src, sizes }) => {
    expect(pngSize(path.join(publicFolder, src))).toBe(sizes);
  },
);

test('every page names the manifest, and the icon of Apple’s screens', () => {
  const html = readFileSync(path.join(repositoryFolder, 'index.html'), 'utf8');
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  const [, icon = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? [];
  expect(existsSync(path.join(publicFolder, icon))).toBe(true);
});
