import { generateNKeysBetween } from 'fractional-indexing';
import { blankEpreuve } from '../../src/domain/epreuve/blank-epreuve.ts';
import { withFormat, type Epreuve } from '../../src/domain/epreuve/epreuve.ts';
import type {
  AutreFacon,
  Besoin,
  Indice,
} from '../../src/domain/epreuve/epreuve-parts.ts';
import {
  blankMessageCode,
  type MessageCode,
} from '../../src/domain/epreuve/message-code.ts';
import type { Etape } from '../../src/domain/etape/etape.ts';
import type { Image } from '../../src/domain/etape/image.ts';
import { etapeIdSchema, type EtapeId } from '../../src/domain/etape/etape-id.ts';
import { blankPetits, type Petits } from '../../src/domain/etape/petits.ts';
import type { Source } from '../../src/domain/etape/source.ts';
import type { Suite } from '../../src/domain/etape/suite.ts';
import { blankAventure, type Aventure } from '../../src/domain/parcours/aventure.ts';
import type { Position } from '../../src/domain/geo/position.ts';
import { parcoursIdSchema, type Parcours } from '../../src/domain/parcours/parcours.ts';
import { blankEtape } from '../../src/domain/parcours/blank-parcours.ts';
import { blankFicheClasse } from '@/domain/parcours/fiche-classe.ts';
import { blankPratique, type Pratique } from '../../src/domain/parcours/pratique.ts';

/** A parcours of the seed: the same shape that authors edit, and the folder of its drawings. */
export type SeedParcours = {
  parcours: Parcours;
  /** Folder under `images/`. A drawing's name is that of its working copy: `facade.webp` is made from `facade.svg`. */
  folder: string;
};

type Dessin = { nom: string; texteAlternatif: string };

type SeedEtape = Partial<
  Omit<
    Etape,
    'id' | 'rang' | 'image' | 'autresImages' | 'autrefois' | 'illisible' | 'suites'
  >
> &
  Pick<Etape, 'titre' | 'lieu' | 'recit' | 'epreuve'> & {
    position: Position;
    /** Name of a drawing in the folder, without its ending. */
    dessin?: Dessin;
    /** Drawings after the first. */
    autresDessins?: readonly Dessin[];
    /** Drawn for it: the same view then and now. */
    autrefois?: { avant: Dessin; annee: string; apres: Dessin };
    suites?: readonly Suite[];
  };

type SeedPersonnage = {
  id: string;
  nom: string;
  portrait: NonNullable<SeedEtape['dessin']>;
};

type SeedInput = Omit<
  Parcours,
  | 'id'
  | 'slug'
  | 'etapes'
  | 'pratique'
  | 'signature'
  | 'trace'
  | 'ordre'
  | 'aventure'
  | 'couverture'
  | 'chezSoi'
  | 'embleme'
  | 'ficheClasse'
  | 'territoire'
> & {
  /** Its authors' names; the team's when absent. */
  signature?: string;
  /** The icon that is its emblem; that of its theme when absent. */
  embleme?: Parcours['embleme'];
  aventure?: Omit<Aventure, 'personnages'>;
  /** Characters of an aventure, by their keys. */
  personnages?: readonly SeedPersonnage[];
  pratique?: Partial<Pratique>;
  /** The étape with the cover drawing, from 1; by default the first one found. */
  couverture?: number;
  /** The étape to try from home, from 1; none by default. */
  chezSoi?: number;
  /** Letters only; the parcours and its étapes are named after it, so that ids are constant. */
  key: string;
  folder: string;
  etapes: readonly SeedEtape[];
};

/** The id of an étape of the seed: `numero` from 1. */
export function seedEtapeId(key: string, numero: number): EtapeId {
  return etapeIdSchema.parse(`${key}${String(numero).padStart(2, '0')}`.padStart(8, '0'));
}

/** Every drawing of the seed has the same frame, in pixels. */
const drawingSize = { largeur: 1_200, hauteur: 800 } as const;
/** And every portrait. */
const portraitSize = { largeur: 400, hauteur: 400 } as const;

/**
 * Builds a parcours with constant ids: the same seed twice gives the same documents. The working copy of a drawing is WebP, since the rules
 * allow only photographs' formats to authors.
 */
