import {
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
} from 'react';
import { flushSync } from 'react-dom';
import type { EtapeId } from '@/domain/etape/etape.ts';
import type { Position } from '@/domain/geo/position.ts';
import { estimatedDuree } from '@/domain/parcours/estimated-duree.ts';
import { useMediaQuery } from '@/map/use-media-query.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Alert } from '@/ui/alert.tsx';
import { ErrorSummary } from '@/ui/error-summary.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { etapeIdOfFieldId, fieldId } from '../field-key.ts';
import { findFieldProblems } from '../field-problem.ts';
import { problemSummaryLine } from '../problem-message.ts';
import { PublishPanel } from '../publish/publish-panel.tsx';
import type { EditorSession } from '../session/editor-session.ts';
import { useEditorView } from '../session/use-editor-session.ts';
import { EditorBar } from './editor-bar.tsx';
import { EtapeList } from './etape-list.tsx';
import { EtapeMap } from './etape-map.tsx';
import { etapeToggleId } from './etape-section.tsx';
import { ParcoursFields } from './parcours-fields.tsx';
import { SaveTrouble } from './save-state.tsx';
import { useShownProblems } from './use-shown-problems.ts';
import { useStable } from './use-stable.ts';

type ParcoursEditorProps = {
  session: EditorSession;
  /** What this device held and was not online has been taken up. */
  isResumed: boolean;
  etapeCountMax: number;
  loginHref: string;
  onCopy: () => Promise<void>;
};

/** Below this width the map stands within the étape that is being written. */
const wideQuery = '(min-width: 64rem)';
const publishId = 'publication';

/** The étapes that are unfolded, and the one that the map places. */
function useEtapeFocus(firstIds: readonly EtapeId[]) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    () => new Set(firstIds.slice(0, 1)),
  );
  const [activeId, setActiveId] = useState(firstIds[0]);
  const open = useCallback((etapeId: EtapeId) => {
    setOpenIds((before) =>
      before.has(etapeId) ? before : new Set([...before, etapeId]),
    );
    setActiveId(etapeId);
  }, []);
  const toggle = useCallback((etapeId: EtapeId) => {
    setOpenIds((before) => {
      const after = new Set(before);
      if (!after.delete(etapeId)) after.add(etapeId);
      return after;
    });
    setActiveId(etapeId);
  }, []);
  /** For a new étape: the others fold, so that it stands alone in sight. */
  const openAlone = useCallback((etapeId: EtapeId) => {
    setOpenIds(new Set([etapeId]));
    setActiveId(etapeId);
  }, []);
  return { openIds, activeId, open, openAlone, toggle, focus: setActiveId };
}

function downloadJson(name: string, value: unknown): void {
  const json = JSON.stringify(value, null, 2);
  saveFile(new File([json], name, { type: 'application/json' }));
}

