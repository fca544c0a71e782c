import { CoverDot } from './pictures/cover-dot.tsx';
import { CoverRelief } from './pictures/cover-drawing.tsx';
import { drawCover } from './pictures/draw-cover.ts';

export type LostLineKind = 'introuvable' | 'panne' | 'reserve';

type Scene = {
  seed: string;
  encre: 'nature' | 'pierre' | 'eau';
  path: string;
  dots: { x: number; y: number; label: string }[];
};

/** Three walks that stop: at the edge of the map, at a cut in the way, before a closed gate. */
const scenes: Record<LostLineKind, Scene> = {
  introuvable: {
    seed: 'introuvable',
    encre: 'nature',
    path: 'M92 292C140 276 150 214 204 206S262 250 312 240 366 176 398 154',
    dots: [
      { x: 92, y: 292, label: '1' },
      { x: 204, y: 206, label: '2' },
      { x: 312, y: 240, label: '3' },
    ],
  },
  panne: {
    seed: 'panne',
    encre: 'pierre',
    path: 'M92 268C150 250 168 196 238 200M366 214C420 222 452 170 508 132',
    dots: [
      { x: 92, y: 268, label: '1' },
      { x: 508, y: 132, label: '2' },
    ],
  },
  reserve: {
    seed: 'reserve',
    encre: 'eau',
    path: 'M92 284C150 270 190 216 262 206S338 202 372 196',
    dots: [
      { x: 92, y: 284, label: '1' },
      { x: 222, y: 214, label: '2' },
    ],
  },
};

/** The drawing of a page without another picture: a map, and a line that stops. */
export function LostLine({
  kind,
  className,
}: {
  kind: LostLineKind;
  className?: string;
}) {
  const { seed, encre, path, dots } = scenes[kind];
  const { levels, width, height } = drawCover(seed, [], 3 / 2);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={`cover encre-${encre} block h-auto w-full rounded-carte ${className ?? ''}`}
    >
      <rect className="cover-papier" width="100%" height="100%" />
      <CoverRelief levels={levels} />
      <path className="cover-trait" d={path} />
      {dots.map((dot, index) => (
        <CoverDot key={dot.label} {...dot} radius={15} isStart={index === 0} />
      ))}
      {kind === 'introuvable' && <Unknown />}
      {kind === 'panne' && <BrokenBridge />}
      {kind === 'reserve' && <Gate />}
    </svg>
  );
}

function Unknown() {
  return (
    <>
      <path
        className="cover-trait"
        d="M412 140l10-10M438 112l8-9M466 82l4-5"
        opacity=".5"
      />
      <circle className="cover-point cover-point-vide" cx="492" cy="58" r="17" />
      <text className="cover-numero" x="492" y="59" fontSize="20">
        ?
      </text>
    </>
  );
}

function BrokenBridge() {
  return (
    <g className="cover-trait cover-plein">
      <path d="M238 186v30M366 200v30" />
      <path d="M252 203c10 1 16 4 20 9M352 213c-9-2-15-1-20 2" />
      <path
        className="cover-riviere"
        d="M352-10C296 70 338 140 302 208S262 320 322 410"
      />
    </g>
  );
}

function Gate() {
  return (
    <g className="cover-trait cover-plein">
      <path d="M392 146v92M500 146v92" />
      <path d="M392 166h100v56H392M392 194h100M398 220l88-52" />
      <path className="cover-suite" d="M512 186C532 180 546 160 556 136S580 96 612 84" />
    </g>
  );
}
