import { Fragment } from 'react';
import type { Drawing, Ink, Point, Shape } from '@/domain/secret-code/drawing.ts';
import {
  hatchingGap,
  hatchingOf,
  type Hachure,
  type Stroke,
} from '@/domain/secret-code/hatching.ts';
import type { Sign, Writing } from '@/domain/secret-code/secret-code.ts';

/** Flags keep their colours in the dark; letters take the ink and the paper of the page. */
const inks: Readonly<Record<Ink, string>> = {
  trait: 'currentColor',
  papier: 'var(--couleur-fond-carte)',
  rouge: '#c8102e',
  bleu: '#0a3f9c',
  jaune: '#ffd100',
  blanc: '#ffffff',
  noir: '#111827',
};

/** The inks of flags that a black and white printer makes one grey, and what tells them apart on paper, as heralds do. */
const hatchings: Readonly<
  Partial<Record<Ink, { hachure: Hachure; trait: string; enPoints?: boolean }>>
> = {
  rouge: { hachure: 'debout', trait: '#ffffff' },
  bleu: { hachure: 'couche', trait: '#ffffff' },
  jaune: { hachure: 'couche', trait: '#111827', enPoints: true },
};

function pathOf(points: readonly Point[], closed: boolean): string {
  const lines = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`);
  return lines.join('') + (closed ? 'Z' : '');
}

function ShapeMark({ shape, plume }: { shape: Shape; plume: number }) {
  switch (shape.kind) {
    case 'ligne':
      return (
        <path
          d={pathOf(shape.points, shape.ferme === true)}
          fill="none"
          stroke="currentColor"
          strokeWidth={shape.fin === true ? plume / 3 : plume}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      );
    case 'surface':
      return <path d={pathOf(shape.points, true)} fill={inks[shape.encre]} />;
    case 'disque': {
      const [cx, cy] = shape.centre;
      return <circle cx={cx} cy={cy} r={shape.rayon} fill={inks[shape.encre]} />;
    }
    case 'cercle': {
      const [cx, cy] = shape.centre;
      return (
        <circle
          cx={cx}
          cy={cy}
          r={shape.rayon}
          fill="none"
          stroke="currentColor"
          strokeWidth={shape.fin === true ? plume / 2 : plume}
        />
      );
    }
    case 'texte': {
      const [x, y] = shape.en;
      return (
        <text x={x} y={y} fontSize={shape.taille} textAnchor="middle" fill="currentColor">
          {shape.texte}
        </text>
      );
    }
  }
}

/** The hatching of a shape, on paper only (main.css). */
function Hatching({ shape }: { shape: Shape }) {
  if (!('encre' in shape)) return null;
  const hatching = hatchings[shape.encre];
  if (hatching === undefined) return null;
  const { hachure, trait, enPoints = false } = hatching;
  return (
    <path
      className="hachure"
      d={hatchingOf(shape, hachure).map(strokePath).join('')}
      stroke={trait}
      strokeWidth={enPoints ? 2 : 1.6}
      {...(enPoints && pointed)}
    />
  );
}

/** A dash of no length with a round end is a point; the first is half a gap from the edge. */
const pointed = {
  strokeLinecap: 'round',
  strokeDasharray: `0 ${hatchingGap}`,
  strokeDashoffset: -hatchingGap / 2,
} as const;

/** A stroke is upright or level. */
function strokePath([[x, y], [toX, toY]]: Stroke): string {
  return `M${x} ${y}${x === toX ? `V${toY}` : `H${toX}`}`;
}

type DrawingViewProps = {
  drawing: Drawing;
  label: string;
  className?: string | undefined;
};

/** A drawing as SVG, as high as its text unless a class says otherwise; `label` is its accessible name, empty for none. */
export function DrawingView({ drawing, label, className = 'h-12' }: DrawingViewProps) {
  const { largeur, hauteur, plume, shapes } = drawing;
  const spoken =
    label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...spoken}
      viewBox={`0 0 ${largeur} ${hauteur}`}
      className={`${className} inline-block max-w-full overflow-visible`}
    >
      {shapes.map((shape, index) => (
        // Shapes of a sign never move: their place is their identity. Upper shapes cover the hatching, too.
        <Fragment key={index}>
          <ShapeMark shape={shape} plume={plume} />
          <Hatching shape={shape} />
        </Fragment>
      ))}
    </svg>
  );
}

/** Height of a sign: readable at arm's length, and one size for a whole code. */
export const signHeights: Readonly<Record<Writing['taille'], string>> = {
  large: 'h-7',
  carre: 'h-12',
  fouille: 'h-20',
};

type SignViewProps = {
  sign: Sign;
  /** Nothing is said of it where words beside it say the same. */
  decorative?: boolean | undefined;
  className?: string | undefined;
};

/** One sign: its drawing, or its character. Its name describes its look, never its meaning. */
export function SignView({ sign, decorative = false, className }: SignViewProps) {
  if (sign.drawing !== null) {
    return (
      <DrawingView
        drawing={sign.drawing}
        label={decorative ? '' : sign.nom}
        className={className}
      />
    );
  }
  return (
    <span
      {...(decorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': sign.nom })}
      className="text-3xl"
    >
      {sign.id}
    </span>
  );
}
