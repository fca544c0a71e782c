import {
  useCallback,
  useDeferredValue,
  useState,
  type ComponentType,
  type MouseEvent,
} from 'react';
import { flushSync } from 'react-dom';
import type { MarcheUnderWay } from '@/data/parcours/marche-keeper.ts';
import type { EtapeId } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import { commentairesOf, type Commentaire } from '@/domain/parcours/commentaire.ts';
import { openNotes } from '@/domain/parcours/marche.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { useNavigate } from '@/router/hooks.ts';
import { useMediaQuery } from '@/map/use-media-query.ts';
import { Link } from '@/router/link.tsx';
import { Button } from '@/ui/button.tsx';
import { pageTitleId } from '@/ui/page-title.tsx';
import { PaneSeparator } from '@/ui/pane-separator.tsx';
import { tabPanelIdOf, Tabs } from '@/ui/tabs.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { Later } from '@/ui/later.tsx';
import { NextSteps } from '../check/next-steps.tsx';
import { etapeIdOfFieldId, fieldId, type FieldRef } from '../field-key.ts';
import { ExportStep } from '../export/export-step.tsx';
import { ImprimerStep } from '../imprimer/imprimer-step.tsx';
import { JoinStep } from '../join/join-step.tsx';
import { AddEtape } from '../form/add-etape.tsx';
import { ConflictNotes } from '../form/conflict-note.tsx';
import { EditorBar } from '../form/editor-bar.tsx';
import { EtapeActionRow } from '../form/etape-action-row.tsx';
import { EtapeFieldStack } from '../form/etape-field-stack.tsx';
import { ParcoursFields } from '../form/parcours-fields.tsx';
import { RemovalNotice } from '../form/removal-notice.tsx';
import { railEtapes } from '../form/etape-words.ts';
import { sendingOf } from '../form/sending.ts';
import { useEtapeMoves } from '../form/use-etape-moves.ts';
import {
  useParcoursWriting,
  type ParcoursEditorProps,
} from '../form/use-parcours-writing.ts';
import { useStable } from '../form/use-stable.ts';
import { WritingNotices } from '../form/writing-notices.tsx';
import { beginMarche } from '../marche/begin-marche.ts';
import { EtapeNotes } from '../marche/marche-notes.tsx';
import { MarcheAdvice, MarcheStep, MarcheWalk } from '../marche/marche-step.tsx';
import { useMarches } from '../marche/use-marches.ts';
import { EtatPanel } from '../membres/etat-panel.tsx';
import { MembresStep } from '../membres/membres-step.tsx';
import { SubmitStep } from '../membres/submit-step.tsx';
import { HistoryStep } from '../history/history-step.tsx';
import { PlayerPreview } from '../preview/player-preview.tsx';
import { useWritingPlace } from '../place/writing-place.ts';
import { PublishStep } from '../publish/publish-step.tsx';
import { PresentList } from '../presence/present-list.tsx';
import { usePresence } from '../presence/use-presence.ts';
import { CommentaireBadge } from '../review/commentaire-badge.tsx';
import { CommentairesStep } from '../review/commentaires-step.tsx';
import { useRights } from '../session/rights.ts';
import { EtapeCommentaires } from '../review/etape-commentaires.tsx';
import { EtapeSignalements } from '../review/etape-signalements.tsx';
import { useCommentaires } from '../review/use-commentaires.ts';
import { useSignalementCounts } from '../review/use-signalement-counts.ts';
import { AtelierMap } from './atelier-map.tsx';
import { CommandPalette } from './command-palette.tsx';
import { EtapeRail } from './etape-rail.tsx';
import { paneBounds, readPaneSizes } from './pane-sizes.ts';
import { SubjectButton } from './subject-button.tsx';
import type { Subject } from './subject.ts';
import {
  isMilieu,
  plainMilieux,
  plainVolets,
  storyMilieux,
  storyVolets,
  volets,
  type Milieu,
  type Volet,
} from './volets.ts';
import { Pane, StoryPanels, TabPanel } from './atelier-panes.tsx';
import { ShortcutList } from '@/ui/commands/shortcut-list.tsx';
import type { Story, StoryViewProps } from './story.ts';
import { useAtelierCommands } from './use-atelier-commands.ts';
import { useCommandKeys } from '@/ui/commands/use-command-keys.ts';
import { useDeviceChoice } from '@/ui/use-device-choice.ts';

