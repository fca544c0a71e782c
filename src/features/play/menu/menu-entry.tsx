import type { ComponentType } from 'react';
import { Button } from '@/ui/button.tsx';

type MenuEntryProps = {
  Icon: ComponentType<{ className?: string }>;
  onPress: () => void;
  children: string;
};

/** One thing that a menu of the game leads to. */
export function MenuEntry({ Icon, onPress, children }: MenuEntryProps) {
  return (
    <Button variant="secondary" size="large" wide onClick={onPress}>
      <Icon aria-hidden="true" className="size-5" />
      {children}
    </Button>
  );
}
