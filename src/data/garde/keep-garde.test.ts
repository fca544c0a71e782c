import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tile } from '@/domain/geo/tile-cover.ts';
import { queteIdSchema, type Quete } from '@/domain/quete/quete.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { readGameNeed } from '@/lib/offline/cached-game.ts';
import { createEtapePublique, createQuete } from '@/testing/play-factories.ts';
import { FakeCaches } from '@/testing/fake-caches.ts';
import { forgetQuete, readStoredQuete } from '@/data/partie/stored-quetes.ts';
import { endInFrench, speak } from '@/testing/langue.ts';
import { keepGardeInOwnLangue } from './garde-langue.ts';
import { planGarde, type GardePlan } from './garde-plan.ts';
import { forgetGarde, readGarde, readMedia } from './garde-store.ts';
import { keepGarde, measureGarde, textBytes, type GardeProgress } from './keep-garde.ts';

const imageBytes = 120_000;
const image = {
  path: 'quetes/q/lavoir.webp',
  texteAlternatif: 'Le lavoir.',
  credit: '',
  largeur: 1_600,
  hauteur: 1_200,
  tailles: [{ path: 'quetes/q/lavoir-800.webp', largeur: 800 }],
};

/** From 8 to 30 kB, like the squares of a town: the same each time for the same square. */
function tileBytes(url: string): number {
  const [z = 0, x = 0, y = 0] = (url.match(/\d+/g) ?? []).map(Number);
  return 8_000 + ((z * 7_919 + x * 104_729 + y * 1_299_709) % 22_000);
}

/** Answers of the network beyond this machine, and its requests. */
function answerAs(refusing: (url: string, count: number) => number | 'coupe' | null) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit): Promise<Response> => {
    init?.signal?.throwIfAborted();
    asked.push(url);
    const trouble = refusing(url, asked.length);
    if (trouble === 'coupe') return Promise.reject(new TypeError('Failed to fetch'));
    if (trouble !== null) return Promise.resolve(new Response('', { status: trouble }));
    if (url === '/builds/jeu.json') {
      return Promise.resolve(
        Response.json({
          files: { '/assets/jeu-1.js': 9_000 },
          codes: {},
          langues: { de: { '/assets/de-1.js': 5_000 }, it: { '/assets/it-1.js': 5_000 } },
        }),
      );
    }
    if (url.startsWith('/assets/')) return Promise.resolve(bytesOf(9_000));
    if (url.startsWith('https://tuiles.test/')) {
      return Promise.resolve(bytesOf(tileBytes(url)));
    }
    return Promise.resolve(
      url.includes('alt=media')
        ? bytesOf(imageBytes)
        : Response.json({ size: String(imageBytes) }),
    );
  });
  return asked;
}

function bytesOf(length: number): Response {
  return new Response(new Uint8Array(length));
}

/** Each test has a quête of its own: they share the device's text. */
let count = 0;
function publish(version = 1): Quete {
  const positions = [0, 1, 2, 3].map((step) => ({
    lat: 48.45 + step * 0.003,
    lon: -2.05 + step * 0.002,
  }));
  const etapes = positions.map((position, index) =>
    createEtapePublique(index + 1, { position, image: index === 0 ? image : null }),
  );
  return {
    ...createQuete({ etapes }, version),
    id: queteIdSchema.parse(`22_dinan_gardee-${count}`),
  };
}

const tileUrl = ({ z, x, y }: Tile) => `https://tuiles.test/${z}/${x}/${y}.png`;

function planOf(quete: Quete, hasFilms = false): GardePlan {
  return planGarde(quete, tileUrl, hasFilms);
}

/** Stores a quête; `stopAt` is the progress at which the player stops it. */
async function keep(plan: GardePlan, stopAt = 2) {
  const stopping = new AbortController();
  const told: GardeProgress[] = [];
  const garde = await keepGarde(plan, {
    samples: new Map(),
    signal: stopping.signal,
    now: () => 5_000,
    onProgress: (progress) => {
      told.push(progress);
      if (progress.share >= stopAt) stopping.abort();
    },
  });
  return { garde, told };
}

endInFrench();
beforeEach(() => {
  count += 1;
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('navigator', {});
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the icons that its emblem is one of are kept with the pictures', async () => {
  answerAs(() => null);
  vi.stubGlobal('location', { origin: 'https://quetes.test' });
  const quete = publish();
  const contenu = { ...quete.contenu, embleme: 'temaki:statue' };
  await keep(planOf({ ...quete, contenu }));
  const kept = await readMedia(quete.id);
  expect([...kept.keys()]).toContain('https://quetes.test/api/_nuxt_icon/temaki.json');
});

