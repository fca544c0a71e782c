import { blankPetits } from '../../etape/petits.ts';
import { describe, expect, test } from 'vitest';
import {
  createEpreuve,
  createEtape,
  createMessageCodeEpreuve,
  createParcours,
  createTexteEpreuve,
  handEpreuves,
} from '@/testing/factories.ts';
import type { Etape } from '../../etape/etape.ts';
import { conseilKinds, findConseils, type ConseilKind } from './conseil.ts';
import type { Parcours } from '../parcours.ts';

const image = {
  path: 'p',
  texteAlternatif: 'La fontaine et ses deux dauphins de pierre',
  credit: 'Camille',
  largeur: 1,
  hauteur: 1,
};
const recit = 'Ici passait la rivière. '.repeat(8);
const dinan = { lat: 48.4541, lon: -2.0466 };
/** About so many metres to the north. */
const north = (metres: number) => ({ ...dinan, lat: dinan.lat + metres / 111_195 });

/** A parcours without any advice. */
function createGood(
  second: Partial<Etape> = {},
  overrides: Partial<Parcours> = {},
): Parcours {
  return createParcours({
    genre: 'quete',
    resume: 'Suivez l’eau. Elle se souvient.',
    description: 'Une balade à plat, au bord de l’eau. '.repeat(4),
    signature: 'L’atelier patrimoine',
    pratique: { ...createParcours().pratique, traits: ['sans-marches'], chiens: 'non' },
    dureeMinutes: 20,
    trace: '',
    etapes: [
      createEtape(1, { position: dinan, recit, image }),
      createEtape(2, {
        position: north(120),
        recit,
        image,
        epreuve: createTexteEpreuve(),
        ...second,
      }),
    ],
    ...overrides,
  });
}

const kindsOf = (parcours: Parcours) => findConseils(parcours).map(({ kind }) => kind);
const withEpreuve = (overrides: Parameters<typeof createTexteEpreuve>[0]) =>
  createGood({ epreuve: createTexteEpreuve(overrides) });
/** The first étape reveals the answer of the second. */
const toldBefore = (epreuve: Parameters<typeof createTexteEpreuve>[0]) => {
  const [first, ...others] = withEpreuve(epreuve).etapes;
  const told = first === undefined ? [] : [{ ...first, recit: `La tour. ${recit}` }];
  return createGood({}, { etapes: [...told, ...others] });
};
const choix = (count: number) =>
  withEpreuve({
    type: 'choix',
    options: ['a', 'b', 'c'].slice(0, count).map((id) => ({
      id,
      texte: id,
      juste: id === 'a',
      paire: '',
    })),
  });
const position = (rayon: number) =>
  createGood({ epreuve: createEpreuve({ ...handEpreuves.position, rayon }) });
const sentence = (words: number) => `${'mot '.repeat(words).trim()}.`;
const withDuree = (dureeMinutes: number) => createGood({}, { dureeMinutes });
const coded = (aide: 'jamais' | 'indice', question?: string) => {
  const { consigne, message } = createMessageCodeEpreuve({ aide });
  return withEpreuve({ type: 'message_code', consigne: question ?? consigne, message });
};
const farAway = (metres: number) =>
  createGood(
    { position: north(metres), chemin: 'Suivez le quai.' },
    { dureeMinutes: 60 },
  );

const closedAllDay = {
  jours: [],
  horaires: null,
  periode: null,
  motif: 'autre' as const,
  danger: false,
};
const withOpening = (opening: Partial<Parcours['pratique']>) =>
  createGood({}, { pratique: { ...createGood().pratique, ...opening } });

/** Promises easy texts. */
const easy = {
  pratique: { ...createParcours().pratique, traits: ['falc' as const] },
};

