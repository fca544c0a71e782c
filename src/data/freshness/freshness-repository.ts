import { areUnchanged, watchReads } from '@/lib/firebase/firestore-rest.ts';

/** Last write of each public document behind a page, by path. */
export type ReadDocuments = Parameters<typeof areUnchanged>[0];

/** True if none of the documents was written since: one read each, without their content. Throws a data error. */
export function areStillTrue(documents: ReadDocuments): Promise<boolean> {
  return areUnchanged(documents);
}

/** Reports every public document read from now on, for the build. */
export function watchPublicReads(listener: Parameters<typeof watchReads>[0]): void {
  watchReads(listener);
}
