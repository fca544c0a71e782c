/** What a page tells the service worker that was not there when it was opened. */
export type Visit = {
  path: string;
  /** Paths of the files that it has loaded. */
  files: string[];
};
