import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { useRights } from '@/editing/session/rights.ts';
import { ParcoursEditor } from '@/features/write-on-one-page/parcours-editor.tsx';
import { PublishStep } from '@/features/publish-parcours/publish-step.tsx';
import { SubmitStep } from '@/features/share-parcours/membres/submit-step.tsx';

/** A parcours on one page, with its publication, or a link to its submission. */
export function OnePage(props: ParcoursEditorProps) {
  const { by } = useRights();
  return (
    <ParcoursEditor {...props} PublishStep={by === 'auteur' ? SubmitStep : PublishStep} />
  );
}
