import { expect, test } from 'vitest';
import { blockTexte, linkTexte, markTexte, type TexteEdit } from './texte-edit.ts';

/** `[` and `]` mark the ends of the selection. */
function read(marked: string) {
  const from = marked.indexOf('[');
  const to = marked.indexOf(']') - 1;
  return { texte: marked.replace('[', '').replace(']', ''), from, to };
}

function after(marked: string, edit: TexteEdit): string {
  const { texte } = read(marked);
  const next = texte.slice(0, edit.from) + edit.inserted + texte.slice(edit.to);
  const { selectFrom, selectTo } = edit;
  return `${next.slice(0, selectFrom)}[${next.slice(selectFrom, selectTo)}]${next.slice(selectTo)}`;
}

test.each([
  ['gras', 'un [mot] ici', 'un **[mot]** ici'],
  ['gras', 'un **[mot]** ici', 'un [mot] ici'],
  ['gras', 'un[ mot ]ici', 'un **[mot]** ici'],
  ['italique', 'un []ici', 'un _[texte en italique]_ici'],
  ['titre', 'avant\n\nle [la]voir', 'avant\n\n## le lavoir[]'],
  ['titre', '## le [la]voir', 'le lavoir[]'],
  ['titre', 'avant\nle [la]voir', 'avant\n\n## le lavoir[]'],
  ['liste', '[un\ndeux]', '- un\n- deux[]'],
  ['liste', '[1. un\n2. deux]', '- un\n- deux[]'],
  ['liste', '[- un\n- deux]', 'un\ndeux[]'],
  ['titre', '[]', '## []'],
] as const)('« %s » makes of « %s » « %s »', (mark, before, expected) => {
  expect(after(before, markTexte(read(before), mark))).toBe(expected);
});

test.each([
  ['voir [ici] même', 'voir [ici](https://) même'],
  ['voir [] même', 'voir [mots du lien](https://) même'],
])('a link over « %s » awaits its address', (before, expected) => {
  const edit = linkTexte(read(before));
  const { texte } = read(before);
  const next = texte.slice(0, edit.from) + edit.inserted + texte.slice(edit.to);
  expect(next).toBe(expected);
  expect(next.slice(edit.selectFrom, edit.selectTo)).toBe('https://');
});

test.each([
  ['[]', 'BLOC[]'],
  ['un []mot\n\nsuite', 'un mot\n\nBLOC[]\n\nsuite'],
])('a block is separate, after the paragraph: « %s »', (before, expected) => {
  expect(after(before, blockTexte(read(before), 'BLOC'))).toBe(expected);
});
