/** Letters that Unicode does not take apart into a base letter and a mark. */
const letterByLigature: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
};

/** A text in lower case without accents or ligatures: `Œuilly-l’Ÿ` → `oeuilly-l’y`. Other characters than Latin letters stay. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøđł]/g, (letter) => letterByLigature[letter] ?? letter);
}

/**
 * The part of a public address made from a text: `a-z0-9` words joined by `-`, at most
 * `maxLength` characters, cut between words where that is possible.
 * A text without any Latin letter or digit gives the empty string.
 */
export function slugify(text: string, maxLength = 80): string {
  const slug = foldLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength + 1);
  const lastHyphen = cut.lastIndexOf('-');
  return cut.slice(0, lastHyphen > 0 ? lastHyphen : maxLength);
}

/**
 * The commune's part of a public address: `Saint-Étienne` → `saint-etienne`.
 * With the département before it, it names one commune only (proven over the whole country by a test).
 */
export function communeSlug(nom: string): string {
  return slugify(nom);
}
