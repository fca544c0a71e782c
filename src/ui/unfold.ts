/** Opens what is folded around an element (`<details>`), so that it can take the focus. */
export function unfoldAround(element: Element): void {
  for (
    let folded = element.closest<HTMLDetailsElement>('details:not([open])');
    folded !== null;
    folded = folded.closest<HTMLDetailsElement>('details:not([open])')
  ) {
    folded.open = true;
  }
}
