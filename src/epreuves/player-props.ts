import type { EpreuvePublique } from '@/domain/epreuve/epreuve-publique.ts';

/** Storage of an étape's photo: on this device only. */
export type PhotoKeeper = {
  /** The stored photo; null if none. */
  read: () => Promise<Blob | null>;
  /** Draws the picture again, without place or date, and stores it. Rejects a file that is not a picture. */
  keep: (file: Blob) => Promise<Blob>;
};

/** Props of the control that takes an answer; the game around it asks, checks and shows the verdict. */
export type EpreuvePlayerProps<Type extends EpreuvePublique['type']> = {
  /** Texts as they are shown, typography included. */
  epreuve: Extract<EpreuvePublique, { type: Type }>;
  /** The answer so far, as one text; it survives the tab. */
  typed: string;
  onType: (typed: string) => void;
  /** Submits at once, if an action is the answer: a code was scanned. */
  onAnswer: (typed: string) => void;
  /** Number of indices used: a help may open with the first. */
  indiceCount: number;
  /** Id of the element that asks the question. */
  consigneId: string;
  /** Why the answer cannot be checked, with its remedy. */
  error?: string | undefined;
  photos: PhotoKeeper;
};
