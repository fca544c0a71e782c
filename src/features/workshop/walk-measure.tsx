import { memo, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { geoQueries } from '@/data/geo/geo-queries.ts';
import { lengthMetres, positionsAlong, type Position } from '@/domain/geo/position.ts';
import { reliefOf, walkingMinutes, type Relief } from '@/domain/geo/relief.ts';
import { useSettled } from '@/editing/preview/use-settled.ts';
import { formatDistance, formatDuree } from '@/lib/format/mesure.ts';
import { Profile } from '@/ui/pictures/profile.tsx';

const sampleCount = 120;
const settleMs = 1_000;

function profileLabel({ montee, descente, minimum, maximum }: Relief): string {
  return `Profil\u00A0: de ${minimum} à ${maximum}\u00A0m d’altitude, ${montee}\u00A0m de montée, ${descente}\u00A0m de descente`;
}

/** Length, duration and climb of a line. Without altitudes, only the rest. */
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
      {known !== null && relief !== null && (
        <Profile
          altitudes={known}
          minimum={relief.minimum}
          maximum={relief.maximum}
          label={profileLabel(relief)}
          className="h-8 min-w-32 flex-1"
        />
      )}
      {altitudes.data === null && (
        <p className="text-texte-doux">
          Le service des altitudes ne répond pas : la montée n’est pas comptée.
        </p>
      )}
    </div>
  );
});
