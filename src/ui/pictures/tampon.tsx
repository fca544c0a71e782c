import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { ofCommune } from '@/langue/nom-de-commune.ts';
import { classNames } from '../class-names.ts';
import type { encres } from '../palette.ts';
import { EmblemePath } from './embleme.tsx';
import { mentions, type MentionName } from './mentions.ts';
import { tamponDate } from './tampon-date.ts';

type TamponProps = {
  /** Name of the commune, written around the top. */
  commune: string;
  /** The day it was struck, in the time of the device. */
  date: Date;
  /** The genre of the finished game; a quête if unknown. */
  genre?: MentionName | undefined;
  /** The icon that its author chose, by name; that of the theme without. */
  embleme?: string | undefined;
  /** Decides its ink, that of the cover, and its emblem. Without, the ink of a stamp pad, and the day alone in the middle. */
  theme?: keyof typeof encres | undefined;
  /** The phone was measured on the way: shown by a third ring. */
  surPlace?: boolean | undefined;
  /** It lands: once, in 250 ms; at once with reduced motion. */
  landing?: boolean | undefined;
  /** It only decorates a page with the same in words. */
  decorative?: boolean | undefined;
  className?: string | undefined;
};

const size = 160;
const middle = size / 2;
/** Side of the emblem, above the day. */
const emblemeSide = 48;
const communeRadius = 55.5;
const mentionRadius = 66.5;
/** Share of the ring for a name: the mention « Quête achevée » has the rest. */
const communeArc = 2 * Math.PI * communeRadius * (248 / 360);
/** Size of a mention, times its letters: as many as « AVENTURE VÉCUE » has fit at 10.5 units, more are smaller. */
const mentionRoom = 147;
/** Advance of a capital of the heading font with its spacing, in em. */
const capitalAdvance = 0.79;

/** A circle of this radius, from the bottom clockwise, or from the top the other way. */
function ringPath(radius: number, reads: 'over' | 'under'): string {
  const start = reads === 'over' ? middle + radius : middle - radius;
  const end = size - start;
  const sweep = reads === 'over' ? 1 : 0;
  const arc = `A${radius} ${radius} 0 0 ${sweep} ${middle} `;
  return `M${middle} ${start}${arc}${end}${arc}${start}`;
}

/** Size at which a name fits its arc, in units of the drawing. */
export function communeFontSize(name: string): number {
  return Math.min(
    14,
    Math.round((communeArc / (name.length * capitalAdvance)) * 10) / 10,
  );
}

type Said = { commune: string; said: string; long: string; surPlace: boolean };

/** A tampon in a sentence, for screen readers. */
function tamponWords({ commune, said, long, surPlace }: Said): string {
  const ofTown = ofCommune(commune);
  return surPlace
    ? t`Tampon ${ofTown}\u00A0: ${said} sur place le ${long}`
    : t`Tampon ${ofTown}\u00A0: ${said} le ${long}`;
}

/** The postmark struck in the carnet at the end of a quête: commune, date, emblem, « Quête achevée ». */
export function Tampon({
  commune,
  date,
  genre = 'quete',
  embleme,
  theme,
  surPlace = false,
  landing = false,
  decorative = false,
  className,
}: TamponProps) {
  const id = useId();
  const name = commune.toLocaleUpperCase('fr-FR');
  const { day, year, long } = tamponDate(date);
  const mention = t(mentions[genre].ring);
  const said = t(mentions[genre].said);
  const mentionSize = Math.min(10.5, mentionRoom / mention.length);
  const fontSize = communeFontSize(name);
  const isShort = name.length * fontSize * capitalAdvance < communeArc * 0.72;

  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role={decorative ? undefined : 'img'}
      aria-hidden={decorative || undefined}
      aria-label={decorative ? undefined : tamponWords({ commune, said, long, surPlace })}
      className={classNames(
        'tampon size-40 max-w-full overflow-visible',
        theme === undefined ? 'text-tampon' : `encre-${theme} text-(--encre-trait)`,
        landing && 'animate-tampon',
        className,
      )}
    >
      <defs>
        <path id={`${id}-haut`} d={ringPath(communeRadius, 'over')} />
        <path id={`${id}-bas`} d={ringPath(mentionRadius, 'under')} />
        <InkFilter id={`${id}-encre`} />
      </defs>
      <g
        filter={`url(#${id}-encre)`}
        transform={`rotate(-8 ${middle} ${middle})`}
        fill="currentColor"
        className="font-titre font-bold"
        textAnchor="middle"
      >
        <g fill="none" stroke="currentColor">
          <circle cx={middle} cy={middle} r="76" strokeWidth="3.4" />
          <circle cx={middle} cy={middle} r="47" strokeWidth="2" />
          {surPlace && <circle cx={middle} cy={middle} r="71" strokeWidth="1.4" />}
        </g>
        <text fontSize={fontSize} letterSpacing={fontSize * 0.12}>
          <textPath href={`#${id}-haut`} startOffset="50%">
            {name}
          </textPath>
        </text>
        <text fontSize={mentionSize} letterSpacing={(mentionSize / 10.5) * 1.3}>
          <textPath href={`#${id}-bas`} startOffset="50%">
            {mention}
          </textPath>
        </text>
        {isShort && (
          <>
            <circle cx={middle - 61} cy={middle + 11} r="2" />
            <circle cx={middle + 61} cy={middle + 11} r="2" />
          </>
        )}
        {theme !== undefined && (
          <EmblemePath
            {...{ embleme, theme }}
            side={emblemeSide}
            x={middle - emblemeSide / 2}
            y={middle - emblemeSide / 2 - 12}
          />
        )}
      </g>
      {/* The day is the most read: the worn ink would hide its digits. */}
      <g
        transform={`rotate(-8 ${middle} ${middle})`}
        fill="currentColor"
        className="font-titre font-bold"
        textAnchor="middle"
      >
        {theme === undefined ? (
          <>
            <text x={middle} y={middle - 3} fontSize="17">
              {day}
            </text>
            <text x={middle} y={middle + 17} fontSize="17">
              {year}
            </text>
          </>
        ) : (
          <>
            <text x={middle} y={middle + 27} fontSize="11">
              {day}
            </text>
            <text x={middle} y={middle + 38} fontSize="10">
              {year}
            </text>
          </>
        )}
      </g>
    </svg>
  );
}

/** The unevenness of an ink pad: edges that waver a little, and a few places the ink has not reached. */
function InkFilter({ id }: { id: string }) {
  return (
    <filter id={id} x="-2%" y="-2%" width="104%" height="104%">
      <feTurbulence
        type="fractalNoise"
        baseFrequency="0.5"
        numOctaves="2"
        seed="4"
        result="grain"
      />
      <feDisplacementMap in="SourceGraphic" in2="grain" scale="1.1" result="edges" />
      <feTurbulence type="fractalNoise" baseFrequency="0.09" numOctaves="3" seed="11" />
      <feColorMatrix
        values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 -3 0 0 2.72"
        result="pad"
      />
      <feComposite in="edges" in2="pad" operator="in" />
    </filter>
  );
}
