import type { ReactNode } from 'react';
import type { Contenu } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { CoverDrawing } from '@/ui/pictures/cover-drawing.tsx';

/** A part of a booklet, on pages of its own. */
export function Page({ titre, children }: { titre: string; children: ReactNode }) {
  return (
    <section className="papier-page">
      <h2>{titre}</h2>
      {children}
    </section>
  );
}

/** A text that an author wrote: an empty line begins a new paragraph, other line breaks stay. */
export function Texte({ texte }: { texte: string }) {
  return texte
    .split(/\n[ \t]*\n/)
    .map((part) => typographie(part.trim()))
    .filter((part) => part !== '')
    .map((part, index) => (
      <p key={index} className="papier-texte">
        {part}
      </p>
    ));
}

/** The drawing of the cover, in the ink of its theme. */
export function PaperCover({ contenu, seed }: { contenu: Contenu; seed: string }) {
  const points = contenu.etapes.flatMap(({ position }) => position ?? []);
  return (
    <svg
      viewBox="0 0 600 500"
      aria-hidden="true"
      className={`cover papier-cover encre-${contenu.theme}`}
    >
      <rect className="cover-papier" width="100%" height="100%" />
      <CoverDrawing
        seed={seed}
        pointsKey={points.map(({ lat, lon }) => `${lat},${lon}`).join(' ')}
        ratio={6 / 5}
        toponym={contenu.commune.nom}
      />
    </svg>
  );
}
