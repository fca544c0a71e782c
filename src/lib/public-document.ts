export type PublicValue = string | number | boolean | undefined | PublicDocument;

/**
 * The fields of a public document that the site reads: strings, integers as numbers, yes and no, times as epoch
 * milliseconds, and maps of the same. A value of another type is undefined.
 */
export type PublicDocument = { readonly [name: string]: PublicValue };
