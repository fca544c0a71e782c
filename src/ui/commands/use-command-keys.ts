import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';
import { isPlainKey, type Command } from './command.ts';

const fieldSelector = 'input, select, textarea, [contenteditable]';

/** Makes the keyboard obey a table of commands. A single sign does nothing while one types; nothing does within a dialog. */
export function useCommandKeys(commands: readonly Command[]): void {
  const press = useEffectEvent((id: string, event: KeyboardEvent) => {
    const command = commands.find((candidate) => candidate.id === id);
    if (command === undefined) return;
    const { target } = event;
    const isTyping = target instanceof Element && target.closest(fieldSelector) !== null;
    if (isTyping && isPlainKey(command.keys ?? '')) return;
    event.preventDefault();
    if (command.isIdle !== true) command.run();
  });
  // The same keys stand for the same commands, whatever these do now.
  const table = JSON.stringify(
    commands.flatMap(({ id, keys, alias }) =>
      [keys, alias].flatMap((each) => (each === undefined ? [] : [[each, id]])),
    ),
  );

  // The keys are the document's.
  useEffect(() => {
    const pairs = JSON.parse(table) as [keys: string, id: string][]; // Written just above.
    const bindings = pairs.map(([keys, id]) => [
      keys,
      (event: KeyboardEvent) => press(id, event),
    ]);
    return tinykeys(
      window,
      Object.fromEntries(bindings) as Parameters<typeof tinykeys>[1],
      {
        ignore: ({ target, isComposing }) =>
          isComposing || (target instanceof Element && target.closest('dialog') !== null),
      },
    );
  }, [table]);
}
