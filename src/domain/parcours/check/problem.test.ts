import { describe, expect, test } from 'vitest';
import {
  createEpreuve,
  createEtape,
  createMessageCodeEpreuve,
  createParcours,
  createTexteEpreuve,
  handEpreuves,
} from '@/testing/factories.ts';
import type { Epreuve } from '../../epreuve/epreuve.ts';
import { blankRechange, type Rechange } from '../../etape/etape.ts';
import type { Condition, Effet, Suite } from '../../etape/suite.ts';
import type { Parcours } from '../parcours.ts';
import { findProblems } from './problem.ts';

function kindsOf(parcours: Parcours): string[] {
  return findProblems(parcours).map(({ kind }) => kind);
}

function kindsOfEpreuve(overrides: Partial<Epreuve>): string[] {
  const epreuve = createEpreuve({ consigne: 'Que voyez-vous ?', ...overrides });
  return kindsOf(createParcours({ etapes: [createEtape(1, { epreuve })] }));
}

const options = [
  { id: 'a', texte: 'Oui', juste: true, paire: '' },
  { id: 'b', texte: 'Non', juste: false, paire: '' },
];
const pairs = handEpreuves.association.options;
const image = { path: 'p', texteAlternatif: '', credit: '', largeur: 1, hauteur: 1 };
const described = { ...image, texteAlternatif: 'Un puits' };
const shown = { ...described, droits: true as const };
const old = { image: shown, annee: '1908', aujourdhui: null };

describe('the problems of a coded message', () => {
  function kindsOfMessage(overrides: Partial<Epreuve['message']>): string[] {
    const epreuve = createMessageCodeEpreuve(overrides);
    return kindsOf(createParcours({ etapes: [createEtape(1, { epreuve })] }));
  }

  test('finds nothing in a publishable one', () => {
    expect(kindsOfMessage({})).toEqual([]);
  });

  test('asks for the code, then for the message, then for the key', () => {
    expect(kindsOfMessage({ secretCode: '', chiffre: '' })).toEqual([
      'message-sans-code',
    ]);
    expect(kindsOfMessage({ clair: ' ', chiffre: '' })).toEqual(['message-absent']);
    expect(kindsOfMessage({ cle: '', chiffre: '' })).toEqual(['message-sans-cle']);
  });

  test('finds a message that could not be coded, and one too long to be an answer', () => {
    expect(kindsOfMessage({ chiffre: '' })).toEqual(['message-incodable']);
    expect(kindsOfMessage({ clair: 'moulin '.repeat(12) })).toEqual([
      'message-trop-long',
    ]);
  });

  test('finds the clear text wherever players could read it, the coded message included', () => {
    expect(kindsOfMessage({ clair: 'la mairie' })).toEqual([
      'reponse-revelee',
      'reponse-revelee',
    ]);
    expect(kindsOfMessage({ chiffre: 'NIDRAJ sous le vieux jardin' })).toEqual([
      'reponse-revelee',
    ]);
  });
});

