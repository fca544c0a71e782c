import { expect, test } from 'vitest';
import type { PartieEvent } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { endInFrench, speak } from '@/testing/langue.ts';
import { certificatOf, certificatWords, joinNames, nomLengthMax } from './certificat.ts';

endInFrench();

const at = Date.UTC(2026, 10, 21, 12);
const lina = { nom: 'Lina', at };
const quete = createQuete({
  etapes: [
    createEtapePublique(1, { epreuve: createTextePublique() }),
    createEtapePublique(2),
    createEtapePublique(3),
  ],
});
const { contenu } = quete;

/** With spaces that break. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

function walk(events: readonly PartieEvent[]) {
  return events.reduce(
    (partie, event) => play(partie, event, contenu),
    createPartie(quete),
  );
}

const solveFirst: PartieEvent[] = [
  { type: 'read', etapeId: testEtapeId(1) },
  { type: 'answer', etapeId: testEtapeId(1), reponse: 'tour', juste: true, at: 1 },
  { type: 'goOn', etapeId: testEtapeId(1), at: 2 },
];

test('a certificate has the players, the quête, the place, the date and the points', () => {
  const partie = walk([
    ...solveFirst,
    { type: 'goOn', etapeId: testEtapeId(2), at: 3 },
    { type: 'goOn', etapeId: testEtapeId(3), at: 4 },
  ]);
  const certificat = certificatOf(partie, contenu, lina);
  expect(certificat.isEntier).toBe(true);
  expect(plain(certificatWords(certificat))).toBe(
    'Certificat : Lina a fait toute la quête « Le secret du lavoir », à Dinan, le 21 novembre 2026, 20 points sur 20.',
  );
});

test('a certificate of a shortened walk has only the part done', () => {
  const partie = walk([
    ...solveFirst,
    { type: 'shorten', etapeId: testEtapeId(2) },
    { type: 'goOn', etapeId: testEtapeId(3), at: 4 },
  ]);
  const certificat = certificatOf(partie, contenu, { nom: '', at });
  expect(certificat.isEntier).toBe(false);
  expect(plain(certificatWords(certificat))).toMatch(
    /^Certificat : Prénom à écrire a fait 2 étapes sur 3 de la quête « /,
  );
});

test('a certificate of a visite has no points', () => {
  const visite = createQuete({ genre: 'visite' });
  const { fait, points } = certificatOf(createPartie(visite), visite.contenu, lina);
  expect({ fait, points }).toEqual({ fait: 'a fait toute la visite', points: '' });
});

test.each([
  ['Louna et Malo', 'ont fait'],
  ['Louna & Malo', 'ont fait'],
  ['Lina, Tom', 'ont fait'],
  ['Les Martin', 'ont fait'],
  ['Lina', 'a fait'],
  ['Étienne', 'a fait'],
  ['Lesly', 'a fait'],
  ['La famille Martin', 'a fait'],
  ['', 'a fait'],
])('a certificate agrees with « %s »', (nom, words) => {
  const { fait } = certificatOf(createPartie(quete), contenu, { nom, at });
  expect(fait).toBe(`${words} toute la quête`);
});

test('a certificate keeps a name of 40 characters whole, and is plural for two names', () => {
  const nom = 'Anne-Charlotte et Jean-Barthélemy Durand';
  expect(nom).toHaveLength(nomLengthMax);
  const certificat = certificatOf(createPartie(quete), contenu, { nom, at });
  expect(certificat).toMatchObject({ nom, fait: 'ont fait toute la quête' });
  expect(plain(certificatWords(certificat))).toContain(`${nom} ont fait`);
});

test('a certificate of a walk with a measured phone has its mark', () => {
  const seen = walk([
    { type: 'situate', etapeId: testEtapeId(1) },
    ...solveFirst,
    { type: 'situate', etapeId: testEtapeId(2) },
    { type: 'goOn', etapeId: testEtapeId(2), at: 3 },
    { type: 'goOn', etapeId: testEtapeId(3), at: 4 },
  ]);
  expect(certificatOf(seen, contenu, lina).surPlace).toBe(true);
  expect(certificatOf(createPartie(quete), contenu, lina).surPlace).toBe(false);
});

test('an aventure was lived by all who played', () => {
  const aventure = createQuete({ genre: 'aventure' });
  const nom = joinNames(['Lina', 'Tom', 'Zoé']);
  const { fait } = certificatOf(createPartie(aventure), aventure.contenu, { nom, at });
  expect([nom, fait]).toEqual(['Lina, Tom et Zoé', 'ont vécu l’aventure']);
});

test('a certificate is in the players’ language, its title in its author’s', async () => {
  await speak('de');
  const nom = joinNames(['Lina', 'Tom']);
  const certificat = certificatOf(createPartie(quete), contenu, { nom, at });
  expect(plain(certificatWords(certificat))).toBe(
    'Urkunde: Lina und Tom haben die ganze Quest geschafft: „Le secret du lavoir“, in Dinan, am 21. November 2026.',
  );
});
