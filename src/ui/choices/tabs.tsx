import type { ComponentType, KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';

type Tab<Id extends string> = {
  id: Id;
  label: string;
  Icon?: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }> | undefined;
};

type TabsProps<Id extends string> = {
  /** Accessible name of the whole. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onValueChange: (id: Id) => void;
  /** They share the whole width, icon over word: under a thumb. */
  spread?: boolean | undefined;
  className?: string | undefined;
};

/** Id of the tab of a panel: value of the panel's `aria-labelledby`. */
export function tabIdOf(id: string): string {
  return `onglet-${id}`;
}

/** Id that a panel takes. */
export function tabPanelIdOf(id: string): string {
  return `volet-${id}`;
}

const ways: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs with one chosen; arrows move to the next, Home and End to the ends. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onValueChange,
  spread = false,
  className,
}: TabsProps<Id>) {
  const press = (event: KeyboardEvent) => {
    const from = tabs.findIndex(({ id }) => id === value);
    const by = ways[event.key];
    const to =
      by !== undefined
        ? (from + by + tabs.length) % tabs.length
        : { Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onValueChange(next.id);
    document.getElementById(tabIdOf(next.id))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={press}
      className={classNames('flex', className)}
    >
      {tabs.map(({ id, label: word, Icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabIdOf(id)}
          aria-selected={id === value}
          aria-controls={tabPanelIdOf(id)}
          tabIndex={id === value ? 0 : -1}
          onClick={() => onValueChange(id)}
          className={classNames(
            'inline-flex min-h-12 items-center justify-center border-b-[3px] border-transparent font-bold text-texte-doux hover:text-texte aria-selected:border-primaire aria-selected:text-primaire-fort',
            spread
              ? 'min-w-0 flex-1 flex-col gap-0.5 px-0.5 py-1.5 text-[min(1rem,4.2vw)]'
              : 'gap-2 px-4',
          )}
        >
          {Icon !== undefined && <Icon className="size-5 shrink-0" aria-hidden="true" />}
          {word}
        </button>
      ))}
    </div>
  );
}
