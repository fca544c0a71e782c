import { useState } from 'react';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { AddEtape } from '../fields/etape/add-etape.tsx';
import { EtapeActionRow } from '../fields/etape/etape-action-row.tsx';
import { EtapeFieldStack } from '../fields/etape/etape-field-stack.tsx';
import { RemovalNotice } from '../fields/etape/removal-notice.tsx';
import { FieldScope } from '../fields/field-scope.tsx';
import { sendingOf } from '../fields/media/sending.ts';
import { ParcoursFields } from '../fields/parcours/parcours-fields.tsx';
import { useEtapeMoves } from '../fields/use-etape-moves.ts';
import type { ParcoursEditorProps } from '../fields/use-parcours-writing.ts';
import { useWriting, WritingProvider } from '../fields/writing-context.tsx';
import { EditorBar } from '../frame/editor-bar.tsx';
import { MissingSummary } from '../frame/missing-summary.tsx';
import { useHistoryKeys } from '../frame/use-history-keys.ts';
import { WritingNotices } from '../frame/writing-notices.tsx';
import { etapeTitle, etapeToggleId } from '../words/etape-words.ts';

/** All fields of a parcours and of its étapes, below the bar of every editor; for tests of their values. */
export function PlainEditor(props: ParcoursEditorProps) {
  return (
    <WritingProvider {...props}>
      <Fields />
    </WritingProvider>
  );
}

function Fields() {
  const { session, ...editor } = useWriting();
  const { view, check } = editor.writing;
  const { etapes } = view.parcours;
  const [openIds, setOpenIds] = useState<readonly EtapeId[]>(
    etapes.slice(0, 1).map(({ id }) => id),
  );
  const moves = useEtapeMoves(session, (id) => setOpenIds([id]));
  useHistoryKeys(session);
  return (
    <>
      <EditorBar
        view={view}
        session={session}
        publish={{ label: 'Publier la quête', onPublish: check }}
      />
      <WritingNotices session={session} {...editor} />
      <MissingSummary writing={editor.writing} onTarget={() => undefined} />
      <p role="status">{moves.said}</p>
      <ParcoursFields />
      {etapes.map((etape, index) => (
        <FieldScope key={etape.id} etapeId={etape.id}>
          <div role="group" aria-labelledby={etapeToggleId(etape.id)}>
            <button
              type="button"
              id={etapeToggleId(etape.id)}
              aria-expanded={openIds.includes(etape.id)}
              onClick={() => setOpenIds([...openIds, etape.id])}
            >
              {`Étape ${index + 1} : ${etapeTitle(etape)}`}
            </button>
            {openIds.includes(etape.id) && (
              <>
                <EtapeFieldStack
                  etape={etape}
                  numero={index + 1}
                  sending={sendingOf(etape.image, view)}
                />
                <EtapeActionRow
                  etapeId={etape.id}
                  numero={index + 1}
                  total={etapes.length}
                  onMove={moves.move}
                  onRemove={moves.remove}
                />
              </>
            )}
          </div>
        </FieldScope>
      ))}
      <RemovalNotice />
      <AddEtape count={etapes.length} onAdd={moves.add} />
    </>
  );
}
