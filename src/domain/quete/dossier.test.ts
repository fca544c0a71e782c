import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  createContenu,
  createEtapePublique,
  createQuete,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { dossierFiles, dossierMedia, zipDossier, type Dossier } from './dossier.ts';
import { queteIdSchema, type ImagePublique } from './quete.ts';

const image: ImagePublique = {
  path: 'quetes/q/large.webp',
  texteAlternatif: 'Une porte',
  credit: 'Mairie',
  largeur: 1_600,
  hauteur: 900,
  tailles: [{ path: 'quetes/q/étroite.webp', largeur: 480 }],
};
const film = { path: 'quetes/q/film.mp4', octets: 9_000, texte: 'Bonjour' };
const quete = createQuete({
  titre: 'La porte & la mer',
  etapes: [
    createEtapePublique(1, { image, film }),
    createEtapePublique(2, {
      image,
      audio: { path: 'quetes/q/a.mp3', transcription: '' },
    }),
  ],
});
const media = new Map(
  dossierMedia(quete.contenu, { hasFilms: false }).map((path) => [
    path,
    new TextEncoder().encode(path),
  ]),
);
const input = {
  quete,
  langues: new Map([['de', createContenu({ titre: 'Das Tor', langue: 'de' })]]),
  vivante: 'https://quetes.exemple/les_quetes/22/dinan/la-porte',
  joueur: new Map([['joueur/joueur.js', new Uint8Array([1])]]),
  media,
  embleme: null,
};

function dossierIn(files: ReadonlyMap<string, Uint8Array>): Dossier {
  const script = strFromU8(files.get('quete.js') ?? new Uint8Array());
  return JSON.parse(script.slice('self.queteEmportee = '.length, -2)) as Dossier;
}

test('the files of a quête are its pictures in each size and its recordings, each once, and its films if wanted', () => {
  expect([...media.keys()]).toEqual([
    ...['quetes/q/large.webp', 'quetes/q/étroite.webp', 'quetes/q/a.mp3'],
  ]);
  expect(dossierMedia(quete.contenu, { hasFilms: true })).toContain(film.path);
});

test('a folder has its page, the player, the texts in each language, and its files under names that any unzipper takes', () => {
  const files = dossierFiles(input);
  expect([...files.keys()]).toEqual([
    ...['index.html', 'LISEZMOI.txt', 'quete.js', 'joueur/joueur.js'],
    ...['fichiers/001.webp', 'fichiers/002.webp', 'fichiers/003.mp3'],
  ]);
  const { format, fichiers, langues, quete: own } = dossierIn(files);
  expect(format).toBe(1);
  expect(fichiers['quetes/q/étroite.webp']).toBe('fichiers/002.webp');
  expect(JSON.parse(own.contenu)).toEqual(quete.contenu);
  expect(langues['de']?.contenu).toContain('Das Tor');
  const page = strFromU8(files.get('index.html') ?? new Uint8Array());
  expect(page).toContain('<title>La porte &amp; la mer</title>');
  expect(page).toContain('property="og:image" content="fichiers/002.webp"');
});

test('a folder has an address for its problems only if one was given', () => {
  const contact = 'accueil@musee.exemple';
  expect(dossierIn(dossierFiles({ ...input, contact })).contact).toBe(contact);
  expect(dossierIn(dossierFiles(input))).not.toHaveProperty('contact');
});

test('what is closed when a folder is made stays closed in it', () => {
  const suspension = { motif: 'Travaux', jusquAu: null };
  const suspensions = {
    fermeture: null,
    byEtapeId: { [testEtapeId(2)]: suspension },
  };
  const files = dossierFiles({ ...input, quete: { ...quete, suspensions } });
  expect(dossierIn(files).quete.suspensions).toEqual({ [testEtapeId(2)]: suspension });
});

test('the same quête gives the same zip, byte for byte', () => {
  const zip = () =>
    zipDossier(dossierFiles(input), {
      nom: 'la-porte',
      publishedAt: Date.UTC(2026, 5, 1),
    });
  const once = zip();
  expect(zip()).toEqual(once);
  expect(Object.keys(unzipSync(once))).toContain('la-porte/index.html');
});

test('a quête privée has no folder', () => {
  const id = queteIdSchema.parse('22_privee_0123456789abcdef');
  expect(() => dossierFiles({ ...input, quete: { ...quete, id } })).toThrow('privée');
});

test('the archive of the parcours is in a folder only if wanted, and LISEZMOI says that it has the answers', () => {
  const wordsIn = (files: ReadonlyMap<string, Uint8Array>) =>
    strFromU8(files.get('LISEZMOI.txt') ?? new Uint8Array());
  const plain = dossierFiles(input);
  expect(plain.has('parcours.zip')).toBe(false);
  expect(wordsIn(plain)).not.toContain('parcours.zip');
  const archive = new Uint8Array([80, 75]);
  const whole = dossierFiles({ ...input, archive });
  expect(whole.get('parcours.zip')).toBe(archive);
  expect(wordsIn(whole)).toMatch(/parcours\.zip[^]+contient les réponses/);
});

test('its page says what is missing wherever its scripts do not come', () => {
  const page = strFromU8(dossierFiles(input).get('index.html') ?? new Uint8Array());
  expect(page).toContain('le dossier n’est pas entier');
});
