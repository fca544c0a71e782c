import type { EpreuvePublique } from '@/domain/quete/quete.ts';

/** How an épreuve's answer is given; the game around it asks, checks and says how it went. */
export type EpreuvePlayerProps<Type extends EpreuvePublique['type']> = {
  /** Texts as they are shown, typography included. */
  epreuve: Extract<EpreuvePublique, { type: Type }>;
  /** What was typed or ticked so far, as one text; it survives the tab. */
  typed: string;
  onType: (typed: string) => void;
  /** How many indices were asked for: a help may open with the first. */
  indiceCount: number;
  /** Id of the element that asks the question. */
  consigneId: string;
  /** Why what was typed cannot be checked, and what to do. */
  error?: string | undefined;
};
