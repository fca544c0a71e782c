import { expect, test } from 'vitest';
import { randomBytes } from '@/lib/random-bytes.ts';
import { createEtape, createParcours, handEpreuves } from '@/testing/factories.ts';
import {
  createChoixPublique,
  createEtapePublique,
  createNombrePublique,
  createPartie,
  createQuete,
  createTextePublique,
} from '@/testing/play-factories.ts';
import { epreuveTypeList, kindOf } from '../epreuve/kinds/table.ts';
import { buildPublication } from '../quete/publication.ts';
import type { EpreuvePublique } from '../epreuve/epreuve-publique.ts';
import { pointsOf } from './bilan.ts';
import { suiviOf, type PartieEvent } from './partie.ts';
import { play } from './play.ts';

const { contenu: published } = await buildPublication({
  random: randomBytes,
  parcours: createParcours({
    etapes: Object.values(handEpreuves).map((epreuve, index) =>
      createEtape(index + 1, { epreuve }),
    ),
  }),
  previous: null,
  fileByPath: new Map(),
});

/** One of each kind with an answer, as published. */
const epreuves: readonly EpreuvePublique[] = [
  createTextePublique(),
  createNombrePublique(),
  createChoixPublique(),
  {
    ...createTextePublique(),
    type: 'message_code',
    secretCode: 'morse',
    variante: '',
    chiffre: '-... --- -',
    aide: 'toujours',
  },
  ...published.etapes.map(({ epreuve }) => epreuve),
];

test('every kind of épreuve that is judged is here', () => {
  const asking = epreuveTypeList.filter((type) => kindOf(type).isJudged);
  expect(epreuves.map(({ type }) => type).toSorted()).toEqual(asking.toSorted());
});

test.each(epreuves.map((epreuve) => [epreuve.type, epreuve] as const))(
  'an épreuve « %s » counts when right, stays open when wrong, opens the way after the last try, and again when the rules refuse',
  (_, epreuve) => {
    if (epreuve.type === 'aucune') throw new Error('There is nothing to answer.');
    const etape = createEtapePublique(1, { epreuve: { ...epreuve, essaisMax: 2 } });
    const quete = createQuete({ etapes: [etape, createEtapePublique(2)] });
    const { id: etapeId } = etape;
    const answer = (juste: boolean): PartieEvent => {
      return { type: 'answer', etapeId, reponse: 'donnee', juste, at: 2_000 };
    };
    const read: PartieEvent = { type: 'read', etapeId };
    const playAll = (...events: PartieEvent[]) =>
      events.reduce(
        (partie, event) => play(partie, event, quete.contenu),
        createPartie(quete),
      );

    const right = playAll(read, answer(true));
    expect(right.moment).toBe('resultat');
    expect(pointsOf(right)).toBe(epreuve.points);

    const wrong = playAll(read, answer(false));
    expect(wrong.moment).toBe('epreuve');
    expect(suiviOf(wrong, etapeId)).toMatchObject({ erreurCount: 1, issue: null });

    const exhausted = playAll(read, answer(false), answer(false));
    expect(exhausted.moment).toBe('resultat');
    expect(suiviOf(exhausted, etapeId).issue).toMatchObject({ type: 'passee' });
    expect(pointsOf(exhausted)).toBe(0);

    const refuse: PartieEvent = {
      type: 'prove',
      etapeId,
      reponse: 'donnee',
      preuve: 'refusee',
    };
    const end: PartieEvent[] = [
      { type: 'goOn', etapeId, at: 3_000 },
      { type: 'goOn', etapeId: createEtapePublique(2).id, at: 4_000 },
    ];
    const refused = playAll(read, answer(true), ...end, refuse);
    // The finish stays, the points go, and the étape may be done again.
    expect(refused).toMatchObject({ moment: 'fin', finishedAt: 4_000 });
    expect(pointsOf(refused)).toBe(0);
    const again = playAll(read, answer(true), refuse, read, answer(true));
    // The answer that the rules refused is wrong at once from then on.
    expect(again.moment).not.toBe('fin');
    expect(pointsOf(again)).toBe(0);
  },
);
