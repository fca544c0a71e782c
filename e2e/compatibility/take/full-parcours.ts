import { generateNKeysBetween } from 'fractional-indexing';
import { blankEpreuve } from '@/domain/epreuve/blank-epreuve.ts';
import type { Epreuve } from '@/domain/epreuve/epreuve.ts';
import type { AutreFacon } from '@/domain/epreuve/epreuve-parts.ts';
import { limits } from '@/domain/limits.ts';
import type { EpreuveType } from '@/domain/epreuve/kinds/table.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import type { Image } from '@/domain/etape/image.ts';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import type { Suite } from '@/domain/etape/suite.ts';
import { encodePolyline } from '@/domain/geo/polyline.ts';
import { blankAventure, type Aventure } from '@/domain/parcours/aventure.ts';
import { blankPratique } from '@/domain/parcours/pratique.ts';
import { parcoursIdSchema, type Parcours } from '@/domain/parcours/parcours.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';

/*
 * Parcours of every genre, with every kind of épreuve, in which no field is left blank: what a fixture of stored data must
 * hold at least. The flat fields of an épreuve are all filled whatever its kind, as by an author who has tried each.
 */

/** Files that the parcours of the fixture hold in Storage, beside each other. */
export const mediaNames = {
  image: ['facade-g.webp', 'facade-m.webp', 'facade-p.webp'],
  portrait: 'portrait.webp',
  audio: 'voix.mp3',
} as const;

function imageOf(parcoursId: string): Image {
  return {
    path: `parcours/${parcoursId}/${mediaNames.image[0]}`,
    texteAlternatif: 'Une façade de pierre, dessinée.',
    credit: 'Dessin : Quêtes & Codes',
    largeur: 1_200,
    hauteur: 800,
  };
}

const autreFacon: AutreFacon = {
  type: 'choix',
  pour: ['sans-vue', 'sans-ouie', 'sans-marches'],
  consigne: 'Avec quoi le toit est-il couvert ?',
  options: [
    { id: 'k1', texte: 'Du chaume', juste: true, paire: '' },
    { id: 'k2', texte: 'Du zinc', juste: false, paire: '' },
  ],
  reponses: ['chaume', 'du chaume'],
};

/** Every field of an épreuve with a value of its own; the kind says which of them are asked. */
export const fullEpreuve: Epreuve = {
  type: 'texte',
  consigne: 'Regardez bien, puis répondez.',
  options: [
    { id: 'a', texte: 'Le tanneur', juste: true, paire: 'la rivière' },
    { id: 'b', texte: 'Le meunier', juste: true, paire: 'le moulin' },
    { id: 'c', texte: 'Le forgeron', juste: false, paire: 'la forge' },
  ],
  reponses: ['Louis d’or', 'un louis'],
  minimum: 157.5,
  maximum: 159,
  unite: 'marches',
  message: {
    secretCode: 'vigenere',
    variante: '',
    cle: 'ROSE',
    clair: 'Sous le vieux jardin',
    chiffre: 'JCMW CS NMVIP NRFVME',
    aide: 'indice',
  },
  combinaison: '18B5',
  jeton: '7k2m9qxa4tbd0h3v',
  cible: { lat: 48.4571, lon: -2.0403 },
  rayon: 40,
  points: 40,
  indices: [
    { texte: 'Prenez votre temps.', cout: 5 },
    { texte: 'Levez la tête.', cout: 10 },
    { texte: 'Demandez à qui passe.', cout: 15 },
  ],
  motDeSucces: 'Bien vu !',
  anecdote: 'On en parle encore au marché.',
  explication: 'C’est écrit au-dessus de la porte.',
  essaisMax: 10,
  minuteur: 600,
  voulues: [],
  autre: autreFacon,
};

type EtapeParts = Partial<Etape> & Pick<Etape, 'titre' | 'epreuve'>;