/** From this width on, list, map and form stand side by side. */
const wideQuery = '(min-width: 64rem)';

const noCommentaires: readonly Commentaire[] = [];

const isShown = (kept: unknown) => kept !== false;

/** Whether the map is to stand below the graph; null until this device has chosen. */
const readMapChoice = (kept: unknown) => (typeof kept === 'boolean' ? kept : null);

/** What the keyboard can be brought to within a field that is several. */
const focusable = 'input, select, textarea, button';

type ParcoursAtelierProps = ParcoursEditorProps & {
  /** The views of an aventure as a story, where it is written as one. */
  story?: Story | undefined;
};

/** A whole parcours in its workshop: the list of étapes, their map or what players will see, and the text. */
export function ParcoursAtelier({ story, ...props }: ParcoursAtelierProps) {
  const { session, etapeCountMax } = props;
  const writing = useParcoursWriting(session);
  const { lastStep, list: origin, ways } = useWritingPlace();
  const { view, shown, isPublished } = writing;
  const { parcours } = view;
  const { etapes } = parcours;
  const isWide = useMediaQuery(wideQuery);
  const navigate = useNavigate();

  const { by, opensAt } = useRights();
  const [subject, setSubject] = useState<Subject>(() => {
    if (opensAt === 'publication') return { type: 'publication' };
    const [first] = etapes;
    return first === undefined || parcours.titre.trim() === ''
      ? { type: 'parcours' }
      : { type: 'etape', etapeId: first.id };
  });
  const [volet, setVolet] = useState<Volet>(story === undefined ? 'texte' : 'etapes');
  const [isMapSeen, setIsMapSeen] = useState(false);
  const [middle, setMiddle] = useState<Milieu>(story === undefined ? 'carte' : 'graphe');
  const [sizes, setSizes] = useDeviceChoice('qc.atelier.volets', readPaneSizes);
  const [mapChoice, setMapChoice] = useDeviceChoice('qc.aventure.carte', readMapChoice);
  // Beyond what is published, the map costs each frame more than the graph does.
  const isMapWanted = mapChoice ?? etapes.length <= limits.etapeCount.max;
  const [hasPlainKey, setHasPlainKey] = useDeviceChoice(
    'qc.atelier.touche-seule',
    isShown,
  );
  const [dialog, setDialog] = useState<'commandes' | 'raccourcis' | null>(null);

  // The étape that is written, or that the map would place; it may have been removed by somebody else.
  const wantedId = subject.type === 'etape' ? subject.etapeId : null;
  const commentaires = useCommentaires(session, view.snapshot !== null);
  const marches = useMarches(session, parcours.id, view.snapshot !== null);
  const [walk, setWalk] = useState<MarcheUnderWay | null>(null);
  const queteId =
    queteIdSchema.safeParse(view.snapshot?.publication?.queteId).data ?? null;
  const signalementCounts = useSignalementCounts(queteId);
  const others = usePresence(session, view.snapshot?.salon, wantedId);
  const openCommentaires = commentaires?.open ?? noCommentaires;
  const active = etapes.find(({ id }) => id === wantedId) ?? etapes[0];
  if (active === undefined) throw new Error('A parcours has at least one étape.');
  const numero = etapes.indexOf(active) + 1;
  const listed = useStable(railEtapes(etapes));
  const { messagesOf } = shown;
  const errorCountOf = useCallback(
    (etapeId: EtapeId) => Object.keys(messagesOf(etapeId)).length,
    [messagesOf],
  );
  const commentaireCountOf = useCallback(
    (etapeId: EtapeId) => commentairesOf(openCommentaires, etapeId).length,
    [openCommentaires],
  );

  /** Brings a part of the workshop in sight, and the keyboard to it. */
  const goTo = useCallback((next: Volet) => {
    flushSync(() => {
      setVolet(next);
      if (next === 'carte') setIsMapSeen(true);
      if (isMilieu(next)) setMiddle(next);
    });
    document.getElementById(tabPanelIdOf(next))?.focus({ preventScroll: true });
  }, []);
  const write = useCallback((next: Subject) => {
    flushSync(() => {
      setSubject(next);
      setVolet('texte');
    });
    const panel = document.getElementById(tabPanelIdOf('texte'));
    if (panel !== null) panel.scrollTop = 0;
  }, []);
  const writeEtape = useCallback(
    (etapeId: EtapeId) => write({ type: 'etape', etapeId }),
    [write],
  );
  const chooseOnMap = useCallback(
    (etapeId: EtapeId) => setSubject({ type: 'etape', etapeId }),
    [],
  );
  const added = useCallback((etapeId: EtapeId) => {
    setSubject({ type: 'etape', etapeId });
    setVolet('texte');
  }, []);
  const moves = useEtapeMoves(session, added);

  /** Shows what is no field to write in, and brings the keyboard to it. */
  const show = (next: Subject) => {
    write(next);
    document.getElementById(tabPanelIdOf('texte'))?.focus({ preventScroll: true });
  };
  const publish = () => show({ type: 'publication' });
  // What stands on this device alone is nobody else's.
  const milieux = story === undefined ? plainMilieux : storyMilieux;
  const phoneVolets = story === undefined ? plainVolets : storyVolets;
  /** The graph says in which order one goes, the map where: both are looked at together. */
  const isMapBelow = useDeferredValue(
    story !== undefined && isWide && middle === 'graphe' && isMapWanted,
    // The graph first: the map has its own time to open.
    false,
  );
  const isShared = session.commentaires !== null && view.snapshot !== null;
  const publishWord = isPublished ? 'Publication' : 'Publier';
  const publishLabel = lastStep?.label ?? (by === 'auteur' ? 'Soumettre' : publishWord);

  const commands = useAtelierCommands({
    view,
    session,
    hasStory: story !== undefined,
    active: subject.type === 'etape' ? active : null,
    canAdd: etapes.length < etapeCountMax,
    moves,
    goTo,
    write,
    publish: { label: publishLabel, run: publish },
    show,
    download: writing.download,
    ask: setDialog,
    hasPlainKey,
  });
  useCommandKeys(commands);

  // What the summary leads to is brought on the page before the link is followed.
  const bringTarget = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const id = link?.hash.slice(1) ?? '';
    const etape = etapes.find((candidate) => candidate.id === etapeIdOfFieldId(id));
    if (etape !== undefined) writeEtape(etape.id);
    else if (id.startsWith('champ-') && id !== 'champ-slug') write({ type: 'parcours' });
    else return;
    // The link went away with the summary: the page leads there in its stead.
    event.preventDefault();
    document.getElementById(id)?.focus();
  };

  /** Brings the keyboard to a field, or to the nearest thing that holds it: it may be folded away. */
  const leadTo = useCallback(
    ({ etapeId, champ }: FieldRef) => {
      const etape = session.view().parcours.etapes.find(({ id }) => id === etapeId);
      if (etape !== undefined) writeEtape(etape.id);
      else write({ type: 'parcours' });
      const ways = champ
        .split('.')
        .map((_, index, parts) => parts.slice(0, parts.length - index).join('.'));
      const target = [...ways, 'epreuve.type', 'titre']
        .map((way) => document.getElementById(fieldId({ etapeId, champ: way })))
        .find((element) => element !== null);
      const inner =
        target?.matches(focusable) === true
          ? target
          : target?.querySelector<HTMLElement>(focusable);
      inner?.focus();
    },
    [session, write, writeEtape],
  );

  const walkFrom = (surPlace: boolean | null) =>
    setWalk(
      surPlace === null ? marches.underWay : beginMarche(view, surPlace, Date.now()),
    );
  const leaveWalk = () => {
    setWalk(null);
    marches.renew();
    show({ type: 'marche' });
  };
  const lastMarche = marches.list?.[0] ?? null;

  const title = (
    <h1 id={pageTitleId} tabIndex={-1} className="truncate text-xl">
      {parcours.titre.trim() === '' ? 'Nouveau parcours' : parcours.titre}
    </h1>
  );

  const viewStory = (View: ComponentType<StoryViewProps>) => (
    <Later waiting="Ouverture…">
      <View
        parcours={writing.mapped}
        session={session}
        etapeCountMax={etapeCountMax}
        activeId={subject.type === 'etape' ? active.id : null}
        problems={shown.problems}
        errorCountOf={errorCountOf}
        commentaireCountOf={commentaireCountOf}
        signalementCounts={signalementCounts}
        others={others}
        onChoose={chooseOnMap}
        onWrite={writeEtape}
        onLead={leadTo}
        onRemove={moves.remove}
        mapBelow={isWide ? { isShown: isMapWanted, onShow: setMapChoice } : null}
      />
    </Later>
  );

  /** The way to the story, and back. */
  const wayToStory = story !== undefined ? ways.edit : ways.aventure;

  const list = (
    <div className="space-y-4">
      {isWide && title}
      <SubjectButton
        isActive={subject.type === 'parcours'}
        onPress={() => write({ type: 'parcours' })}
      >
        Le parcours
      </SubjectButton>
      {parcours.genre === 'aventure' && (
        <Link
          to={wayToStory({ id: parcours.id })}
          className="flex min-h-12 items-center px-3 font-titre font-bold"
        >
          {story === undefined ? 'Le graphe de l’histoire' : 'Revenir à l’atelier'}
        </Link>
      )}
      {story === undefined ? (
        <EtapeRail
          etapes={listed}
          activeId={subject.type === 'etape' ? active.id : null}
          errorCountOf={errorCountOf}
          others={others}
          commentaireCountOf={commentaireCountOf}
          signalementCounts={signalementCounts}
          onSelect={writeEtape}
          onMove={moves.move}
        />
      ) : (
        viewStory(story.Outline)
      )}
      <RemovalNotice view={view} session={session} />
      <AddEtape
        parcoursId={parcours.id}
        count={etapes.length}
        countMax={etapeCountMax}
        onAdd={moves.add}
      />
      <SubjectButton
        isActive={subject.type === 'fichiers'}
        onPress={() => show({ type: 'fichiers' })}
      >
        Ajouter depuis des fichiers
      </SubjectButton>
      <SubjectButton
        isActive={subject.type === 'marche'}
        onPress={() => show({ type: 'marche' })}
      >
        Essayer en marchant
      </SubjectButton>
      <SubjectButton isActive={subject.type === 'publication'} onPress={publish}>
        {publishLabel}
      </SubjectButton>
      {isShared && (
        <SubjectButton
          isActive={subject.type === 'membres'}
          onPress={() => show({ type: 'membres' })}
        >
          Membres
        </SubjectButton>
      )}
      <SubjectButton
        isActive={subject.type === 'historique'}
        onPress={() => show({ type: 'historique' })}
      >
        Historique
      </SubjectButton>
      <SubjectButton
        isActive={subject.type === 'export'}
        onPress={() => show({ type: 'export' })}
      >
        Exporter
      </SubjectButton>
      <SubjectButton
        isActive={subject.type === 'imprimer'}
        onPress={() => show({ type: 'imprimer' })}
      >
        Imprimer
      </SubjectButton>
      {commentaires !== null && (
        <SubjectButton
          isActive={subject.type === 'commentaires'}
          onPress={() => show({ type: 'commentaires' })}
        >
          Commentaires
          {openCommentaires.length > 0 && (
            <CommentaireBadge count={openCommentaires.length} />
          )}
        </SubjectButton>
      )}
    </div>
  );

  const nextSteps = (
    <NextSteps
      parcours={shown.parcours}
      problems={shown.problems}
      onLead={leadTo}
      compact
    />
  );

  const map = (
    <AtelierMap
      parcours={writing.drawn}
      conflicts={view.conflicts}
      session={session}
      activeId={active.id}
      numero={numero}
      onSelect={chooseOnMap}
      onPlace={writing.place}
      onRadius={writing.widen}
      viewKey={writing.viewKey}
    />
  );

  const preview = <PlayerPreview etape={active} numero={numero} session={session} />;

  const text = (
    <>
      <div className="space-y-4 not-empty:mb-6">
        <WritingNotices {...props} writing={writing} />
      </div>
      {subject.type === 'parcours' && (
        <section aria-labelledby="titre-parcours">
          <h2 id="titre-parcours" className="mb-6 text-2xl">
            Le parcours
          </h2>
          <ParcoursFields
            seed={parcours.id}
            fields={writing.fields}
            points={writing.points}
            estimation={writing.estimation}
            isPublished={isPublished}
            errors={shown.messagesOf(null)}
            saisies={view.saisies}
            conflicts={view.conflicts}
            session={session}
            onLeave={writing.leave}
          />
        </section>
      )}
      {subject.type === 'etape' && (
        <section key={active.id} aria-labelledby="titre-etape">
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
              total={etapes.length}
              onMove={moves.move}
              onRemove={moves.remove}
            />
            {commentaires !== null && (
              <EtapeCommentaires
                commentaires={commentaires}
                etapeId={active.id}
                numero={numero}
              />
            )}
            {lastMarche !== null && openNotes(lastMarche, active.id).length > 0 && (
              <EtapeNotes
                marche={lastMarche}
                notes={openNotes(lastMarche, active.id)}
                onLead={leadTo}
                onSettle={(...given) => void marches.settle(...given)}
              />
            )}
            {queteId !== null && signalementCounts.has(active.id) && (
              <EtapeSignalements
                queteId={queteId}
                etapeId={active.id}
                count={signalementCounts.get(active.id) ?? 0}
              />
            )}
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
        </section>
      )}
      {subject.type === 'publication' && (
        <section aria-labelledby="titre-publication">
          <MarcheAdvice
            list={marches.list}
            version={(view.snapshot?.publication?.version ?? 0) + 1}
            onShow={() => show({ type: 'marche' })}
          />
          {lastStep !== null && <lastStep.Step view={view} session={session} />}
          {lastStep === null && by === 'equipe' && (
            <PublishStep
              summary={shown.isAsked ? writing.summary : null}
              onTarget={bringTarget}
              view={view}
              session={session}
              problemCount={shown.problems.length}
              slugError={shown.messagesOf(null)['slug']}
              onCheck={writing.check}
            />
          )}
          {lastStep === null && by === 'auteur' && (
            <SubmitStep
              summary={shown.isAsked ? writing.summary : null}
              onTarget={bringTarget}
              session={session}
              isOnline={view.snapshot !== null}
              onCheck={writing.check}
            />
          )}
          {by === 'equipe' && isShared && (
            <div className="mt-10">
              <h3 className="mb-3 text-lg">Où en est ce parcours</h3>
              <EtatPanel session={session} />
            </div>
          )}
          <div className="mt-10 max-w-mesure">
            <NextSteps
              parcours={shown.parcours}
              problems={shown.problems}
              onLead={leadTo}
            />
          </div>
        </section>
      )}
      {subject.type === 'membres' && isShared && (
        <section aria-labelledby="titre-membres">
          <MembresStep
            parcoursId={parcours.id}
            onLeft={() => {
              if (by === 'auteur') void navigate(origin.href);
            }}
          />
        </section>
      )}
      {subject.type === 'marche' && (
        <section aria-labelledby="titre-marche">
          <MarcheStep
            parcours={parcours}
            marches={marches}
            onWalk={walkFrom}
            onLead={leadTo}
          />
        </section>
      )}
      {subject.type === 'historique' && (
        <section aria-labelledby="titre-historique">
          <HistoryStep view={view} session={session} onDownload={writing.download} />
        </section>
      )}
      {subject.type === 'export' && (
        <section aria-labelledby="titre-export">
          <ExportStep parcours={parcours} session={session} />
        </section>
      )}
      {subject.type === 'fichiers' && (
        <section aria-labelledby="titre-fichiers">
          <JoinStep session={session} etapeCountMax={etapeCountMax} />
        </section>
      )}
      {subject.type === 'imprimer' && (
        <section aria-labelledby="titre-imprimer">
          <ImprimerStep
            parcours={parcours}
            publication={view.snapshot?.publication ?? null}
            session={session}
          />
        </section>
      )}
      {subject.type === 'commentaires' && commentaires !== null && (
        <section aria-labelledby="titre-commentaires">
          <CommentairesStep
            commentaires={commentaires}
            etapes={etapes}
            onEtape={writeEtape}
          />
        </section>
      )}
    </>
  );

  if (walk !== null) {
    return (
      <MarcheWalk
        session={session}
        start={walk}
        onLeave={leaveWalk}
        onFinish={leaveWalk}
      />
    );
  }

  return (
    <div data-atelier="" className="flex h-dvh flex-col">
      <EditorBar
        view={view}
        session={session}
        publish={isWide ? { label: publishLabel, onPublish: publish } : undefined}
      >
        <PresentList others={others} etapes={etapes} />
        {isWide && (
          <Button variant="quiet" onClick={() => setDialog('commandes')}>
            Commandes
          </Button>
        )}
      </EditorBar>
      <p role="status">
        <VisuallyHidden>{moves.said}</VisuallyHidden>
      </p>
      {isWide ? (
        <div className="flex min-h-0 flex-1">
          <Pane volet="etapes" size={sizes.list} className="flex flex-col">
            <div className="min-h-0 flex-1 overflow-y-auto p-4">{list}</div>
            {/* Always in sight, however many étapes there are. */}
            <div className="max-h-2/5 shrink-0 overflow-y-auto border-t border-trait px-4 py-3">
              {nextSteps}
            </div>
          </Pane>
          <PaneSeparator
            label="Largeur de la liste des étapes"
            controls={tabPanelIdOf('etapes')}
            value={sizes.list}
            {...paneBounds.list}
            onValueChange={(list_) => setSizes({ ...sizes, list: list_ })}
          />
          <div className="flex min-w-0 flex-1 flex-col">
            <Tabs
              label="Au milieu"
              tabs={milieux.map((id) => volets[id])}
              value={middle}
              onValueChange={(next) => {
                setMiddle(next);
                if (next === 'carte') setIsMapSeen(true);
              }}
              className="justify-center border-b border-trait"
            />
            <div className="flex min-h-0 flex-1 flex-col">
              {story !== undefined && (
                <StoryPanels story={story} shown={middle} view={viewStory} />
              )}
              {isMapBelow && (
                <PaneSeparator
                  label="Hauteur de la carte"
                  controls={tabPanelIdOf('carte')}
                  value={sizes.map}
                  {...paneBounds.map}
                  reversed
                  stacked
                  onValueChange={(height) => setSizes({ ...sizes, map: height })}
                />
              )}
              <TabPanel
                volet="carte"
                isHidden={middle !== 'carte' && !isMapBelow}
                below={isMapBelow ? sizes.map : undefined}
              >
                {(story === undefined || isMapSeen || isMapBelow) && map}
              </TabPanel>
              <TabPanel volet="apercu" isHidden={middle !== 'apercu'} className="p-4">
                {middle === 'apercu' && preview}
              </TabPanel>
            </div>
          </div>
          <PaneSeparator
            label="Largeur du texte"
            controls={tabPanelIdOf('texte')}
            value={sizes.form}
            {...paneBounds.form}
            reversed
            onValueChange={(form) => setSizes({ ...sizes, form })}
          />
          <Pane volet="texte" size={sizes.form} className="px-6 py-5">
            {text}
          </Pane>
        </div>
      ) : (
        <>
          <div className="border-b border-trait px-4 py-1">{title}</div>
          <TabPanel
            volet="etapes"
            isHidden={volet !== 'etapes'}
            className="space-y-4 p-4"
          >
            {list}
            {nextSteps}
          </TabPanel>
          {story !== undefined && (
            <StoryPanels story={story} shown={volet} view={viewStory} />
          )}
          <TabPanel volet="carte" isHidden={volet !== 'carte'}>
            {isMapSeen && map}
          </TabPanel>
          <TabPanel
            volet="texte"
            isHidden={volet !== 'texte'}
            className="px-4 pt-5 pb-12"
          >
            {text}
          </TabPanel>
          <TabPanel volet="apercu" isHidden={volet !== 'apercu'} className="p-2">
            {volet === 'apercu' && preview}
          </TabPanel>
          <Tabs
            label="Parties de l’éditeur"
            tabs={phoneVolets.map((id) => volets[id])}
            value={volet}
            onValueChange={(next) => {
              setVolet(next);
              if (next === 'carte') setIsMapSeen(true);
            }}
            spread
            className="border-t border-trait bg-fond"
          />
        </>
      )}
      {dialog === 'commandes' && (
        <CommandPalette commands={commands} onClose={() => setDialog(null)} />
      )}
      {dialog === 'raccourcis' && (
        <ShortcutList
          commands={commands}
          hasPlainKey={hasPlainKey}
          onPlainKey={setHasPlainKey}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
