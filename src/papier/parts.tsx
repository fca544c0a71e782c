import type { ReactNode } from 'react';
import type { Contenu } from '@/domain/quete/quete.ts';
import { langOf } from '@/langue/authored.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { CoverDrawing } from '@/ui/pictures/cover-drawing.tsx';

/** A part of a booklet, on pages of its own; `lang`: that of its title, if not that of the page. */
export function Page({
  titre,
  lang,
  children,
}: {
  titre: string;
  lang?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className="papier-page">
      <h2 lang={lang}>{titre}</h2>
      {children}
    </section>
  );
}

/** A text that an author wrote, among words of the booklet. */
export function Written({ texte, langue }: { texte: string; langue: string }) {
  return <span lang={langOf(langue)}>{dressed(texte, langue)}</span>;
}

/** A text that an author wrote: an empty line begins a new paragraph, other line breaks stay. `langue`: absent of French. */
export function Texte({ texte, langue }: { texte: string; langue?: string | undefined }) {
  return texte
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, index) => (
      <p key={index} lang={langOf(langue)} className="papier-texte">
        {dressed(part, langue)}
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