export function seedParcours({
  key,
  folder,
  etapes,
  pratique,
  aventure = blankAventure,
  personnages = [],
  couverture,
  chezSoi,
  embleme = '',
  signature = 'l’équipe de Quêtes & Codes',
  ...rest
}: SeedInput): SeedParcours {
  const id = parcoursIdSchema.parse(`demo${key}`.padEnd(20, '0'));
  const rangList = generateNKeysBetween(null, null, etapes.length);
  const toImage = (
    { nom, texteAlternatif }: NonNullable<SeedEtape['dessin']>,
    size: Pick<Image, 'largeur' | 'hauteur'>,
  ): Image => ({
    path: `parcours/${id}/${nom}.webp`,
    texteAlternatif,
    credit: 'Dessin : Quêtes & Codes',
    ...size,
  });
  return {
    folder,
    parcours: {
      id,
      ...rest,
      slug: '',
      trace: '',
      ordre: 'fixe',
      embleme,
      ficheClasse: blankFicheClasse,
      territoire: null,
      couverture: couverture === undefined ? '' : seedEtapeId(key, couverture),
      chezSoi: chezSoi === undefined ? '' : seedEtapeId(key, chezSoi),
      aventure: {
        ...aventure,
        personnages: personnages.map(({ portrait, ...personnage }) => ({
          ...personnage,
          portrait: toImage(portrait, portraitSize),
        })),
      },
      signature,
      pratique: { ...blankPratique, ...pratique },
      etapes: etapes.map(
        ({ dessin, autresDessins = [], autrefois, ...etape }, index) => ({
          ...blankEtape(seedEtapeId(key, index + 1), rangList[index] ?? ''),
          ...etape,
          suites: [...(etape.suites ?? [])],
          image: dessin === undefined ? null : toImage(dessin, drawingSize),
          autresImages: autresDessins.map((autre) => ({
            ...toImage(autre, drawingSize),
            droits: true,
          })),
          autrefois:
            autrefois === undefined
              ? null
              : {
                  image: { ...toImage(autrefois.avant, drawingSize), droits: true },
                  annee: autrefois.annee,
                  aujourdhui: { ...toImage(autrefois.apres, drawingSize), droits: true },
                },
        }),
      ),
    },
  };
}

/** A notice of the base Mérimée, as a source that players are shown. */
export function noticeMerimee(reference: string): Source {
  return {
    titre: `Base Mérimée, ${reference}`,
    url: `https://pop.culture.gouv.fr/notice/merimee/${reference}`,
  };
}

/** A text of several paragraphs. */
export function paragraphs(...list: readonly string[]): string {
  return list.join('\n\n');
}

type Solved = {
  consigne: string;
  points: number;
  /** Hint and its cost, in order of use. */
  indices: readonly (readonly [texte: string, cout: number])[];
  motDeSucces: string;
  anecdote: string;
  explication: string;
  /** Another way to answer, with `autreChoix`. */
  autre?: AutreFacon;
};

function solved({ indices, ...rest }: Solved): Omit<Epreuve, 'type'> {
  return {
    ...blankEpreuve,
    ...rest,
    indices: indices.map(([texte, cout]): Indice => ({ texte, cout })),
  };
}

/** Nothing to solve. */
export const aucune: Epreuve = { ...blankEpreuve, points: 0 };

/** A word to type; the solution shows the first answer. */
export function texte(input: Solved & { reponses: readonly string[] }): Epreuve {
  const { reponses, ...rest } = input;
  return { ...solved(rest), type: 'texte', reponses: [...reponses] };
}

/** A coded message; `chiffre` is written out, so that the seed shows the players' text. */
export function messageCode(
  input: Solved & { message: Partial<MessageCode>; reponses: readonly string[] },
): Epreuve {
  const { message, reponses, ...rest } = input;
  return {
    ...solved(rest),
    type: 'message_code',
    message: { ...blankMessageCode, ...message },
    reponses: [...reponses],
  };
}

/** A whole number to type: exactly that one. */
export function nombre(input: Solved & { valeur: number; unite: string }): Epreuve {
  const { valeur, unite, ...rest } = input;
  return { ...solved(rest), type: 'nombre', minimum: valeur, maximum: valeur, unite };
}

