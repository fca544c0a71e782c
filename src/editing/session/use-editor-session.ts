import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { trackClosing } from '@/lib/closing.ts';
import type { EditorChange, EditorSession, EditorView } from './editor-session.ts';

/**
 * The state of a session, as it changes. A change by the user is drawn at once, unless made in a transition, as typing is (`useTyping`);
 * derived changes, such as a save, are drawn when typing leaves time for it. All of it is drawn once a field is left: the next one may
 * write a list with its neighbours as they are drawn.
 */
export function useEditorView(session: EditorSession): EditorView {
  const [view, setView] = useState(session.view);
  useEffect(() => {
    const follow = (change: EditorChange) => {
      if (change === 'typed') setView(session.view());
      else startTransition(() => setView(session.view()));
    };
    const draw = () => follow('typed');
    const leave = session.subscribe(follow);
    document.addEventListener('focusout', draw);
    // Changes between the drawing and now.
    follow('derived');
    return () => {
      document.removeEventListener('focusout', draw);
      leave();
    };
  }, [session]);
  return view;
}

/** One part of the state of a session: its users redraw only when it changes. Always at once. */
export function useOfEditorView<Value>(
  session: EditorSession,
  read: (view: EditorView) => Value,
): Value {
  return useSyncExternalStore(session.subscribe, () => read(session.view()));
}

/** A session created once for this component, and run while it is mounted. */
export function useEditorSession(create: () => EditorSession): EditorSession {
  const [session] = useState(create);
  // It watches the window and the network; leaving stores the remaining changes.
  useEffect(() => {
    session.start();
    return () => trackClosing(session.stop());
  }, [session]);
  return session;
}
