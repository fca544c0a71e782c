const profileHeight = 32;

type ProfileProps = {
  /** Metres above the sea, evenly spaced along the way; two at least. */
  altitudes: readonly number[];
  minimum: number;
  maximum: number;
  /** Its content in words. */
  label: string;
  className: string;
};

/** The altitudes along a way, as a hill seen from the side. */
export function Profile({ altitudes, minimum, maximum, label, className }: ProfileProps) {
  // A flat walk is drawn flat, not as the mountains of its noise.
  const range = Math.max(maximum - minimum, 20);
  const y = (altitude: number) =>
    (profileHeight - 2 - ((altitude - minimum) / range) * (profileHeight - 4)).toFixed(1);
  const points = altitudes.map((altitude, index) => `${index},${y(altitude)}`);
  const last = altitudes.length - 1;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${last} ${profileHeight}`}
      preserveAspectRatio="none"
      className={`text-primaire ${className}`}
    >
      <polygon
        points={`0,${profileHeight} ${points.join(' ')} ${last},${profileHeight}`}
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
