import { memo, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { geoQueries } from '@/data/geo/geo-queries.ts';
import { lengthMetres, positionsAlong, type Position } from '@/domain/geo/position.ts';
import { reliefOf, walkingMinutes, type Relief } from '@/domain/geo/relief.ts';
import { useSettled } from '@/editing/preview/use-settled.ts';
import { formatDistance, formatDuree } from '@/lib/format/mesure.ts';

const sampleCount = 120;
const settleMs = 1_000;

/** How long a line is, how long it takes, what it climbs. Without altitudes, what is known without them. */
export const WalkMeasure = memo(function WalkMeasure({
  line,
}: {
  line: readonly Position[];
}) {
  const settled = useSettled(line, settleMs);
  const sample = useMemo(() => positionsAlong(settled, sampleCount), [settled]);
  const altitudes = useQuery({
    ...geoQueries.altitudes(sample),
    enabled: settled.length > 1,
  });
  if (line.length < 2) return null;
  const metres = lengthMetres(line);
  const known = altitudes.data ?? null;
  const relief = known === null ? null : reliefOf(known);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p>
        <strong>{formatDistance(metres)}</strong>
        {` · ${formatDuree(walkingMinutes(metres, relief?.montee ?? 0))} de marche`}
        {relief !== null && ` · ${relief.montee}\u00A0m de montée`}
      </p>
      {known !== null && relief !== null && <Profile altitudes={known} relief={relief} />}
      {altitudes.data === null && (
        <p className="text-texte-doux">
          Le service des altitudes ne répond pas : la montée n’est pas comptée.
        </p>
      )}
    </div>
  );
});

const profileHeight = 32;

/** The altitudes along the way, as a hill seen from the side. */
function Profile({
  altitudes,
  relief: { montee, descente, minimum, maximum },
}: {
  altitudes: readonly number[];
  relief: Relief;
}) {
  // A flat walk is drawn flat, not as the mountains of its noise.
  const range = Math.max(maximum - minimum, 20);
  const y = (altitude: number) =>
    (profileHeight - 2 - ((altitude - minimum) / range) * (profileHeight - 4)).toFixed(1);
  const points = altitudes.map((altitude, index) => `${index},${y(altitude)}`);
  return (
    <svg
      role="img"
      aria-label={`Profil\u00A0: de ${minimum} à ${maximum}\u00A0m d’altitude, ${montee}\u00A0m de montée, ${descente}\u00A0m de descente`}
      viewBox={`0 0 ${altitudes.length - 1} ${profileHeight}`}
      preserveAspectRatio="none"
      className="h-8 min-w-32 flex-1 text-primaire"
    >
      <polygon
        points={`0,${profileHeight} ${points.join(' ')} ${altitudes.length - 1},${profileHeight}`}
        className="fill-current opacity-20"
      />
      <polyline
        points={points.join(' ')}
        className="fill-none stroke-current stroke-2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
