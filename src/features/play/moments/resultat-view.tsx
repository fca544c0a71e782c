import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { KeptPartie } from '@/data/partie/kept-partie.ts';
import type { EpreuveToAnswer } from '@/domain/epreuve/epreuve-publique.ts';
import { isInOrder, type NextMove } from '@/domain/partie/chemin.ts';
import { isEnRoute } from '@/domain/partie/en-route.ts';
import { isInTime, suspensionOf } from '@/domain/partie/etape-under-way.ts';
import { goOn } from '@/domain/partie/moves.ts';
import { etapeOf, suiviOf, type Issue, type Partie } from '@/domain/partie/partie.ts';
import { isEmbarqueeId } from '@/domain/quete/embarquee.ts';
import type { Contenu, EtapePublique, Quete } from '@/domain/quete/quete.ts';
import type { Solution } from '@/domain/quete/verrou.ts';
import { authoredLang, authoredLangue } from '@/langue/authored.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { useOnline } from '@/lib/network/use-online.ts';
import { Authored } from '@/lib/format/authored.tsx';
import { Button } from '@/ui/button.tsx';
import { ThereButton, WayOn } from './en-route-view.tsx';
import { LettresGagnees } from './lettres-gagnees.tsx';
import { Paragraphs } from './paragraphs.tsx';
import type { PlayActions } from '../session/play-actions.ts';
import { CountUp } from '@/ui/play/count-up.tsx';
import { OpenPadlock } from '@/ui/play/padlock.tsx';
import { PlayMoment } from '@/ui/play/play-moment.tsx';
import { dejaVueWords, pointsWords } from '../session/play-words.ts';
import { SacList } from './sac-list.tsx';
import { useNextMove } from '../session/use-next-move.ts';
import { OnwardButton, WaysOn } from './ways-on.tsx';
import { WalkLine } from './walk-line.tsx';

type ResultatViewProps = {
  quete: Quete;
  etape: EtapePublique;
  epreuve: EpreuveToAnswer;
  kept: KeptPartie;
  actions: PlayActions;
};

type SettledViewProps = ResultatViewProps & {
  move: NextMove;
  /** The party at the next étape, if there is a way to walk. */
  next: Partie | null;
  /** True if the phone measured its presence. */
  isThere: boolean;
  onThere: () => void;
};

/** The party at the next étape; null if there is a choice, a closure, or the same place. */
function partieOnTheWay(
  { partie, updatedAt }: KeptPartie,
  contenu: Contenu,
  move: NextMove,
) {
  if (partie.finishedAt !== null || move.type !== 'suivante') return null;
  const next = goOn(partie, contenu, updatedAt);
  const isClosed = suspensionOf(next, etapeOf(next, contenu).id) !== null;
  return isEnRoute(next, contenu) && !isClosed ? next : null;
}

/** Screen after an épreuve: solved, given up, or refused after all. */
export function ResultatView(props: ResultatViewProps) {
  const { kept, etape, quete } = props;
  const { issue } = suiviOf(kept.partie, etape.id);
  const move = useNextMove(kept.partie, quete.contenu);
  const [isThere, setIsThere] = useState(false);
  if (issue === null || issue.type === 'suspendue') return null;
  const settled = {
    ...props,
    move,
    next: partieOnTheWay(kept, quete.contenu, move),
    isThere,
    onThere: () => setIsThere(true),
  };
  if (issue.type === 'passee') return <PassedView {...settled} />;
  if (issue.preuve === 'refusee') return <RefusedView {...settled} />;
  return <SolvedView {...settled} issue={issue} />;
}

function SolvedView({
  issue,
  ...props
}: SettledViewProps & { issue: Extract<Issue, { type: 'reussie' }> }) {
  const { quete, kept, etape, epreuve } = props;
  const isVue = suiviOf(kept.partie, etape.id).dejaVue === true;
  return (
    <PlayMoment
      surtitre={<Authored text={etape.titre} />}
      title={t`Bonne réponse\u202F!`}
      actions={<Onward {...props} />}
    >
      <div className="flex flex-wrap items-center gap-x-4 empty:hidden">
        {(isVue || issue.points > 0) && (
          <p className="max-w-full rounded-pilule bg-primaire px-5 py-1.5 font-titre text-xl font-bold text-sur-primaire">
            {isVue ? (
              dejaVueWords()
            ) : (
              <CountUp
                value={issue.points}
                words={(points) => `+\u00A0${pointsWords(points)}`}
              />
            )}
          </p>
        )}
        {epreuve.type === 'cadenas' && <OpenPadlock />}
      </div>
      {isInTime(kept.partie, etape) && (
        <p className="font-bold">{t`Trouvé dans le temps, bravo.`}</p>
      )}
      {epreuve.motDeSucces !== '' && (
        <p
          lang={authoredLang(epreuve.motDeSucces)}
          className="text-xl font-bold whitespace-pre-line"
        >
          {dressed(epreuve.motDeSucces)}
        </p>
      )}
      <LettresGagnees contenu={quete.contenu} etapeId={etape.id} />
      <Anecdote text={epreuve.anecdote} />
      {isInOrder(quete.contenu) && (
        <WalkLine contenu={quete.contenu} reachedIndex={kept.partie.etapeIndex} />
      )}
      <Ways {...props} />
    </PlayMoment>
  );
}

