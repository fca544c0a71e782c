import { useMemo, useState } from 'react';
import { classNames } from '@/ui/class-names.ts';
import { CoverRelief } from '@/ui/pictures/cover-drawing.tsx';
import { drawCover } from '@/ui/pictures/draw-cover.ts';

type AvatarProps = {
  /** Decides the drawing: the uid. */
  seed: string;
  nom: string;
  url: string | null;
  className?: string | undefined;
};

const inks = ['encre-nature', 'encre-pierre', 'encre-eau'] as const;

function inkOf(seed: string) {
  const sum = Array.from(seed).reduce(
    (all, letter) => all + (letter.codePointAt(0) ?? 0),
    0,
  );
  return inks[sum % inks.length] ?? inks[0];
}

/** The first letters of the first two words: « Jean-Loup d’Aix » → « JD ». */
export function initialsOf(nom: string): string {
  const words = nom.split(/[\s.@_’-]+/u).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase('fr-FR'))
    .join('');
}

/** The picture of an account, or a landscape drawn from its seed. Decorative: the name is beside it. */
export function Avatar({ seed, nom, url, className }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const round = classNames('shrink-0 rounded-pilule border border-trait', className);
  if (url !== null && url !== brokenUrl) {
    return (
      <img
        src={url}
        alt=""
        width={256}
        height={256}
        className={classNames(round, 'object-cover')}
        onError={() => setBrokenUrl(url)}
      />
    );
  }
  return <DrawnAvatar seed={seed} nom={nom} className={round} />;
}

function DrawnAvatar({ seed, nom, className }: Omit<AvatarProps, 'url'>) {
  const { levels } = useMemo(() => drawCover(seed, [], 1), [seed]);
  return (
    <svg
      viewBox="0 0 600 600"
      aria-hidden="true"
      className={classNames('cover overflow-hidden', inkOf(seed), className)}
    >
      <rect className="cover-papier" width="600" height="600" />
      <CoverRelief levels={levels} />
      <text
        x="300"
        y="310"
        textAnchor="middle"
        dominantBaseline="middle"
        fontSize="210"
        fill="currentColor"
        className="font-titre font-bold text-texte"
      >
        {initialsOf(nom)}
      </text>
    </svg>
  );
}
