/**
 * No page stands at this address: the route matches nothing, or the page's own check refused its parameters.
 * The message is the specification's (section 8).
 */
export class PageNotFoundError extends Error {
  override readonly name = 'PageNotFoundError';
  /** The address that was asked for, without the site's origin. */
  readonly path: string;
  constructor(path: string, options?: ErrorOptions) {
    super(`Page Not Found: ${path}`, options);
    this.path = path;
  }
}
