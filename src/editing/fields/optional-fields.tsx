import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import IconAdd from '~icons/lucide/plus';
import { Button } from '@/ui/button.tsx';

type OptionalFieldsProps = {
  /** « Ajouter … » */
  label: string;
  /** Something is written there already. */
  isWritten: boolean;
  /** What has the focus once they are there. */
  firstId: string;
  /** Called as they are asked for. */
  onAdd?: (() => void) | undefined;
  children: ReactNode;
};

/** Fields that few étapes need: one button until they are wanted. */
export function OptionalFields({
  label,
  isWritten,
  firstId,
  onAdd,
  children,
}: OptionalFieldsProps) {
  const [isWanted, setIsWanted] = useState(isWritten);
  if (isWanted || isWritten) return children;
  const add = () => {
    flushSync(() => {
      setIsWanted(true);
      onAdd?.();
    });
    document.getElementById(firstId)?.focus();
  };
  return (
    // What leads to the field leads to its button while it is not there.
    <Button id={firstId} variant="quiet" className="-ml-6 text-left" onClick={add}>
      <IconAdd aria-hidden="true" className="size-5 shrink-0" />
      {label}
    </Button>
  );
}
