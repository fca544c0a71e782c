import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepTranslatedPage } from './translated-dom.ts';

let stop: () => void;

beforeAll(() => {
  stop = keepTranslatedPage();
});

// Other files share the page.
afterAll(() => stop());

function wrap(text: Text): Element {
  // Its name alone: the element itself is out of use everywhere but here.
  const name = 'font' as string;
  const [outer, inner] = [document.createElement(name), document.createElement(name)];
  inner.textContent = `EN ${text.data}`;
  outer.append(inner);
  return outer;
}

function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ parentElement }) => parentElement?.tagName !== 'FONT');
}

/** The two ways in which a translator replaces a text. */
const ways: readonly (readonly [string, (text: Text) => void])[] = [
  ['replaced', (text) => text.replaceWith(wrap(text))],
  [
    'put before, and the text removed',
    (text) => {
      text.before(wrap(text));
      text.remove();
    },
  ],
];

let change: (next: { count: number; isShown: boolean; names: string[] }) => void;

function Page() {
  const [{ count, isShown, names }, setState] = useState({
    count: 1,
    isShown: true,
    names: ['a', 'b'],
  });
  change = setState;
  return (
    <main>
      Il reste {count} étapes. {isShown && 'Une phrase seule.'}
      {names.map((name) => (
        <b key={name}>{name}</b>
      ))}
      {isShown ? 'Oui' : <i>Non</i>}
    </main>
  );
}

test.each(ways)(
  'a text that was %s changes, moves and leaves as React says',
  (_way, translate) => {
    render(<Page />);
    const main = screen.getByRole('main');
    const translateAll = () => textsOf(main).forEach(translate);
    translateAll();
    expect(main).toHaveTextContent('EN Il reste');

    act(() => change({ count: 2, isShown: true, names: ['b', 'c', 'a'] }));
    expect(main.textContent).toMatch(/Il reste .*2.* étapes/);
    expect(main.textContent).not.toMatch(/EN 1\b/);
    expect([...main.querySelectorAll('b')].map((b) => b.textContent.at(-1))).toEqual([
      'b',
      'c',
      'a',
    ]);

    translateAll();
    act(() => change({ count: 3, isShown: false, names: [] }));
    expect(main.textContent).not.toMatch(/Une phrase seule|Oui/);
    expect(main.textContent).toMatch(/3.*Non/);

    translateAll();
    act(() => change({ count: 4, isShown: true, names: ['d'] }));
    expect(main.textContent).toMatch(/4.*Une phrase seule\..*d.*Oui/);
  },
);

test('a page of which a part is gone altogether goes on', () => {
  const { unmount } = render(<Page />);
  screen.getByRole('main').replaceChildren();
  expect(() =>
    act(() => change({ count: 2, isShown: false, names: ['z'] })),
  ).not.toThrow();
  expect(unmount).not.toThrow();
});
