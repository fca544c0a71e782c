import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import IconBack from '~icons/lucide/arrow-left';
import IconNext from '~icons/lucide/arrow-right';
import IconCheck from '~icons/lucide/check';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { EtapePart } from '@/editing/fields/etape/etape-field-stack.tsx';
import { EtapeFieldStack } from '@/editing/fields/etape/etape-field-stack.tsx';
import { ConflictNotes } from '@/editing/fields/conflict-note.tsx';
import { FieldScope } from '@/editing/fields/field-scope.tsx';
import { sendingOf } from '@/editing/fields/media/sending.ts';
import { PlacedEtapeList } from '@/editing/fields/map/placed-etape-list.tsx';
import { PlacingMap } from '@/editing/fields/map/placing-map.tsx';
import { ParcoursFields } from '@/editing/fields/parcours/parcours-fields.tsx';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { useWriting, WritingProvider } from '@/editing/fields/writing-context.tsx';
import { EditorBar, OtherWay } from '@/editing/frame/editor-bar.tsx';
import { useHistoryKeys } from '@/editing/frame/use-history-keys.ts';
import { WritingNotices } from '@/editing/frame/writing-notices.tsx';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { etapeTitle } from '@/editing/words/etape-words.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { Progress } from '@/ui/progress.tsx';
import { Fil, FilStep } from '@/ui/stepper/fil.tsx';
import { Question, questionId } from './question.tsx';
import {
  countAt,
  firstUnfinished,
  hasEtapes,
  numeroAsked,
  numeroToMend,
  screensOf,
  type Screen,
} from './screens.ts';

/**
 * One decision per screen: at most nine screens, two of which ask by étape. The screen and the étape are in the address, so the browser's
 * back button, a reload and a link work; the draft is stored from any screen.
 */
export function GuidedEditor(props: ParcoursEditorProps) {
  return (
    <WritingProvider {...props}>
      <Guide />
    </WritingProvider>
  );
}

function Guide() {
  const editor = useWriting();
  const { session, writing } = editor;
  useHistoryKeys(session);
  const [parameters, setParameters] = useSearchParams();
  const { view, shown } = writing;
  const { parcours } = view;
  const screens = screensOf(parcours);
  // An address without a screen resumes at the first gap; later writing navigates nowhere.
  const [firstId] = useState(() => firstUnfinished(parcours, shown.problems));
  const [isDoubted, setIsDoubted] = useState(false);
  const asked = parameters.get('ecran') ?? firstId;
  const index = Math.max(
    0,
    screens.findIndex(({ id }) => id === asked),
  );
  const [screen, before, after] = [
    screens[index],
    screens[index - 1],
    screens[index + 1],
  ];
  if (screen === undefined) throw new Error('The guide has at least one screen.');

  const etapeCount = parcours.etapes.length;
  const numero = numeroAsked(parameters.get('etape'), etapeCount);
  const isOfEtape = hasEtapes(screen);
  const isAsked = screen.champs.length > 0;
  const go = (next: Screen, nextNumero = 1) =>
    setParameters((known) => {
      const parts = new URLSearchParams(known);
      parts.set('ecran', next.id);
      parts.delete('etape');
      if (nextNumero > 1) parts.set('etape', String(nextNumero));
      return parts;
    });
  const goBack = () => {
    if (isOfEtape && numero > 1) go(screen, numero - 1);
    else if (before !== undefined) go(before, hasEtapes(before) ? etapeCount : 1);
  };

  const isWithoutCommune = screen.id === 'commune' && parcours.commune === null;
  const goOn = () => {
    if (after === undefined) return;
    if (isOfEtape && numero < etapeCount) {
      go(screen, numero + 1);
      return;
    }
    if (isWithoutCommune && !isDoubted) setIsDoubted(true);
    else go(after);
  };

  return (
    <>
      <EditorBar view={view} session={session} />
      <div className="mx-auto w-full max-w-3xl px-4 pt-6 pb-16 sm:px-6">
        <Progress
          label={`Écran ${index + 1} sur ${screens.length}`}
          value={index + 1}
          max={screens.length}
          stacked
        />
        <PageTitle className="mt-8" chapeau={screen.aide}>
          {screen.question}
        </PageTitle>
        <div className="mt-5 space-y-4">
          <WritingNotices {...editor} />
        </div>
        <Question
          key={isOfEtape ? `${screen.id} ${numero}` : screen.id}
          screen={screen}
          onEnter={goOn}
        >
          <ScreenBody screen={screen} screens={screens} numero={numero} />
        </Question>
        <p role="status" className="mt-6 font-bold empty:hidden">
          {isWithoutCommune &&
            isDoubted &&
            'Vous n’avez pas choisi de commune\u00A0: plus tard\u202F? «\u00A0Continuer\u00A0» passe à la suite.'}
        </p>
        <nav
          aria-label="Écrans"
          className="mt-10 flex flex-wrap-reverse items-center justify-between gap-3 border-t border-trait pt-6"
        >
          {before === undefined ? (
            <OtherWay view={view} />
          ) : (
            <Button variant="secondary" onClick={goBack}>
              <IconBack aria-hidden="true" className="size-5" />
              Précédent
            </Button>
          )}
          {after !== undefined && (
            <Button
              {...(isAsked ? { type: 'submit', form: questionId } : { onClick: goOn })}
            >
              Continuer
              <IconNext aria-hidden="true" className="size-5" />
            </Button>
          )}
        </nav>
        {after !== undefined && (
          <p className="mt-4 text-texte-doux">
            Tout s’enregistre au fur et à mesure. Vous pourrez revenir à cet écran.
          </p>
        )}
      </div>
    </>
  );
}