/** A whole parcours on one page: what is said of it, its étapes beside their map, its publication. */
export function ParcoursEditor({
  session,
  isResumed,
  etapeCountMax,
  loginHref,
  onCopy,
}: ParcoursEditorProps) {
  const view = useEditorView(session);
  const { parcours, saisies, status, snapshot } = view;
  const { id, etapes, ...ownFields } = parcours;
  const fields = useStable(ownFields);
  const points = useStable(
    useDeferredValue(etapes)
      .map(({ position }) => position)
      .filter((position): position is Position => position !== null),
  );
  const mapped = useDeferredValue(parcours);
  const estimation = useMemo(() => estimatedDuree(mapped), [mapped]);
  const shown = useShownProblems(view);
  const [attempt, setAttempt] = useState(0);
  const isWide = useMediaQuery(wideQuery);
  const focus = useEtapeFocus(etapes.map((etape) => etape.id));
  const publishSection = useRef<HTMLElement>(null);

  // The active étape may have been removed, here or by somebody else.
  const activeId =
    etapes.find((etape) => etape.id === focus.activeId)?.id ??
    etapes.find((etape) => etape.position === null)?.id ??
    etapes.at(-1)?.id;
  if (activeId === undefined) throw new Error('A parcours has at least one étape.');

  const place = useCallback(
    (etapeId: EtapeId, position: Position) => {
      session.apply({ type: 'changeEtape', etapeId, changes: { position } });
      // What was typed and could not be read has found its answer.
      session.setSaisie(`${etapeId}/position`, null);
    },
    [session],
  );
  const [viewKey, setViewKey] = useState('');
  const { onLeave } = shown;
  const leave = useCallback(
    (key: string) => {
      onLeave(key);
      if (!key.endsWith('/position')) return;
      // A place that was typed may lie outside what the map shows.
      const etapeId = key.split('/')[0];
      const etape = session.view().parcours.etapes.find(({ id: own }) => own === etapeId);
      setViewKey(JSON.stringify(etape?.position ?? ''));
    },
    [session, onLeave],
  );
  const { open } = focus;
  const select = useCallback(
    (etapeId: EtapeId) => {
      flushSync(() => open(etapeId));
      document
        .getElementById(etapeToggleId(etapeId))
        ?.scrollIntoView({ block: 'nearest' });
    },
    [open],
  );

  /** Whether the parcours may be published; otherwise everything that is missing is said. */
  const check = (): boolean => {
    const found = findFieldProblems(session.view().parcours, session.view().saisies);
    shown.ask();
    if (found.length === 0) return true;
    setAttempt((before) => before + 1);
    return false;
  };

  // A folded étape is unfolded before the summary leads to one of its fields.
  const unfoldTarget = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const etapeId = etapeIdOfFieldId(link?.hash.slice(1) ?? '');
    const etape = etapes.find((candidate) => candidate.id === etapeId);
    if (etape !== undefined) flushSync(() => open(etape.id));
  };

  const goToPublish = () => {
    publishSection.current?.scrollIntoView({ block: 'start' });
    publishSection.current?.focus({ preventScroll: true });
  };

  const map = (heightClass: string) => (
    <EtapeMap
      parcours={mapped}
      activeId={activeId}
      onSelect={select}
      onPlace={place}
      viewKey={viewKey}
      heightClass={heightClass}
    />
  );
  const isPublished = (snapshot?.publication ?? null) !== null;

  return (
    <>
      <EditorBar
        view={view}
        session={session}
        publishLabel={isPublished ? 'Publication' : 'Publier'}
        onPublish={goToPublish}
      />
      <div className="mx-auto w-full max-w-7xl px-4 pt-8 pb-24 sm:px-6">
        <PageTitle surtitre={isPublished ? 'Parcours publié' : 'Brouillon'}>
          {parcours.titre.trim() === '' ? 'Nouveau parcours' : parcours.titre}
        </PageTitle>
        <div className="mt-5 space-y-4">
          {isResumed && (
            <Alert tone="info">
              <p>Nous avons repris ce que vous aviez écrit sur cet appareil.</p>
            </Alert>
          )}
          <SaveTrouble
            status={status}
            loginHref={loginHref}
            onRetry={session.tryAgain}
            onCopy={onCopy}
            onDownload={() => downloadJson(`parcours-${id}.json`, { parcours, saisies })}
          />
        </div>
        <div className="mt-8 gap-12 lg:grid lg:grid-cols-5">
          <div className="min-w-0 space-y-14 lg:col-span-3">
            <section aria-labelledby="titre-parcours">
              <h2 id="titre-parcours" className="mb-6 text-2xl">
                Le parcours
              </h2>
              <ParcoursFields
                seed={id}
                fields={fields}
                points={points}
                estimation={estimation}
                isPublished={isPublished}
                errors={shown.messagesOf(null)}
                saisies={saisies}
                conflicts={view.conflicts}
                session={session}
                onLeave={leave}
              />
            </section>
            <section aria-labelledby="titre-etapes">
              <h2 id="titre-etapes" className="mb-6 text-2xl">
                Les étapes
              </h2>
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
                map={isWide ? null : map('h-80')}
              />
            </section>
            <section
              id={publishId}
              ref={publishSection}
              tabIndex={-1}
              aria-labelledby="titre-publication"
              className="scroll-mt-24"
            >
              <h2 id="titre-publication" className="mb-6 text-2xl">
                Publier
              </h2>
              {shown.isAsked && (
                // The links within are what one presses; this only prepares their way.
                <div onClickCapture={unfoldTarget} className="mb-6">
                  <ErrorSummary
                    attempt={attempt}
                    problems={shown.problems.map((problem) => ({
                      fieldId: fieldId(problem),
                      message: problemSummaryLine(problem, parcours),
                    }))}
                  />
                </div>
              )}
              <PublishPanel
                view={view}
                session={session}
                problemCount={shown.problems.length}
                slugError={shown.messagesOf(null)['slug']}
                onCheck={check}
              />
            </section>
          </div>
          {isWide && (
            <aside aria-label="Carte du parcours" className="lg:col-span-2">
              <div className="sticky top-24">{map('h-136')}</div>
            </aside>
          )}
        </div>
      </div>
    </>
  );
}
