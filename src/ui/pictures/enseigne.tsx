import { classNames } from '../class-names.ts';

type EnseigneProps = {
  nom: string;
  /** Readable under white letters; empty: the colours of the site. */
  couleur: string;
  /** Address of the arms; empty without. */
  blason: string;
  className?: string | undefined;
};

/**
 * The band of a territory or a commune: its arms, and its name in white on its colour. The colour is a drawing, which the content policy
 * allows in a prerendered page, and which printers print.
 */
export function Enseigne({ nom, couleur, blason, className }: EnseigneProps) {
  return (
    <div
      className={classNames(
        'relative flex flex-wrap items-center gap-3 overflow-hidden rounded-carte px-4 py-2 font-bold',
        couleur === '' ? 'border border-trait' : 'text-sur-enseigne',
        className,
      )}
    >
      {couleur !== '' && (
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          <rect width="100%" height="100%" fill={couleur} />
        </svg>
      )}
      {blason !== '' && (
        <img
          src={blason}
          alt=""
          width={48}
          height={48}
          className="relative size-12 shrink-0 rounded-carte bg-sur-enseigne object-contain p-1"
        />
      )}
      <span className="relative min-w-0 flex-1 basis-28 break-words">{nom}</span>
    </div>
  );
}
