import { classNames } from '../class-names.ts';

/** The sign of the site: a line that climbs, in a postmark's ring. The name is beside it as text. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 34 34"
      aria-hidden="true"
      className={classNames('size-9 text-primaire', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <circle cx="17" cy="17" r="15.4" />
      <path d="M8.3 21.6 9 20.5M13.4 18.9l1.1.5M19.3 17.8l.9-1.2M23.2 11.9l.9-1.1" />
    </svg>
  );
}