/** For each rule, a parcours that breaks it and a neighbour that does not. */
const cases: Readonly<Record<ConseilKind, readonly [broken: Parcours, kept: Parcours]>> =
  {
    'crochets-oublies': [
      createGood({ recit: `${recit} Ici vivait [nom du meunier].` }),
      createGood({ recit: `${recit} « Ici […] vivait le meunier. » [1]` }),
    ],
    'duree-trop-courte': [withDuree(5), withDuree(20)],
    'duree-trop-longue': [withDuree(600), withDuree(30)],
    'etape-lointaine': [farAway(1_600), farAway(1_400)],
    'etapes-confondues': [
      createGood({ position: north(2) }),
      createGood({ position: north(8) }),
    ],
    'rayon-petit': [position(15), position(20)],
    'ecoutes-melees': [
      createGood({ position: north(50) }, { genre: 'visite' }),
      createGood({ position: north(70) }, { genre: 'visite' }),
    ],
    'reponse-ailleurs': [toldBefore({}), toldBefore({ voulues: ['tour'] })],
    'cle-introuvable': [coded('indice'), coded('indice', 'La clé est une rose.')],
    'quete-sans-epreuve': [
      createGood({ epreuve: createEpreuve() }),
      createGood({ epreuve: createEpreuve() }, { genre: 'visite' }),
    ],
    'aucun-indice': [withEpreuve({ indices: [] }), withEpreuve({})],
    'une-seule-reponse': [withEpreuve({ reponses: ['tour', ' '] }), withEpreuve({})],
    'choix-au-hasard': [choix(2), choix(3)],
    'acces-absent': [
      createGood({}, { pratique: { ...createParcours().pratique, traits: [] } }),
      createGood(),
    ],
    'services-absents': [
      createGood({}, { pratique: { ...createGood().pratique, chiens: null } }),
      createGood(
        {},
        {
          pratique: {
            ...createGood().pratique,
            chiens: null,
            services: [{ service: 'eau', reponse: 'non', position: null, precision: '' }],
          },
        },
      ),
    ],
    'fenetre-inversee': [
      withOpening({ fenetre: { du: '2027-09-29', au: '2027-06-15' } }),
      withOpening({ fenetre: { du: '2027-06-15', au: '2027-06-15' } }),
    ],
    'jamais-ouverte': [
      withOpening({ fermetures: [{ ...closedAllDay, jours: [] }] }),
      withOpening({ fermetures: [{ ...closedAllDay, jours: [1, 2, 3, 4, 5, 6] }] }),
    ],
    'falc-absent': [
      createGood({ falc: ' ' }, easy),
      createGood(
        {},
        { ...easy, etapes: createGood().etapes.map((one) => ({ ...one, falc: 'Ici.' })) },
      ),
    ],
    'petits-absents': [
      createGood({ petits: { ...blankPetits, recit: 'Voici un lavoir.' } }),
      createGood(
        {},
        {
          etapes: createGood().etapes.map((one) => ({
            ...one,
            petits: { ...blankPetits, recit: 'Voici un lavoir.' },
          })),
        },
      ),
    ],
    'chemin-absent': [
      createGood({ position: north(400), chemin: ' ' }, { dureeMinutes: 30 }),
      createGood({ position: north(400), chemin: 'Par le quai.' }, { dureeMinutes: 30 }),
    ],
    'phrases-longues': [
      createGood({ recit: sentence(31) }),
      createGood({ recit: sentence(30) }),
    ],
    'recit-long': [
      createGood({ recit: 'Il pleut ici. '.repeat(110) }, { dureeMinutes: 30 }),
      createGood({ recit: 'Il pleut ici. '.repeat(90) }, { dureeMinutes: 30 }),
    ],
    'recit-court': [createGood({ recit: 'Regardez.' }), createGood()],
    majuscules: [
      createGood({ titre: 'LE VIEUX LAVOIR' }),
      createGood({ titre: 'Le vieux lavoir' }),
    ],
    'lien-non-securise': [
      createGood({ recit: `${recit} Voir http://exemple.fr` }),
      createGood({ recit: `${recit} Voir https://exemple.fr` }),
    ],
    'credit-absent': [createGood({ image: { ...image, credit: '' } }), createGood()],
    'image-mal-decrite': [
      createGood({
        image: { ...image, texteAlternatif: 'Photo de la fontaine du village' },
      }),
      createGood({
        image: { ...image, texteAlternatif: 'La fontaine du village, vide' },
      }),
    ],
    'aucune-image': [
      createGood(
        {},
        { etapes: createGood().etapes.map((one) => ({ ...one, image: null })) },
      ),
      createGood({ image: null }),
    ],
    'description-courte': [createGood({}, { description: 'À plat.' }), createGood()],
    'epreuve-sans-points': [
      withEpreuve({ points: 0, indices: [{ texte: 'Là.', cout: 0 }] }),
      withEpreuve({ points: 1, indices: [{ texte: 'Là.', cout: 0 }] }),
    ],
    'mot-de-succes-absent': [withEpreuve({ motDeSucces: '' }), withEpreuve({})],
    'explication-absente': [withEpreuve({ explication: '' }), withEpreuve({})],
    'code-sans-aide': [coded('jamais'), coded('indice')],
    'signature-absente': [createGood({}, { signature: ' ' }), createGood()],
  };

describe('the advice for a parcours', () => {
  test('is empty for a complete parcours', () => {
    expect(kindsOf(createGood())).toEqual([]);
  });

  test.each(conseilKinds)(
    '%s is given where it helps, and not to its neighbour',
    (kind) => {
      const [broken, kept] = cases[kind];
      expect(kindsOf(broken)).toContain(kind);
      expect(kindsOf(kept)).not.toContain(kind);
    },
  );

  test('names an answer that another étape tells once a field, however it is written', () => {
    const parcours = toldBefore({});
    const [first, second] = parcours.etapes;
    expect(findConseils(parcours)).toMatchObject([
      {
        kind: 'reponse-ailleurs',
        etapeId: first?.id,
        champ: 'recit',
        leak: { etapeId: second?.id, reponse: 'la tour' },
      },
    ]);
    // An answer other than the intended one.
    expect(kindsOf(toldBefore({ voulues: ['moulin'] }))).toEqual(['reponse-ailleurs']);
  });

  test('a window that ends before it begins is one piece of advice, not two', () => {
    const parcours = withOpening({ fenetre: { du: '2027-09-29', au: '2027-06-15' } });
    expect(kindsOf(parcours)).toEqual(['fenetre-inversee']);
  });

  test('leads to the field and its étape', () => {
    const parcours = createGood({ recit: 'Regardez.' });
    expect(findConseils(parcours)).toEqual([
      { kind: 'recit-court', etapeId: parcours.etapes[1]?.id, champ: 'recit' },
    ]);
  });

  test('begins with errors that mislead people on the spot', () => {
    const parcours = createGood({ position: north(2_000) }, { signature: '' });
    const kinds = kindsOf(parcours);
    expect(kinds.slice(0, 2)).toEqual(['duree-trop-courte', 'etape-lointaine']);
    expect(kinds.at(-1)).toBe('signature-absente');
  });
});
