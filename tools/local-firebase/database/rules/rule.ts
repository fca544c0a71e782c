import { parse } from 'targaryen/lib/parser/index.js';
import stringMethods from 'targaryen/lib/parser/string-methods.js';
import { placeOf, refuseAt, type RulesValue } from './rules-text.ts';

// targaryen finds the first occurrence: 'abab' would not end with 'ab', and 'a' with 'bb'.
stringMethods.endsWith = (text, end) => {
  if (typeof end !== 'string') {
    throw new Error(`${String(end)} is not a string.`);
  }
  return text.endsWith(end);
};

export type RuleKind = 'read' | 'write' | 'validate';

/** Counts of a rule's results. */
export type RuleCount = { true: number; false: number };

/** A `.read`, `.write` or `.validate`. */
export class Rule {
  readonly kind: RuleKind;
  readonly text: string;
  /** `line:column` in the rules file. */
  readonly place: string;
  readonly count: RuleCount = { true: 0, false: 0 };
  readonly #judge: (state: Record<string, unknown>) => boolean;

  /** @throws RulesRefused when it does not parse, with its place. */
  constructor(
    kind: RuleKind,
    { at, value, offsets }: RulesValue,
    captures: string[],
    file: string,
  ) {
    if (typeof value !== 'string' && typeof value !== 'boolean') {
      throw refuseAt(file, at, `Expected .${kind} to be a string or a boolean.`);
    }
    this.kind = kind;
    this.text = String(value).trim();
    this.place = placeOf(file, at);
    this.#judge = judgeOf({ kind, text: String(value), captures }, (offset, message) =>
      refuseAt(file, offsets?.[offset] ?? at, message),
    );
  }

  get isConstant(): boolean {
    return this.text === 'true' || this.text === 'false';
  }

  /** False too after an error in the judgement, as on Google's server. */
  allows(state: Record<string, unknown>): boolean {
    const isAllowed = this.#judge(state);
    this.count[isAllowed ? 'true' : 'false'] += 1;
    return isAllowed;
  }
}

type RuleSource = { kind: RuleKind; text: string; captures: string[] };

function judgeOf(
  { kind, text, captures }: RuleSource,
  refuse: (offset: number, message: string) => Error,
): (state: Record<string, unknown>) => boolean {
  const trimmed = text.trim();
  if (trimmed === 'true' || trimmed === 'false') {
    return () => trimmed === 'true';
  }
  // Comments of the language: blanks of the same length keep the places of the rest.
  const code = text.replace(/\/\*[^]*?\*\//g, (comment) => ' '.repeat(comment.length));
  try {
    const rule = parse(code, captures, kind !== 'read');
    return (state) => {
      try {
        return rule.evaluate(state) === true;
      } catch {
        // A wrong type or path: a rule that fails does not allow.
        return false;
      }
    };
  } catch (error) {
    throw refuse(offsetOf(error), messageOf(error));
  }
}

/** Place where targaryen (`start`) or its parser (`index`) found the fault. */
function offsetOf(error: unknown): number {
  if (typeof error === 'object' && error !== null) {
    if ('start' in error && typeof error.start === 'number') {
      return error.start;
    }
    if ('index' in error && typeof error.index === 'number') {
      return error.index;
    }
  }
  return 0;
}

function messageOf(error: unknown): string {
  return error instanceof Error
    ? error.message.replace(/^Line \d+: /, '')
    : 'the expression is not understood';
}
