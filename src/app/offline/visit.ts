/** Message of a page to the service worker that was not there when it opened. */
export type Visit = {
  path: string;
  /** Addresses that it has loaded, on this site and elsewhere. */
  files: string[];
};
