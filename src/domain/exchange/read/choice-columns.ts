import { canonicalText } from '../../epreuve/canonical-answer.ts';
import type { FoundOption } from './found.ts';

/** Words of column heads that mean a choice, without accents or capitals. */
const choiceWords = new Set([
  ...['reponse', 'reponses', 'answer', 'choix', 'choice', 'option', 'proposition'],
  ...['answers', 'choices', 'options', 'propositions'],
]);
const rightWords = new Set([
  ...['bonne', 'bon', 'juste', 'exacte', 'correct', 'correcte', 'right', 'solution'],
  ...['lettre', 'letter'],
]);
const wrongWords = new Set([
  'mauvaise',
  'mauvais',
  'fausse',
  'faux',
  'wrong',
  'incorrect',
]);

type ChoiceColumn = { index: number; label: string; isWrong: boolean };

/** Columns of a question's choices, and that of the right one; null without choices. */
export type ChoiceColumns = {
  choices: readonly ChoiceColumn[];
  right: number | null;
};

/** « Réponse A », « Answer 2 », « Choix3 », « Mauvaise réponse », « Réponse »; null for another head. */
function choiceOf(words: readonly string[], index: number): ChoiceColumn | null {
  const isWrong = words.some((word) => wrongWords.has(word));
  const own = words.filter((word) => !wrongWords.has(word));
  const [first = '', second = ''] = own;
  const glued = /^([a-z]+?)(\d|[a-h])$/.exec(first);
  if (glued !== null && choiceWords.has(glued[1] ?? '') && !choiceWords.has(first)) {
    return { index, label: glued[2] ?? '', isWrong };
  }
  if (!choiceWords.has(first)) return null;
  const isIndexed = /^(?:\d|[a-h])$/.test(second);
  return isIndexed || own.length === 1
    ? { index, label: isIndexed ? second : '', isWrong }
    : null;
}

/** « Bonne réponse », « Correct answer(s) », « Solution », and not « Bon à savoir ». */
function isRight(words: readonly string[]): boolean {
  const has = (known: ReadonlySet<string>) => words.some((word) => known.has(word));
  return has(rightWords) && !has(wrongWords) && (words.length === 1 || has(choiceWords));
}

/**
 * Columns of choices and that of the right answer; if others are « mauvaises », the right one is a choice too. `heads`: the words of each;
 * `indexes`: the columns of choices.
 */
export function joinChoices(
  heads: readonly (readonly string[])[],
  indexes: readonly number[],
  right: number | null,
): ChoiceColumns {
  const choices = indexes.map(
    (index) =>
      choiceOf(heads[index] ?? [], index) ?? { index, label: '', isWrong: false },
  );
  if (right === null || !choices.some(({ isWrong }) => isWrong))
    return { choices, right };
  return {
    choices: [...choices, { index: right, label: '', isWrong: false }],
    right: null,
  };
}

/**
 * Several heads « réponse » are choices if a column « bonne réponse » gives the right one, or others are « mauvaises ». `heads`: the words
 * of each.
 */
export function choiceColumnsOf(
  heads: readonly (readonly string[])[],
): ChoiceColumns | null {
  const right = heads.findIndex(isRight);
  const indexes = heads.flatMap((words, index) =>
    index === right || choiceOf(words, index) === null ? [] : [index],
  );
  const joined = joinChoices(heads, indexes, right === -1 ? null : right);
  return joined.choices.length < 2 ? null : joined;
}

/** True if a cell gives a choice by letter or number: « B », « Réponse 2 ». */
function isNamed(said: string, { label }: ChoiceColumn, place: number) {
  const named = /^(?:\p{L}+\s+)?([a-h]|\d)$/iu.exec(said)?.[1]?.toLowerCase();
  if (named === undefined) return false;
  if (label !== '') return named === label;
  return named === String(place + 1) || named === 'abcdefgh'[place];
}

/** The options of a row, the right ones marked; fewer than two if it has no choices. */
export function optionsOf(
  { choices, right }: ChoiceColumns,
  cell: (index: number) => string,
): FoundOption[] {
  const filled = choices
    .map((choice, place) => ({ choice, place, texte: cell(choice.index) }))
    .filter(({ texte }) => texte !== '');
  const hasWrong = choices.some(({ isWrong }) => isWrong);
  if (right === null) {
    return filled.map(({ choice, texte }) => ({
      texte,
      juste: hasWrong && !choice.isWrong,
    }));
  }
  const said = cell(right);
  const saidList = [said, ...said.split(/\s*[,;|/]\s*/)];
  const same = (one: string, other: string) =>
    one.trim().toLowerCase() === other.trim().toLowerCase() ||
    (canonicalText(one) !== null && canonicalText(one) === canonicalText(other));
  const byText = filled.map(({ texte }) => saidList.some((one) => same(one, texte)));
  const isByText = byText.includes(true);
  return filled.map(({ choice, place, texte }, at) => ({
    texte,
    juste: isByText
      ? (byText[at] ?? false)
      : saidList.some((one) => isNamed(one.trim(), choice, place)),
  }));
}
