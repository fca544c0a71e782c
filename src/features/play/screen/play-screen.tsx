import { answerIn } from '@/domain/partie/reponse-langue.ts';
import '@/ui/play/plein-soleil.css';
import { t } from '@lingui/core/macro';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { KeptPartie } from '@/data/partie/kept-partie.ts';
import { timeZoneOf } from '@/domain/geo/time-zone.ts';
import { otherWay } from '@/domain/partie/adaptation.ts';
import { langueOfEtape } from '@/domain/quete/langue-of-etape.ts';
import {
  answersOtherwise,
  essaisLeft,
  isWrongAgain,
  pointsAtStake,
  refusedEtapes,
  replacementOf,
  suspensionOf,
} from '@/domain/partie/etape-under-way.ts';
import {
  etapeOf,
  suiviOf,
  type Partie,
  type PartieEvent,
  type Suivi,
} from '@/domain/partie/partie.ts';
import { isVueIn } from '@/domain/partie/envoi.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { isAventure } from '@/domain/partie/chemin.ts';
import { isEnRoute } from '@/domain/partie/en-route.ts';
import type { Contenu, Quete } from '@/domain/quete/quete.ts';
import { authoredLang, setAuthoredLangue } from '@/langue/authored.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { useMomentFocus } from '@/ui/play/use-moment-focus.ts';
import { Waiting } from '@/ui/waiting.tsx';
import { ClosedView, ClosureNews } from '../moments/closed-view.tsx';
import { EnRouteView } from '../moments/en-route-view.tsx';
import { EpreuveView } from '../moments/epreuve-view.tsx';
import { FinView } from '../end/fin-view.tsx';
import type { OpenPartie } from '../session/open-partie.ts';
import type { PlayActions } from '../session/play-actions.ts';
import { gamePart, useLazyParts } from '../lazy/game-part.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { PauseView } from '../moments/pause-view.tsx';
import { planOf } from '../help/where-to-go.tsx';
import { placeWords, PlayBar } from './play-bar.tsx';
import type { MenuPanel } from '../menu/play-menu.tsx';
import type { PartieSession } from '../session/partie-session.ts';
import {
  dejaVueWords,
  erreurWords,
  essaisWords,
  pointsWords,
  restWords,
  wrongWords,
  type WrongAnswer,
} from '../session/play-words.ts';
import { RecitView } from '../moments/recit-view.tsx';
import { ResultatView } from '../moments/resultat-view.tsx';
import { useNextImage } from '../session/use-next-image.ts';
import { usePartie } from '../session/use-partie.ts';
import { usePlayChoices } from '../session/use-play-choices.ts';
import { useSignals } from '../session/use-signals.ts';
import { useSuspensions } from '../session/use-suspensions.ts';
import { useTextSize } from '../session/use-text-size.ts';

const PlayMenu = gamePart((parts) => parts.PlayMenu);
const KeepAwake = gamePart((parts) => parts.KeepAwake);
const BaladeEcoutee = gamePart((parts) => parts.BaladeEcoutee);
const ReplacedNotice = gamePart((parts) => parts.ReplacedNotice);

/** Identifies the screen of a party: another screen has another heading to focus. */
function momentKey(partie: Partie, contenu: Contenu): string {
  const { moment, pausedAt, chemin } = partie;
  // A second visit of the same place is another moment.
  const etapeIndex = [
    partie.etapeIndex,
    ...(chemin.length > 0 ? [chemin.length] : []),
  ].join('-');
  if (pausedAt !== null) return 'pause';
  if (moment === 'fin') return moment;
  const etape = etapeOf(partie, contenu);
  if (suspensionOf(partie, etape.id) !== null) return `${etapeIndex} suspendue`;
  if (isEnRoute(partie, contenu)) return `${etapeIndex} route`;
  const isOther = moment === 'epreuve' && answersOtherwise(partie, etape);
  const isPetit = moment === 'epreuve' && suiviOf(partie, etape.id).petits === true;
  return `${etapeIndex} ${moment}${isOther ? ' autre' : ''}${isPetit ? ' petits' : ''}`;
}

