import { useMemo } from 'react';
import { findConseils } from '@/domain/parcours/check/conseil.ts';
import { leakKey, type Leak } from '@/domain/epreuve/leak.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { fieldKey, type FieldRef } from '../session/field-key.ts';
import type { FieldProblem } from '../session/field-problem.ts';
import { wordsOfConseil } from '../words/conseil-words.ts';
import { problemMessage } from '../words/problem-message.ts';

/** One thing to do, and where. */
export type NextStep = {
  key: string;
  field: FieldRef;
  /** « Étape 3 »; null for the parcours itself. */
  place: string | null;
  titre: string;
  pourquoi: string;
  /** Publishing waits for it. */
  isNeeded: boolean;
  /** The answer that an étape tells, where its author may say that this is meant. */
  leak: Leak | null;
};

/** Everything there is to do, in the order in which one does it: what publishing waits for, then advice. */
export function useNextSteps(
  parcours: Parcours,
  problems: readonly FieldProblem[],
): NextStep[] {
  return useMemo(() => {
    const placeOf = (etapeId: string | null) => {
      const index = parcours.etapes.findIndex(({ id }) => id === etapeId);
      return index === -1 ? null : `Étape ${index + 1}`;
    };
    const needed = problems.map((problem, index): NextStep => {
      const { kind, etapeId, champ } = problem;
      return {
        key: `${kind} ${fieldKey(problem)} ${index}`,
        field: { etapeId, champ },
        place: placeOf(etapeId),
        titre: problemMessage(problem, parcours),
        pourquoi: '',
        isNeeded: true,
        leak: null,
      };
    });
    const advised = findConseils(parcours).map((conseil): NextStep => {
      const { kind, etapeId, champ } = conseil;
      const leak = conseil.kind === 'reponse-ailleurs' ? conseil.leak : null;
      return {
        key: `${kind} ${fieldKey(conseil)} ${leak === null ? '' : `${leak.etapeId} ${leakKey(leak)}`}`,
        field: { etapeId, champ },
        place: placeOf(etapeId),
        ...wordsOfConseil(conseil, parcours),
        isNeeded: false,
        leak,
      };
    });
    return [...needed, ...advised];
  }, [parcours, problems]);
}
