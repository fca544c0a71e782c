/** Texts of a list of texts, or of objects with one: options, indices. */
export function textsOfList(list: readonly unknown[]): string[] {
  return list
    .map((item) => {
      if (typeof item === 'string') return item;
      return typeof item === 'object' && item !== null && 'texte' in item
        ? String(item.texte)
        : '';
    })
    .filter((texte) => texte !== '');
}
