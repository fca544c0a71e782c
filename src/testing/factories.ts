import { blankFicheClasse } from '@/domain/parcours/fiche-classe.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import { blankEpreuve } from '@/domain/epreuve/blank-epreuve.ts';
import type { Epreuve } from '@/domain/epreuve/epreuve.ts';
import type { Option } from '@/domain/epreuve/epreuve-parts.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { blankAventure } from '@/domain/parcours/aventure.ts';
import { blankEtape } from '@/domain/parcours/blank-parcours.ts';
import { blankPratique } from '@/domain/parcours/pratique.ts';
import { parcoursIdSchema, type Parcours } from '@/domain/parcours/parcours.ts';

/** A real commune. */
export const dinan: Commune = { insee: '22050', nom: 'Dinan', departement: '22' };

/** An épreuve that can be published, of any type by `overrides`. */
export function createEpreuve(overrides: Partial<Epreuve> = {}): Epreuve {
  return { ...blankEpreuve, ...overrides };
}

/** A publishable épreuve `texte` with the answer « la tour ». */
export function createTexteEpreuve(overrides: Partial<Epreuve> = {}): Epreuve {
  return createEpreuve({
    type: 'texte',
    consigne: 'Que voit-on au-dessus de la porte ?',
    reponses: ['la tour', 'Tour'],
    points: 20,
    indices: [{ texte: 'Levez les yeux.', cout: 5 }],
    motDeSucces: 'Bravo !',
    anecdote: 'On la voit de loin.',
    explication: 'C’est la tour.',
    ...overrides,
  });
}

/** A publishable épreuve `message_code`: « sous le vieux jardin » in Vigenère, with the key ROSE. */
export function createMessageCodeEpreuve(overrides: Partial<Epreuve['message']> = {}) {
  return createEpreuve({
    type: 'message_code',
    consigne: 'Le nom d’une fleur ouvre ce message.',
    message: {
      secretCode: 'vigenere',
      variante: '',
      cle: 'ROSE',
      clair: 'Sous le vieux jardin',
      chiffre: 'JCMW CS NMVIP NRFVME',
      aide: 'toujours',
      ...overrides,
    },
  });
}

function option(id: string, texte: string, paire = ''): Option {
  return { id, texte, juste: false, paire };
}

/** A publishable épreuve of each kind that is found, turned, ordered or joined rather than typed. */
export const handEpreuves = {
  cadenas: createEpreuve({
    type: 'cadenas',
    consigne: 'L’année au-dessus de la porte ouvre le coffre.',
    combinaison: '18B5',
  }),
  ordre: createEpreuve({
    type: 'ordre',
    consigne: 'De la plus ancienne à la plus récente ?',
    options: [
      option('a', 'La fontaine'),
      option('b', 'Le pont'),
      option('c', 'La gare'),
      option('d', 'Le stade'),
    ],
  }),
  association: createEpreuve({
    type: 'association',
    consigne: 'Qui travaillait où ?',
    options: [
      option('a', 'Le tanneur', 'la rivière'),
      option('b', 'Le meunier', 'le moulin'),
      option('c', 'Le forgeron', 'la forge'),
    ],
  }),
  mot_mystere: createEpreuve({
    type: 'mot_mystere',
    consigne: 'Quel trésor dort ici ?',
    reponses: ['Un louis d’or'],
  }),
  position: createEpreuve({
    type: 'position',
    consigne: 'Trouvez la pierre au milieu du pré.',
    cible: { lat: 48.45, lon: -2.04 },
  }),
  qr: createEpreuve({
    type: 'qr',
    consigne: 'Un code se cache sous le banc.',
    jeton: '7k2m9qxa4tbd0h3v',
  }),
  photo: createEpreuve({ type: 'photo', consigne: 'Prenez la vue en photo.' }),
} as const satisfies Partial<Record<Epreuve['type'], Epreuve>>;

/** A publishable étape without an épreuve. `number` makes its id, its place and its order distinct. */
export function createEtape(number = 1, overrides: Partial<Etape> = {}): Etape {
  const id = etapeIdSchema.parse(`etape${String(number).padStart(4, '0')}`);
  return {
    ...blankEtape(id, `a${number}`),
    titre: `Étape ${number}`,
    lieu: `${number}, place de la Mairie`,
    position: { lat: 48.45 + number / 1_000, lon: -2.04 },
    recit: 'Nous voici devant la mairie.',
    epreuve: createEpreuve(),
    ...overrides,
  };
}

/** A publishable parcours of one étape. */
export function createParcours(overrides: Partial<Parcours> = {}): Parcours {
  return {
    id: parcoursIdSchema.parse('parcours00000001'),
    titre: 'Le secret du lavoir',
    genre: 'quete',
    commune: dinan,
    resume: 'Suivez l’eau, elle se souvient.',
    description: '',
    theme: 'nature',
    dureeMinutes: 60,
    difficulte: 'facile',
    ageMinimum: 7,
    pratique: blankPratique,
    signature: '',
    slug: '',
    trace: '',
    ordre: 'fixe',
    aventure: blankAventure,
    couverture: '',
    chezSoi: '',
    embleme: '',
    ficheClasse: blankFicheClasse,
    territoire: null,
    etapes: [createEtape()],
    ...overrides,
  };
}
