import { createContext, type ReactNode } from 'react';
import { useWithin } from '@/ui/use-within.ts';
import {
  useParcoursWriting,
  type ParcoursEditorProps,
  type ParcoursWriting,
} from './use-parcours-writing.ts';

/** Props of an editor, and its parcours. */
type EditorWriting = ParcoursEditorProps & { writing: ParcoursWriting };

const WritingContext = createContext<EditorWriting | null>(null);

type WritingProviderProps = ParcoursEditorProps & { children: ReactNode };

/** Follows a session, for the parts of an editor below it. */
export function WritingProvider({ children, ...editor }: WritingProviderProps) {
  const writing = useParcoursWriting(editor.session);
  return <WritingContext value={{ ...editor, writing }}>{children}</WritingContext>;
}

/** The parcours of this editor; it changes at each word. Throws outside a {@link WritingProvider}. */
export function useWriting(): EditorWriting {
  return useWithin(WritingContext);
}