type ScreenBodyProps = {
  screen: Screen;
  screens: readonly Screen[];
  /** Number of the étape, if the screen is about one. */
  numero: number;
};

function ScreenBody({ screen, screens, numero }: ScreenBodyProps) {
  const { parcours } = useWriting().writing.view;
  const fields = <ParcoursFields only={screen.champs} />;
  switch (screen.id) {
    case 'genre':
      return (
        <>
          {fields}
          {parcours.genre === 'aventure' && (
            <p className="mt-6 max-w-mesure text-texte-doux">
              Écrivez d’abord vos étapes ici, comme une suite. Au dernier écran,
              l’histoire s’ouvre en graphe : vous y direz où mène chaque choix.
            </p>
          )}
        </>
      );
    case 'commune':
    case 'titre':
    case 'annonce':
    case 'public':
      return fields;
    case 'lieux':
      return <PlaceScreen />;
    case 'recits':
      return <EtapeScreen part="recit" numero={numero} />;
    case 'epreuves':
      return <EtapeScreen part="epreuve" numero={numero} />;
    case 'fin':
      return <LastScreen screens={screens} />;
  }
}

/** Places and names of the étapes. */
function PlaceScreen() {
  const { etapes } = useWriting().writing.view.parcours;
  const [chosenId, onChoose] = useState<EtapeId>();
  const active = etapes.find(({ id }) => id === chosenId) ?? etapes[0];
  if (active === undefined) throw new Error('A parcours has at least one étape.');
  const choice = { activeId: active.id, onChoose };
  return (
    <>
      <PlacingMap {...choice} />
      <div className="mt-6">
        <PlacedEtapeList {...choice} />
      </div>
    </>
  );
}

/** The same question for each étape, one étape per screen. */
function EtapeScreen({ part, numero }: { part: EtapePart; numero: number }) {
  const { writing } = useWriting();
  const { view } = writing;
  const { etapes } = view.parcours;
  const etape = etapes[numero - 1];
  if (etape === undefined) throw new Error('A parcours has at least one étape.');
  return (
    <FieldScope etapeId={etape.id}>
      <div role="group" aria-labelledby="titre-etape">
        <h2 id="titre-etape" className="mb-5 text-xl break-words">
          {`Étape ${numero} sur ${etapes.length}\u00A0: ${etapeTitle(etape)}`}
        </h2>
        <ConflictNotes champ="etape" />
        <EtapeFieldStack
          etape={etape}
          numero={numero}
          sending={sendingOf(etape.image, view)}
          part={part}
        />
      </div>
    </FieldScope>
  );
}

/** Decisions and gaps, each with its link; then the workshop. */
function LastScreen({ screens }: Pick<ScreenBodyProps, 'screens'>) {
  const { writing } = useWriting();
  const { ways } = useWritingPlace();
  const { parcours, status } = writing.view;
  const isBegun = status.type !== 'vierge';
  const isAventure = parcours.genre === 'aventure';
  return (
    <>
      <Fil>
        {screens
          .filter(({ id }) => id !== 'fin')
          .map(({ id, nom }, index) => {
            const count = countAt(id, writing.shown.problems);
            return (
              <FilStep
                key={id}
                state={count === 0 ? 'fait' : 'a-venir'}
                marker={
                  count === 0 ? (
                    <IconCheck className="size-5" aria-hidden="true" />
                  ) : (
                    index + 1
                  )
                }
                title={nom}
                className="pb-6"
              >
                <p className="flex flex-wrap items-center gap-x-4">
                  {count === 0 ? 'C’est écrit.' : `${count} à corriger.`}
                  <Link
                    to={ways.create({
                      id: isBegun ? parcours.id : undefined,
                      ecran: id,
                      etape: numeroToMend(id, parcours.etapes, writing.shown.problems),
                    })}
                    className="inline-flex min-h-11 items-center"
                  >
                    {count === 0 ? 'Relire' : 'Compléter'}
                    <span className="sr-only"> : {nom}</span>
                  </Link>
                </p>
              </FilStep>
            );
          })}
      </Fil>
      {isBegun ? (
        <div className="mt-4 flex flex-wrap gap-4">
          {isAventure && (
            <ButtonLink size="large" to={ways.aventure({ id: parcours.id })}>
              Relier les étapes de l’histoire
            </ButtonLink>
          )}
          <ButtonLink
            size="large"
            variant={isAventure ? 'secondary' : 'primary'}
            to={ways.edit({ id: parcours.id })}
          >
            Ouvrir l’atelier
          </ButtonLink>
        </div>
      ) : (
        <p>
          Rien n’est écrit pour l’instant : commencez par la commune, ou par le titre.
        </p>
      )}
    </>
  );
}
