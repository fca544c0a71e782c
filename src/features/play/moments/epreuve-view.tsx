import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import IconHelp from '~icons/lucide/lightbulb';
import {
  judgeAnswer,
  judgeParts,
  type PartlyRight,
  readTyped,
} from '@/domain/epreuve/judge-typed.ts';
import { canonicalText } from '@/domain/epreuve/canonical-answer.ts';
import { kindOf } from '@/domain/epreuve/kinds/table.ts';
import { arrive } from '@/domain/epreuve/reached.ts';
import type { EpreuveToAnswer } from '@/domain/epreuve/epreuve-publique.ts';
import type { KeptPartie } from '@/data/partie/kept-partie.ts';
import {
  essaisLeft,
  maySeeSolution,
  pointsAtStake,
} from '@/domain/partie/etape-under-way.ts';
import { suiviOf, type Suivi } from '@/domain/partie/partie.ts';
import { isVueIn } from '@/domain/partie/envoi.ts';
import type { EtapePublique } from '@/domain/quete/quete.ts';
import { EpreuvePlayer } from '@/epreuves/epreuve-player.tsx';
import { epreuvePlayerTable } from '@/epreuves/player-table.ts';
import { authoredLang, authoredLangue } from '@/langue/authored.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { typographie } from '@/lib/format/typographie.ts';
import { Alert } from '@/ui/alert.tsx';
import { Authored } from '@/lib/format/authored.tsx';
import { BarButton } from '@/ui/play/bar-button.tsx';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { IndiceList } from './indice-list.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { petitPart } from '../lazy/game-part.tsx';
import { IntoView } from './into-view.tsx';
import type { PlayActions } from '../session/play-actions.ts';
import { BarRow, PlayMoment } from '@/ui/play/play-moment.tsx';
import {
  dejaVueWords,
  erreurWords,
  essaisWords,
  partlyWords,
  stakeWords,
  wrongWords,
  type WrongAnswer,
} from '../session/play-words.ts';
import { photoKeeper } from '../session/photo-keeper.ts';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { useAnswerCheck } from '../session/use-answer-check.ts';
import { useShownPending } from '../session/use-shown-pending.ts';
import { TimerLine } from './timer-line.tsx';
import { WhereToGo, type WhereToGoProps } from '../help/where-to-go.tsx';

type EpreuveViewProps = {
  etape: EtapePublique;
  /** The épreuve to answer: its own, or the alternative. */
  epreuve: EpreuveToAnswer;
  kept: KeptPartie;
  /** Of « Où aller ? ». */
  plan: WhereToGoProps['plan'];
  actions: PlayActions;
  onHelp: (panel: 'aide') => void;
  onType: (typed: string) => void;
};

const Versions = petitPart((parts) => parts.Versions);

/** Result of the last try. */
type Verdict =
  | { type: 'none' }
  | { type: 'unreadable'; message: string }
  | { type: 'wrong'; partly: PartlyRight | null; wrong: WrongAnswer }
  /** The browser could not compute anything. */
  | { type: 'broken' };

const consigneId = 'consigne';

/** Épreuves answered by an action: that is the main button until done. */
const actFirst: readonly EpreuveToAnswer['type'][] = ['photo', 'position', 'qr'];

/** From this many wrong answers on, an indice is offered beside the error. */
const errorsBeforeOffer = 2;

function withTypography(epreuve: EpreuveToAnswer): EpreuveToAnswer {
  const written = kindOf(epreuve.type).withTexts(epreuve, typographie);
  return { ...written, consigne: typographie(epreuve.consigne) };
}

