/** What a loader throws for a page that stands at another address. */
export class Redirect {
  readonly to: string;

  constructor(to: string) {
    this.to = to;
  }
}

/** To be thrown by a loader: the page is at `to`, an address of the site. */
export function redirect(to: string): Redirect {
  return new Redirect(to);
}
