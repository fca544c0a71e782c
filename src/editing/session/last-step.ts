import type { EditorSession, EditorView } from './editor-session.ts';

/** What the last step of writing is given. */
export type LastStepProps = { view: EditorView; session: EditorSession };
