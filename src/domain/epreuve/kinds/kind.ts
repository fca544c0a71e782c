import type { Etape } from '../../etape/etape.ts';
import type { EtapeId } from '../../etape/etape-id.ts';
import type { PlainConseil } from '../../parcours/check/conseil.ts';
import type { EtapePath } from '../../parcours/field-path.ts';
import type { EtapeProblemKind } from '../../parcours/check/problem.ts';
import type { Solution, Verrou } from '../../quete/verrou.ts';
import type { Epreuve } from '../epreuve.ts';
import type { EpreuvePublique, PubliqueOf } from '../epreuve-publique.ts';
import type { PublicPath } from '../leak.ts';
import type { Cases } from '../paper-cells.ts';
import type { Empreinte } from '../public-parts.ts';
import type { TypedAnswer } from '../typed-answer.ts';
import type { EpreuveType } from './table.ts';

/** A field of an étape, as in `epreuve.options.0`, and its problem. */
export type FoundProblem = [kind: EtapeProblemKind, champ: EtapePath];

/** A public text and its field. */
type TextOfField = readonly [champ: PublicPath, texte: string];

/** Input of sealing: the context of the publication, and everything random. */
export type Sealing = {
  /** Public fields of every kind: question, points, indices and final words. */
  shown: ReturnType<ShownOf>;
  /** Answers that no drawn text may happen to spell. */
  forbidden: readonly string[];
  /** The earlier étapes, in order. */
  before: readonly EtapeId[];
  freshIds: (count: number) => string[];
  shuffled: <Item>(items: readonly Item[]) => Item[];
  /** Shuffled until the order differs, if possible. */
  shuffledApart: (items: readonly string[]) => string[];
  /** A salt and the empreintes of canonical answers, in which no `forbidden` text can be read. */
  empreinteOf: (
    canonicals: readonly string[],
    forbidden?: readonly string[],
  ) => Promise<Empreinte>;
};

type ShownOf = (epreuve: Epreuve) => {
  consigne: string;
  points: number;
  indices: { texte: string; cout: number }[];
  motDeSucces: string;
  anecdote: string;
  couts?: number[];
  essaisMax?: number;
  minuteur?: number;
};

/** Output of sealing: data for players, the key of its verrou, and the answer in clear. */
export type Sealed<Publique extends EpreuvePublique = EpreuvePublique> = {
  publique: Publique;
  opens: Pick<Verrou, 'type'> &
    Partial<Pick<Verrou, 'minimum' | 'maximum' | 'centre'>> & {
      canonicals: readonly string[];
    };
  reponse: Solution['reponse'];
  /** Cells of right answers on paper; null if paper cannot tell. */
  cases: Cases | null;
};

/** Parts of an answer that may be right when the whole is wrong, each in its `empreinte`'s form. */
export type Parts = {
  of: 'choix' | 'ordre' | 'association';
  canonicals: readonly string[];
  empreinte: Empreinte;
};

/** Definition of a kind. Defaults: `plainKind`. */
export type Kind<Type extends EpreuveType> = {
  /** Reads an answer from the text that the phone stores: typed, turned, joined or found. */
  read: (epreuve: PubliqueOf<Type>, typed: string) => TypedAnswer;
  /** The same in words; empty without any. */
  words: (epreuve: PubliqueOf<Type>, typed: string) => string;
  /** Null for an answer without parts. */
  parts: (epreuve: PubliqueOf<Type>, typed: string) => Parts | null;
  /** The épreuve with its own texts rewritten, for the screen. */
  withTexts: (
    epreuve: PubliqueOf<Type>,
    rewrite: (texte: string) => string,
  ) => PubliqueOf<Type>;
  /** True if there is something to find: indices help, final words reward. */
  isSolved: boolean;
  /** True if an answer is judged: with points, indices, a verrou. */
  isJudged: boolean;
  /** Answers in the author's words, if a text could hold them. */
  answers: (epreuve: Epreuve) => readonly string[];
  /** The inclusive bounds of the right numbers; null for other answers. */
  bounds: (epreuve: Epreuve) => readonly [minimum: number, maximum: number] | null;
  /** Its own texts that players receive. */
  publicTexts: (epreuve: Epreuve) => readonly TextOfField[];
  /** Problems that prevent publication. `numero`: of its étape, from 1. */
  problems: (
    etape: Pick<Etape, 'epreuve' | 'position' | 'autrefois'>,
    numero: number,
  ) => readonly FoundProblem[];
  /** Advice to improve it. */
  conseils: (epreuve: Epreuve) => readonly PlainConseil[];
  /** Seals it for publication; null if nothing is asked. */
  seal: (
    etape: Pick<Etape, 'epreuve' | 'position'>,
    sealing: Sealing,
  ) => Promise<Sealed<PubliqueOf<Type>> | null>;
};

/** Defaults of most kinds. */
export const plainKind = {
  parts: () => null,
  withTexts: <Publique>(epreuve: Publique) => epreuve,
  isSolved: true,
  isJudged: true,
  answers: () => [],
  bounds: () => null,
  publicTexts: () => [],
  problems: () => [],
  conseils: () => [],
} as const;