describe('the ways of an aventure', () => {
  const idOf = (numero: number) => createEtape(numero).id;
  const to = (numero: number, more: Partial<Suite> = {}): Suite => ({
    libelle: 'Suivre le chat',
    vers: idOf(numero),
    conditions: [],
    effets: [],
    ...more,
  });
  const aventure = {
    objets: [{ id: 'cle', nom: 'La clé', description: '' }],
    drapeaux: [{ id: 'vu', nom: 'A vu le chat' }],
    personnages: [],
  };
  const give: Effet = { type: 'objet', id: 'cle', donne: true };
  const hold: Condition = { type: 'objet', id: 'cle', oui: true };
  const seen: Condition = { type: 'drapeau', id: 'vu', oui: true };

  /** From the first to the second or straight to the third, the end. */
  function aventureWith(first: readonly Suite[], second: readonly Suite[] = [to(3)]) {
    return createParcours({
      genre: 'aventure',
      aventure,
      etapes: [
        createEtape(1, { suites: [...first] }),
        createEtape(2, { suites: [...second] }),
        createEtape(3, { fin: 'Le chat retrouvé' }),
      ],
    });
  }

  const whole = [to(2), to(3)];

  test.each<[string, readonly Suite[], (readonly Suite[])?]>([
    ['suite-sans-libelle', [...whole, to(2, { libelle: ' ' })]],
    ['suite-sans-cible', [...whole, to(2, { vers: '' })]],
    ['suite-cible-retiree', [...whole, to(9)]],
    ['suite-absente', whole, []],
    ['condition-inconnue', [...whole, to(2, { conditions: [{ ...hold, id: 'rien' }] })]],
    ['condition-inconnue', [...whole, to(2, { effets: [{ ...give, id: 'rien' }] })]],
    [
      'condition-inconnue',
      [
        ...whole,
        to(2, { conditions: [{ type: 'epreuve', etapeId: idOf(1), reussie: true }] }),
      ],
    ],
    ['objet-jamais-donne', [...whole, to(2, { conditions: [hold] })]],
    ['repere-jamais-pose', [...whole, to(2, { conditions: [seen] })]],
    ['etape-inatteignable', [to(3)]],
    [
      'etape-impasse',
      [...whole, to(3, { effets: [give] })],
      [to(3, { conditions: [hold] })],
    ],
  ])('reports %s, and nothing for a valid one', (kind, first, second) => {
    expect(kindsOf(aventureWith(first, second))).toEqual([kind]);
    expect(kindsOf(aventureWith(whole))).toEqual([]);
    const quete = { ...aventureWith(first, second), genre: 'quete' as const };
    expect(kindsOf(quete)).toEqual([]);
  });

  test('says that one may go round in circles for ever', () => {
    const round = aventureWith([to(2)], [to(1)]);
    expect(kindsOf(round)).toEqual([
      'etape-sans-fin',
      'etape-sans-fin',
      'etape-inatteignable',
    ]);
    expect(kindsOf(aventureWith([to(2)], [to(1), to(3)]))).toEqual([]);
  });

  test('says that there is no end, and that an object or a flag has no name', () => {
    const endless = createParcours({ genre: 'aventure' });
    expect(kindsOf(endless)).toEqual(['aventure-sans-fin', 'suite-absente']);
    const nameless = {
      objets: [{ id: 'cle', nom: ' ', description: '' }],
      drapeaux: [{ id: 'vu', nom: '' }],
      personnages: [],
    };
    expect(kindsOf({ ...aventureWith(whole), aventure: nameless })).toEqual([
      'objet-sans-nom',
      'repere-sans-nom',
    ]);
  });

  test('says that a character has no name, that a portrait has no text, and that a character was removed', () => {
    const portrait = {
      path: 'parcours/p/chouette.webp',
      texteAlternatif: ' ',
      credit: '',
      largeur: 400,
      hauteur: 400,
    };
    const { etapes, ...story } = aventureWith(whole);
    const [first, ...others] = etapes;
    if (first === undefined) throw new Error('No étape.');
    const met = (personnage: string) => ({
      ...story,
      aventure: {
        ...aventure,
        personnages: [
          { id: 'ours', nom: ' ', portrait: null },
          { id: 'chouette', nom: 'La chouette', portrait },
        ],
      },
      etapes: [{ ...first, personnage }, ...others],
    });
    expect(kindsOf(met('chouette'))).toEqual([
      'personnage-sans-nom',
      'portrait-sans-texte',
    ]);
    expect(findProblems(met('chat')).at(-1)).toEqual({
      kind: 'personnage-retire',
      etapeId: first.id,
      champ: 'personnage',
    });
    expect(kindsOf({ ...met('chat'), genre: 'quete' })).toEqual([]);
  });

  test('reads an answer in the text of a way on', () => {
    const { etapes, ...rest } = aventureWith([to(2, { libelle: 'Monter à la tour' })]);
    const first = { ...etapes[0], epreuve: createTexteEpreuve() } as (typeof etapes)[0];
    const told = { ...rest, etapes: [first, ...etapes.slice(1)] };
    expect(findProblems(told)).toMatchObject([
      { kind: 'reponse-revelee', champ: 'suites.0' },
    ]);
  });
});

