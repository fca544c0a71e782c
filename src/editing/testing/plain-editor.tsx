import { EtapeList } from '../fields/etape/etape-list.tsx';
import { ParcoursFields } from '../fields/parcours/parcours-fields.tsx';
import { useEtapeFocus } from '../fields/use-etape-focus.ts';
import {
  useParcoursWriting,
  type ParcoursEditorProps,
} from '../fields/use-parcours-writing.ts';
import { EditorBar } from '../frame/editor-bar.tsx';
import { MissingSummary } from '../frame/missing-summary.tsx';
import { useHistoryKeys } from '../frame/use-history-keys.ts';
import { WritingNotices } from '../frame/writing-notices.tsx';

/** All fields of a parcours and of its étapes, below the bar of every editor; for tests of what stands in them. */
export function PlainEditor(props: ParcoursEditorProps) {
  const { session, etapeCountMax } = props;
  const writing = useParcoursWriting(session);
  const { view, shown, leave } = writing;
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
        publish={{ label: 'Publier la quête', onPublish: writing.check }}
      />
      <WritingNotices {...props} writing={writing} />
      <MissingSummary writing={writing} onTarget={() => undefined} />
      <ParcoursFields writing={writing} session={session} />
      <EtapeList
        view={view}
        session={session}
        shown={shown}
        onLeave={leave}
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
