import { useEffect, useState, type RefObject } from 'react';
import type { Note } from '@/domain/catalogue/catalogue.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { loadLateSheet } from './load-late-sheet.ts';

/**
 * Players' rating of a quête, read once an element is in view: the page itself costs no second read. Null until then, without ratings, and
 * if it cannot be read.
 */
export function useNote(
  queteId: QueteId,
  element: RefObject<Element | null>,
): Note | null {
  const [note, setNote] = useState<Note | null>(null);
  // Visibility and the catalogue are outside React.
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') {
      return undefined;
    }
    const controller = new AbortController();
    const read = async () => {
      const { readNoteOf } = await loadLateSheet();
      const found = await readNoteOf(queteId, controller.signal);
      if (!controller.signal.aborted) setNote(found);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      read().catch((error: unknown) => {
        if (!controller.signal.aborted)
          console.warn('The notes could not be read.', error);
      });
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [queteId, element]);
  return note;
}