/** Announcement of an event; empty if the new heading suffices. */
function wordsFor(
  event: PartieEvent,
  after: KeptPartie,
  contenu: Contenu,
  wrong: WrongAnswer | undefined,
): string {
  if (event.type !== 'answer' && event.type !== 'askIndice') return '';
  const suivi = suiviOf(after.partie, event.etapeId);
  const { issue, erreurCount, indiceCount } = suivi;
  if (event.type === 'askIndice') {
    const etape = etapeOf(after.partie, contenu);
    if (etape.id !== event.etapeId || etape.epreuve.type === 'aucune') return '';
    const indice = etape.epreuve.indices[indiceCount - 1];
    if (indice === undefined) return '';
    const { texte } = indice;
    const words = t`Indice ${indiceCount}\u00A0: ${texte}`;
    const points = pointsAtStake(etape, suivi);
    return indice.cout === 0 || isVueIn(after.envoi, etape.id)
      ? words
      : `${words} ${restWords(points)}`;
  }
  if (issue?.type === 'passee') return t`C’était le dernier essai. L’étape est passée.`;
  if (suivi.dejaVue === true) {
    const seen = dejaVueWords();
    return t`Bonne réponse. ${seen}.`;
  }
  if (issue?.type === 'reussie') {
    const points = pointsWords(issue.points);
    return t`Bonne réponse, ${points}.`;
  }
  if (wrong === undefined) return '';
  return [wrongWords(erreurCount, wrong), ...leftWords(after, contenu, suivi)].join(' ');
}

/** The tries and the points left after a wrong answer, if it costs any. */
function leftWords({ partie, envoi }: KeptPartie, contenu: Contenu, suivi: Suivi) {
  const etape = etapeOf(partie, contenu);
  const essais = essaisLeft(etape, suivi);
  const points = pointsAtStake(etape, suivi);
  const hasCost = 'couts' in etape.epreuve && points > 0 && !isVueIn(envoi, etape.id);
  return [
    ...(essais === null ? [] : [essaisWords(essais)]),
    ...(hasCost ? [erreurWords(suivi.erreurCount, points)] : []),
  ];
}

function useActions(session: PartieSession, contenu: Contenu) {
  const [spoken, setSpoken] = useState({ words: '', count: 0 });
  // Counted: the same words are announced again.
  const say = (words: string) => setSpoken(({ count }) => ({ words, count: count + 1 }));

  async function dispatch(event: PartieEvent, wrong?: WrongAnswer): Promise<void> {
    const after = await session.dispatch(event);
    say(wordsFor(event, after, contenu, wrong));
  }

  const actions: PlayActions = {
    read: (etapeId) => void dispatch({ type: 'read', etapeId }),
    arrive: (etapeId) => void dispatch({ type: 'arrive', etapeId }),
    // Happens beside the player's actions: without an announcement.
    situate: (etapeId) => void session.dispatch({ type: 'situate', etapeId }),
    find: (etapeId) => void dispatch({ type: 'find', etapeId }),
    follow: (events) => {
      for (const event of events) void dispatch(event);
    },
    goOn: (etapeId, isThere = false) =>
      void dispatch({ type: 'goOn', etapeId, at: Date.now(), isThere }),
    goBack: (etapeId) => void dispatch({ type: 'goBack', etapeId }),
    askIndice: (etapeId, numero) => void dispatch({ type: 'askIndice', etapeId, numero }),
    passEtape: (etapeId) => void dispatch({ type: 'pass', etapeId, at: Date.now() }),
    choose: (etapeId, suite) =>
      void dispatch({ type: 'choose', etapeId, suite, at: Date.now() }),
    pick: (etapeId, vers) =>
      void dispatch({ type: 'pick', etapeId, vers, at: Date.now() }),
    startTimer: (etapeId) =>
      void dispatch({ type: 'startTimer', etapeId, at: Date.now() }),
    stopTimer: (etapeId) => void dispatch({ type: 'stopTimer', etapeId }),
    shorten: (etapeId) => void dispatch({ type: 'shorten', etapeId }),
    lengthen: () => void dispatch({ type: 'lengthen' }),
    pause: () => void dispatch({ type: 'pause', at: Date.now() }),
    resume: () => void dispatch({ type: 'resume', at: Date.now() }),
    adapt: (adaptations) => void dispatch({ type: 'adapt', adaptations }),
    chooseWay: (etapeId, autre) => void dispatch({ type: 'chooseWay', etapeId, autre }),
    leave: (motif) => dispatch({ type: 'leave', motif, at: Date.now() }),
    visit: (etapeId) => void dispatch({ type: 'visit', etapeId }),
    answer: async (etapeId, { reponse, juste }, known) => {
      const given = answerIn(contenu, etapeId, reponse);
      const at = Date.now();
      const event = { type: 'answer', etapeId, reponse: given, juste, at } as const;
      const { kept } = session.getView();
      const isRepeated = isWrongAgain(suiviOf(kept.partie, etapeId), event);
      const wrong = { ...known, isRepeated };
      if (isRepeated) {
        say(wordsFor(event, kept, contenu, wrong));
      } else {
        await dispatch(event, wrong);
      }
      return wrong;
    },
  };
  return { actions, spoken };
}

