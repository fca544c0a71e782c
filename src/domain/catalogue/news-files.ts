/** A place whose new quêtes are told: a département, or one of its communes. */
export type NewsPlace = { departement: string; communeSlug?: string | undefined };

/** The kinds of files that tell of new quêtes: Atom (RFC 4287), and a calendar (iCalendar, RFC 5545). */
export type NewsKind = 'xml' | 'ics';

/** The address of the file that tells of the new quêtes of a place. The build writes it. */
export function newsPath(
  { departement, communeSlug }: NewsPlace,
  kind: NewsKind,
): string {
  const place = communeSlug === undefined ? departement : `${departement}/${communeSlug}`;
  return `/nouvelles/${place}.${kind}`;
}
