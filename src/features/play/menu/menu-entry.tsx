import type { ComponentType } from 'react';

type MenuEntryProps = {
  Icon: ComponentType<{ className?: string }>;
  onPress: () => void;
  children: string;
};

/** An entry of the game's menu. */
export function MenuEntry({ Icon, onPress, children }: MenuEntryProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-14 w-full min-w-0 items-center gap-2 rounded-carte border-2 border-primaire px-3 py-1.5 text-left text-base leading-tight font-bold text-primaire-fort hover:bg-primaire/10 active:bg-primaire/15"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </button>
  );
}
