import { expect, test } from 'vitest';
import { compileCodeText } from './code-text-plugin.ts';

function compiled(methode: string): string {
  return compileCodeText(
    `---\nenBref: Un code.\nsources:\n  - titre: Un livre\nexercice: null\n---\n\n## À la main\n\n${methode}\n\n## Histoire\n\nAncienne.\n`,
  );
}

test('words, marks, lists and tables become elements, in French typography', () => {
  expect(compiled("Voici : l'art _noble_ du `a : b`.")).toContain(
    `h("p", null, "Voici\u00A0: l’art ", h("em", null, "noble"), " du ", h("code", null, "a : b"), ".")`,
  );
  expect(compiled('1. Un\n2. Deux')).toContain(
    'h("ol", null, h("li", null, "Un"), h("li", null, "Deux"))',
  );
  expect(compiled('| Son | Signe |\n| --- | :---: |\n| O, OU | un poussin |')).toContain(
    [
      'h("table", null, h("thead", null, h("tr", null, h("th", null, "Son"), h("th", null, "Signe"))), ',
      'h("tbody", null, h("tr", null, h("td", null, "O, OU"), h("td", null, "un poussin"))))',
    ].join(''),
  );
});

test.each([
  ['HTML', '<script>alert(1)</script>'],
  ['HTML in a line', 'Un <b>mot</b>'],
  ['a picture', '![Un code](code.png)'],
  ['a quotation', '> Un code'],
])('%s stops the build', (_, methode) => {
  expect(() => compiled(methode)).toThrow('This text cannot hold');
});

test('another heading stops the build', () => {
  expect(() => compiled('## Ailleurs')).toThrow('The headings are');
});
