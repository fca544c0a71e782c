import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useMemo, useState, type ReactNode } from 'react';
import IconDown from '~icons/lucide/arrow-down';
import type { Position } from '@/domain/geo/position.ts';
import type { NextMove, OpenSuite } from '@/domain/partie/chemin.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import type { Contenu, EtapePublique } from '@/domain/quete/quete.ts';
import { authoredLang } from '@/langue/authored.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Authored } from '@/lib/format/authored.tsx';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { LazyMapView, MapOnDemand } from '@/map/map-on-demand.tsx';
import type { MapMarker } from '@/map/map-view.tsx';
import type { PlayActions } from '../session/play-actions.ts';

type WayProps = {
  move: NextMove;
  partie: Partie;
  etape: EtapePublique;
  contenu: Contenu;
  actions: PlayActions;
};

/** Maximum ways of a story at the foot of the screen. */
const underThumbCount = 2;

/** The choices of a story at the foot of the screen; null if too many, or none. */
function choicesUnderThumb(move: NextMove, { finishedAt }: Partie) {
  if (move.type !== 'choisir' || finishedAt !== null) return null;
  return move.suites.length <= underThumbCount ? move.suites : null;
}

const questionOf = {
  choisir: msg`Que faites-vous\u202F?`,
  prendre: msg`Où allez-vous\u202F?`,
} as const;

/** Anchor of the choices, on a screen of the game. */
const choicesId = 'choix-de-la-suite';

/** The choice before walking on: a way of the story, or the next place. Empty if it is at the foot of the screen. */
export function WaysOn({ move, partie, etape, contenu, actions }: WayProps) {
  switch (move.type) {
    case 'suivante':
    case 'terminer':
      return null;
    case 'finir-ici':
      return (
        <p>
          <Trans>
            Votre chemin s’arrête ici{'\u00A0'}: l’histoire n’a pas d’autre suite pour
            vous. Ce que vous avez fait reste acquis.
          </Trans>
        </p>
      );
    case 'choisir':
      if (choicesUnderThumb(move, partie) !== null) return null;
      return (
        <Choices
          title={t(questionOf.choisir)}
          choices={storyChoices(move.suites, etape, actions)}
        />
      );
    case 'prendre':
      return (
        <>
          <Choices
            title={t(questionOf.prendre)}
            choices={move.etapes.map(({ id, titre, lieu, bonus }) => ({
              key: id,
              label: titre,
              isBonus: bonus === true,
              detail: lieu,
              onChoose: () => actions.pick(etape.id, id),
            }))}
          />
          <MapOfLeft etapes={move.etapes} contenu={contenu} />
        </>
      );
  }
}

function storyChoices(
  suites: readonly OpenSuite[],
  etape: EtapePublique,
  actions: PlayActions,
): Choice[] {
  return suites.map(({ index, suite }) => ({
    key: String(index),
    label: suite.libelle,
    onChoose: () => actions.choose(etape.id, index),
  }));
}

type Choice = {
  key: string;
  /** As its author wrote it, and so is `detail`. */
  label: string;
  detail?: string;
  isBonus?: boolean;
  onChoose: () => void;
};

type ChoicesProps = {
  title: string;
  choices: readonly Choice[];
  /** At the foot of the screen: the choice is small. */
  isUnderThumb?: boolean;
  /** Secondary actions, beside the choice. */
  beside?: ReactNode;
};

