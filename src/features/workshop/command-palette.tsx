import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { findCommands, type Command } from '@/ui/commands/command.ts';
import { ShortcutKeys } from '@/ui/commands/shortcut-keys.tsx';

type CommandPaletteProps = {
  commands: readonly Command[];
  onClose: () => void;
};

/** Every command by its name: typed, chosen with the arrows, done with Enter (WAI-ARIA APG, combobox with a list). */
export function CommandPalette({ commands, onClose }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const id = useId();
  const fieldId = `${id}-champ`;
  // The dialog would take the focus to its first button.
  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId]);
  const found = findCommands(
    commands.filter(({ isIdle }) => isIdle !== true),
    typed,
  );
  const active = found[Math.min(index, found.length - 1)];
  const optionId = (command: Command) => `${id}-${command.id}`;

  const run = (command: Command) => {
    // Closed first: the dialog gives the focus back, and the command may then take it elsewhere.
    flushSync(onClose);
    command.run();
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      const next = (Math.min(index, found.length - 1) + by + found.length) % found.length;
      setIndex(next);
      const option = found[next];
      if (option === undefined) return;
      document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      run(active);
    }
  };

  return (
    <Dialog open onClose={onClose} title={'Que voulez-vous faire\u202F?'}>
      <Field
        id={fieldId}
        label={'Que faire\u202F?'}
        hint="Quelques lettres suffisent. Flèches pour choisir, Entrée pour valider."
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-liste`}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : optionId(active)}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setIndex(0);
        }}
        onKeyDown={press}
      />
      <div
        id={`${id}-liste`}
        role="listbox"
        aria-label={'Ce que l’on peut faire'}
        className="mt-4 max-h-80 overflow-y-auto"
      >
        {found.map((command) => (
          // The keyboard stays in the field, which says which one is chosen.
          <div
            key={command.id}
            id={optionId(command)}
            role="option"
            tabIndex={-1}
            aria-selected={command === active}
            onPointerDown={(event) => event.preventDefault()}
            onPointerUp={() => run(command)}
            className="flex min-h-12 cursor-pointer items-center justify-between gap-4 rounded-carte px-3 py-2 hover:bg-primaire/8 aria-selected:bg-primaire/12"
          >
            <span className="min-w-0">{command.label}</span>
            {command.keys !== undefined && <ShortcutKeys keys={command.keys} />}
          </div>
        ))}
      </div>
      <p role="status" className="text-texte-doux">
        {found.length === 0 && 'Aucune commande ne porte ce nom.'}
      </p>
    </Dialog>
  );
}
