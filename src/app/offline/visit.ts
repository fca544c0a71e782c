/** What a page tells the service worker that was not there when it was opened. */
export type Visit = {
  path: string;
  /** Addresses of what it has loaded, on this site and elsewhere. */
  files: string[];
};
