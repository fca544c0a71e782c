import { memo, useId, useState, useMemo } from 'react';
import { leakKey, type Leak } from '@/domain/epreuve/leak.ts';
import { limits } from '@/domain/limits.ts';
import { findConseils } from '@/domain/parcours/check/conseil.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { Button } from '@/ui/button.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { classNames } from '@/ui/class-names.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { type FieldRef, fieldKey } from '../session/field-key.ts';
import type { FieldProblem } from '../session/field-problem.ts';
import { wordsOfConseil } from '../words/conseil-words.ts';
import { problemMessage } from '../words/problem-message.ts';

type NextStepsProps = {
  parcours: Parcours;
  problems: readonly FieldProblem[];
  session: Pick<EditorSession, 'apply' | 'view'>;
  /** Leads to the field that a step is about. */
  onLead: (field: FieldRef) => void;
  /** Titles alone, for a narrow column. */
  compact?: boolean | undefined;
};

/** How many are shown at once: what one can do now, never a list of faults. */
const shownCount = 3;

/** One thing to do, and where. */
type NextStep = {
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

/** The next things to do, live while one writes: first what publishing waits for, then what makes a walk better. */
export const NextSteps = memo(function NextSteps({
  parcours,
  problems,
  session,
  onLead,
  compact = false,
}: NextStepsProps) {
  const steps = useNextSteps(parcours, problems);
  const [isWhole, setIsWhole] = useState(false);
  const listId = useId();
  const shown = isWhole ? steps : steps.slice(0, shownCount);
  const Heading = compact ? 'h2' : 'h3';
  return (
    <section>
      <Heading className={compact ? 'text-base' : 'text-lg'}>À faire ensuite</Heading>
      {steps.length === 0 ? (
        <p className="mt-1 text-texte-doux">
          Rien ne manque. Faites-la essayer par quelqu’un d’autre.
        </p>
      ) : (
        <ol
          id={listId}
          className={classNames('mt-2', compact ? 'space-y-1' : 'space-y-4')}
        >
          {shown.map((step) => (
            <li key={step.key}>
              <Step step={step} session={session} onLead={onLead} compact={compact} />
            </li>
          ))}
        </ol>
      )}
      {!compact && steps.length > shownCount && (
        <Button
          variant="quiet"
          aria-expanded={isWhole}
          aria-controls={listId}
          className="mt-2"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Voir moins' : `Tout voir (${steps.length})`}
        </Button>
      )}
    </section>
  );
});

type StepProps = Pick<NextStepsProps, 'session' | 'onLead'> & {
  step: NextStep;
  compact: boolean;
};

/** « C’est voulu » : notes on the épreuve of an answer that another étape tells it on purpose. Its advice is then silent. */
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

function Step({ step, session, onLead, compact }: StepProps) {
  const { field, place, titre, pourquoi, isNeeded, leak } = step;
  return (
    <>
      <button
        type="button"
        onClick={() => onLead(field)}
        className="block min-h-11 w-full py-1 text-left hover:underline"
      >
        {place !== null && <span className="block text-texte-doux">{place}</span>}
        <span className="font-bold text-primaire-fort">{titre}</span>
      </button>
      {!compact && (
        <p className="text-texte-doux">{isNeeded ? 'Avant de publier.' : pourquoi}</p>
      )}
      {leak !== null && (
        <Button variant="quiet" onClick={() => meanAnswer(session, leak)}>
          C’est voulu<VisuallyHidden> : {titre}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}
