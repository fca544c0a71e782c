import { flushSync } from 'react-dom';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { etapeToggleId } from '../../words/etape-words.ts';
import { undoRemovalId } from '../use-etape-moves.ts';
import { useWriting } from '../writing-context.tsx';

/** The étape just removed, with a button to restore it in place. */
export function RemovalNotice() {
  const { session, writing } = useWriting();
  const last = writing.view.history.done.at(-1);
  if (last?.operation.type !== 'removeEtape') return null;
  const { etapeId } = last.operation;
  const index = last.before.etapes.findIndex(({ id }) => id === etapeId);
  const titre = last.before.etapes[index]?.titre.trim() ?? '';
  const name = titre === '' ? '' : ` «\u00A0${titre}\u00A0»`;
  const undo = () => {
    flushSync(session.undo);
    document.getElementById(etapeToggleId(etapeId))?.focus();
  };
  return (
    <Alert tone="info" announce="polie" className="mb-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p>
          L’étape {index + 1}
          {name} est retirée.
        </p>
        <Button variant="quiet" id={undoRemovalId} onClick={undo}>
          Annuler le retrait
        </Button>
      </div>
    </Alert>
  );
}