/** « Partie en équipe », from the page: a line of members, and a panel of the menu. */
export type EquipeSlots = { line: (partie: Partie) => ReactNode; panel: ReactNode };

type PlayScreenProps = { open: OpenPartie; equipe?: EquipeSlots };

/** The game: one party of one quête, from its place to its end. */
export function PlayScreen({ open, equipe }: PlayScreenProps) {
  const { quete } = open;
  const { contenu } = quete;
  const { session, view } = usePartie(open);
  const { partie } = view.kept;
  const { actions, spoken } = useActions(session, contenu);
  // Before the story is drawn: screen readers then use its language.
  setAuthoredLangue(langueOfEtape(etapeOf(partie, contenu), contenu), contenu.enFrancais);
  useEffect(() => () => setAuthoredLangue('fr'), []);
  const key = momentKey(partie, contenu);
  const [firstKey] = useState(key);
  // The page itself handles the first one.
  useMomentFocus(key, key);
  useNextImage(partie, contenu);
  useSuspensions(session, quete, partie);
  useSignals(partie);
  useLazyParts(contenu);
  const { eveil, taille, balade } = usePlayChoices();
  // A visite and a recording are for listening; elsewhere « Confort » offers it.
  const isToHear =
    contenu.genre === 'visite' || contenu.etapes[partie.etapeIndex]?.audio !== undefined;
  const isHeard = balade || (isToHear && partie.moment === 'recit');
  useTextSize(taille);
  const [menu, setMenu] = useState<OpenMenu | null>(null);

  function openMenu(first: MenuPanel): void {
    setMenu({ first, at: Date.now() });
  }

  return (
    <div className="plein-soleil flex flex-1 flex-col overflow-x-clip bg-fond text-lg text-texte">
      <title>{`${titleWords(partie, contenu)} · ${typographie(contenu.titre)}`}</title>
      <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col bg-fond-carte px-[16px] sm:px-8">
        <PlayBar quete={quete} partie={partie} onMenu={openMenu} />
        <p role="status" className="sr-only">
          {/* The same words again are new to a screen reader. */}
          <span key={spoken.count}>{spoken.words}</span>
        </p>
        {view.persistance === 'memoire' && partie.moment !== 'fin' && <MemoryNotice />}
        {view.persistance === 'rendue' && <ClearedNotice moment={key} />}
        {key === firstKey && <ResumeNotice open={open} />}
        {equipe !== undefined && <LoadBoundary>{equipe.line(partie)}</LoadBoundary>}
        {menu !== null && (
          <LoadBoundary
            key={menu.at}
            instead={<MissingMenu quete={quete} />}
            waiting={<Waiting>{t`Le menu s’ouvre…`}</Waiting>}
          >
            <PlayMenu
              quete={quete}
              kept={view.kept}
              persistance={view.persistance}
              actions={actions}
              first={menu.first}
              equipe={equipe?.panel}
              onClose={() => setMenu(null)}
            />
          </LoadBoundary>
        )}
        {(eveil || balade) && partie.moment !== 'fin' && partie.pausedAt === null && (
          <LoadBoundary>
            <KeepAwake />
          </LoadBoundary>
        )}
        {isHeard && partie.moment !== 'fin' && partie.pausedAt === null && (
          <LoadBoundary>
            <BaladeEcoutee quete={quete} partie={partie} actions={actions} />
          </LoadBoundary>
        )}
        <ClosureNews partie={partie} />
        <ShortenedNotice
          partie={partie}
          contenu={contenu}
          onLengthen={actions.lengthen}
        />
        <RefusedNotice partie={partie} contenu={contenu} actions={actions} />
        <Moment
          key={key}
          quete={quete}
          kept={view.kept}
          actions={actions}
          session={session}
          onHelp={openMenu}
          isArriving={key !== firstKey}
        />
      </div>
    </div>
  );
}