/** The épreuve: the question, the answer field, and help. */
export function EpreuveView({
  etape,
  epreuve,
  kept,
  plan,
  actions,
  onHelp,
  onType,
}: EpreuveViewProps) {
  const { partie, brouillon } = kept;
  const suivi = suiviOf(partie, etape.id);
  const essais = essaisLeft(etape, suivi);
  const points = pointsAtStake(etape, suivi);
  const isVue = isVueIn(kept.envoi, etape.id);
  const numero = partie.etapeIndex + 1;
  const [typed, setTyped] = useState(
    brouillon?.etapeId === etape.id ? brouillon.texte : '',
  );
  const [verdict, setVerdict] = useState<Verdict>({ type: 'none' });
  const [isChecking, setIsChecking] = useState(false);
  const isPendingShown = useShownPending(isChecking);
  const check = useAnswerCheck();
  const [photos] = useState(() => photoKeeper(partie.id, etape.id));
  const player = useRef<HTMLDivElement>(null);

  function type(next: string): void {
    setTyped(next);
    if (verdict.type === 'unreadable') setVerdict({ type: 'none' });
    onType(next);
  }

  async function validate(given: string): Promise<void> {
    // The same words, inserted again, are announced and scrolled to again.
    flushSync(() => setVerdict({ type: 'none' }));
    const answer = readTyped(epreuve, given);
    if ('problem' in answer) {
      const message = epreuvePlayerTable[epreuve.type].problemMessages[answer.problem];
      flushSync(() =>
        setVerdict({
          type: 'unreadable',
          message:
            message === undefined ? t`Donnez une réponse, puis validez.` : t(message),
        }),
      );
      leadToError(player.current);
      return;
    }
    // On a tap on « Je suis sur place », there is no measure.
    if (epreuve.type === 'position' && given === arrive) actions.situate(etape.id);
    setIsChecking(true);
    try {
      const judged = await judgeAnswer(epreuve, answer, check);
      const { juste } = judged;
      const partly = juste ? null : await judgeParts(epreuve, given, check);
      const wrong = await actions.answer(etape.id, judged, {
        type: epreuve.type,
        isStillCoded: isCodedText(epreuve, given),
      });
      // A right answer changes the screen: this view is gone, and stores nothing.
      setVerdict({ type: 'wrong', partly, wrong });
    } catch (error) {
      console.warn('The answer could not be checked.', error);
      setVerdict({ type: 'broken' });
    } finally {
      setIsChecking(false);
    }
  }

  const { question, method } = consigneParts(epreuve);
  const langue = authoredLangue(epreuve.consigne);

  useEntryBehind();
  // « Retour » leads to the story; a dialog that is open closes itself.
  useBackCloses(true, () => {
    if (document.querySelector('dialog[open]') === null) actions.goBack(etape.id);
  });

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isChecking) void validate(typed);
  }

  return (
    // The form is the whole moment, so that « Valider » is at its foot and Enter answers.
    <form
      className={classNames('contents', suivi.petits === true && 'play-petits')}
      onSubmit={submit}
      noValidate
    >
      <PlayMoment
        isSmall
        surtitre={isVue ? dejaVueWords() : stakeWords(points)}
        title={<Authored text={etape.titre} />}
        actions={
          <BarRow>
            <Button
              type="submit"
              size="large"
              variant={
                actFirst.includes(epreuve.type) && typed === '' ? 'secondary' : 'primary'
              }
              pending={isPendingShown}
            >
              {isPendingShown ? t`Vérification…` : t`Valider`}
            </Button>
            <BarButton
              Icon={IconHelp}
              word={t`Bloqués\u202F?`}
              onPress={() => onHelp('aide')}
            />
            <WhereToGo
              etape={etape}
              numero={numero}
              adaptations={partie.adaptations}
              plan={plan}
              onThere={() => actions.situate(etape.id)}
            />
          </BarRow>
        }
      >
        {etape.petits !== undefined && (
          <LoadBoundary>
            <Versions etape={etape} partie={partie} actions={actions} epreuve={epreuve} />
          </LoadBoundary>
        )}
        <TimerLine partie={partie} etape={etape} actions={actions} />
        <p
          id={consigneId}
          lang={authoredLang()}
          className={classNames(
            'play-consigne whitespace-pre-line',
            // The coded message is the largest thing there.
            epreuve.type === 'message_code' ? 'text-lg' : 'text-xl font-bold',
          )}
        >
          {dressed(question, langue)}
        </p>
        <div ref={player}>
          <EpreuvePlayer
            epreuve={withTypography(epreuve)}
            typed={typed}
            onType={type}
            onAnswer={(given) => {
              if (!isChecking) void validate(given);
            }}
            photos={photos}
            consigneId={consigneId}
            indiceCount={suivi.indiceCount}
            error={verdict.type === 'unreadable' ? verdict.message : undefined}
          />
        </div>
        {method !== '' && (
          <p lang={authoredLang()} className="whitespace-pre-line">
            {dressed(method, langue)}
          </p>
        )}
        {essais !== null && <p className="font-bold">{essaisWords(essais)}</p>}
        {'couts' in etape.epreuve && points > 0 && !isVue && (
          <p>{erreurWords(suivi.erreurCount, points)}</p>
        )}
        <VerdictAlert verdict={verdict} etape={etape} suivi={suivi} />
        <IndiceList indices={epreuve.indices.slice(0, suivi.indiceCount)} />
      </PlayMoment>
    </form>
  );
}

