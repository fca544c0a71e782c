import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

type CarteLienProps = {
  to: LinkProps['to'];
  title: ReactNode;
  /** Of the title, if it is not that of the page. */
  titleLang?: string | undefined;
  /** A 3:2 picture: a drawn cover or a photograph. */
  picture: ReactNode;
  /** The facts that decide a choice, in one line. */
  meta?: ReactNode;
  children?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | undefined;
  /** On a phone the picture is beside the words: several cards fit its screen. */
  compact?: boolean | undefined;
  className?: string | undefined;
};

/** A picture and a title that link to one page. The link is the title; the whole card is pressable. */
export function CarteLien({
  to,
  title,
  titleLang,
  picture,
  meta,
  children,
  level = 3,
  compact = false,
  className,
}: CarteLienProps) {
  const Heading = `h${level}` as const;
  return (
    <article
      className={classNames(
        'group relative',
        compact &&
          // Letters twice as large leave no room beside the picture: the words then wrap below it.
          'max-sm:flex max-sm:flex-wrap max-sm:items-start max-sm:gap-x-4',
        className,
      )}
    >
      <div
        className={classNames(
          'overflow-hidden rounded-carte ring-1 ring-trait/60 transition-shadow ring-inset group-hover:shadow-flottant',
          compact && 'max-sm:min-w-0 max-sm:flex-[1_1_8rem]',
        )}
      >
        {picture}
      </div>
      <div className={compact ? 'max-sm:min-w-0 max-sm:flex-[999_1_9rem]' : undefined}>
        <Heading
          className={classNames(
            'text-xl',
            compact ? 'max-sm:wrap-break-word sm:mt-3' : 'mt-3',
          )}
        >
          <Link
            to={to}
            lang={titleLang}
            className="text-texte no-underline decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-carte focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-texte"
          >
            {title}
          </Link>
        </Heading>
        {meta !== undefined && <p className="mt-1 text-texte-doux">{meta}</p>}
        {children}
      </div>
    </article>
  );
}
