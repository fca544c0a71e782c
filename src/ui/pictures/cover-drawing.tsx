import { useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { CoverDot } from './cover-dot.tsx';
import { drawCover, type CoverDrawing as Drawing } from './draw-cover.ts';
import { parsePoints } from './walk-line.ts';

export type CoverDrawingProps = {
  seed: string;
  /** `lat,lon` of each étape, parted by spaces. */
  pointsKey: string;
  ratio: number;
  toponym: string | undefined;
};

/** The cover on printed paper, with contours. */
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

/** The filled contours alone, for a drawing in the same style. */
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