function titleWords(partie: Partie, contenu: Contenu): string {
  return partie.pausedAt === null ? placeWords(partie, contenu) : t`En pause`;
}

type OpenMenu = {
  first: MenuPanel;
  /** Time of the request: a failed load is retried. */
  at: number;
};

type MomentProps = {
  quete: Quete;
  kept: KeptPartie;
  actions: PlayActions;
  session: PartieSession;
  onHelp: (panel: MenuPanel) => void;
  isArriving: boolean;
};

function Moment({ quete, kept, actions, session, onHelp, isArriving }: MomentProps) {
  const { partie } = kept;
  const { contenu } = quete;
  const etape = etapeOf(partie, contenu);
  const { epreuve } = etape;
  if (partie.pausedAt !== null) {
    const { persistance } = session.getView();
    return <PauseView persistance={persistance} onResume={actions.resume} />;
  }
  if (partie.moment === 'fin') {
    return (
      <FinView quete={quete} kept={kept} actions={actions} isArriving={isArriving} />
    );
  }
  const suspension = suspensionOf(partie, etape.id);
  const replacement = replacementOf(partie, etape);
  if (suspension !== null && replacement === null) {
    return (
      <ClosedView
        etape={etape}
        suspension={suspension}
        partie={partie}
        contenu={contenu}
        actions={actions}
      />
    );
  }
  if (replacement !== null || partie.moment === 'recit' || epreuve.type === 'aucune') {
    return (
      <>
        {suspension !== null && (
          <LoadBoundary instead={<p lang={authoredLang()}>{suspension.motif}</p>}>
            <ReplacedNotice suspension={suspension} />
          </LoadBoundary>
        )}
        <RecitOrWay
          etape={replacement ?? etape}
          partie={partie}
          contenu={contenu}
          actions={actions}
          onAdapt={() => onHelp('adapter')}
        />
      </>
    );
  }
  if (partie.moment === 'resultat') {
    return (
      <ResultatView
        quete={quete}
        etape={etape}
        epreuve={epreuve}
        kept={kept}
        actions={actions}
      />
    );
  }
  const isOther = answersOtherwise(partie, etape);
  return (
    <EpreuveView
      etape={etape}
      epreuve={(isOther ? otherWay(epreuve) : null) ?? epreuve}
      kept={kept}
      plan={planOf(partie, contenu)}
      actions={actions}
      onHelp={onHelp}
      onType={(typed) => session.keepTyped(etape.id, typed)}
    />
  );
}

