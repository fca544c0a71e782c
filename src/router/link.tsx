import type { ComponentProps, MouseEvent } from 'react';
import { usePlace, useRouter } from './contexts.ts';
import type { NavigateOptions } from './create-router.ts';
import { createPath, resolvePath, type To } from './location.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  NavigateOptions & {
    to: To;
    /** The browser loads the document of the address. */
    reloadDocument?: boolean;
  };

/** A link to a page of the site; with another key or button, the browser does what it always does. */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  reloadDocument = false,
  onClick,
  children,
  ...anchor
}: LinkProps) {
  const router = useRouter();
  const { location } = usePlace();
  const path = resolvePath(to, location);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || !isPlain(event)) return;
    event.preventDefault();
    // The same address once more is no step to go back by.
    const isSame = createPath(path) === createPath(router.state.location);
    const options = { replace: replace ?? isSame, state, preventScrollReset };
    void router.navigate(path, options);
  };
  return (
    <a {...anchor} href={createPath(path)} onClick={follow}>
      {children}
    </a>
  );
}

function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event;
  const { target } = currentTarget;
  const isModified = metaKey || altKey || ctrlKey || shiftKey;
  return button === 0 && !isModified && (target === '' || target === '_self');
}

/** A link that says, by `aria-current`, that one is on its page or below. */
export function NavLink(props: LinkProps) {
  const { location } = usePlace();
  const { pathname } = resolvePath(props.to, location);
  const isCurrent =
    location.pathname === pathname || location.pathname.startsWith(`${pathname}/`);
  return <Link {...props} {...(isCurrent && { 'aria-current': 'page' })} />;
}