describe('findProblems', () => {
  test('finds nothing in a parcours that may be published', () => {
    const etapes = [createEtape(1), createEtape(2, { epreuve: createTexteEpreuve() })];
    expect(kindsOf(createParcours({ etapes }))).toEqual([]);
  });

  test.each([
    ['titre-trop-court', { titre: 'ab' }],
    ['commune-absente', { commune: null }],
    ['resume-absent', { resume: ' ' }],
    ['duree-absente', { dureeMinutes: null }],
  ] satisfies [string, Partial<Parcours>][])('says %s', (kind, overrides) => {
    expect(kindsOf(createParcours(overrides))).toEqual([kind]);
  });

  test('requires of a begun spare étape the data for walking there, and nothing of an unbegun one', () => {
    const problemsWith = (changes: Partial<Rechange>) => {
      const rechange = { ...blankRechange, ...changes };
      const etapes = [createEtape(1, { rechange })];
      return findProblems(createParcours({ etapes })).map(({ champ }) => champ);
    };
    expect(problemsWith({})).toEqual([]);
    expect(problemsWith({ titre: 'La halle' })).toEqual([
      'rechange.lieu',
      'rechange.recit',
    ]);
    expect(problemsWith({ titre: 'La halle', lieu: 'Ici', recit: 'Le lin.' })).toEqual(
      [],
    );
  });

  test.each([
    ['etape-sans-titre', { titre: '' }],
    ['etape-sans-lieu', { lieu: '' }],
    ['etape-sans-position', { position: null }],
    ['etape-sans-recit', { recit: '' }],
    ['image-sans-texte', { image }],
    ['image-sans-texte', { autresImages: [{ ...image, droits: true }] }],
    ['image-sans-droits', { autresImages: [described] }],
    ['image-sans-droits', { autrefois: { ...old, image: described } }],
    ['image-sans-droits', { autrefois: { ...old, aujourdhui: described } }],
    ['annee-absente', { autrefois: { ...old, annee: ' ' } }],
    ['film-sans-texte', { film: { path: 'p.mp4', octets: 9, texte: ' ' } }],
    ['audio-sans-texte', { audio: 'p', transcription: ' ' }],
  ] satisfies [string, Partial<Parcours['etapes'][number]>][])(
    'says %s with its étape',
    (kind, overrides) => {
      const etape = createEtape(1, overrides);
      expect(findProblems(createParcours({ etapes: [etape] }))).toMatchObject([
        { kind, etapeId: etape.id },
      ]);
    },
  );

  test.each([
    ['consigne-absente', { type: 'texte', consigne: '', reponses: ['tour'] }],
    ['options-trop-peu', { type: 'choix', options: options.slice(0, 1) }],
    [
      'option-vide',
      {
        type: 'choix',
        options: [...options, { id: 'c', texte: ' ', juste: false, paire: '' }],
      },
    ],
    [
      'options-en-double',
      {
        type: 'choix',
        options: [...options, { id: 'c', texte: 'oui ', juste: false, paire: '' }],
      },
    ],
    [
      'bonne-option-absente',
      { type: 'choix', options: options.map((o) => ({ ...o, juste: false, paire: '' })) },
    ],
    [
      'toutes-options-bonnes',
      { type: 'choix', options: options.map((o) => ({ ...o, juste: true, paire: '' })) },
    ],
    ['reponse-absente', { type: 'texte', reponses: ['  '] }],
    ['reponse-illisible', { type: 'texte', reponses: ['tour', '!!'] }],
    ['bornes-absentes', { type: 'nombre', minimum: 1 }],
    ['combinaison-courte', { type: 'cadenas', combinaison: '12' }],
    ['elements-trop-peu', { type: 'ordre', options }],
    ['elements-trop-peu', { ...handEpreuves.association, options: pairs.slice(1) }],
    ['options-en-double', { type: 'ordre', options: [...options, ...options.slice(1)] }],
    [
      'paire-vide',
      {
        type: 'association',
        options: pairs.map((one, at) => (at === 0 ? { ...one, paire: ' ' } : one)),
      },
    ],
    [
      'paires-en-double',
      {
        type: 'association',
        options: pairs.map((one, at) => (at === 0 ? { ...one, paire: 'LA FORGE' } : one)),
      },
    ],
    ['mot-sans-etape', handEpreuves.mot_mystere],
    ['jeton-absent', { type: 'qr' }],
    ['bornes-inversees', { type: 'nombre', minimum: 9, maximum: 8 }],
    [
      'indice-vide',
      { type: 'texte', reponses: ['tour'], indices: [{ texte: '', cout: 0 }] },
    ],
    [
      'indices-trop-chers',
      {
        type: 'texte',
        reponses: ['tour'],
        points: 4,
        indices: [{ texte: 'Là', cout: 5 }],
      },
    ],
  ] satisfies [string, Partial<Epreuve>][])(
    'says %s of an épreuve',
    (kind, overrides) => {
      expect(kindsOfEpreuve(overrides)).toEqual([kind]);
    },
  );

  test.each([
    ['mot-court', 'Or'],
    ['mot-long', 'La pierre philosophale du vieux moulin'],
    ['reponse-absente', ''],
  ])('says %s of a word to compose', (kind, reponse) => {
    const epreuve = { ...handEpreuves.mot_mystere, reponses: [reponse] };
    const etapes = [createEtape(1), createEtape(2, { epreuve })];
    expect(kindsOf(createParcours({ etapes }))).toEqual([kind]);
  });

  test('asks for a place to reach only where the étape has none either', () => {
    const epreuve = { ...handEpreuves.position, cible: null };
    const kinds = (position: Parcours['etapes'][number]['position']) =>
      kindsOf(createParcours({ etapes: [createEtape(1, { position, epreuve })] }));
    expect(kinds({ lat: 48.45, lon: -2.04 })).toEqual([]);
    expect(kinds(null)).toEqual(['etape-sans-position', 'cible-absente']);
  });

  test('says that a combination is read in a text', () => {
    const epreuve = { ...handEpreuves.cadenas, combinaison: '1851' };
    const etape = createEtape(1, { epreuve, recit: 'Le pont date de 1 851.' });
    expect(kindsOf(createParcours({ etapes: [etape] }))).toEqual(['reponse-revelee']);
  });

  test('says where its own étape or the parcours gives an answer away, and leaves the other étapes to advice', () => {
    const secret = createEtape(2, {
      epreuve: createTexteEpreuve(),
      lieu: 'Sous la tour',
    });
    const before = createEtape(1, { recit: 'Voyez la TOUR, là-bas.' });
    const after = createEtape(3, { recit: 'C’était la tour.' });
    const etapes = [before, secret, after];
    expect(findProblems(createParcours({ etapes, resume: 'Une tour.' }))).toMatchObject([
      { kind: 'reponse-revelee', etapeId: null, champ: 'resume' },
      { kind: 'reponse-revelee', etapeId: secret.id, champ: 'lieu' },
    ]);
  });
});
