/** From this many letters on, capitals are shouted; shorter ones may be an abbreviation. */
const shoutedLetters = 5;

/** A title in capitals as a sentence has it: « LE LAVOIR SAINT-JEAN » → « Le lavoir Saint-Jean ». Others stay. */
export function sentenceCase(titre: string): string {
  const letters = titre.match(/\p{L}/gu) ?? [];
  const isShouted = letters.length >= shoutedLetters && titre === titre.toUpperCase();
  if (!isShouted) return titre;
  return titre
    .toLowerCase()
    .replace(/\p{L}/u, (letter) => letter.toUpperCase())
    .replaceAll(
      /(?<=^|[^\p{L}])(saint|sainte|notre)-(\p{L})(\p{L}*)(-\p{L})?/gu,
      (whole: string) =>
        whole.replaceAll(/(?<=^|-)\p{L}/gu, (letter) => letter.toUpperCase()),
    );
}
