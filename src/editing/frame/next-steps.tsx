import { memo, useId, useState, useMemo } from 'react';
import { leakKey, type Leak } from '@/domain/epreuve/leak.ts';
import { limits } from '@/domain/limits.ts';
import { findConseils, type Conseil } from '@/domain/parcours/check/conseil.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { Button } from '@/ui/button.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import type { EditorSession } from '../session/editor-session.ts';
import { type FieldRef, fieldKey } from '../session/field-key.ts';
import type { FieldProblem } from '../session/field-problem.ts';
import { wordsOfConseil } from '../words/conseil-words.ts';
import { numerosWords } from '../words/etape-words.ts';
import { problemMessage } from '../words/problem-message.ts';

type NextStepsProps = {
  parcours: Parcours;
  problems: readonly FieldProblem[];
  session: Pick<EditorSession, 'apply' | 'view'>;
  /** Leads to the field that a step is about. */
  onLead: (field: FieldRef) => void;
};

/** Number of steps shown at once: next actions, never a list of faults. */
const shownCount = 3;

/** One action, and its place. */
type NextStep = {
  key: string;
  /** Of several étapes, in the first. */
  field: FieldRef;
  /** « étape 3 », « étapes 1 à 5 »; null for the parcours itself. */
  place: string | null;
  titre: string;
  pourquoi: string;
  /** The answer readable at an étape, if its author may mark it as intended. */
  leak: Leak | null;
};

/** Blockers of publishing, in reading order, then ideas: one a kind, over all étapes. */
function useNextSteps(
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

/** Blockers of publishing, live while one writes; then, folded, ideas to improve the walk. */
export const NextSteps = memo(function NextSteps({
  parcours,
  problems,
  ...acts
}: NextStepsProps) {
  const { needed, ideas } = useNextSteps(parcours, problems);
  const [isWhole, setIsWhole] = useState(false);
  const listId = useId();
  const shown = isWhole ? needed : needed.slice(0, shownCount);
  return (
    <section>
      <h2 className="text-lg">
        {needed.length === 0 ? 'Rien à corriger' : `${needed.length} à corriger`}
      </h2>
      <StepList id={listId} steps={shown} {...acts} />
      {needed.length > shownCount && (
        <Button
          variant="quiet"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Voir moins' : 'Tout voir'}
        </Button>
      )}
      {ideas.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold text-primaire-fort">
            Des idées pour aller plus loin
          </summary>
          <StepList steps={ideas} {...acts} />
        </details>
      )}
    </section>
  );
});

type StepListProps = Pick<NextStepsProps, 'session' | 'onLead'> & {
  id?: string;
  steps: readonly NextStep[];
};

/** « C’est voulu » : marks on the épreuve that another étape gives its answer on purpose. Its advice is then silent. */
function meanAnswer(session: Pick<EditorSession, 'apply' | 'view'>, leak: Leak): void {
  const etape = session.view().parcours.etapes.find(({ id }) => id === leak.etapeId);
  if (etape === undefined) return;
  const voulues = [...new Set([...etape.epreuve.voulues, leakKey(leak)])];
  session.apply({
    type: 'changeEpreuve',
    etapeId: etape.id,
    changes: { voulues: voulues.slice(-limits.reponseCount.max) },
  });
}

function StepList({ id, steps, session, onLead }: StepListProps) {
  return (
    <ul id={id} className="space-y-2 empty:hidden">
      {steps.map(({ key, field, place, titre, pourquoi, leak }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => onLead(field)}
            className="block min-h-11 w-full py-1 text-left hover:underline"
          >
            <span className="font-bold text-primaire-fort">{titre}</span>
            {place !== null && <span className="text-texte-doux">{` · ${place}`}</span>}
          </button>
          {pourquoi !== '' && <p className="text-texte-doux">{pourquoi}</p>}
          {leak !== null && (
            <Button variant="quiet" onClick={() => meanAnswer(session, leak)}>
              C’est voulu<VisuallyHidden> : {titre}</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
