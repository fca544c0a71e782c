import { classNames } from '../class-names.ts';

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
