import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetIcons } from '../icons/icon-loader.ts';
import { Embleme } from './embleme.tsx';
import { themeEmblemes } from './emblemes.ts';

/** Addresses fetched. */
let asked: string[];

/** Has both hosts answer with this status, and these icons. */
function answer(status: number, icons: Readonly<Record<string, { body: string }>>): void {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const prefix = /\/(\w+)\.json/.exec(url)?.[1] ?? '';
    return Promise.resolve(
      Response.json({ prefix, icons, width: 24, height: 24 }, { status }),
    );
  });
}

function pathIn(container: Element): string | null | undefined {
  return container.querySelector('path')?.getAttribute('d');
}

beforeEach(() => {
  // Each test has a page of its own, without drawings.
  vi.resetModules();
  localStorage.clear();
  forgetIcons();
  asked = [];
});
afterEach(() => {
  document.body.replaceChildren();
});

test('the icon of an author is loaded from the site, and its room is reserved until then', async () => {
  answer(200, { fort: { body: '<path stroke-width="2" d="M1 2h3"/>' } });
  const { container } = render(<Embleme embleme="lucide:fort" theme="eau" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(pathIn(container)).toBeUndefined();
  await waitFor(() => expect(pathIn(container)).toBe('M1 2h3'));
  expect(asked).toEqual(['/api/_nuxt_icon/lucide.json?icons=fort']);
});

test('an icon removed from its set is the emblem of the theme', async () => {
  answer(200, {});
  const { container } = render(<Embleme embleme="lucide:disparue" theme="pierre" />);
  await waitFor(() => expect(pathIn(container)).toBe(themeEmblemes.pierre.d));
});

test('a set that cannot be had is the emblem of the theme', async () => {
  answer(503, {});
  const { container } = render(<Embleme embleme="maki:coupee" theme="eau" />);
  await waitFor(() => expect(pathIn(container)).toBe(themeEmblemes.eau.d));
  expect(asked).toHaveLength(1);
});

test.each(['', 'bateau', 'autre:fort', 'lucide:../../secret', 'lucide:Fort', 'lucide:'])(
  '« %s » names no icon: it is the emblem of the theme, without a request',
  (embleme) => {
    answer(200, {});
    const { container } = render(<Embleme embleme={embleme} theme="nature" />);
    expect(pathIn(container)).toBe(themeEmblemes.nature.d);
    expect(asked).toEqual([]);
  },
);

test('a prerendered page shows its emblem at once, without a request', async () => {
  answer(200, {});
  const { holdDrawings } = await import('../icons/drawings.ts');
  const built = await import('./embleme.tsx');
  holdDrawings([['temaki:tour', { d: 'M5 6h7', side: 15, stroke: 0 }]]);
  document.body.innerHTML = renderToString(
    <built.Embleme embleme="temaki:tour" theme="eau" />,
  );

  vi.resetModules();
  const awake = await import('./embleme.tsx');
  const { container } = render(<awake.Embleme embleme="temaki:tour" theme="eau" />);
  expect(container.innerHTML).toBe(document.querySelector('body > svg')?.outerHTML);
  expect(pathIn(container)).toBe('M5 6h7');
  expect(asked).toEqual([]);
});