function PassedView(props: SettledViewProps) {
  const { quete, kept, etape, epreuve } = props;
  return (
    <PlayMoment
      surtitre={<Authored text={etape.titre} />}
      title={t`Étape passée`}
      actions={<Onward {...props} />}
    >
      {isOutOfTries(props) && <p>{t`C’était le dernier essai. L’histoire continue.`}</p>}
      {!isEmbarqueeId(quete.id) && (
        <SolutionText solution={solutionOf(kept, etape)} isLed={kept.envoi.ailleurs} />
      )}
      <LettresGagnees contenu={quete.contenu} etapeId={etape.id} />
      <Anecdote text={epreuve.anecdote} />
      {isInOrder(quete.contenu) && (
        <WalkLine contenu={quete.contenu} reachedIndex={kept.partie.etapeIndex} />
      )}
      <Ways {...props} />
    </PlayMoment>
  );
}

function isOutOfTries({ etape, kept }: ResultatViewProps): boolean {
  const { epreuve } = etape;
  if (epreuve.type === 'aucune' || epreuve.essaisMax === undefined) return false;
  return suiviOf(kept.partie, etape.id).erreurCount >= epreuve.essaisMax;
}

/** To the étape that follows, by the way that this screen shows, or as `OnwardButton` has it. */
function Onward({ next, isThere, ...props }: SettledViewProps) {
  const { etape, quete, kept, actions } = props;
  if (next === null) return <OnwardButton {...props} partie={kept.partie} />;
  const { id } = etapeOf(next, quete.contenu);
  return (
    <ThereButton
      onThere={() => {
        actions.goOn(etape.id, true);
        if (isThere) actions.situate(id);
      }}
    />
  );
}

function Ways({ quete, kept, etape, actions, move, next, onThere }: SettledViewProps) {
  const { contenu } = quete;
  return (
    <>
      <SacList partie={kept.partie} contenu={contenu} />
      {next === null ? (
        <WaysOn
          move={move}
          partie={kept.partie}
          etape={etape}
          contenu={contenu}
          actions={actions}
        />
      ) : (
        <>
          <p className="font-titre text-2xl font-bold">{t`En route\u202F!`}</p>
          <WayOn
            etape={etapeOf(next, contenu)}
            partie={next}
            contenu={contenu}
            onThere={onThere}
          />
        </>
      )}
    </>
  );
}

function solutionOf({ envoi }: KeptPartie, { id }: EtapePublique): Solution | undefined {
  return Object.hasOwn(envoi.solutionByEtapeId, id)
    ? envoi.solutionByEtapeId[id]
    : undefined;
}

type SolutionTextProps = {
  solution: Solution | undefined;
  /** True if the captain's phone unlocks it. */
  isLed: boolean;
};

function SolutionText({ solution, isLed }: SolutionTextProps) {
  const isOnline = useOnline();
  if (isLed && solution === undefined) {
    return <p>{t`Vous pouvez lire la solution sur le téléphone du capitaine.`}</p>;
  }
  const langue = authoredLangue();
  const told = (langue === 'fr' ? undefined : solution?.langues?.[langue]) ?? solution;
  // An untranslated explication is in French.
  const isFrench = told?.explication === solution?.explication;
  // The solution may arrive during reading: it is then announced.
  return (
    <div role="status" className="space-y-3">
      {told === undefined ? (
        <p>
          {isOnline
            ? t`La solution arrive…`
            : t`Vous lirez la solution ici quand le réseau reviendra. Vous pouvez continuer.`}
        </p>
      ) : (
        <>
          <p className="text-xl">
            <Trans>
              La réponse était{'\u00A0'}:{' '}
              <strong lang={authoredLang()}>{dressed(told.reponse)}</strong>
            </Trans>
          </p>
          {told.explication !== '' && (
            <Paragraphs text={told.explication} langue={isFrench ? 'fr' : langue} />
          )}
        </>
      )}
    </div>
  );
}

function RefusedView(props: SettledViewProps) {
  const { etape, actions, move } = props;
  // With a choice, each option goes on without these points.
  const isChoosing = move.type === 'choisir' || move.type === 'prendre';
  return (
    <PlayMoment
      surtitre={<Authored text={etape.titre} />}
      title={t`Ce n’était pas tout à fait ça`}
      actions={
        <>
          <Button size="large" wide onClick={() => actions.read(etape.id)}>
            {t`Chercher encore`}
          </Button>
          {isChoosing && <OnwardButton {...props} partie={props.kept.partie} />}
          {!isChoosing && (
            <Button variant="secondary" wide onClick={() => actions.goOn(etape.id)}>
              {t`Continuer sans ces points`}
            </Button>
          )}
        </>
      }
    >
      <p>
        <Trans>
          Sans réseau, le téléphone avait accepté votre réponse. La vérification en ligne
          dit qu’elle n’est pas la bonne. C’est rare, et ce n’est pas votre faute.
        </Trans>
      </p>
      <p>{t`Vous pouvez chercher encore, maintenant ou plus tard.`}</p>
      {isChoosing && <Ways {...props} />}
    </PlayMoment>
  );
}

function Anecdote({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <section className="space-y-2">
      <h2 className="text-xl">{t`Le saviez-vous\u202F?`}</h2>
      <Paragraphs text={text} />
    </section>
  );
}
