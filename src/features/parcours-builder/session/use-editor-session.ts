import { useEffect, useState, useSyncExternalStore } from 'react';
import { trackClosing } from './closing.ts';
import type { EditorSession, EditorView } from './editor-session.ts';

/** The state of a session, as it changes. */
export function useEditorView(session: EditorSession): EditorView {
  return useSyncExternalStore(session.subscribe, session.view);
}

/** A session made once for this component, kept going while it is on the screen. */
export function useEditorSession(create: () => EditorSession): EditorSession {
  const [session] = useState(create);
  // It watches the window and the network; leaving keeps what is left to keep.
  useEffect(() => {
    session.start();
    return () => trackClosing(session.stop());
  }, [session]);
  return session;
}
