import { memo, useId, useState } from 'react';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { Button } from '@/ui/button.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import type { EditorSession } from '../session/editor-session.ts';
import type { FieldRef } from '../session/field-key.ts';
import type { FieldProblem } from '../session/field-problem.ts';
import { meanAnswer } from '../session/mean-answer.ts';
import { useNextSteps, type NextStep } from './use-next-steps.ts';

type NextStepsProps = {
  parcours: Parcours;
  problems: readonly FieldProblem[];
  session: Pick<EditorSession, 'apply' | 'view'>;
  /** Leads to the field that a step is about. */
  onLead: (field: FieldRef) => void;
};

/** How many are shown at once: what one can do now, never a list of faults. */
const shownCount = 3;

/** What publishing waits for, live while one writes; then, folded, what would make the walk better. */
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
      <h3 className="text-lg">
        {needed.length === 0 ? 'Rien à corriger' : `${needed.length} à corriger`}
      </h3>
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
