import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { WithTour } from '@/features/write-on-device/with-tour.tsx';
import { Workshop } from './workshop.tsx';

/** The workshop of a parcours of this device, and the tour of its parts. */
export function TouredWorkshop(props: ParcoursEditorProps) {
  return (
    <WithTour>
      <Workshop {...props} />
    </WithTour>
  );
}
