import { useMemo } from 'react';
import { classNames } from './class-names.ts';
import {
  drawCover,
  type CoverDrawing as Drawing,
  type CoverPoint,
} from './draw-cover.ts';

export type CoverDrawingProps = {
  seed: string;
  /** `lat,lon` of each étape, parted by spaces. */
  pointsKey: string;
  ratio: number;
  toponym: string | undefined;
};

/** What is drawn on the paper of a `Cover`: it comes apart, as it weighs more than most pages. */
export function CoverDrawing({ seed, pointsKey, ratio, toponym }: CoverDrawingProps) {
  const drawing = useMemo(
    () => drawCover(seed, parsePoints(pointsKey), ratio),
    [seed, pointsKey, ratio],
  );
  return (
    <>
      <CoverRelief levels={drawing.levels} />
      <CoverLine drawing={drawing} />
      {toponym !== undefined && (
        <text className="cover-toponyme" x="28" y={drawing.height - 26} fontSize="26">
          {toponym}
        </text>
      )}
    </>
  );
}

/** The filled contours alone, for a drawing of the same hand. */
export function CoverRelief({ levels }: { levels: Drawing['levels'] }) {
  return levels.map(({ path, isIndex }, index) => (
    <path
      key={index}
      d={path}
      className={classNames('cover-niveau', isIndex && 'cover-niveau-maitre')}
    />
  ));
}

function CoverLine({ drawing }: { drawing: Drawing }) {
  const { dots, dotRadius } = drawing;
  return (
    <>
      {drawing.line !== '' && <path className="cover-trait" d={drawing.line} />}
      {dots.map(({ x, y, label }, index) => (
        <CoverDot
          key={index}
          x={x}
          y={y}
          radius={dotRadius}
          label={label}
          isStart={index === 0}
        />
      ))}
    </>
  );
}

type CoverDotProps = {
  x: number;
  y: number;
  radius: number;
  label: string;
  isStart?: boolean;
};

/** One étape of a drawn line; the first is full. */
export function CoverDot({ x, y, radius, label, isStart = false }: CoverDotProps) {
  return (
    <>
      <circle
        className={isStart ? 'cover-depart' : 'cover-point'}
        cx={x}
        cy={y}
        r={isStart ? radius + 1.5 : radius}
      />
      {label !== '' && (
        <text
          className={classNames('cover-numero', isStart && 'cover-numero-depart')}
          x={x}
          y={y + 0.5}
          fontSize={Math.round(radius * (label.length > 1 ? 0.95 : 1.08))}
        >
          {label}
        </text>
      )}
    </>
  );
}

function parsePoints(key: string): CoverPoint[] {
  if (key === '') return [];
  return key.split(' ').map((text) => {
    const [lat = 0, lon = 0] = text.split(',').map(Number);
    return { lat, lon };
  });
}
