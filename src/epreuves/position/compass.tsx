type CompassProps = {
  /** From the north, clockwise. */
  degrees: number;
  className?: string | undefined;
};

/** Which way to go, north up; the words beside it say the same. */
export function Compass({ degrees, className }: CompassProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <circle
        cx="50"
        cy="50"
        r="46"
        strokeWidth="2"
        className="fill-fond-carte stroke-trait-fort"
      />
      <text
        x="50"
        y="20"
        fontSize="12"
        textAnchor="middle"
        className="fill-texte font-titre font-bold"
      >
        N
      </text>
      <g transform={`rotate(${Math.round(degrees)} 50 50)`}>
        <path d="M50 27 63 71 50 62 37 71Z" className="fill-primaire" />
      </g>
    </svg>
  );
}
