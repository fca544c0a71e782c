import type { Etape } from '@/domain/etape/etape.ts';
import type { Image } from '@/domain/etape/image.ts';
import { blankPetits } from '@/domain/etape/petits.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import {
  createEtape,
  createParcours,
  createTexteEpreuve,
  handEpreuves,
} from './factories.ts';

const folder = 'parcours/parcours00000001';

function createImage(name: string): Image {
  return {
    path: `${folder}/${name}.webp`,
    texteAlternatif: 'Un lavoir sous les arbres',
    credit: 'Camille',
    largeur: 1_200,
    hauteur: 800,
  };
}

/** An image with its author's permission. */
function createShownImage(name: string): Image {
  return { ...createImage(name), droits: true };
}

/** A publishable aventure with every optional part, and an épreuve of every shape. */
export function createFullParcours(overrides: Partial<Parcours> = {}): Parcours {
  const [first, second, third] = [createEtape(1), createEtape(2), createEtape(3)];
  const begun: Etape = {
    ...first,
    chemin: 'Tout droit depuis la gare.',
    cheminSansMarches: 'Par la rampe.',
    falc: 'Voici le lavoir.',
    image: createImage('lavoir'),
    autresImages: [createShownImage('bassin'), createShownImage('toit')],
    autrefois: {
      image: createShownImage('carte-postale'),
      annee: 'vers 1910',
      aujourdhui: createShownImage('place'),
    },
    sources: [
      {
        titre: 'Base Mérimée, PA00089110',
        url: 'https://pop.culture.gouv.fr/notice/merimee/PA00089110',
      },
    ],
    film: { path: `${folder}/film.mp4`, octets: 9_000_000, texte: 'Voici le lavoir.' },
    rayonEcoute: 45,
    autreCommune: { insee: '22339', nom: 'Taden', departement: '22' },
    audio: `${folder}/voix.mp3`,
    transcription: 'Voici le lavoir.',
    rechange: {
      titre: 'La halle',
      lieu: 'Place des Halles',
      position: { lat: 48.46, lon: -2.05 },
      recit: 'Le lin se vendait ici.',
    },
    petits: {
      ...blankPetits,
      recit: 'Ici, on lavait.',
      type: 'choix',
      consigne: 'Que lavait-on ?',
      options: [
        { id: 'a', texte: 'Le linge', juste: true, paire: '' },
        { id: 'b', texte: 'Les vaches', juste: false, paire: '' },
        { id: 'c', texte: 'Les toits', juste: false, paire: '' },
      ],
      indice: 'Il sèche au soleil.',
    },
    suites: [
      {
        libelle: 'Monter au chemin de ronde',
        vers: second.id,
        conditions: [
          { type: 'drapeau', id: 'meunier', oui: false },
          { type: 'objet', id: 'cle', oui: false },
          { type: 'points', minimum: 5 },
          { type: 'epreuve', etapeId: first.id, reussie: true },
        ],
        effets: [
          { type: 'drapeau', id: 'meunier' },
          { type: 'objet', id: 'cle', donne: true },
        ],
      },
      { libelle: 'Rentrer', vers: third.id, conditions: [], effets: [] },
    ],
    chapitre: 'Le matin',
    personnage: 'chat',
    epreuve: createTexteEpreuve({
      autre: {
        type: 'choix',
        pour: ['sans-vue'],
        consigne: 'Que dit la cloche ?',
        options: [
          { id: 'a', texte: 'Midi', juste: true, paire: '' },
          { id: 'b', texte: 'Minuit', juste: false, paire: '' },
        ],
        reponses: [],
      },
    }),
  };
  return createParcours({
    genre: 'aventure',
    pratique: {
      traits: ['poussette'],
      saisons: ['ete'],
      horaires: { de: 480, a: 1_200 },
      verifieLe: '2026-05-12',
      services: [
        {
          service: 'toilettes',
          reponse: 'oui',
          position: { lat: 48.4545, lon: -2.0471 },
          precision: 'Derrière la mairie',
        },
        { service: 'eau', reponse: 'non', position: null, precision: '' },
        {
          service: 'arret',
          reponse: 'oui',
          position: null,
          precision: 'Gare de Dinan, ligne 10',
        },
      ],
      chiens: 'laisse',
      fermetures: [
        {
          jours: [6, 7],
          horaires: { de: 480, a: 720 },
          periode: { du: '09-15', au: '02-28' },
          motif: 'chasse',
          danger: true,
        },
      ],
      fenetre: { du: '2026-06-15', au: null },
    },
    signature: 'Camille',
    aventure: {
      objets: [{ id: 'cle', nom: 'La clé', description: 'Elle ouvre la tour.' }],
      drapeaux: [{ id: 'meunier', nom: 'A parlé au meunier' }],
      personnages: [{ id: 'chat', nom: 'Le chat', portrait: createImage('chat') }],
    },
    etapes: [
      begun,
      {
        ...second,
        suites: [{ libelle: 'Finir', vers: third.id, conditions: [], effets: [] }],
        epreuve: handEpreuves.association,
      },
      { ...third, fin: 'La fin du jour', epreuve: handEpreuves.position },
    ],
    ...overrides,
  });
}
