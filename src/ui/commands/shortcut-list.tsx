import { Dialog } from '../dialog.tsx';
import { Checkbox } from '../choices/checkbox.tsx';
import type { Command } from './command.ts';
import { ShortcutKeys } from './shortcut-keys.tsx';

type ShortcutListProps = {
  commands: readonly Command[];
  /** Whether single signs obey: `?` alone, which opens this list, at the least. */
  hasPlainKey: boolean;
  /** What that choice says. */
  plainKeyLabel?: string | undefined;
  onPlainKey: (hasPlainKey: boolean) => void;
  onClose: () => void;
};

/** What each shortcut does, from the very table the keyboard obeys. */
export function ShortcutList({
  commands,
  hasPlainKey,
  plainKeyLabel = 'Ouvrir cette liste avec la touche «\u00A0?\u00A0» seule',
  onPlainKey,
  onClose,
}: ShortcutListProps) {
  return (
    <Dialog open onClose={onClose} title="Raccourcis du clavier">
      <dl className="divide-y divide-trait">
        {commands.map(
          ({ id, label, keys }) =>
            keys !== undefined && (
              <div key={id} className="flex items-center justify-between gap-4 py-2">
                <dt>{label}</dt>
                <dd>
                  <ShortcutKeys keys={keys} />
                </dd>
              </div>
            ),
        )}
      </dl>
      <div className="mt-4">
        <Checkbox checked={hasPlainKey} onCheckedChange={onPlainKey}>
          {plainKeyLabel}
        </Checkbox>
      </div>
    </Dialog>
  );
}
