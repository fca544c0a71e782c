import { expect, test } from 'vitest';
import type { EtapeId } from '../../src/domain/etape/etape-id.ts';
import { parcoursPaths } from '../../src/domain/parcours/portraits.ts';
import { judgeAventure } from '../../src/domain/parcours/check/aventure-check.ts';
import { endingOf } from '../../src/domain/partie/chemin.ts';
import { moveOf } from '../../src/domain/partie/moves.ts';
import {
  beginPartie,
  etapeOf,
  partieIdSchema,
  type Partie,
} from '../../src/domain/partie/partie.ts';
import { play } from '../../src/domain/partie/play.ts';
import { buildPublication } from '../../src/domain/quete/publication.ts';
import type { Contenu, Quete } from '../../src/domain/quete/quete.ts';
import { randomBytes } from '../../src/lib/random-bytes.ts';
import { dijon } from './dijon.ts';

const { parcours } = dijon;
const id = partieIdSchema.parse('partie00000000000001');
const at = 2_000;

async function publish(): Promise<Quete> {
  const { queteId, version, contenu } = await buildPublication({
    random: randomBytes,
    parcours,
    previous: null,
    fileByPath: new Map(
      parcoursPaths(parcours).map((path) => [path, `quetes/x/${path}`]),
    ),
  });
  return { id: queteId, version, contenu, publishedAt: 0 };
}

function solve(partie: Partie, contenu: Contenu): Partie {
  const { id: etapeId, epreuve } = etapeOf(partie, contenu);
  if (epreuve.type === 'aucune') return partie;
  const reading = play(partie, { type: 'read', etapeId }, contenu);
  const given = { etapeId, reponse: 'a', juste: true, at };
  return play(reading, { type: 'answer', ...given }, contenu);
}

/** Plays the choices whose label begins so, solving the épreuves on the way, then ends. */
function playWords(quete: Quete, words: readonly string[]): Partie {
  const { contenu } = quete;
  const walked = words.reduce(
    (before, word) => {
      const partie = solve(before, contenu);
      const move = moveOf(partie, contenu, at);
      const suites = move.type === 'choisir' ? move.suites : [];
      const chosen = suites.find(({ suite }) => suite.libelle.startsWith(word));
      expect([word, chosen === undefined]).toEqual([word, false]);
      const { id: etapeId } = etapeOf(partie, contenu);
      const suite = chosen?.index ?? -1;
      return play(partie, { type: 'choose', etapeId, suite, at }, contenu);
    },
    beginPartie(quete, id, 0),
  );
  const etapeId: EtapeId = etapeOf(walked, contenu).id;
  return play(walked, { type: 'goOn', etapeId, at }, contenu);
}

test('The owl of Dijon is found by who gives up, brought home by who kept a feather, and left alone by who prefers', async () => {
  const quete = await publish();
  const { contenu } = quete;

  const heard = ['Écouter Jacquemart', 'Chercher du côté des toits', 'Essayer l’église'];
  const start = ['Passer sous', 'Glisser la plume', 'Le laisser', 'Aller voir ceux'];
  const square = [...start, ...heard, 'Prendre la plume'];
  const endings = [
    ['Prendre par', 'Demander', 'Renoncer'],
    [...square, 'Lui rendre'],
    [...square, 'La laisser finir'],
  ].map((words) => endingOf(playWords(quete, words), contenu));
  expect(endings).toEqual(['Le goûter partagé', 'La chouette rendue', 'Le secret gardé']);
});

test('Every étape of the aventure is reachable, and every way of it leads to an ending', () => {
  expect(judgeAventure(parcours.etapes)).toEqual({
    unreachable: [],
    deadEnds: [],
    endless: [],
    isRough: false,
  });
});
