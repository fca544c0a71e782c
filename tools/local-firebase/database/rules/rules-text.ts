/** Refused rules, with the place of the fault: `line:column: the error`. */
export class RulesRefused extends Error {}

/** A value of a rules file and its place in the text. */
export type RulesValue = {
  readonly at: number;
  readonly value:
    | string
    | number
    | boolean
    | null
    | readonly RulesValue[]
    | ReadonlyMap<string, RulesValue>;
  /** For a string: the place of each of its characters, and its end. */
  readonly offsets?: readonly number[];
};

/** Place of an offset in the text, as an editor counts. */
export function placeOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

export function refuseAt(text: string, offset: number, message: string): RulesRefused {
  return new RulesRefused(`${placeOf(text, offset)}: ${message}`);
}

/**
 * Reads the JSON of a rules file, which may hold comments and strings over several lines.
 * @throws RulesRefused
 */
export function readRulesText(text: string): RulesValue {
  let at = 0;

  function skipBlank(): void {
    for (;;) {
      while (/\s/.test(text[at] ?? '')) {
        at += 1;
      }
      const end = text.startsWith('//', at)
        ? text.indexOf('\n', at)
        : text.startsWith('/*', at)
          ? text.indexOf('*/', at + 2) + 2
          : undefined;
      if (end === undefined) {
        return;
      }
      if (end === 1) {
        throw refuseAt(text, at, 'Unterminated comment.');
      }
      at = end === -1 ? text.length : end;
    }
  }

  function expect(sign: string): void {
    skipBlank();
    if (text[at] !== sign) {
      throw refuseAt(
        text,
        at,
        `Parse error: expected "${sign}", got ${text[at] === undefined ? 'the end of the file' : `"${text[at] ?? ''}"`}.`,
      );
    }
    at += 1;
  }

  function readValue(): RulesValue {
    skipBlank();
    const start = at;
    switch (text[at]) {
      case '{':
        return { at: start, value: readObject() };
      case '[':
        return { at: start, value: readList() };
      case '"':
        return readString();
      default:
        return { at: start, value: readWord() };
    }
  }

  function readObject(): ReadonlyMap<string, RulesValue> {
    const fields = new Map<string, RulesValue>();
    at += 1;
    skipBlank();
    while (text[at] !== '}') {
      skipBlank();
      const start = at;
      const key = readString().value;
      if (fields.has(key)) {
        throw refuseAt(text, start, `Parse error: key ${key} is there twice.`);
      }
      expect(':');
      fields.set(key, readValue());
      skipBlank();
      if (text[at] !== '}') {
        expect(',');
        skipBlank();
      }
    }
    at += 1;
    return fields;
  }

  function readList(): readonly RulesValue[] {
    const items: RulesValue[] = [];
    at += 1;
    skipBlank();
    while (text[at] !== ']') {
      items.push(readValue());
      skipBlank();
      if (text[at] !== ']') {
        expect(',');
        skipBlank();
      }
    }
    at += 1;
    return items;
  }

  function readString(): RulesValue & { value: string } {
    const start = at;
    expect('"');
    const offsets: number[] = [];
    let value = '';
    while (text[at] !== '"') {
      const piece = text[at] === '\\' ? readEscape() : text[at];
      if (piece === undefined) {
        throw refuseAt(text, start, 'Parse error: unterminated string.');
      }
      offsets.push(at);
      value += piece;
      at += 1;
    }
    offsets.push(at);
    at += 1;
    return { at: start, value, offsets };
  }

  /** Leaves the reader on the last character of the escape. */
  function readEscape(): string {
    const length = text[at + 1] === 'u' ? 6 : 2;
    try {
      const piece: unknown = JSON.parse(`"${text.slice(at, at + length)}"`);
      at += length - 1;
      return String(piece);
    } catch {
      throw refuseAt(text, at, 'Parse error: unknown escape sequence.');
    }
  }

  function readWord(): string | number | boolean | null {
    const word = /^[\w.+-]+/.exec(text.slice(at, at + 40))?.[0] ?? '';
    try {
      // A word of JSON is a number, a boolean or null.
      const value = JSON.parse(word) as number | boolean | null;
      at += word.length;
      return value;
    } catch {
      throw refuseAt(
        text,
        at,
        `Parse error: unexpected ${at < text.length ? `"${text[at] ?? ''}"` : 'end of file'}.`,
      );
    }
  }

  const value = readValue();
  skipBlank();
  if (at < text.length) {
    throw refuseAt(text, at, 'Parse error: unexpected text after the rules.');
  }
  return value;
}
