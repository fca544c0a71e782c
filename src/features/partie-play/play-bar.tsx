import { Link } from 'react-router';
import { addressOf } from '@/domain/quete/address.ts';
import {
  doneCount,
  maximumPoints,
  pointsOf,
  type Partie,
} from '@/domain/partie/partie.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { formatNombre } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { Logo } from '@/ui/logo.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { pointsWords } from './play-words.ts';

/** Where one stands, always in sight: the way out, the étape, the line, the points. */
export function PlayBar({ quete, partie }: { quete: Quete; partie: Partie }) {
  const { contenu } = quete;
  const total = contenu.etapes.length;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 font-bold">
      <Link
        to={paths.quete(addressOf(quete.id))}
        className="-my-1 -ml-1.5 inline-flex size-12 items-center justify-center rounded-pilule text-primaire hover:bg-primaire/10"
      >
        <Logo />
        <VisuallyHidden>Quitter le jeu, la partie est gardée</VisuallyHidden>
      </Link>
      <p>
        {partie.moment === 'fin'
          ? 'Arrivée'
          : `Étape ${partie.etapeIndex + 1} sur ${total}`}
      </p>
      <progress
        className="progress-fil min-w-0 flex-1 basis-8"
        value={doneCount(partie, contenu)}
        max={total}
        aria-label="Étapes faites"
      />
      {maximumPoints(contenu) > 0 && <Points points={pointsOf(partie)} />}
    </header>
  );
}

function Points({ points }: { points: number }) {
  return (
    <p>
      <span aria-hidden="true">{`${formatNombre(points)}\u00A0pts`}</span>
      <VisuallyHidden>{pointsWords(points)}</VisuallyHidden>
    </p>
  );
}
