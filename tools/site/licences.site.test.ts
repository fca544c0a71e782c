import { describe, expect, test } from 'vitest';
import { licencesFile } from '@/lib/licences-file.ts';
import {
  nameOf,
  namedPackages,
  productionPackages,
  readLock,
  shippedDevPackages,
  codeLicences,
  isAllowed,
} from '../build/licences/locked-packages.ts';
import { readShipped } from '../build/licences/notices.ts';
import { ask, askText, attributes, folder, htmlOf } from './built-site.ts';

describe('the notices of licences', () => {
  test('are a text with the names of the site’s contents', async () => {
    const answer = await ask(licencesFile);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    for (const name of ['react', 'react-dom', 'leaflet', '@firebase/app', 'zod']) {
      expect(text).toMatch(new RegExp(`^${name} \\d\\S* \\(\\S.*\\)$`, 'm'));
    }
    // Of the service worker, which is a build of its own, and of parts other than modules.
    for (const name of ['workbox-routing', '@iconify-json/lucide', 'tailwindcss']) {
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
    for (const nom of ['Bricolage Grotesque', 'Atkinson Hyperlegible Next']) {
      expect(text).toContain(`${nom} (OFL-1.1)`);
    }
    expect(text).toContain('Apache License');
    expect(text).toContain('GeoNames');
  });

  test('are linked by the legal notice, and no script or list has them fetched', async () => {
    expect(attributes(htmlOf('/utilisation'), 'a', 'href')).toContain(licencesFile);
    for (const list of ['/sw.js', '/builds/jeu.json', '/builds/jouer.json', '/shell']) {
      expect(await askText(list), list).not.toContain(licencesFile);
    }
    expect(await askText('/sitemap.xml')).not.toContain(licencesFile);
  });
});

describe('a package that the site contains', () => {
  const lock = readLock();
  const judged = {
    ...productionPackages(lock),
    ...namedPackages(lock, shippedDevPackages),
  };
  const judgedIds = new Set(
    Object.entries(judged).map(([place, one]) => `${nameOf(place, one)}@${one.version}`),
  );
  const shipped = readShipped(folder);

  test('has an allowed licence', () => {
    expect(shipped.length).toBeGreaterThan(30);
    const refused = shipped.filter(
      ({ identifier = '' }) => !isAllowed(identifier, codeLicences),
    );
    expect(refused.map(({ name, identifier }) => `${name}: ${identifier}`)).toEqual([]);
  });

  test('is one whose licence the lock file is judged by', () => {
    const unknown = shipped
      .map(({ name, version }) => `${name}@${version}`)
      .filter((id) => !judgedIds.has(id));
    expect(unknown).toEqual([]);
  });
});
