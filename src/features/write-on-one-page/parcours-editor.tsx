import { useCallback, useRef, type ComponentType, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { EtapeList } from '@/editing/fields/etape/etape-list.tsx';
import { EtapeMap } from '@/editing/fields/map/etape-map.tsx';
import { ParcoursFields } from '@/editing/fields/parcours/parcours-fields.tsx';
import { useEtapeFocus } from '@/editing/fields/use-etape-focus.ts';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { useWriting, WritingProvider } from '@/editing/fields/writing-context.tsx';
import { EditorBar, OtherWay } from '@/editing/frame/editor-bar.tsx';
import type { MissingSummaryProps } from '@/editing/frame/missing-summary.tsx';
import { useHistoryKeys } from '@/editing/frame/use-history-keys.ts';
import { usePublishLabel } from '@/editing/frame/use-publish-label.ts';
import { WritingNotices } from '@/editing/frame/writing-notices.tsx';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import { etapeIdOfFieldId } from '@/editing/session/field-key.ts';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { etapeToggleId } from '@/editing/words/etape-words.ts';
import { useMediaQuery } from '@/map/use-media-query.ts';
import { PageTitle } from '@/ui/page-title.tsx';

/** Below this width the map is within the current étape. */
const wideQuery = '(min-width: 64rem)';
const publishId = 'publication';

type OnePageProps = ParcoursEditorProps & {
  /** The last step, if the parcours can be published from here. */
  PublishStep: ComponentType<MissingSummaryProps & { session: EditorSession }>;
};

/** A whole parcours on one page: its description, its étapes beside their map, its publication. */
export function ParcoursEditor({ PublishStep, ...editor }: OnePageProps) {
  return (
    <WritingProvider {...editor}>
      <OnePage PublishStep={PublishStep} />
    </WritingProvider>
  );
}

function OnePage({ PublishStep }: Pick<OnePageProps, 'PublishStep'>) {
  const editor = useWriting();
  const { session, etapeCountMax, writing } = editor;
  const { lastStep } = useWritingPlace();
  useHistoryKeys(session);
  const { view, place, isPublished } = writing;
  const label = usePublishLabel(isPublished);
  const { parcours } = view;
  const { etapes } = parcours;
  const isWide = useMediaQuery(wideQuery);
  const focus = useEtapeFocus(etapes.map((etape) => etape.id));
  const publishSection = useRef<HTMLElement>(null);

  // The active étape may have been removed, here or by another author.
  const activeId =
    etapes.find((etape) => etape.id === focus.activeId)?.id ??
    etapes.find((etape) => etape.position === null)?.id ??
    etapes.at(-1)?.id;
  if (activeId === undefined) throw new Error('A parcours has at least one étape.');

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

  // Unfolds an étape before the summary leads to one of its fields.
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
      parcours={writing.mapped}
      activeId={activeId}
      onSelect={select}
      onPlace={place}
      onRadius={writing.widen}
      viewKey={writing.viewKey}
      heightClass={heightClass}
    />
  );

  return (
    <>
      <EditorBar
        view={view}
        session={session}
        publish={{ label, onPublish: goToPublish }}
      />
      <div className="mx-auto w-full max-w-page px-4 pt-8 pb-24 sm:px-6">
        <PageTitle surtitre={isPublished ? 'Parcours publié' : 'Brouillon'}>
          {parcours.titre.trim() === '' ? 'Nouveau parcours' : parcours.titre}
        </PageTitle>
        {!isPublished && (
          <p className="mt-2">
            <OtherWay view={view} />
          </p>
        )}
        <div className="mt-5 space-y-4">
          <WritingNotices {...editor} />
        </div>
        <div className="mt-8 gap-12 lg:grid lg:grid-cols-5">
          <div className="min-w-0 space-y-14 lg:col-span-3">
            <section aria-labelledby="titre-parcours">
              <h2 id="titre-parcours" className="mb-6 text-2xl">
                Le parcours
              </h2>
              <ParcoursFields />
            </section>
            <section aria-labelledby="titre-etapes">
              <h2 id="titre-etapes" className="text-2xl">
                Les étapes
              </h2>
              <p className="mt-1 mb-6 text-texte-doux">
                {`Jusqu’à ${etapeCountMax} ici\u202F; l’atelier en prend davantage.`}
              </p>
              <EtapeList
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
              {lastStep === null ? (
                <PublishStep
                  writing={writing}
                  session={session}
                  onTarget={unfoldTarget}
                />
              ) : (
                <lastStep.Step view={view} session={session} />
              )}
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
