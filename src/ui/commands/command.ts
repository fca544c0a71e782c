/** Something that is done from anywhere in the editor or on the desk: by its shortcut, or by its name in the palette. */
export type Command = {
  id: string;
  /** What it does, in the infinitive. */
  label: string;
  /** As `tinykeys` reads it; `$mod` is Ctrl, or ⌘ on a Mac. Absent for what the palette alone offers. */
  keys?: string | undefined;
  /** Other keys that do the same and are not listed. */
  alias?: string | undefined;
  /** There is nothing for it to do now. */
  isIdle?: boolean | undefined;
  run: () => void;
};

const words: Readonly<Record<string, string>> = {
  Alt: 'Alt',
  Shift: 'Maj',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Échap',
};

/** The keys of a shortcut as they are written on a French keyboard: `$mod+Shift+z` gives « Ctrl », « Maj », « Z ». */
export function keyWords(keys: string, isMac: boolean): string[] {
  // What may be pressed as well is no part of the shortcut: « ? » needs Shift on most keyboards.
  return keys
    .replace(/^\[\w+\]\+/, '')
    .split('+')
    .map((key) => {
      if (key === '$mod') return isMac ? '⌘' : 'Ctrl';
      if (key === 'Alt' && isMac) return '⌥';
      return words[key] ?? key.replace(/^(Digit|Key)/, '').toUpperCase();
    });
}

/** Whether a shortcut is a single sign: in a field it would be typed. */
export function isPlainKey(keys: string): boolean {
  return !/\$mod|Alt|Control|Meta/.test(keys);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The commands whose name holds each word of what was typed, accents and capitals aside. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = plain(typed).split(/\s+/);
  return commands.filter(({ label }) => {
    const name = plain(label);
    return wanted.every((word) => name.includes(word));
  });
}