test('the text and the game are first, then the pictures, then the map, each once', async () => {
  const asked = answerAs(() => null);
  const plan = planOf(publish());
  const { garde, told } = await keep(plan);
  const tiles = plan.tiles.flat();
  expect(garde).toMatchObject({
    halte: null,
    images: { kept: 2, wanted: 2 },
    tiles: { kept: tiles.length, wanted: tiles.length },
  });
  expect(new Set(asked).size).toBe(asked.length);
  expect(told.map(({ step }) => step)).toEqual([
    'texte',
    ...['images', 'images'],
    ...tiles.map(() => 'carte'),
  ]);
  expect(told.at(-1)?.share).toBe(1);
  expect(await readStoredQuete(plan.quete.id)).toMatchObject({ version: 1 });
  expect(await readGarde(plan.quete.id)).toEqual(garde);
});

test('every picture is kept, and films where they are asked for, with their size said before', async () => {
  const quete = publish();
  const [first, ...others] = quete.contenu.etapes;
  if (first === undefined) throw new Error('It has étapes.');
  const at = (name: string) => ({ ...image, path: `quetes/q/${name}.webp`, tailles: [] });
  const full = {
    ...first,
    images: [image, at('bassin')],
    autrefois: { image: at('avant'), annee: '1908', aujourdhui: at('apres') },
    film: { path: 'quetes/q/film.mp4', octets: 9_000_000, texte: '' },
  };
  const seen: Quete = {
    ...quete,
    contenu: { ...quete.contenu, etapes: [full, ...others] },
  };
  const film = publicFileUrl(full.film.path);
  const plain = planOf(seen);
  for (const { path } of [at('bassin'), at('avant'), at('apres')]) {
    expect(plain.images).toContain(publicFileUrl(path));
  }
  expect(plain.images).not.toContain(film);
  const whole = planOf(seen, true);
  expect(whole.images).toEqual([...plain.images, film]);
  answerAs(() => null);
  const measured = await measureGarde(whole, new AbortController().signal);
  const { garde } = await keep(whole);
  expect(garde.films).toBe(true);
  const kept = garde.bytes + textBytes(seen);
  expect(Math.abs(measured.bytes - kept) / kept).toBeLessThan(0.1);
});

test('recordings are stored, and the map around the spare place of an étape', () => {
  const { quete } = planOf(publish());
  const rechange = {
    titre: 'Le pont',
    lieu: '',
    recit: '',
    position: { lat: 48.5, lon: -2 },
  };
  const audio = { path: 'quetes/q/lavoir.mp3', transcription: '' };
  const etape = createEtapePublique(1, { audio });
  const planned = (etapes: Quete['contenu']['etapes']) =>
    planOf({ ...quete, contenu: { ...quete.contenu, etapes } });
  expect(planned([etape]).images).toEqual([publicFileUrl(audio.path)]);
  expect(planned([{ ...etape, rechange }]).tiles.flat().length).toBeGreaterThan(
    planned([etape]).tiles.flat().length,
  );
});

test('the estimated size is within a tenth of the stored one', async () => {
  answerAs(() => null);
  const plan = planOf(publish());
  const { bytes, gameBytes } = await measureGarde(plan, new AbortController().signal);
  expect(gameBytes).toBe(9_000);
  const { garde } = await keep(plan);
  const real = garde.bytes + textBytes(plan.quete);
  expect(Math.abs(bytes - real) / real).toBeLessThan(0.1);
});

test('if the maps are refused a size is estimated all the same, after a few tries', async () => {
  const asked = answerAs((url) => (url.startsWith('https://tuiles.test/') ? 403 : null));
  const plan = planOf(publish());
  const { bytes } = await measureGarde(plan, new AbortController().signal);
  expect(bytes).toBeGreaterThan(2 * imageBytes);
  expect(asked.filter((url) => url.startsWith('https://tuiles.test/')).length).toBe(8);
});

test('an interrupted run resumes, and fetches nothing twice', async () => {
  const asked = answerAs(() => null);
  const plan = planOf(publish());
  const { garde } = await keep(plan, 0.4);
  expect(garde.halte).toBe('arret');
  expect(garde.tiles.kept).toBeLessThan(garde.tiles.wanted);
  const first = asked.filter((url) => url.startsWith('https://tuiles.test/'));
  asked.length = 0;
  expect((await keep(plan)).garde.halte).toBeNull();
  const second = asked.filter((url) => url.startsWith('https://tuiles.test/'));
  expect(first.length + second.length).toBe(plan.tiles.flat().length);
  expect(second.filter((url) => first.includes(url))).toEqual([]);
});

