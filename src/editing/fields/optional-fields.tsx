import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import IconAdd from '~icons/lucide/plus';
import { Button } from '@/ui/button.tsx';

/** Place of the buttons of optional fields: within « Ajouter… »; undefined outside a menu. */
const MenuContext = createContext<HTMLElement | null | undefined>(undefined);

/** Fields with optional ones among them, whose buttons are behind « Ajouter… ». */
export function AddMenu({ children }: { children: ReactNode }) {
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  return (
    <>
      <MenuContext value={menu}>{children}</MenuContext>
      <details className="ajouter has-[>div:empty]:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pilule font-bold text-primaire-fort hover:underline">
          <IconAdd aria-hidden="true" className="size-5 shrink-0" />
          Ajouter…
        </summary>
        <div ref={setMenu} className="flex flex-col items-start pl-7" />
      </details>
    </>
  );
}

type OptionalFieldsProps = {
  /** « Ajouter … » */
  label: string;
  /** Something is written there already. */
  isWritten: boolean;
  /** Focused once they are there. */
  firstId: string;
  /** Called when they are opened. */
  onAdd?: (() => void) | undefined;
  children: ReactNode;
};

/** Fields that few étapes need: one button until wanted, in the surrounding menu if any. */
export function OptionalFields({
  label,
  isWritten,
  firstId,
  onAdd,
  children,
}: OptionalFieldsProps) {
  const menu = useContext(MenuContext);
  const [isWanted, setIsWanted] = useState(isWritten);
  if (isWanted || isWritten) return children;
  const add = () => {
    flushSync(() => {
      setIsWanted(true);
      onAdd?.();
    });
    document.getElementById(firstId)?.focus();
  };
  const button = (
    // Links to the field lead to its button while it is hidden.
    <Button id={firstId} variant="quiet" className="text-left" onClick={add}>
      <IconAdd aria-hidden="true" className="size-5 shrink-0" />
      {label}
    </Button>
  );
  if (menu === undefined) return button;
  return menu === null ? null : createPortal(button, menu);
}
