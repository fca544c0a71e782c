import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import IconMenu from '~icons/lucide/menu';
import { addressOf } from '@/domain/quete/address.ts';
import {
  frontierOf,
  isAventure,
  isInOrder,
  walkedIndexes,
} from '@/domain/partie/chemin.ts';
import {
  doneCount,
  etapeCountOf,
  maximumPoints,
  pointsOf,
} from '@/domain/partie/bilan.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { formatNombre } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { Logo } from '@/ui/pictures/logo.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import type { MenuPanel } from '../menu/play-menu.tsx';
import { pointsWords } from '../session/play-words.ts';

type PlayBarProps = {
  quete: Quete;
  partie: Partie;
  onMenu: (panel: MenuPanel) => void;
};

/** Progress, always visible: the étape, the line, the points, the menu. */
export function PlayBar({ quete, partie, onMenu }: PlayBarProps) {
  const { contenu } = quete;
  const isPlayed = partie.moment !== 'fin' && partie.pausedAt === null;
  return (
    <header className="@container pt-1 pb-[8px] font-bold">
      {/* One line from 320 pixels on, in fallback letters and large text too: the words give way, the numbers stay. */}
      <div className="flex items-center gap-x-[8px]">
        {isPlayed ? (
          <Logo className="max-h-[48px] max-w-[48px] shrink-0 @max-3xs:hidden" />
        ) : (
          <Link
            to={paths.quete(addressOf(quete.id))}
            className="-ml-1.5 inline-flex min-h-[48px] min-w-[48px] shrink-0 items-center justify-center rounded-pilule text-primaire hover:bg-primaire/10"
          >
            <Logo className="max-h-[48px] max-w-[48px]" />
            <VisuallyHidden>{t`Quitter le jeu (la partie est gardée)`}</VisuallyHidden>
          </Link>
        )}
        <Place words={placeWords(partie, contenu)} />
        {maximumPoints(partie, contenu) > 0 && <Points points={pointsOf(partie)} />}
        {isPlayed && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onMenu('menu')}
            className="-mr-3 inline-flex min-h-[48px] min-w-[48px] shrink-0 items-center justify-center gap-1.5 rounded-pilule px-[8px] text-primaire-fort hover:bg-primaire/10"
          >
            <IconMenu aria-hidden="true" className="size-6 shrink-0" />
            <span className="sr-only @sm:not-sr-only">{t`Menu`}</span>
          </button>
        )}
      </div>
      {/* The length of an aventure's way is unknown. */}
      {!isAventure(contenu) && (
        <progress
          className="progress-fil mt-1 block w-full"
          value={doneCount(partie, contenu)}
          max={etapeCountOf(partie, contenu)}
          aria-label={t`Étapes faites`}
        />
      )}
    </header>
  );
}

/** Place of a party, in words. */
export function placeWords(partie: Partie, contenu: Quete['contenu']): string {
  const { moment, etapeIndex, ecourteeIndex } = partie;
  const { etapes } = contenu;
  const last = isAventure(contenu) ? frontierOf(partie) : etapes.length - 1;
  const isLast = etapeIndex === last;
  if (moment === 'fin') return t`Arrivée`;
  if (isLast && ecourteeIndex !== null) return t`Dernière étape`;
  const place = isInOrder(contenu)
    ? etapeIndex
    : walkedIndexes(partie).lastIndexOf(etapeIndex);
  const numero = Math.max(0, place) + 1;
  if (isAventure(contenu)) return t`Étape ${numero}`;
  const total = etapes.length;
  return t`Étape ${numero} sur ${total}`;
}

/** « Étape 1 sur 6 » if there is room, else « 1/6 » for the eye. */
function Place({ words }: { words: string }) {
  const numbers = words.match(/\d+/g);
  if (numbers === null) return <p className="min-w-0 flex-1 truncate">{words}</p>;
  return (
    <p className="shrink-0 grow tabular-nums @sm:min-w-0 @sm:flex-1 @sm:truncate">
      <span className="sr-only @sm:not-sr-only">{words}</span>
      <span aria-hidden="true" className="@sm:hidden">
        {numbers.join('/')}
      </span>
    </p>
  );
}

function Points({ points }: { points: number }) {
  const count = formatNombre(points);
  return (
    <p className="min-w-0 truncate tabular-nums">
      <span aria-hidden="true">
        {t({
          message: `${count}\u00A0pts`,
          comment: 'Points, as short as can be: the bar of the game is narrow.',
        })}
      </span>
      <VisuallyHidden>{pointsWords(points)}</VisuallyHidden>
    </p>
  );
}
