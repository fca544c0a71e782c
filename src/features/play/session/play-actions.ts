import type { Adaptation } from '@/domain/partie/adaptation.ts';
import type { WrongAnswer } from './play-words.ts';
import type { DepartMotif, PartieEvent, Reponse } from '@/domain/partie/partie.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';

/** Actions of a player; each is stored on the device before the screen changes. */
export type PlayActions = {
  /** « Nous y sommes. » */
  arrive: (etapeId: EtapeId) => void;
  /** The phone measured that it is at the étape. */
  situate: (etapeId: EtapeId) => void;
  /** « J’y suis »: the view was found again. */
  find: (etapeId: EtapeId) => void;
  /** Automatic events of « Balade écoutée », in order. */
  follow: (events: readonly PartieEvent[]) => void;
  read: (etapeId: EtapeId) => void;
  /** `isThere`: at the étape that follows, already. */
  goOn: (etapeId: EtapeId, isThere?: boolean) => void;
  goBack: (etapeId: EtapeId) => void;
  askIndice: (etapeId: EtapeId, numero: number) => void;
  /** A way on of an aventure, by its place among the links of the étape. */
  choose: (etapeId: EtapeId, suite: number) => void;
  /** The chosen next étape. */
  pick: (etapeId: EtapeId, vers: EtapeId) => void;
  startTimer: (etapeId: EtapeId) => void;
  stopTimer: (etapeId: EtapeId) => void;
  passEtape: (etapeId: EtapeId) => void;
  visit: (etapeId: EtapeId) => void;
  shorten: (etapeId: EtapeId) => void;
  lengthen: () => void;
  pause: () => void;
  resume: () => void;
  adapt: (adaptations: readonly Adaptation[]) => void;
  /** The other way to answer an étape, or back to the first. */
  chooseWay: (etapeId: EtapeId, autre: boolean) => void;
  /** Resolves once the reason is stored. */
  leave: (motif: DepartMotif) => Promise<void>;
  /** Resolves once the answer is stored, with the message if it is wrong. */
  answer: (
    etapeId: EtapeId,
    given: { reponse: Reponse; juste: boolean },
    wrong: Omit<WrongAnswer, 'isRepeated'>,
  ) => Promise<WrongAnswer>;
};
