// The words of the check of a file, in one file.
export { wordsOfConseil } from '@/editing/words/conseil-words.ts';
export { problemMessage } from '@/editing/words/problem-message.ts';
