/** A page to propose instead. */
type NearPage = { label: string; to: string };

/**
 * No page at this address: the route matches nothing, or the page's own check refused its parameters. The message is the specification's
 * (section 8).
 */
export class PageNotFoundError extends Error {
  override readonly name = 'PageNotFoundError';
  /** The requested address, without the site's origin. */
  readonly path: string;
  /** Pages with similar addresses, best first. */
  readonly nearest: readonly NearPage[] | undefined;
  constructor(
    path: string,
    { nearest, ...options }: ErrorOptions & { nearest?: readonly NearPage[] } = {},
  ) {
    super(`Page Not Found: ${path}`, options);
    this.path = path;
    this.nearest = nearest;
  }
}