/** Options to pick; several may be right. */
export function choix(
  input: Solved & { bonnes: readonly string[]; fausses: readonly string[] },
): Epreuve {
  const { bonnes, fausses, ...rest } = input;
  const options = [
    ...bonnes.map((option) => ({ texte: option, juste: true, paire: '' })),
    ...fausses.map((option) => ({ texte: option, juste: false, paire: '' })),
  ].toSorted((a, b) => a.texte.localeCompare(b.texte, 'fr'));
  return {
    ...solved(rest),
    type: 'choix',
    options: options.map((option, index) => ({ id: `o${index + 1}`, ...option })),
  };
}

/** A padlock that opens with digits or letters. */
export function cadenas(input: Solved & { combinaison: string }): Epreuve {
  const { combinaison, ...rest } = input;
  return { ...solved(rest), type: 'cadenas', combinaison };
}

/** Things to put in order, written in the right order. */
export function ordre(input: Solved & { elements: readonly string[] }): Epreuve {
  const { elements, ...rest } = input;
  return {
    ...solved(rest),
    type: 'ordre',
    options: elements.map((element, index) => ({
      id: `o${index + 1}`,
      ...{ texte: element, juste: false, paire: '' },
    })),
  };
}

/** Things to join in pairs. */
export function association(
  input: Solved & { paires: readonly (readonly [gauche: string, droite: string])[] },
): Epreuve {
  const { paires, ...rest } = input;
  return {
    ...solved(rest),
    type: 'association',
    options: paires.map(([gauche, droite], index) => ({
      id: `o${index + 1}`,
      ...{ texte: gauche, juste: false, paire: droite },
    })),
  };
}

/** A word to compose with the letters of earlier étapes. */
export function motMystere(input: Solved & { reponses: readonly string[] }): Epreuve {
  return { ...texte(input), type: 'mot_mystere' };
}

/** A view to find again, by the old picture of its étape. */
export function vue(
  words: Pick<Epreuve, 'consigne' | 'motDeSucces' | 'anecdote'>,
): Epreuve {
  return withFormat({ ...aucune, ...words, type: 'vue' });
}

/** A photo to take for the carnet. */
export function photo(input: Solved): Epreuve {
  return { ...solved(input), type: 'photo' };
}

/** The étape's own place to reach, to within a number of metres. */
export function position(input: Solved & { rayon: number }): Epreuve {
  const { rayon, ...rest } = input;
  return { ...solved(rest), type: 'position', rayon };
}

/** A QR code to find: `jeton` is its sixteen signs. There is no plaque, so a free hint must give them. */
export function qr(input: Solved & { jeton: string }): Epreuve {
  const { jeton, ...rest } = input;
  return { ...solved(rest), type: 'qr', jeton };
}

/** Another way to answer an épreuve: options with a single right one. */
export function autreChoix({
  pour,
  consigne,
  bonne,
  fausses,
}: {
  pour: readonly Besoin[];
  consigne: string;
  bonne: string;
  fausses: readonly string[];
}): AutreFacon {
  const options = [bonne, ...fausses]
    .toSorted((a, b) => a.localeCompare(b, 'fr'))
    .map((option, index) => ({
      id: `o${index + 1}`,
      texte: option,
      juste: option === bonne,
      paire: '',
    }));
  return { type: 'choix', pour: [...pour], consigne, options, reponses: [] };
}

/** What small ones read and are asked, with nothing else than words. */
type SeedPetits = { recit: string; consigne: string; indice: string };

/** A version of an étape for small ones: options with a single right one. */
export function petitsChoix({
  bonne,
  fausses,
  ...rest
}: SeedPetits & { bonne: string; fausses: readonly string[] }): Petits {
  const { options } = autreChoix({ pour: [], consigne: '', bonne, fausses });
  return { ...blankPetits, ...rest, type: 'choix', options };
}

/** The same, with a story in pieces to put in order, written in the right order. */
export function petitsOrdre({
  elements,
  ...rest
}: SeedPetits & { elements: readonly string[] }): Petits {
  const options = elements.map((element, index) => ({
    id: `o${index + 1}`,
    ...{ texte: element, juste: false, paire: '' },
  }));
  return { ...blankPetits, ...rest, type: 'ordre', options };
}

/** The same, with a photo to take. */
export function petitsPhoto(rest: SeedPetits): Petits {
  return { ...blankPetits, ...rest, type: 'photo' };
}
