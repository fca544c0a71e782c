import franceUrl from './data/france.generated.svg?url';
import { franceFrame, placeOnFrance } from './france-frame.ts';

type StillFranceProps = {
  /** WGS84 degrees; equal places are one point. */
  places: readonly { lat: number; lon: number }[];
  /** Description for screen readers. */
  label: string;
};

/** France with points, as a picture: in the HTML of the page, before any script and any map. */
export function StillFrance({ places, label }: StillFranceProps) {
  const { width, height } = franceFrame;
  const spots = places.flatMap((place) => placeOnFrance(place) ?? []);
  const byKey = new Map(spots.map(({ x, y }) => [`${x} ${y}`, { x, y }]));
  return (
    <div
      role="img"
      aria-label={label}
      className="encre-nature relative mx-auto aspect-600/690 max-h-full max-w-md"
    >
      <img
        src={franceUrl}
        alt=""
        width={width}
        height={height}
        decoding="async"
        className="block h-auto w-full"
      />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        className="absolute inset-0 size-full"
      >
        {[...byKey].map(([key, { x, y }]) => (
          <circle key={key} className="cover-depart" cx={x} cy={y} r="8" />
        ))}
      </svg>
    </div>
  );
}
