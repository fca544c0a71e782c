import { keyWords } from './command.ts';

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys of a shortcut, drawn as keys. */
export function ShortcutKeys({ keys }: { keys: string }) {
  return (
    <span className="flex shrink-0 items-center gap-1">
      {keyWords(keys, isMac).map((word) => (
        <kbd
          key={word}
          className="min-w-7 rounded-carte border border-trait-fort bg-fond px-1.5 text-center font-mono text-base text-texte"
        >
          {word}
        </kbd>
      ))}
    </span>
  );
}
