import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { LeavePart } from '@/features/share-parcours/membres/leave-part.tsx';
import { Translator } from '@/features/traductions/translator.tsx';

/** A shared parcours for its traducteur. */
export function SharedTranslator(props: ParcoursEditorProps) {
  return (
    <Translator
      {...props}
      leave={(access) => <LeavePart parcoursId={props.session.id} access={access} />}
    />
  );
}
