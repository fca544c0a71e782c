/** A place with news of its quêtes: a département, a commune, or a territory by its SIREN. */
export type NewsPlace =
  | { departement: string; communeSlug?: string | undefined }
  | { territoire: string };

/** Kinds of news files of quêtes: Atom (RFC 4287), and a calendar (iCalendar, RFC 5545). */
export type NewsKind = 'xml' | 'ics';

/** Address of a place's news file of quêtes. The build writes it. */
export function newsPath(place: NewsPlace, kind: NewsKind): string {
  return `/nouvelles/${partOf(place)}.${kind}`;
}

function partOf(place: NewsPlace): string {
  if ('territoire' in place) return `territoire/${place.territoire}`;
  const { departement, communeSlug } = place;
  return communeSlug === undefined ? departement : `${departement}/${communeSlug}`;
}
