/** Data or a path that Firebase does not take; the message goes to the client. */
export class InvalidData extends Error {}
