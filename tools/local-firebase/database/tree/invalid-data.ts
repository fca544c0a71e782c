/** Data or a path that Firebase does not take; the message is what the client is told. */
export class InvalidData extends Error {}
