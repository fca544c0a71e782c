/** Words a minute when reading aloud to a group outdoors, pauses for the view included. */
const wordsPerMinute = 150;
const step = 5;

/** Seconds it takes to read a text aloud, to the next five; 0 when there is nothing to read. */
export function readingSeconds(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.ceil((words / wordsPerMinute) * (60 / step)) * step;
}
