import parse, { type Expression } from 'spdx-expression-parse';

/** Licences of SPDX under which code may be part of a work that is given away under the EUPL 1.2 (docs/tooling.md, « Licences »). */
export const codeLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'EUPL-1.2',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
]);

/** The same, and those of fonts and data, which ask for their notice and nothing of the code beside them. */
export const contentLicences: ReadonlySet<string> = new Set([
  ...codeLicences,
  'CC-BY-4.0',
  'OFL-1.1',
]);

/**
 * Whether an expression of SPDX leaves a choice that is allowed: of `OR` one side is enough, of `AND` none may be missing.
 * An exception (`WITH`) and a text that is no expression are for a person to read, and are refused.
 */
export function isAllowed(licence: string, allowed: ReadonlySet<string>): boolean {
  try {
    return allows(parse(licence), allowed);
  } catch {
    // « SEE LICENSE IN … », « UNLICENSED », a name that SPDX does not know.
    return false;
  }
}

function allows(expression: Expression, allowed: ReadonlySet<string>): boolean {
  if ('conjunction' in expression) {
    const { left, conjunction, right } = expression;
    return conjunction === 'or'
      ? allows(left, allowed) || allows(right, allowed)
      : allows(left, allowed) && allows(right, allowed);
  }
  return (
    'license' in expression &&
    expression.exception === undefined &&
    allowed.has(expression.license)
  );
}
