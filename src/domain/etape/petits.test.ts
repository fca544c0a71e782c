import { expect, test } from 'vitest';
import { randomBytes } from '@/lib/random-bytes.ts';
import {
  createEtape,
  createParcours,
  createTexteEpreuve,
  handEpreuves,
} from '@/testing/factories.ts';
import { createPartie, createQuete } from '@/testing/play-factories.ts';
import { hashForVerrou, matchesEmpreinte } from '../epreuve/empreinte.ts';
import type { Epreuve } from '../epreuve/epreuve.ts';
import { judgeAnswer, readTyped } from '../epreuve/judge-typed.ts';
import { findLeaks, textHoldsAnswer } from '../epreuve/leak.ts';
import { findProblems } from '../parcours/check/problem.ts';
import { pointsAtStake } from '../partie/etape-under-way.ts';
import {
  etapeOf,
  etapePourPetits,
  partieSchema,
  suiviOf,
  type PartieEvent,
} from '../partie/partie.ts';
import { newMembre } from '../equipe/membre.ts';
import { rangOf } from '../equipe/equipe.ts';
import { writePassage } from '../partie/passage.ts';
import { play } from '../partie/play.ts';
import { compteOfArret } from '../statistique/compte.ts';
import { buildPublication } from '../quete/publication.ts';
import type { EtapePublique } from '../quete/quete.ts';
import { isPetitsBegun } from './petits-epreuve.ts';
import { blankPetits, type Petits } from './petits.ts';

const choix: Petits = {
  ...blankPetits,
  recit: 'Un chat dort ici.',
  type: 'choix',
  consigne: 'Que fait le chat ?',
  options: [
    { id: 'a', texte: 'Il rêve', juste: true, paire: '' },
    { id: 'b', texte: 'Il court', juste: false, paire: '' },
    { id: 'c', texte: 'Il mange', juste: false, paire: '' },
  ],
  indice: 'Il a les yeux fermés.',
};

async function publish(epreuve: Epreuve, petits: Petits) {
  const parcours = createParcours({
    etapes: [createEtape(1), createEtape(2), createEtape(3, { epreuve, petits })],
  });
  const built = await buildPublication({
    random: randomBytes,
    parcours,
    previous: null,
    fileByPath: new Map(),
  });
  const etape = built.contenu.etapes[2];
  if (etape === undefined) throw new Error('The étape is not published.');
  const verrou = built.verrouByEtapeId.get(etape.id);
  return { ...built, etape, verrou, solution: built.solutionByEtapeId.get(etape.id) };
}

function petitsOf({ petits }: EtapePublique) {
  const epreuve = petits?.epreuve;
  if (epreuve === undefined || epreuve.type === 'aucune') throw new Error('None.');
  return epreuve;
}

test.each(Object.values(handEpreuves))(
  'opens the verrou of a $type with a choice of small ones, which costs them nothing',
  async (epreuve) => {
    const { etape, verrou, solution } = await publish(epreuve, choix);
    const asked = petitsOf(etape);
    if (asked.type !== 'choix' || verrou?.petits === undefined) throw new Error('None.');
    const good = asked.options.find(({ texte }) => texte === 'Il rêve')?.id ?? '';
    const given = readTyped(asked, good);
    if (!('canonical' in given)) throw new Error('Not to be read.');
    await expect(judgeAnswer(asked, given, matchesEmpreinte)).resolves.toMatchObject({
      juste: true,
    });
    const hash = await hashForVerrou(verrou.sel, String(given.reponse));
    expect(verrou.petits).toEqual({
      type: 'choix',
      hashes: [hash],
      ...{ minimum: 0, maximum: 0 },
    });
    expect([asked.points, asked.couts]).toEqual([verrou.points, undefined]);
    expect(asked.indices).toEqual([{ texte: 'Il a les yeux fermés.', cout: 0 }]);
    expect(solution?.reponse).toContain('(pour les petits\u00A0: Il rêve)');
  },
);

