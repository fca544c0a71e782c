import type { Question, QuestionGroup } from '@/content/faq.ts';
import { foldLetters } from '@/domain/commune/slug.ts';
import { plainText } from '@/ui/inline-text.tsx';

/** Words in almost every question, useless for a search. */
const emptyWords: ReadonlySet<string> = new Set(
  'a au aux ca ce c combien d de des du en est et il j je l la le les ma mon n ne on ou par pas pour que qu qui s se si sur t un une y'.split(
    ' ',
  ),
);

function wordsOf(text: string): string[] {
  return foldLetters(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !emptyWords.has(word));
}

const wordsByQuestion = new WeakMap<Question, readonly string[]>();

function wordsOfQuestion(question: Question): readonly string[] {
  const known = wordsByQuestion.get(question);
  if (known !== undefined) return known;
  const { question: asked, reponse, motsCles = '' } = question;
  const words = wordsOf([asked, ...reponse.map(plainText), motsCles].join(' '));
  wordsByQuestion.set(question, words);
  return words;
}

/** « enfants » finds « enfant »: a plural or a feminine must not hide an answer. */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(es|s|x|e)$/, '') : word;
}

/**
 * The questions that hold every word of a text (or a word that begins as it does), in their groups; accents, capitals
 * and small words are ignored. All of them for an empty text; groups left empty are left out.
 */
export function filterQuestions(
  groups: readonly QuestionGroup[],
  text: string,
): QuestionGroup[] {
  const wanted = wordsOf(text).map(stemOf);
  const holds = (question: Question) =>
    wanted.every((stem) =>
      wordsOfQuestion(question).some((word) => word.startsWith(stem)),
    );
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(holds) }))
    .filter(({ questions }) => questions.length > 0);
}