function etapesOf(parcoursId: string, prefix: string, list: readonly EtapeParts[]) {
  const rangs = generateNKeysBetween(null, null, list.length);
  return list.map((parts, index): Etape => {
    const numero = index + 1;
    return {
      id: etapeIdSchema.parse(`${prefix}${String(numero).padStart(4, '0')}`),
      rang: rangs[index] ?? 'a0',
      lieu: `${numero}, place de la Mairie`,
      chemin: 'Descendez la rue, puis prenez à gauche.',
      cheminSansMarches: 'Prenez la rampe, à droite des marches.',
      position: { lat: 48.45 + numero / 1_000, lon: -2.04 },
      recit: `Ici commence la page ${numero} de l’histoire.`,
      falc: 'Vous êtes arrivés.\nRegardez autour de vous.',
      audio: `parcours/${parcoursId}/${mediaNames.audio}`,
      transcription: 'Écoutez : on entend l’eau.',
      image: imageOf(parcoursId),
      rechange: {
        titre: 'La cour voisine',
        lieu: '2, rue Haute',
        position: { lat: 48.4502, lon: -2.0405 },
        recit: 'Le chantier ferme la place : la cour raconte la même chose.',
      },
      suites: [],
      fin: '',
      chapitre: '',
      personnage: '',
      bonus: false,
      autresImages: [],
      autrefois: null,
      film: null,
      sources: [],
      rayonEcoute: limits.rayonEcoute.usual,
      autreCommune: null,
      ...parts,
    };
  });
}

type ParcoursParts = Pick<Parcours, 'id' | 'titre' | 'genre' | 'etapes'> &
  Partial<Parcours>;

function parcoursOf(parts: ParcoursParts): Parcours {
  return {
    commune: { insee: '22050', nom: 'Dinan', departement: '22' },
    resume: 'Tout ce qu’un parcours peut dire.',
    description: 'Une longue description.\n\nEn deux paragraphes.',
    theme: 'pierre',
    dureeMinutes: 75,
    difficulte: 'intermediaire',
    ageMinimum: 8,
    pratique: {
      ...blankPratique,
      traits: ['sans-marches', 'poussette', 'falc'],
      saisons: ['printemps', 'ete'],
      horaires: { de: 480, a: 1_200 },
      verifieLe: '2026-05-12',
    },
    signature: 'Camille et l’atelier patrimoine',
    couverture: '',
    embleme: 'vague',
    ficheClasse: {
      competences: 'Se repérer dans l’espace.',
      avant: 'Lire un plan.',
      pendant: 'Chacun son rôle.',
      apres: 'Raconter.',
    },
    territoire: null,
    slug: '',
    trace: encodePolyline([
      { lat: 48.451, lon: -2.04 },
      { lat: 48.4517, lon: -2.0404 },
      { lat: 48.453, lon: -2.0399 },
    ]),
    ordre: 'fixe',
    aventure: blankAventure,
    ...parts,
  };
}

const kindTitles: Readonly<Record<EpreuveType, string>> = {
  aucune: 'Le départ',
  choix: 'Ceux d’ici',
  texte: 'Le trésor',
  nombre: 'La montée',
  message_code: 'Le mot du veilleur',
  cadenas: 'Le coffre',
  ordre: 'Les métiers',
  association: 'Les outils',
  mot_mystere: 'La dernière page',
  position: 'La pierre du pré',
  qr: 'Sous le banc',
  photo: 'Le souvenir',
  vue: 'La place d’avant',
};

const queteParcoursId = parcoursIdSchema.parse('compat202611quete000');

/** The order of its étapes: what is found on site at the beginning, a word made of what was won at the end. */
const kinds: readonly EpreuveType[] = [
  ...([
    'aucune',
    'photo',
    'choix',
    'texte',
    'nombre',
    'message_code',
    'cadenas',
  ] as const),
  ...(['ordre', 'association', 'position', 'qr', 'mot_mystere'] as const),
];

/** A quête with an étape of each kind of épreuve. */
export const fullQuete: Parcours = parcoursOf({
  id: queteParcoursId,
  titre: 'La quête au complet',
  genre: 'quete',
  slug: 'la-quete-au-complet',
  etapes: etapesOf(
    queteParcoursId,
    'quet',
    kinds.map((type) => ({
      titre: kindTitles[type],
      bonus: type === 'association',
      epreuve: { ...fullEpreuve, type },
    })),
  ),
});

const visiteParcoursId = parcoursIdSchema.parse('compat202611visite00');

/** A visite: nothing to solve, étapes in the order one likes. */
export const fullVisite: Parcours = parcoursOf({
  id: visiteParcoursId,
  titre: 'La visite au complet',
  slug: 'la-visite-au-complet',
  genre: 'visite',
  theme: 'eau',
  ordre: 'libre',
  etapes: etapesOf(
    visiteParcoursId,
    'visi',
    ['Le lavoir', 'Le pont', 'La source'].map((titre) => ({
      titre,
      epreuve: { ...fullEpreuve, type: 'aucune' as const },
    })),
  ),
});

const aventureParcoursId = parcoursIdSchema.parse('compat202611aventure');

