import fc from 'fast-check';
import { canonicalChoix, canonicalText } from '@/domain/epreuve/canonical-answer.ts';
import { besoinList } from '@/domain/epreuve/epreuve-parts.ts';
import { computeEmpreinte } from '@/domain/epreuve/empreinte.ts';
import { cellOf, gridOf } from '@/domain/epreuve/nombre-step.ts';
import { etapeIdSchema, type EtapeId } from '@/domain/etape/etape-id.ts';
import { blankEtapeTexts } from '@/domain/etape/etape-texts.ts';
import { beginPartie, partieIdSchema, type Partie } from '@/domain/partie/partie.ts';
import {
  queteIdSchema,
  type Contenu,
  type EtapePublique,
  type Quete,
} from '@/domain/quete/quete.ts';
import type { AutreFaconPublique, Empreinte } from '@/domain/epreuve/public-parts.ts';
import type { EpreuvePublique } from '@/domain/epreuve/epreuve-publique.ts';
import { blankPratique } from '@/domain/parcours/pratique.ts';
import { dinan } from './factories.ts';

const sel = '00112233445566778899aabbccddeeff';

/** An empreinte without a match, for tests that judge by hand. */
export const blankEmpreinte: Empreinte = { sel, iterations: 100_000, valeurs: ['000'] };

export function testEtapeId(number: number): EtapeId {
  return etapeIdSchema.parse(`etape${String(number).padStart(4, '0')}`);
}

const commonEpreuve = {
  consigne: 'Que voit-on au-dessus de la porte ?',
  points: 20,
  indices: [
    { texte: 'Levez les yeux.', cout: 5 },
    { texte: 'Elle est ronde.', cout: 10 },
  ],
  motDeSucces: 'Bien vu !',
  anecdote: 'Elle a servi de prison.',
  empreinte: blankEmpreinte,
};

/** « Autre façon de répondre ». */
export function createAutrePublique(
  overrides: Partial<Extract<AutreFaconPublique, { type: 'texte' }>> = {},
): AutreFaconPublique {
  return {
    type: 'texte',
    pour: [...besoinList],
    consigne: 'De quelle couleur est un coquelicot ?',
    empreinte: blankEmpreinte,
    ...overrides,
  };
}

export type EpreuveOf<T extends EpreuvePublique['type']> = Extract<
  EpreuvePublique,
  { type: T }
>;

export function createTextePublique(
  overrides: Partial<EpreuveOf<'texte'>> = {},
): EpreuveOf<'texte'> {
  return { type: 'texte', ...commonEpreuve, ...overrides };
}

export function createNombrePublique(
  overrides: Partial<EpreuveOf<'nombre'>> = {},
): EpreuveOf<'nombre'> {
  return {
    type: 'nombre',
    ...commonEpreuve,
    consigne: 'Combien de marches comptez-vous ?',
    unite: 'marches',
    origine: 0.5,
    largeur: 1,
    ...overrides,
  };
}

export function createChoixPublique(
  overrides: Partial<EpreuveOf<'choix'>> = {},
): EpreuveOf<'choix'> {
  return {
    type: 'choix',
    ...commonEpreuve,
    consigne: 'Quelle est cette pierre ?',
    plusieurs: false,
    options: [
      { id: 'aa', texte: 'Du granite' },
      { id: 'bb', texte: 'Du schiste' },
      { id: 'cc', texte: 'Du tuffeau' },
    ],
    ...overrides,
  };
}

/** A published étape without an épreuve; `number` makes it distinct. */
export function createEtapePublique(
  number = 1,
  overrides: Partial<EtapePublique> = {},
): EtapePublique {
  return {
    id: testEtapeId(number),
    ...blankEtapeTexts,
    titre: `La halte ${number}`,
    lieu: `${number}, place de la Mairie`,
    position: { lat: 48.45 + number / 1_000, lon: -2.04 },
    recit: 'Nous voici devant la mairie.',
    image: null,
    epreuve: { type: 'aucune' },
    ...overrides,
  };
}

export function createContenu(overrides: Partial<Contenu> = {}): Contenu {
  return {
    format: 1,
    titre: 'Le secret du lavoir',
    genre: 'quete',
    commune: dinan,
    slug: 'le-secret-du-lavoir',
    resume: 'Suivez l’eau, elle se souvient.',
    description: '',
    theme: 'nature',
    dureeMinutes: 60,
    distanceMetres: 1_200,
    difficulte: 'facile',
    ageMinimum: 7,
    pratique: blankPratique,
    signature: '',
    etapes: [createEtapePublique()],
    trace: '',
    ...overrides,
  };
}

export function createQuete(contenu: Partial<Contenu> = {}, version = 1): Quete {
  return {
    id: queteIdSchema.parse('22_dinan_le-secret-du-lavoir'),
    version,
    contenu: createContenu(contenu),
    publishedAt: Date.UTC(2026, 4, 12),
  };
}

export const testPartieId = partieIdSchema.parse('partie00000000000001');

export function createPartie(quete: Quete, overrides: Partial<Partie> = {}): Partie {
  return { ...beginPartie(quete, testPartieId, 1_000), ...overrides };
}

/** The empreinte of accepted canonical answers, with few rounds so that tests are quick. */
export async function quickEmpreinte(...canonicals: string[]): Promise<Empreinte> {
  const parameters = { sel, iterations: 100 };
  const valeurs = await Promise.all(
    canonicals.map((canonical) => computeEmpreinte(canonical, parameters)),
  );
  return { ...parameters, valeurs };
}

/** Empreintes of a publication, from answers in clear. */
export const empreinteFor = {
  texte: (...reponses: string[]) =>
    quickEmpreinte(...reponses.map((reponse) => canonicalText(reponse) ?? '')),
  choix: (...optionIds: string[]) => quickEmpreinte(canonicalChoix(optionIds) ?? ''),
  async nombre(minimum: number, maximum = minimum) {
    const grid = gridOf(minimum, maximum);
    return { ...grid, empreinte: await quickEmpreinte(cellOf(minimum, grid)) };
  },
};

const coutArbitrary = fc.integer({ min: 0, max: 40 });

const epreuveArbitrary: fc.Arbitrary<EpreuvePublique> = fc.oneof(
  fc.constant<EpreuvePublique>({ type: 'aucune' }),
  fc
    .record({
      points: fc.integer({ min: 0, max: 100 }),
      couts: fc.array(coutArbitrary, { maxLength: 3 }),
      besoins: fc.option(fc.subarray([...besoinList])),
    })
    .map(({ points, couts, besoins }) =>
      createTextePublique({
        points,
        indices: couts.map((cout, index) => ({ texte: `Indice ${index + 1}`, cout })),
        ...(besoins !== null && { autre: createAutrePublique({ pour: besoins }) }),
      }),
    ),
);

/** Contents of one to six étapes, with and without épreuves, indices dearer than the points included. */
export const contenuArbitrary: fc.Arbitrary<Contenu> = fc
  .array(epreuveArbitrary, { minLength: 1, maxLength: 6 })
  .map((epreuves) =>
    createContenu({
      etapes: epreuves.map((epreuve, index) =>
        createEtapePublique(index + 1, { epreuve }),
      ),
    }),
  );
