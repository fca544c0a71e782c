import { blankFicheClasse } from './fiche-classe.ts';
import { blankEpreuve } from '../epreuve/blank-epreuve.ts';
import { etapeSchema, type Etape } from '../etape/etape.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import { blankEtapeTexts } from '../etape/etape-texts.ts';
import { blankAventure } from './aventure.ts';
import { omit } from './omit.ts';
import type { Parcours, ParcoursId } from './parcours.ts';
import { blankPratique } from './pratique.ts';
import { sameValue } from './same-value.ts';

/** The order key of the first étape of a parcours (`fractional-indexing`). */
export const firstRang = 'a0';

const blankFields: Omit<Etape, 'id' | 'rang'> = omit(
  etapeSchema.parse({
    id: 'x'.repeat(20),
    rang: firstRang,
    ...blankEtapeTexts,
    position: null,
    image: null,
    epreuve: blankEpreuve,
  }),
  'id',
  'rang',
);

/** A blank étape at the given order key. */
export function blankEtape(id: EtapeId, rang: string): Etape {
  return { id, rang, ...blankFields };
}

/** Replaces an étape whose documents could not be read. */
export function unreadableEtape(id: EtapeId, rang: string): Etape {
  return { ...blankEtape(id, rang), illisible: true };
}

/** True if nothing was written in an étape. */
export function isBlankEtape(etape: Etape): boolean {
  return sameValue(etape, blankEtape(etape.id, etape.rang));
}

/** True if the only étape is blank: imported étapes replace it. */
export function hasOnlyBlankEtape({
  etapes: [first, ...others],
}: Pick<Parcours, 'etapes'>): boolean {
  return first !== undefined && others.length === 0 && isBlankEtape(first);
}

/** A parcours with one empty étape: an author's first screen. */
export function blankParcours(id: ParcoursId, etapeId: EtapeId): Parcours {
  return {
    id,
    titre: '',
    genre: 'quete',
    commune: null,
    resume: '',
    description: '',
    theme: 'nature',
    dureeMinutes: null,
    difficulte: 'facile',
    ageMinimum: 6,
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
    etapes: [blankEtape(etapeId, firstRang)],
  };
}
