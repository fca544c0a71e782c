import { openNotes } from '@/domain/parcours/marche.ts';
import { useWorkshopPlace } from '@/features/workshop/places-context.tsx';
import { useReview } from '@/features/workshop/review-context.tsx';
import { useWalk } from '@/features/workshop/walk-context.tsx';
import { EtapeNotes } from '@/features/walk-draft/marche-notes.tsx';
import { EtapeCommentaires } from '@/features/share-parcours/review/etape-commentaires.tsx';
import { EtapeSignalements } from '@/features/share-parcours/review/etape-signalements.tsx';

/** Comments of the other writers, notes of the author's last walk, and reports of players, about the étape that is written. */
export function SaidOfEtape() {
  const { active, numero, leadTo } = useWorkshopPlace();
  const { commentaires, queteId, signalementCounts } = useReview();
  const { marches } = useWalk();
  const { underWay } = marches;
  const lastMarche = marches.list?.[0] ?? null;
  const notes = lastMarche === null ? [] : openNotes(lastMarche, active.id);
  const newNotes = openNotes(underWay?.marche ?? null, active.id);
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
      {underWay !== null && newNotes.length > 0 && (
        <EtapeNotes marche={underWay.marche} notes={newNotes} onLead={leadTo} />
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
