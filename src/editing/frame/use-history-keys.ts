import { useEffect } from 'react';
import type { EditorSession } from '../session/editor-session.ts';

/** Ctrl+Z, Ctrl+Maj+Z or Ctrl+Y (⌘ on a Mac), in any field: the editor's history is finer than a field. */
export function useHistoryKeys({
  undo,
  redo,
}: Pick<EditorSession, 'undo' | 'redo'>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey === event.metaKey) return;
      // A dialog has texts of its own.
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      if (isRedo) redo();
      else undo();
    };
    // The window: the frame of the preview passes its keys there.
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo]);
}
