import IconGrip from '~icons/lucide/grip-vertical';
import { handleAttribute } from './use-drag.ts';

/** What a finger takes hold of. Those who do not see it have buttons. */
export function DragHandle() {
  return (
    <span
      {...{ [handleAttribute]: '' }}
      aria-hidden="true"
      className="-my-1 flex size-12 shrink-0 cursor-grab touch-none items-center justify-center"
    >
      <IconGrip className="size-6" />
    </span>
  );
}
