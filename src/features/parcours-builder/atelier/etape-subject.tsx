import { openNotes } from '@/domain/parcours/marche.ts';
import { ConflictNotes } from '@/editing/fields/conflict-note.tsx';
import { EtapeActionRow } from '@/editing/fields/etape/etape-action-row.tsx';
import { EtapeFieldStack } from '@/editing/fields/etape/etape-field-stack.tsx';
import { sendingOf } from '@/editing/fields/media/sending.ts';
import { EtapeNotes } from '../marche/marche-notes.tsx';
import { EtapeCommentaires } from '../review/etape-commentaires.tsx';
import { EtapeSignalements } from '../review/etape-signalements.tsx';
import type { AtelierProps } from './use-atelier.ts';

/** The étape that is written: what is said of it, and its fields. */
export function EtapeSubject({ atelier }: AtelierProps) {
  const { active, numero, writing, session, moves } = atelier;
  const { view, shown } = writing;
  return (
    <>
      <h2 id="titre-etape" className="text-2xl">
        Étape {numero}
      </h2>
      <ConflictNotes
        conflicts={view.conflicts}
        etapeId={active.id}
        champ="etape"
        session={session}
      />
      <div className="mt-1 mb-6">
        <EtapeActionRow
          etapeId={active.id}
          numero={numero}
          total={view.parcours.etapes.length}
          onMove={moves.move}
          onRemove={moves.remove}
        />
        <SaidOfEtape atelier={atelier} />
      </div>
      <EtapeFieldStack
        etape={active}
        numero={numero}
        errors={shown.messagesOf(active.id)}
        saisies={view.saisies}
        conflicts={view.conflicts}
        sending={sendingOf(active.image, view)}
        session={session}
        onLeave={writing.leave}
      />
    </>
  );
}

/** By those who write with one, by oneself on the last walk, by players. */
function SaidOfEtape({ atelier }: AtelierProps) {
  const { active, numero, commentaires, marches, leadTo, queteId } = atelier;
  const lastMarche = marches.list?.[0] ?? null;
  const notes = lastMarche === null ? [] : openNotes(lastMarche, active.id);
  const signalementCount = atelier.signalementCounts.get(active.id);
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
