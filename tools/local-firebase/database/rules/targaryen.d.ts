/** The part of targaryen 3.1.0 that judges one expression. It has no types of its own. */
declare module 'targaryen/lib/parser/index.js' {
  export type Rule = {
    /** @throws when the expression meets a type it does not take. */
    evaluate: (state: Record<string, unknown>) => unknown;
    toString: () => string;
  };

  /** @throws when the expression is not one, is not a boolean or uses what rules do not have. */
  export function parse(rule: string, captures: string[], isWrite: boolean): Rule;
}

declare module 'targaryen/lib/parser/string-methods.js' {
  const methods: { endsWith: (text: string, end: unknown) => boolean };
  export default methods;
}
