import { EtapeList } from '../fields/etape/etape-list.tsx';
import { ParcoursFields } from '../fields/parcours/parcours-fields.tsx';
import { useEtapeFocus } from '../fields/use-etape-focus.ts';
import type { ParcoursEditorProps } from '../fields/use-parcours-writing.ts';
import { useWriting, WritingProvider } from '../fields/writing-context.tsx';
import { EditorBar } from '../frame/editor-bar.tsx';
import { MissingSummary } from '../frame/missing-summary.tsx';
import { useHistoryKeys } from '../frame/use-history-keys.ts';
import { WritingNotices } from '../frame/writing-notices.tsx';

/** All fields of a parcours and of its étapes, below the bar of every editor; for tests of their values. */
export function PlainEditor(props: ParcoursEditorProps) {
  return (
    <WritingProvider {...props}>
      <Fields />
    </WritingProvider>
  );
}

function Fields() {
  const { session, etapeCountMax, ...editor } = useWriting();
  const { view, check } = editor.writing;
  const etapeIds = view.parcours.etapes.map(({ id }) => id);
  const focus = useEtapeFocus(etapeIds);
  const activeId = focus.activeId ?? etapeIds[0];
  if (activeId === undefined) throw new Error('A parcours has at least one étape.');
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
      <ParcoursFields />
      <EtapeList
        etapeCountMax={etapeCountMax}
        focus={{ openIds: focus.openIds, activeId }}
        onFocus={focus.focus}
        onToggle={focus.toggle}
        onAdded={focus.openAlone}
        map={null}
      />
    </>
  );
}