function suite(libelle: string, numero: number, parts: Partial<Suite> = {}): Suite {
  return {
    libelle,
    vers: `aven${String(numero).padStart(4, '0')}`,
    conditions: [],
    effets: [],
    ...parts,
  };
}

const aventure: Aventure = {
  objets: [{ id: 'cle', nom: 'La clé rouillée', description: 'Elle ouvre la grille.' }],
  drapeaux: [{ id: 'vu', nom: 'A vu le veilleur' }],
  personnages: [
    {
      id: 'veilleur',
      nom: 'Le veilleur',
      portrait: {
        ...imageOf(aventureParcoursId),
        path: `parcours/${aventureParcoursId}/${mediaNames.portrait}`,
        largeur: 400,
        hauteur: 400,
      },
    },
  ],
};

/** An aventure whose ways on hold every condition and every effect. */
export const fullAventure: Parcours = parcoursOf({
  id: aventureParcoursId,
  titre: 'L’aventure au complet',
  slug: 'l-aventure-au-complet',
  genre: 'aventure',
  theme: 'nature',
  aventure,
  etapes: etapesOf(aventureParcoursId, 'aven', [
    {
      titre: 'La grille',
      chapitre: 'Le soir',
      personnage: 'veilleur',
      suites: [
        suite('Prendre la clé', 2, {
          effets: [
            { type: 'objet', id: 'cle', donne: true },
            { type: 'drapeau', id: 'vu' },
          ],
        }),
        suite('Passer sans bruit', 3),
      ],
      epreuve: { ...fullEpreuve, type: 'texte' },
    },
    {
      titre: 'La cour',
      chapitre: 'Le soir',
      suites: [
        suite('Rendre la clé', 3, {
          conditions: [
            { type: 'objet', id: 'cle', oui: true },
            { type: 'drapeau', id: 'vu', oui: true },
          ],
          effets: [{ type: 'objet', id: 'cle', donne: false }],
        }),
        suite('Monter', 4, {
          conditions: [
            { type: 'points', minimum: 10 },
            { type: 'epreuve', etapeId: 'aven0001', reussie: true },
          ],
        }),
        suite('Attendre', 3, { conditions: [{ type: 'temps', minutes: 5 }] }),
        suite('Continuer', 3),
      ],
      epreuve: { ...fullEpreuve, type: 'aucune' },
    },
    {
      titre: 'La rue',
      chapitre: 'La nuit',
      fin: 'Une nuit tranquille',
      epreuve: { ...fullEpreuve, type: 'aucune' },
    },
    {
      titre: 'La tour',
      chapitre: 'La nuit',
      fin: 'Toute la ville à vos pieds',
      epreuve: { ...fullEpreuve, type: 'aucune' },
    },
  ]),
});

const briefParcoursId = parcoursIdSchema.parse('compat202611retiree0');

/** A short quête in the order one likes but for its end: published, then withdrawn. */
export const withdrawnQuete: Parcours = parcoursOf({
  id: briefParcoursId,
  titre: 'La quête retirée',
  slug: 'la-quete-retiree',
  genre: 'quete',
  ordre: 'libre-fin',
  etapes: etapesOf(briefParcoursId, 'reti', [
    { titre: 'Le four', epreuve: { ...fullEpreuve, type: 'aucune' } },
    { titre: 'Le puits', epreuve: { ...fullEpreuve, type: 'texte' } },
    { titre: 'Le pressoir', epreuve: { ...fullEpreuve, type: 'aucune' } },
  ]),
});

/** All that the fixture publishes. */
export const publishedParcours: readonly Parcours[] = [
  fullQuete,
  fullVisite,
  fullAventure,
  withdrawnQuete,
];

/** The quête that a parcours of the fixture is published as. */
export function queteIdOf({ slug }: Pick<Parcours, 'slug'>): QueteId {
  return queteIdSchema.parse(`22_dinan_${slug}`);
}

const draftParcoursId = parcoursIdSchema.parse('compat202611brouillo');

/** The draft of an account that is no admin: as much as the rules of November 2026 could judge for one. */
export const plainDraft: Parcours = parcoursOf({
  id: draftParcoursId,
  titre: 'Le brouillon d’une autrice',
  genre: 'quete',
  etapes: etapesOf(draftParcoursId, 'brou', [
    {
      ...{ titre: 'Le lavoir', audio: '', image: null },
      epreuve: {
        ...blankEpreuve,
        type: 'texte',
        consigne: 'Qui venait ici ?',
        reponses: ['Jeanne'],
      },
    },
  ]),
});
