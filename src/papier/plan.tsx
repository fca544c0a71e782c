import { plural } from '@lingui/core/macro';
import { decodePolyline } from '@/domain/geo/polyline.ts';
import { distanceMetres, type Position } from '@/domain/geo/position.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { spread, type Spot } from '@/ui/pictures/walk-line.ts';

/** Units of the drawing: tenths of a millimetre, on a page of 120 by 150 mm, which A4 shows larger. */
const frame = { width: 1_200, height: 1_500 };
const border = 110;
const radius = 34;

/** Lengths of a bar under a map, in metres. */
const barMetres = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000];

/** North up, not distorted, as large as the frame allows. */
function projectionOf(points: readonly Position[]) {
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const middle = { lat: (south + north) / 2, lon: (west + east) / 2 };
  const wide = distanceMetres({ ...middle, lon: west }, { ...middle, lon: east });
  const high = distanceMetres({ ...middle, lat: south }, { ...middle, lat: north });
  const inner = { width: frame.width - 2 * border, height: frame.height - 2 * border };
  // A walk of one place still has surroundings.
  const perMetre = Math.min(
    inner.width / Math.max(wide, 50),
    inner.height / Math.max(high, 50),
  );
  const place = (position: Position): Spot => {
    const dx = distanceMetres(middle, { ...middle, lon: position.lon });
    const dy = distanceMetres(middle, { ...middle, lat: position.lat });
    return {
      x: Math.round(
        frame.width / 2 + Math.sign(position.lon - middle.lon) * dx * perMetre,
      ),
      y: Math.round(
        frame.height / 2 - Math.sign(position.lat - middle.lat) * dy * perMetre,
      ),
    };
  };
  return { place, perMetre };
}

/** The line and the numbered étapes on plain paper, with a scale and the north. Null if no étape has a place. */
export function Plan({ contenu }: { contenu: Contenu }) {
  const stops = contenu.etapes.flatMap(({ position }, index) =>
    position === null ? [] : [{ position, numero: index + 1 }],
  );
  const line = decodePolyline(contenu.trace);
  const all = [...line, ...stops.map(({ position }) => position)];
  if (stops.length === 0) return null;
  const etapeCount = stops.length;
  const { place, perMetre } = projectionOf(all);
  const spots = stops.map(({ position }) => place(position));
  const shown = spread(spots, radius * 2.2, frame);
  const path = line
    .map(place)
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`);
  const bar = barMetres.findLast((metres) => metres * perMetre <= 420) ?? 10;
  const barEnd = 40 + Math.round(bar * perMetre);
  // Players discover the way of a story: no line is drawn.
  const isLineShown = contenu.genre !== 'aventure' && path.length > 1;
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={plural(etapeCount, {
        one: 'Plan du chemin, #\u00A0étape',
        other: 'Plan du chemin, #\u00A0étapes',
      })}
      className="papier-plan"
    >
      <rect x="2" y="2" width={frame.width - 4} height={frame.height - 4} />
      {isLineShown && <path className="papier-ligne" d={path.join('')} />}
      {shown.map(({ x, y }, index) => {
        const from = spots[index] ?? { x, y };
        return (
          <path
            key={index}
            className="papier-rappel"
            d={`M${from.x} ${from.y}L${x} ${y}`}
          />
        );
      })}
      {shown.map(({ x, y }, index) => (
        <g key={index}>
          <circle cx={x} cy={y} r={radius} />
          <text x={x} y={y} dy="0.36em">
            {stops[index]?.numero}
          </text>
        </g>
      ))}
      <path className="papier-echelle" d={`M40 1440V1460H${barEnd}V1440`} />
      <text x={(40 + barEnd) / 2} y="1425">
        {formatDistance(bar)}
      </text>
      <path className="papier-nord" d="M1130 150V60M1105 95L1130 50L1155 95" />
      <text x="1130" y="205">
        N
      </text>
    </svg>
  );
}
