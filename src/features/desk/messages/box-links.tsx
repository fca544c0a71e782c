import { Link } from 'react-router';

/** A part of an inbox, with its address. */
export type BoxLink = { id: string; label: string; to: string };

type BoxLinksProps = {
  boxes: readonly BoxLink[];
  /** Id of the current one. */
  current: string;
  /** Number of open messages and reports, shown on the first. */
  openCount: number;
};

/** The parts of an inbox. */
export function BoxLinks({ boxes, current, openCount }: BoxLinksProps) {
  return (
    <nav
      aria-label="Boîtes"
      className="avec-la-liste mt-6 flex flex-wrap gap-x-6 border-b border-trait"
    >
      {boxes.map(({ id, label, to }, index) => (
        <Link
          key={id}
          to={to}
          aria-current={id === current ? 'page' : undefined}
          className="inline-flex min-h-12 items-center border-b-[3px] border-transparent font-bold text-texte-doux no-underline hover:text-texte aria-[current=page]:border-primaire aria-[current=page]:text-primaire-fort"
        >
          {label}
          {index === 0 && openCount > 0 && ` (${openCount})`}
        </Link>
      ))}
    </nav>
  );
}
