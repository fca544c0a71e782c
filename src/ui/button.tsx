import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

type ButtonLook = {
  /** `primary`: the main action here. `secondary`: another way. `quiet`: a minor one. `danger`: cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** `large` for thumbs outdoors; `small` in a row of several. */
  size?: 'small' | 'normal' | 'large' | undefined;
  /** Fills the width of its place. */
  wide?: boolean | undefined;
};

const variantClasses = {
  primary:
    'bg-primaire-fort text-sur-primaire border-primaire-fort hover:bg-primaire hover:border-primaire',
  secondary:
    'bg-transparent text-primaire-fort border-primaire hover:bg-primaire/10 active:bg-primaire/15',
  quiet:
    'bg-transparent text-primaire-fort border-transparent underline decoration-1 underline-offset-4 hover:bg-primaire/10 hover:decoration-2',
  danger: 'bg-alerte text-sur-alerte border-alerte hover:brightness-90',
} as const;

const sizeClasses = {
  small: 'min-h-11 py-1 text-base',
  normal: 'min-h-12 py-2 text-base',
  large: 'min-h-14 py-3 text-lg',
} as const;

const paddingClasses = {
  small: 'px-2.5 sm:px-4',
  // With larger text, the words need the room.
  normal: 'px-[min(1.5rem,7vw)]',
  large: 'px-[min(1.75rem,8vw)]',
} as const;

/** Without an edge, the words line up on the left with those above and below. */
const quietPadding = '-ml-2.5 px-2';

function buttonClasses({
  variant = 'primary',
  size = 'normal',
  wide = false,
}: ButtonLook) {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-pilule border-2 text-center font-bold',
    'transition-[background-color,border-color,filter,transform] not-disabled:active:translate-y-px',
    'disabled:cursor-not-allowed disabled:border-trait disabled:bg-fond-creux disabled:text-texte-doux',
    'print:border-current print:bg-transparent print:text-texte',
    variant !== 'quiet' && 'no-underline',
    wide && 'w-full',
    variantClasses[variant],
    sizeClasses[size],
    variant === 'quiet' && !wide ? quietPadding : paddingClasses[size],
  );
}

export type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'type'> & {
    type?: 'button' | 'submit' | 'reset' | undefined;
    /** The action is under way: the label stays, a second press has no effect. */
    pending?: boolean | undefined;
  };

/** A button that does something here; to go somewhere, see `ButtonLink`. */
export function Button({
  variant,
  size,
  wide,
  pending = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Not `disabled`: the focus would be lost, and a screen reader would no longer find the button.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      className={classNames(
        buttonClasses({ variant, size, wide }),
        pending && 'cursor-progress',
        className,
      )}
      onClick={handleClick}
    >
      {children}
      {pending && <PendingLine />}
    </button>
  );
}

/** Three dashes of the line, waiting under the label; they take no room. */
function PendingLine() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-0 bottom-1 flex justify-center gap-1"
    >
      <span className="h-0.5 w-2 animate-attente rounded-pilule bg-current" />
      <span className="h-0.5 w-2 animate-attente rounded-pilule bg-current [animation-delay:150ms]" />
      <span className="h-0.5 w-2 animate-attente rounded-pilule bg-current [animation-delay:300ms]" />
    </span>
  );
}

export type ButtonLinkProps = ButtonLook & LinkProps;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(buttonClasses({ variant, size, wide }), className)}
    />
  );
}
