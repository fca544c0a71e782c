/** Joins the class names that hold; the others are left out. */
export function classNames(...parts: readonly (string | false | undefined)[]): string {
  return parts
    .filter((part) => part !== false && part !== undefined && part !== '')
    .join(' ');
}
