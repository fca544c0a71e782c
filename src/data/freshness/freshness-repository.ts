import { areUnchanged, watchReads } from '@/lib/firebase/firestore-rest.ts';

/** When each public document that a page was made of was last written, by path. */
export type ReadDocuments = Parameters<typeof areUnchanged>[0];

/** Whether none of the documents was written since: one read each, without their content. Throws one of the data errors. */
export function areStillTrue(documents: ReadDocuments): Promise<boolean> {
  return areUnchanged(documents);
}

/** Tells of every public document that is read from now on, for the build. */
export function watchPublicReads(listener: Parameters<typeof watchReads>[0]): void {
  watchReads(listener);
}
