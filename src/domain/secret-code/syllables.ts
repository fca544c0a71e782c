/** A run of vowels or of consonants within a word. `qu` before a vowel is a consonant. */
export type LetterRun = { kind: 'voyelles' | 'consonnes'; texte: string };

const vowel = /^[aeiouyàâäéèêëîïôöùûüÿœæ]$/iu;

function isVowel(letter: string): boolean {
  return vowel.test(letter);
}

/** The runs of vowels and consonants of a word; another character is a consonant that keeps its place. */
export function letterRuns(word: string): LetterRun[] {
  const letters = Array.from(word.normalize('NFC'));
  const runs: LetterRun[] = [];
  for (const [index, letter] of letters.entries()) {
    const isMute =
      /^u$/i.test(letter) &&
      /^q$/i.test(letters[index - 1] ?? '') &&
      isVowel(letters[index + 1] ?? '');
    const kind = isVowel(letter) && !isMute ? 'voyelles' : 'consonnes';
    const last = runs.at(-1);
    if (last?.kind === kind) last.texte += letter;
    else runs.push({ kind, texte: letter });
  }
  return runs;
}

/** Changes each word of a text in small letters; the rest is kept. */
export function eachWord(text: string, change: (word: string) => string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, change);
}

/** Consonants that begin a syllable together: `tr`, `ch`, `pl`. */
const inseparable = /^([bcdfgptv][rl]|ch|ph|th|gn|qu|gu)$/i;

/** Number of the consonants between two vowels that go to the second syllable. */
function startOfNext(consonants: string): number {
  if (consonants.length < 2) return consonants.length;
  return inseparable.test(consonants.slice(-2)) ? 2 : 1;
}

/** The spoken syllables of a word, by the school rule; a final mute e stays with the previous one. */
export function syllablesOf(word: string): string[] {
  const syllables: string[] = [];
  let current = '';
  const runs = letterRuns(word);
  for (const [index, { kind, texte }] of runs.entries()) {
    const isInside = index > 0 && index < runs.length - 1;
    if (kind === 'consonnes' && isInside && !isMuteEnding(runs, index)) {
      const kept = texte.length - startOfNext(texte);
      syllables.push(current + texte.slice(0, kept));
      current = texte.slice(kept);
    } else {
      current += texte;
    }
  }
  return [...syllables, current].filter((syllable) => syllable !== '');
}

/** True if the rest is a mute ending: `e`, `es`. */
function isMuteEnding(runs: readonly LetterRun[], index: number): boolean {
  const ending = runs
    .slice(index + 1)
    .map(({ texte }) => texte)
    .join('');
  return /^es?$/i.test(ending) && index > 1;
}
