import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Dossier } from '@/domain/quete/dossier.ts';
import { canonicalText } from '@/domain/epreuve/canonical-answer.ts';
import { matchesEmpreinte } from '@/domain/epreuve/empreinte.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { publicPicturesOf } from '@/domain/quete/public-media.ts';
import { embarqueeId } from '@/domain/quete/embarquee.ts';
import { queteOf } from '@/data/quete/quete-document.ts';
import { buildEmbarquee } from './embarquee.ts';

const { files, enigmes, zip } = await buildEmbarquee();

function documentOf(name: string) {
  return JSON.parse(String(files.get(`/embarquee/${name}.json`))) as Parameters<
    typeof queteOf
  >[1];
}

test('the shipped quête reads as a published one, with its pictures among its files', () => {
  const { contenu } = queteOf(embarqueeId, documentOf('quete'));
  const pictures = contenu.etapes.flatMap(publicPicturesOf);
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    expect(files.has(publicFileUrl(picture.path))).toBe(true);
  }
});

test('no answer of it is in clear', () => {
  const text = JSON.stringify(documentOf('quete'));
  for (const field of ['explication', 'reponses', 'clair', 'juste']) {
    expect(text).not.toContain(`"${field}\\"`);
  }
});

test('another build of the same texts makes the same files', async () => {
  expect((await buildEmbarquee()).files).toEqual(files);
});

test('its folder has every picture and language of it, and says where it is played', () => {
  const d = 'M0 0';
  const entries = unzipSync(
    zip({
      origin: 'https://qc.test',
      joueur: new Map([['joueur/joueur.js', new Uint8Array([1])]]),
      drawings: new Map([['lucide:droplet', { d, side: 24, stroke: 2 }]]),
    }),
  );
  const names = Object.keys(entries);
  const pictures = [...files.keys()].filter((name) => name.endsWith('.svg'));
  expect(pictures.length).toBeGreaterThan(20);
  const taken = names.filter((name) => name.startsWith('saint-fiacre/fichiers/'));
  expect(taken).toHaveLength(pictures.length);
  expect(names).toContain('saint-fiacre/joueur/joueur.js');
  const quete = strFromU8(entries['saint-fiacre/quete.js'] ?? new Uint8Array());
  const dossier = JSON.parse(quete.slice(quete.indexOf('{'), -2)) as Dossier;
  expect(Object.keys(dossier.langues)).toEqual(['en', 'de']);
  expect(dossier).toMatchObject({
    vivante: 'https://qc.test/essayer',
    embleme: { d, side: 24, stroke: 2 },
  });
});

test('on the home page the deciphered message is the answer that is judged right', async () => {
  for (const { message, empreinte, explication } of Object.values(enigmes)) {
    const deciphered = canonicalText(message.map(({ value }) => value).join(''));
    expect(explication).not.toBe('');
    expect(await matchesEmpreinte(deciphered ?? '', empreinte)).toBe(true);
  }
});
