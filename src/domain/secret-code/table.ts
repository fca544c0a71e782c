import type { FamilleId } from './famille.ts';
import type { SecretCode } from './secret-code.ts';

/** What is known of a code before its module is loaded: enough for a list, an address and a search. */
export type SecretCodeCard = {
  /** Its name in addresses and in documents; never changes. */
  id: string;
  titre: string;
  famille: FamilleId;
  /** One sentence for a list. */
  phrase: string;
  difficulte: 'facile' | 'moyen' | 'difficile';
  /** Done with paper and pencil. */
  aLaMain: boolean;
  /** Its messages are drawn signs. */
  dessine: boolean;
  /** Other names: an address that bears one leads here, and the search knows them. */
  autresNoms: readonly string[];
  /** The module, loaded alone. Null for a code that is told but has no tool. */
  load: (() => Promise<{ secretCode: SecretCode }>) | null;
};

/** THE table: every code, in the order of its family. Adding one is a line here, a module and a text. */
export const secretCodeTable = [
  {
    id: 'cesar',
    titre: 'Code de César',
    famille: 'substitution',
    phrase: 'Chaque lettre avance du même nombre de places dans l’alphabet.',
    difficulte: 'facile',
    aLaMain: true,
    dessine: false,
    autresNoms: ['code-cesar', 'caesar', 'decalage', 'chiffre-de-cesar'],
    load: () => import('./codes/cesar.ts'),
  },
  {
    id: 'morse',
    titre: 'Morse',
    famille: 'ecritures',
    phrase: 'Des points et des traits, pour l’oreille ou pour l’œil.',
    difficulte: 'facile',
    aLaMain: true,
    dessine: true,
    autresNoms: ['code-morse', 'alphabet-morse', 'points-et-traits'],
    load: () => import('./codes/morse.ts'),
  },
  {
    id: 'pigpen',
    titre: 'Code des francs-maçons',
    famille: 'ecritures',
    phrase: 'Chaque lettre est le morceau de grille qui l’entoure.',
    difficulte: 'facile',
    aLaMain: true,
    dessine: true,
    autresNoms: ['francs-macons', 'franc-macon', 'parc-a-cochons', 'chiffre-maconnique'],
    load: () => import('./codes/pigpen.ts'),
  },
] as const satisfies readonly SecretCodeCard[];

export type SecretCodeId = (typeof secretCodeTable)[number]['id'];

/** The card of a code, or null when there is none of this id. */
export function secretCodeCard(id: string): SecretCodeCard | null {
  return secretCodeTable.find((card) => card.id === id) ?? null;
}

/** The codes of a family, in the order of its page. */
export function secretCodesOf(famille: FamilleId): SecretCodeCard[] {
  return secretCodeTable.filter((card) => card.famille === famille);
}
