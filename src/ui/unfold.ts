/** Opens the `<details>` around an element, so that it can take the focus. */
export function unfoldAround(element: Element): void {
  for (
    let folded = element.closest<HTMLDetailsElement>('details:not([open])');
    folded !== null;
    folded = folded.closest<HTMLDetailsElement>('details:not([open])')
  ) {
    folded.open = true;
  }
}