test('a network lost midway leaves the stored files', async () => {
  answerAs((_, asked) => (asked > 30 ? 'coupe' : null));
  const plan = planOf(publish());
  const { garde } = await keep(plan);
  expect(garde.halte).toBe('reseau');
  expect(garde.images.kept).toBe(2);
  expect(garde.tiles.kept).toBeGreaterThan(0);
  expect(await readStoredQuete(plan.quete.id)).not.toBeNull();
});

test('maps that are refused are left in peace, and the pictures stay', async () => {
  const asked = answerAs((url) => (url.startsWith('https://tuiles.test/') ? 403 : null));
  const { garde } = await keep(planOf(publish()));
  expect(garde).toMatchObject({
    halte: 'refus',
    images: { kept: 2 },
    tiles: { kept: 0 },
  });
  const refused = asked.filter((url) => url.startsWith('https://tuiles.test/'));
  expect(refused.length).toBeLessThan(12);
});

test('a picture that is gone takes nothing else with it', async () => {
  answerAs((url) => (url.includes('lavoir-800') ? 404 : null));
  const { garde } = await keep(planOf(publish()));
  expect(garde).toMatchObject({ halte: null, images: { kept: 1, wanted: 2 } });
});

test('a device without room says so; what is there stays', async () => {
  vi.stubGlobal('caches', new FakeCaches(600_000));
  answerAs(() => null);
  const plan = planOf(publish());
  const { garde } = await keep(plan);
  expect(garde.halte).toBe('place');
  expect(garde.images.kept).toBe(2);
  expect(garde.tiles.kept).toBeGreaterThan(0);
  expect(await readStoredQuete(plan.quete.id)).not.toBeNull();
});

test('a newer version replaces files that it no longer needs', async () => {
  answerAs(() => null);
  const plan = planOf(publish());
  await keep(plan);
  const [first, ...others] = plan.quete.contenu.etapes;
  const newer = publish(2);
  const etapes = [{ ...(first ?? createEtapePublique()), image: null }, ...others];
  const { garde } = await keep(
    planOf({ ...newer, contenu: { ...newer.contenu, etapes } }),
  );
  expect(garde).toMatchObject({ version: 2, images: { kept: 0, wanted: 0 } });
  const media = await readMedia(plan.quete.id);
  expect(media.has(publicFileUrl(image.path))).toBe(false);
  expect(await readStoredQuete(plan.quete.id)).toMatchObject({ version: 2 });
});

test('the last quête that is taken away takes the game along', async () => {
  answerAs(() => null);
  const plan = planOf(publish());
  await keep(plan);
  expect(await readGameNeed()).toMatchObject({ pages: plan.need.pages });
  await forgetGarde(plan.quete.id);
  await forgetQuete(plan.quete.id);
  expect(await readGarde(plan.quete.id)).toBeNull();
  expect(await readGameNeed()).toBeNull();
  expect(await readStoredQuete(plan.quete.id)).toBeNull();
});

test('a quête is kept in the language of the document, and in French with no more than the game', async () => {
  const asked = answerAs(() => null);
  await keep(planOf(publish()));
  expect(asked).not.toContain('/assets/de-1.js');
  await speak('de');
  const { garde } = await keep(planOf(publish()));
  expect(garde.need.langues).toEqual(['de']);
  expect(asked).toContain('/assets/de-1.js');
  expect(asked).not.toContain('/assets/it-1.js');
});

test('a kept quête that goes on in another language is kept in it too, once there is network', async () => {
  answerAs(() => null);
  const plan = planOf(publish());
  const { quete } = plan;
  await keep(plan);
  await speak('it');
  answerAs(() => 'coupe');
  await keepGardeInOwnLangue(quete.id);
  expect((await readGarde(quete.id))?.need.langues).toEqual([]);
  const asked = answerAs(() => null);
  await keepGardeInOwnLangue(quete.id);
  expect(asked).toContain('/assets/it-1.js');
  expect(await readGameNeed()).toMatchObject({ langues: ['it'] });
  await keepGardeInOwnLangue(quete.id);
  expect(asked.filter((path) => path === '/assets/it-1.js')).toHaveLength(1);
  expect((await readGarde(quete.id))?.need.langues).toEqual(['it']);
});

test('a quête that is not kept needs no language', async () => {
  const asked = answerAs(() => null);
  await speak('de');
  await keepGardeInOwnLangue(publish().id);
  expect(asked).toEqual([]);
});
