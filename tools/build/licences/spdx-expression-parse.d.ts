/** The part of spdx-expression-parse that `locked-packages.ts` uses; it has no types. */
declare module 'spdx-expression-parse' {
  export type Expression =
    | { license: string; plus?: true; exception?: string }
    | { documentRef?: string; licenseRef: string }
    | { left: Expression; conjunction: 'and' | 'or'; right: Expression };

  /** Throws for an invalid expression of SPDX. */
  export default function parse(text: string): Expression;
}
