import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { AventureAtelier } from '@/features/workshop-story/aventure-atelier.tsx';
import { Workshop } from './workshop.tsx';

/** The workshop of an aventure, with its story. */
export function StoryWorkshop(props: ParcoursEditorProps) {
  return <AventureAtelier {...props} Workshop={Workshop} />;
}
