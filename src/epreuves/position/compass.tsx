type CompassProps = {
  /** Of the place to reach, from the north, clockwise. */
  degrees: number;
  /** Direction of the device, from the north; null if unknown, with north up. */
  heading?: number | null | undefined;
  className?: string | undefined;
};

/** Direction to go: ahead is up if the device knows its heading, else north is. The words beside it say the same. */
export function Compass({ degrees, heading = null, className }: CompassProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <circle
        cx="50"
        cy="50"
        r="46"
        strokeWidth="2"
        className="fill-fond-carte stroke-trait-fort"
      />
      <g transform={`rotate(${-(heading ?? 0)} 50 50)`}>
        <text
          x="50"
          y="20"
          fontSize="12"
          textAnchor="middle"
          className="fill-texte font-titre font-bold"
        >
          N
        </text>
      </g>
      <g transform={`rotate(${Math.round(degrees - (heading ?? 0))} 50 50)`}>
        <path d="M50 27 63 71 50 62 37 71Z" className="fill-primaire" />
      </g>
    </svg>
  );
}
