import { openNotes } from '@/domain/parcours/marche.ts';
import { useWorkshopPlace } from '@/features/parcours-builder/atelier/places-context.tsx';
import { useReview } from '@/features/parcours-builder/atelier/review-context.tsx';
import { useWalk } from '@/features/parcours-builder/atelier/walk-context.tsx';
import { EtapeNotes } from '@/features/parcours-builder/marche/marche-notes.tsx';
import { EtapeCommentaires } from '@/features/parcours-builder/review/etape-commentaires.tsx';
import { EtapeSignalements } from '@/features/parcours-builder/review/etape-signalements.tsx';

/** Comments of the other writers, notes of the author's last walk, and reports of players, about the étape that is written. */
export function SaidOfEtape() {
  const { active, numero, leadTo } = useWorkshopPlace();
  const { commentaires, queteId, signalementCounts } = useReview();
  const { marches } = useWalk();
  const lastMarche = marches.list?.[0] ?? null;
  const notes = lastMarche === null ? [] : openNotes(lastMarche, active.id);
  const signalementCount = signalementCounts.get(active.id);
  return (
    <>
      {commentaires !== null && (
        <EtapeCommentaires
          commentaires={commentaires}
          etapeId={active.id}
          numero={numero}
        />
      )}
      {lastMarche !== null && notes.length > 0 && (
        <EtapeNotes
          marche={lastMarche}
          notes={notes}
          onLead={leadTo}
          onSettle={(...given) => {
            marches.settle(...given);
          }}
        />
      )}
      {queteId !== null && signalementCount !== undefined && (
        <EtapeSignalements
          queteId={queteId}
          etapeId={active.id}
          count={signalementCount}
        />
      )}
    </>
  );
}