function Choices({ title, choices, isUnderThumb = false, beside }: ChoicesProps) {
  const titleId = useId();
  return (
    <section
      id={isUnderThumb ? undefined : choicesId}
      aria-labelledby={titleId}
      className={classNames(
        'w-full scroll-mt-4',
        isUnderThumb ? 'space-y-1.5' : 'space-y-3',
      )}
    >
      <div className="flex flex-wrap items-center gap-1.5">
        <h2
          id={titleId}
          tabIndex={-1}
          className={classNames('min-w-24 flex-1', isUnderThumb ? 'text-lg' : 'text-2xl')}
        >
          {title}
        </h2>
        {beside}
      </div>
      <ul className={isUnderThumb ? 'space-y-2' : 'space-y-3'}>
        {choices.map(({ key, label, detail = '', isBonus = false, onChoose }) => (
          <li key={key}>
            <Button
              variant="secondary"
              {...(!isUnderThumb && { size: 'large' as const })}
              wide
              onClick={onChoose}
            >
              <span>
                <span lang={authoredLang(label)} className="block">
                  {typographie(label)}
                </span>
                {(isBonus || detail !== '') && (
                  <>
                    {' '}
                    <span className="block text-base font-normal">
                      {isBonus && t`Étape bonus`}
                      {isBonus && detail !== '' && ' · '}
                      <Authored text={detail} />
                    </span>
                  </>
                )}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type MapOfLeftProps = { etapes: readonly EtapePublique[]; contenu: Contenu };

/** The remaining places on a map, on demand. */
function MapOfLeft({ etapes, contenu }: MapOfLeftProps) {
  const [isOpen, setIsOpen] = useState(false);
  const markers = useMemo(
    () =>
      etapes.flatMap(({ id, titre, position }) =>
        position === null ? [] : [markerOf({ id, titre, position }, contenu)],
      ),
    [etapes, contenu],
  );
  if (markers.length === 0) return null;
  return (
    <MapOnDemand isOpen={isOpen} onToggle={setIsOpen}>
      <LazyMapView
        markers={markers}
        label={t`Carte des étapes qui restent`}
        heightClass="h-72"
      />
    </MapOnDemand>
  );
}

function markerOf(
  { id, titre, position }: Pick<EtapePublique, 'id' | 'titre'> & { position: Position },
  { etapes }: Contenu,
): MapMarker {
  const numero = etapes.findIndex((etape) => etape.id === id) + 1;
  const name = typographie(titre);
  const label = t`Étape ${numero}\u00A0: ${name}`;
  return { id, position, label, numero };
}

type OnwardButtonProps = {
  move: NextMove;
  partie: Partie;
  etape: EtapePublique;
  actions: PlayActions;
  /** Label for a single way on. */
  words?: string;
  /** Secondary actions, in the same row. */
  beside?: ReactNode;
};

function goOnWords(move: NextMove, words: string): string | null {
  switch (move.type) {
    case 'suivante':
      return words;
    case 'terminer':
      return t`Terminer`;
    case 'finir-ici':
      return t`Finir ici`;
    case 'prendre':
      return move.mayEnd ? t`Terminer sans les bonus` : null;
    case 'choisir':
      return null;
  }
}

/** The main button: to the next étape, or to the end; with a choice, the options, or a link down to them. */
export function OnwardButton({
  move,
  partie,
  etape,
  actions,
  words = t`Étape suivante`,
  beside,
}: OnwardButtonProps) {
  const suites = choicesUnderThumb(move, partie);
  if (suites !== null) {
    return (
      <Choices
        isUnderThumb
        title={t(questionOf.choisir)}
        choices={storyChoices(suites, etape, actions)}
        beside={beside}
      />
    );
  }
  const named = partie.finishedAt === null ? goOnWords(move, words) : t`Revenir au bilan`;
  if (named !== null) {
    return (
      <>
        <Button size="large" wide onClick={() => actions.goOn(etape.id)}>
          {named}
        </Button>
        {beside}
      </>
    );
  }
  if (move.type !== 'choisir' && move.type !== 'prendre') return beside;
  return (
    <>
      <Button size="large" wide onClick={showChoices}>
        {t(questionOf[move.type])}
        <IconDown aria-hidden="true" className="size-5" />
      </Button>
      {beside}
    </>
  );
}

/** Scrolls to the choices below the story, and focuses them. */
function showChoices(): void {
  const choices = document.getElementById(choicesId);
  choices?.scrollIntoView({ block: 'start' });
  choices?.querySelector('h2')?.focus({ preventScroll: true });
}
