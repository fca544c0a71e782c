/** Buttons of the toolbar that format a text. */
export type TexteMark = 'titre' | 'gras' | 'italique' | 'liste';

/** Replacement text of `[from, to[`, and the selection after it. */
export type TexteEdit = {
  from: number;
  to: number;
  inserted: string;
  selectFrom: number;
  selectTo: number;
};

type Selection = { texte: string; from: number; to: number };

const around: Partial<Record<TexteMark, { sign: string; words: string }>> = {
  gras: { sign: '**', words: 'texte en gras' },
  italique: { sign: '_', words: 'texte en italique' },
};

function wrap({ texte, from, to }: Selection, sign: string, words: string): TexteEdit {
  const before = texte.slice(Math.max(0, from - sign.length), from);
  const isWrapped = before === sign && texte.slice(to, to + sign.length) === sign;
  const selected = texte.slice(from, to);
  if (isWrapped) {
    const start = from - sign.length;
    return {
      from: start,
      to: to + sign.length,
      inserted: selected,
      selectFrom: start,
      selectTo: start + selected.length,
    };
  }
  // A mark with a space at its edge is not one in Markdown.
  const core = selected.trim();
  const lead = selected.slice(0, selected.indexOf(core));
  const trail = selected.slice(lead.length + core.length);
  const held = core === '' ? words : core;
  const start = from + lead.length + sign.length;
  return {
    from,
    to,
    inserted: `${lead}${sign}${held}${sign}${trail}`,
    selectFrom: start,
    selectTo: start + held.length,
  };
}

/** Prefix of each kind of line. */
const lineStart: Readonly<Record<string, RegExp>> = {
  titre: /^#{1,6}\s+/,
  liste: /^[-*+]\s+/,
  numeros: /^\d+[.)]\s+/,
  citation: /^>\s?/,
};

function beginLines({ texte, from, to }: Selection, mark: TexteMark): TexteEdit {
  const start = texte.lastIndexOf('\n', from - 1) + 1;
  const ending = texte.indexOf('\n', to);
  const end = ending === -1 ? texte.length : ending;
  const lines = texte.slice(start, end).split('\n');
  const own = lineStart[mark] ?? /^$/;
  const isMarked = lines.every((line) => line === '' || own.test(line));
  const bare = lines.map((line) =>
    Object.values(lineStart).reduce((rest, sign) => rest.replace(sign, ''), line),
  );
  const isEmpty = bare.every((line) => line === '');
  const marked =
    isMarked && !isEmpty
      ? bare
      : bare.map((line) => `${mark === 'titre' ? '## ' : '- '}${line}`);
  // A block needs an empty line before it.
  const before = texte.slice(0, start);
  const gap = before === '' || before.endsWith('\n\n') ? '' : '\n';
  const inserted = gap + marked.join('\n');
  const caret = start + inserted.length;
  return { from: start, to: end, inserted, selectFrom: caret, selectTo: caret };
}

/** Applies a button of the toolbar; a second press undoes it. */
export function markTexte(selection: Selection, mark: TexteMark): TexteEdit {
  const { sign, words } = around[mark] ?? {};
  return sign === undefined || words === undefined
    ? beginLines(selection, mark)
    : wrap(selection, sign, words);
}

/** Makes the selection a link; its address is selected, to be typed over. */
export function linkTexte({ texte, from, to }: Selection): TexteEdit {
  const words = inBrackets(texte.slice(from, to)) || 'mots du lien';
  const address = 'https://';
  const selectFrom = from + `[${words}](`.length;
  return {
    from,
    to,
    inserted: `[${words}](${address})`,
    selectFrom,
    selectTo: selectFrom + address.length,
  };
}

/** Adds a block after the paragraph of the selection. */
export function blockTexte({ texte, to }: Selection, block: string): TexteEdit {
  const ending = texte.indexOf('\n\n', to);
  const at = ending === -1 ? texte.length : ending;
  const before = texte.slice(0, at);
  const gap = before.trim() === '' ? '' : '\n\n';
  const inserted = `${gap}${block}`;
  const caret = at + inserted.length;
  return { from: at, to: at, inserted, selectFrom: caret, selectTo: caret };
}

/** Escapes words for the brackets of a link or of a picture. */
export function inBrackets(typed: string): string {
  return typed.trim().replace(/[[\]\n]+/g, ' ');
}