/**
 * Only a step back within the document can be held up. Where another document is behind, or nothing, as after a reload, the
 * game gets one entry more.
 */
function useEntryBehind(): void {
  // The history is the browser's.
  useEffect(() => {
    if (!('navigation' in window)) return;
    const { navigation } = window;
    const behind = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
    if (behind?.sameDocument !== true) history.pushState(history.state, '');
  }, []);
}

/** From this many wrong choices on it is said how many of several are right: before, it would give half of the answer away. */
const errorsBeforeCount = 2;

function isTold(
  partly: PartlyRight | null,
  { erreurCount }: Suivi,
): partly is PartlyRight {
  return partly !== null && (partly.type !== 'choix' || erreurCount >= errorsBeforeCount);
}

/** The question; for a coded message, its deciphering is below the answer, with the tool. */
function consigneParts({ type, consigne }: EpreuveToAnswer) {
  const text = typographie(consigne);
  const end = type === 'message_code' ? text.indexOf('?') + 1 : 0;
  if (end === 0) return { question: text, method: '' };
  return { question: text.slice(0, end), method: text.slice(end).trim() };
}

/** Focuses the control of an error, the first of several, with the error in view. */
function leadToError(player: HTMLElement | null): void {
  const control =
    player?.querySelector<HTMLElement>('[aria-invalid]') ??
    player?.querySelector<HTMLElement>(
      ':is(input, button):not(:disabled, [tabindex="-1"])',
    );
  control?.focus();
  player?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
}

/** True if the answer is the coded message itself. */
function isCodedText(epreuve: EpreuveToAnswer, given: string): boolean {
  if (epreuve.type !== 'message_code') return false;
  return canonicalText(given) === canonicalText(epreuve.chiffre);
}

type HelpProps = { etape: EtapePublique; suivi: Suivi };

function VerdictAlert({ verdict, ...help }: HelpProps & { verdict: Verdict }) {
  switch (verdict.type) {
    case 'none':
    case 'unreadable':
      return null;
    case 'wrong':
      return (
        <IntoView>
          <Alert
            tone="attention"
            title={wrongWords(help.suivi.erreurCount, verdict.wrong)}
          >
            {isTold(verdict.partly, help.suivi) && (
              <p role="status">{partlyWords(verdict.partly)}</p>
            )}
            {help.suivi.erreurCount >= errorsBeforeOffer && <Offer {...help} />}
          </Alert>
        </IntoView>
      );
    case 'broken':
      return (
        <IntoView>
          <Alert tone="alerte" announce="polie">
            {t`La réponse n’a pas pu être vérifiée. Essayez encore, ou passez l’étape.`}
          </Alert>
        </IntoView>
      );
  }
}

function nextIndice({ etape, suivi }: HelpProps) {
  if (etape.epreuve.type === 'aucune') return undefined;
  return etape.epreuve.indices[suivi.indiceCount];
}

function Offer(help: HelpProps) {
  if (nextIndice(help) === undefined) {
    return maySeeSolution(help.etape, help.suivi) ? (
      <p>{t`Vous pouvez voir la solution, sans les points de l’étape.`}</p>
    ) : (
      <p>{t`Vous pouvez aussi passer l’étape, sans points.`}</p>
    );
  }
  return <p>{t`Un indice peut aider, ou un autre regard sur le lieu.`}</p>;
}
