/** What `locked-packages.ts` uses of spdx-expression-parse, which brings no types. */
declare module 'spdx-expression-parse' {
  export type Expression =
    | { license: string; plus?: true; exception?: string }
    | { documentRef?: string; licenseRef: string }
    | { left: Expression; conjunction: 'and' | 'or'; right: Expression };

  /** Throws for what is no expression of SPDX. */
  export default function parse(text: string): Expression;
}
