import './joy.css';

/** A padlock whose shackle springs open, once. It only decorates. */
export function OpenPadlock() {
  return (
    <svg
      viewBox="0 0 64 72"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-12 w-auto text-primaire"
    >
      <path d="M18 34V22a14 14 0 0 1 28 0v12" className="anse-ouverte" />
      <rect x="9" y="34" width="46" height="34" rx="7" className="fill-fond-carte" />
      <path d="M32 47v8" />
    </svg>
  );
}
