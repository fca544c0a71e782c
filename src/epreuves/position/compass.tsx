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
        y="17"
        textAnchor="middle"
        className="fill-texte font-titre text-xs font-bold"
      >
        N
      </text>
      <g transform={`rotate(${Math.round(degrees)} 50 50)`}>
        <path d="M50 20 64 66 50 57 36 66Z" className="fill-primaire" />
      </g>
    </svg>
  );
}