/** The story of an étape, on arrival. */
function RecitOrWay(props: ComponentProps<typeof RecitView>) {
  const { partie, contenu } = props;
  return isEnRoute(partie, contenu) ? (
    <EnRouteView {...props} />
  ) : (
    <RecitView {...props} />
  );
}

function MemoryNotice() {
  return (
    <Alert tone="attention" className="my-2">
      {t`Ce navigateur ne garde rien sur l’appareil\u00A0: laissez cette page ouverte jusqu’à la fin.`}
    </Alert>
  );
}

/** Shown once: it goes with its moment. */
function ClearedNotice({ moment }: { moment: string }) {
  const [first] = useState(moment);
  if (moment !== first) return null;
  return (
    <Alert tone="attention" announce="polie" className="my-2">
      {t`Les données de ce navigateur ont été effacées. Votre partie continue, et elle est de nouveau gardée sur l’appareil.`}
    </Alert>
  );
}

/** Content if the menu could not load: leaving needs no network. */
function MissingMenu({ quete }: { quete: Quete }) {
  return (
    <Alert tone="attention" announce="polie" className="my-2">
      {t`Le menu a besoin du réseau la première fois.`}{' '}
      <Link to={paths.quete(addressOf(quete.id))}>
        {t`Quitter (la partie est gardée)`}
      </Link>
    </Alert>
  );
}

type ShortenedNoticeProps = {
  partie: Partie;
  contenu: Contenu;
  onLengthen: () => void;
};

/** The walk was shortened: a quiet notice, with the way back to the whole. */
function ShortenedNotice({ partie, contenu, onLengthen }: ShortenedNoticeProps) {
  const { ecourteeIndex, finishedAt, pausedAt } = partie;
  if (ecourteeIndex === null || finishedAt !== null || pausedAt !== null) return null;
  return (
    <Alert tone="info" className="my-2">
      <p>
        {isAventure(contenu)
          ? t`Balade écourtée\u00A0: vous allez droit à une fin.`
          : t`Balade écourtée\u00A0: vous rentrez par la dernière étape.`}
      </p>
      <Button variant="quiet" onClick={onLengthen}>
        {t`Reprendre toute la balade`}
      </Button>
    </Alert>
  );
}

/** A shorter absence is only a glance elsewhere. */
const resumedAfterMs = 60 * 60 * 1_000;

function ResumeNotice({ open: { kept, quete } }: { open: OpenPartie }) {
  const [isLate] = useState(() => Date.now() - kept.updatedAt > resumedAfterMs);
  if (!isLate || kept.partie.moment === 'fin') return null;
  const zone = timeZoneOf(quete.contenu.commune.departement);
  const date = formatDate(kept.updatedAt, zone);
  const heure = formatHeure(kept.updatedAt, zone);
  return (
    <Alert tone="info" className="my-2">
      {t`Votre partie du ${date} à ${heure} reprend ici.`}{' '}
      <Link to={paths.recommencer(addressOf(quete.id))} replace>
        {t`Recommencer du début`}
      </Link>
    </Alert>
  );
}

type RefusedNoticeProps = { partie: Partie; contenu: Contenu; actions: PlayActions };

/** An answer was refused while the player is elsewhere: a quiet notice, once, with the way back. */
function RefusedNotice({ partie, contenu, actions }: RefusedNoticeProps) {
  const current = etapeOf(partie, contenu);
  const refused = refusedEtapes(partie, contenu).filter(({ id }) => id !== current.id);
  const [etape] = refused;
  if (etape === undefined || partie.moment === 'fin') return null;
  const numero = contenu.etapes.indexOf(etape) + 1;
  return (
    <Alert tone="attention" announce="polie" className="my-2">
      <p>{t`À l’étape ${numero}, votre réponse n’était pas la bonne.`}</p>
      <Button variant="quiet" onClick={() => actions.visit(etape.id)}>
        {t`Revoir l’étape ${numero}`}
      </Button>
    </Alert>
  );
}
