import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { ParcoursEditor } from '@/features/write-on-one-page/parcours-editor.tsx';
import { PublishStep } from '@/features/publish-parcours/publish-step.tsx';

/** A parcours on one page, with its publication. */
export function OnePage(props: ParcoursEditorProps) {
  return <ParcoursEditor {...props} PublishStep={PublishStep} />;
}