test('neither version has an answer in clear in the publication', async () => {
  const petits: Petits = {
    ...choix,
    type: 'texte',
    consigne: 'Quelle fleur ?',
    reponses: ['Un coquelicot'],
  };
  const { contenuText } = await publish(createTexteEpreuve(), petits);
  expect(textHoldsAnswer(contenuText, 'coquelicot')).toBe(false);
  expect(textHoldsAnswer(contenuText, 'tour')).toBe(false);
  const { verrou } = await publish(createTexteEpreuve(), {
    ...petits,
    type: 'nombre',
    minimum: 7,
    maximum: 8,
  });
  expect(verrou?.petits).toEqual({ type: 'nombre', hashes: [], minimum: 7, maximum: 8 });
});

test('the same answer for both is published; each version is searched for it', async () => {
  const same: Petits = { ...choix, type: 'texte', reponses: ['La tour'] };
  const { verrou } = await publish(createTexteEpreuve({ reponses: ['Tour'] }), same);
  expect(verrou?.petits?.hashes).toEqual(verrou?.hashes);
  const leaks = (recit: string, petits: Petits) =>
    findLeaks(
      createParcours({
        etapes: [createEtape(1, { recit, petits, epreuve: createTexteEpreuve() })],
      }),
    ).map(({ lieu }) => lieu.champ);
  expect(leaks('Ici.', { ...choix, recit: 'Une tour !' })).toEqual(['petits.recit']);
  const fleur: Petits = { ...choix, type: 'texte', reponses: ['Un lys'] };
  expect(leaks('Un lys.', fleur)).toEqual(['recit']);
});

test('without an épreuve of their own, or with nothing to win, small ones have a story alone', async () => {
  const story: Petits = { ...blankPetits, recit: ' Un chat dort ici. ' };
  const { etape, verrou } = await publish(createTexteEpreuve(), story);
  expect(etape.petits).toEqual({ recit: 'Un chat dort ici.' });
  expect(verrou).not.toHaveProperty('petits');
  expect(etapePourPetits(etape).epreuve).toBe(etape.epreuve);
  const unasked = await publish(createEtape(3).epreuve, choix);
  expect(unasked.etape.petits).toEqual({ recit: 'Un chat dort ici.' });
  const none = await publish(createTexteEpreuve(), blankPetits);
  expect(none.etape).not.toHaveProperty('petits');
  expect(etapePourPetits(none.etape)).toBe(none.etape);
});

test('a card promises small ones what half of the étapes have at least, and never one alone', async () => {
  const petits: Petits = { ...blankPetits, recit: 'Un chat dort ici.' };
  const carteOf = async (counts: readonly [number, number]) => {
    const [written, total] = counts;
    const { carte } = await buildPublication({
      random: randomBytes,
      parcours: createParcours({
        etapes: Array.from({ length: total }, (_, index) =>
          createEtape(index + 1, index < written ? { petits } : {}),
        ),
      }),
      previous: null,
      fileByPath: new Map(),
    });
    return carte.petits;
  };
  expect(await carteOf([2, 4])).toEqual([2, 4]);
  expect(await carteOf([1, 3])).toBeUndefined();
  expect(await carteOf([1, 2])).toBeUndefined();
});

test('a version that was begun needs its story, and stays short', () => {
  const problemsOf = (petits: Petits) =>
    findProblems(
      createParcours({
        etapes: [createEtape(1, { petits, epreuve: createTexteEpreuve() })],
      }),
    ).map(({ kind, champ }) => `${kind} ${champ}`);
  const words = (count: number) => 'mot '.repeat(count).trim();
  expect([isPetitsBegun(blankPetits), problemsOf(blankPetits)]).toEqual([false, []]);
  expect(problemsOf({ ...choix, recit: words(60), consigne: words(20) })).toEqual([]);
  expect(problemsOf({ ...choix, recit: words(61), consigne: words(21) })).toEqual([
    'petits-trop-long petits.recit',
    'petits-trop-long petits.consigne',
  ]);
  expect(problemsOf({ ...choix, recit: '', consigne: ' ', options: [] })).toEqual([
    'petits-sans-recit petits.recit',
    'consigne-absente petits.consigne',
    'options-trop-peu petits.options',
  ]);
});

