/** Another parcours holds this address: the author chooses another end for it. */
export class SlugTakenError extends Error {
  override readonly name = 'SlugTakenError';
}

/** The parcours was saved by another author since it was read: it is read again before it is published. */
export class ParcoursChangedError extends Error {
  override readonly name = 'ParcoursChangedError';
}

/** The parcours has moved to another commune since it was published: its address can no longer be true. */
export class CommuneMovedError extends Error {
  override readonly name = 'CommuneMovedError';
}
