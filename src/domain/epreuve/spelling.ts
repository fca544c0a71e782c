/** Words with two spellings, in the form of `normalisedWords`. */
const spellings: readonly (readonly [string, string])[] = [
  ['cle', 'clef'],
  ['lys', 'lis'],
  ['cuillere', 'cuiller'],
  ['bistro', 'bistrot'],
  ['nenuphar', 'nenufar'],
  ['oignon', 'ognon'],
];

/** Words and their abbreviations, in the form of `normalisedWords`. */
const abbreviations: readonly (readonly [whole: string, ...short: string[]])[] = [
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['saints', 'sts'],
  ['docteur', 'dr'],
  ['monsieur', 'm', 'mr'],
  ['madame', 'mme'],
  ['mademoiselle', 'mlle'],
];

/** Abbreviations of a normalised word, or the whole word of an abbreviation. */
export function abbreviationsOf(word: string): string[] {
  const forms = abbreviations.find((one) => one.includes(word)) ?? [];
  const [whole, ...short] = forms;
  if (whole === undefined) return [];
  return whole === word ? short : [whole];
}

/** The other spelling of a normalised word, singular or plural; null for none. */
export function otherSpelling(word: string): string | null {
  for (const pair of spellings) {
    for (const ending of ['', 's']) {
      const at = pair.findIndex((one) => `${one}${ending}` === word);
      const other = pair[1 - at];
      if (at !== -1 && other !== undefined) return other + ending;
    }
  }
  return null;
}
