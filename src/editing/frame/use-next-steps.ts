import { useMemo } from 'react';
import { findConseils, type Conseil } from '@/domain/parcours/check/conseil.ts';
import { leakKey, type Leak } from '@/domain/epreuve/leak.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { fieldKey, type FieldRef } from '../session/field-key.ts';
import type { FieldProblem } from '../session/field-problem.ts';
import { wordsOfConseil } from '../words/conseil-words.ts';
import { numerosWords } from '../words/etape-words.ts';
import { problemMessage } from '../words/problem-message.ts';

/** One thing to do, and where. */
export type NextStep = {
  key: string;
  /** Of several étapes, in the first. */
  field: FieldRef;
  /** « étape 3 », « étapes 1 à 5 »; null for the parcours itself. */
  place: string | null;
  titre: string;
  pourquoi: string;
  /** The answer that an étape tells, where its author may say that this is meant. */
  leak: Leak | null;
};

/** What publishing waits for, in reading order, then ideas: one a kind, whichever étapes it is about. */
export function useNextSteps(
  parcours: Parcours,
  problems: readonly FieldProblem[],
): { needed: readonly NextStep[]; ideas: readonly NextStep[] } {
  return useMemo(() => {
    const placeOf = (fields: readonly FieldRef[]) => {
      const ids = new Set(fields.map(({ etapeId }) => etapeId));
      const numeros = parcours.etapes.flatMap(({ id }, index) =>
        ids.has(id) ? [index + 1] : [],
      );
      return numeros.length === 0 ? null : numerosWords(numeros);
    };
    const needed = problems.map((problem, index): NextStep => {
      const { kind, etapeId, champ } = problem;
      return {
        key: `${kind} ${fieldKey(problem)} ${index}`,
        field: { etapeId, champ },
        place: placeOf([problem]),
        titre: problemMessage(problem, parcours),
        pourquoi: '',
        leak: null,
      };
    });
    const byKey = new Map<string, [Conseil, ...Conseil[]]>();
    for (const conseil of findConseils(parcours)) {
      const key =
        conseil.kind === 'reponse-ailleurs'
          ? `${fieldKey(conseil)} ${conseil.leak.etapeId} ${leakKey(conseil.leak)}`
          : conseil.kind;
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [conseil]);
      else known.push(conseil);
    }
    const ideas = [...byKey].map(([key, conseils]): NextStep => {
      const [first] = conseils;
      return {
        key,
        field: { etapeId: first.etapeId, champ: first.champ },
        place: placeOf(conseils),
        ...wordsOfConseil(first, parcours),
        leak: first.kind === 'reponse-ailleurs' ? first.leak : null,
      };
    });
    return { needed, ideas };
  }, [parcours, problems]);
}
