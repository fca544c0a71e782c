import type { QueteId } from './quete.ts';

/** `{departement}_{commune slug}_{slug}`, for instance `13_barbentane_le-secret-du-lavoir`. */
export const queteIdPattern =
  /^(\d{2,3}|2[AB])_[a-z0-9]+(-[a-z0-9]+)*_[a-z0-9]+(-[a-z0-9]+)*$/;
export const queteIdLength = 200;

/** True if a text is the id of a quête, without the schema library: public pages read addresses with it. */
export function isQueteId(text: unknown): text is QueteId {
  return (
    typeof text === 'string' && text.length <= queteIdLength && queteIdPattern.test(text)
  );
}

/** Replaces the commune in the id of a quête privée; no commune has this name. */
const priveeCommune = 'privee';

/** True if a text is the id of a quête privée: it is read by its key, is in no catalogue, and proves nothing. */
export function isPriveeId(text: unknown): text is QueteId {
  return isQueteId(text) && text.split('_')[1] === priveeCommune;
}