test('a party shows, judges and scores the version for small ones, without loss of points', async () => {
  const { contenu, etape } = await publish(
    createTexteEpreuve({ points: 20, indices: [{ texte: 'Cherchez.', cout: 5 }] }),
    choix,
  );
  const etapeId = etape.id;
  const after = (...events: readonly PartieEvent[]) =>
    events.reduce((partie, event) => play(partie, event, contenu), {
      ...createPartie(createQuete({ etapes: contenu.etapes })),
      etapeIndex: 2,
    });
  const show = (petits: boolean): PartieEvent => ({
    type: 'showPetits',
    etapeId,
    petits,
  });
  const read: PartieEvent = { type: 'read', etapeId };
  const wrong = { type: 'answer', etapeId, reponse: 'non', juste: false, at: 1 } as const;
  const right = { ...wrong, reponse: 'oui', juste: true, at: 2 };
  expect(etapeOf(after(), contenu)).toBe(etape);
  expect(etapeOf(after(show(true)), contenu)).toMatchObject({
    recit: 'Un chat dort ici.',
    epreuve: { type: 'choix' },
  });
  expect(etapeOf(after(show(true), show(false)), contenu)).toBe(etape);
  const begun = after(show(true));
  expect(play(begun, show(true), contenu)).toBe(begun);
  const won = after(
    show(true),
    read,
    { type: 'askIndice', etapeId, numero: 1 },
    wrong,
    right,
  );
  expect(suiviOf(won, etapeId).issue).toMatchObject({ type: 'reussie', points: 20 });
  // The outbox and the team count from the ordinary étape: 20 points there too.
  expect(pointsAtStake(etape, suiviOf(won, etapeId))).toBe(20);
  expect(play(won, show(false), contenu)).toBe(won);
  expect(partieSchema.parse(won)).toEqual(won);
  // The version stays on the device: neither another phone, the team nor the figures are told.
  const { petits: _petits, ...suivi } = suiviOf(won, etapeId);
  const plain = { ...won, suiviByEtapeId: { [etapeId]: suivi } };
  const membre = newMembre({ jeton: 'a', appareil: 'a', prenom: 'L’équipe' }, true);
  const told = (partie: typeof won) => [
    writePassage(partie, { contenu }, 5),
    rangOf({ partie, membre }, contenu),
    compteOfArret({ ...partie, depart: { motif: 'long', at: 3, compte: true } }, contenu),
  ];
  expect(told(won)).toEqual(told(plain));
});

test('beside a story alone the question of their elders costs what it costs', async () => {
  const { contenu, etape } = await publish(
    createTexteEpreuve({ points: 20, indices: [{ texte: 'Cherchez.', cout: 5 }] }),
    { ...blankPetits, recit: 'Un chat dort ici.' },
  );
  const etapeId = etape.id;
  const events: readonly PartieEvent[] = [
    { type: 'showPetits', etapeId, petits: true },
    { type: 'read', etapeId },
    { type: 'askIndice', etapeId, numero: 1 },
    { type: 'answer', etapeId, reponse: 'tour', juste: true, at: 1 },
  ];
  const won = events.reduce((partie, event) => play(partie, event, contenu), {
    ...createPartie(createQuete({ etapes: contenu.etapes })),
    etapeIndex: 2,
  });
  expect(suiviOf(won, etapeId).issue).toMatchObject({ type: 'reussie', points: 15 });
});

test('a party goes on where its étape has no version for small ones, or has lost it', async () => {
  const { contenu, etape } = await publish(createTexteEpreuve(), blankPetits);
  const partie = {
    ...createPartie(createQuete({ etapes: contenu.etapes })),
    etapeIndex: 2,
  };
  const show = { type: 'showPetits', etapeId: etape.id, petits: true } as const;
  expect(play(partie, show, contenu)).toBe(partie);
  const suivi = { ...suiviOf(partie, etape.id), petits: true };
  const before = { ...partie, suiviByEtapeId: { [etape.id]: suivi } };
  expect(etapeOf(before, contenu)).toBe(etape);
});
