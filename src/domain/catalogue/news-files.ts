/** A place with news of its quêtes: a département, a commune, or a territory by its SIREN. */
export type NewsPlace =
  | { departement: string; communeSlug?: string | undefined }
  | { territoire: string };

/** The kinds of files that tell of new quêtes: Atom (RFC 4287), and a calendar (iCalendar, RFC 5545). */
export type NewsKind = 'xml' | 'ics';

/** The address of the file that tells of the new quêtes of a place. The build writes it. */
export function newsPath(place: NewsPlace, kind: NewsKind): string {
  return `/nouvelles/${partOf(place)}.${kind}`;
}

function partOf(place: NewsPlace): string {
  if ('territoire' in place) return `territoire/${place.territoire}`;
  const { departement, communeSlug } = place;
  return communeSlug === undefined ? departement : `${departement}/${communeSlug}`;
}
