import { describe, expect, test } from 'vitest';
import { drawingOf } from './fetch-drawing.ts';

const size = { width: 24, height: 24 };

describe('the shapes of an icon become one path', () => {
  test('of strokes where the icon has them', () => {
    const body =
      '<g fill="none" stroke="currentColor" stroke-width="2"><path d="M1 2h3"/><path d="m4 5v6"/></g>';
    expect(drawingOf({ body, ...size })).toEqual({
      d: 'M1 2h3M0 0m4 5v6',
      side: 24,
      stroke: 2,
    });
  });

  test('that is filled where it has none', () => {
    const body = '<path fill="currentColor" d="M0 0h9v9z"/>';
    expect(drawingOf({ body, width: 15, height: 15 })).toEqual({
      d: 'M0 0h9v9z',
      side: 15,
      stroke: 0,
    });
  });

  test.each([
    ['<circle cx="12" cy="10" r="3"/>', 'M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
    ['<ellipse cx="12" cy="5" rx="9" ry="3"/>', 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z'],
    ['<rect width="4" height="6" x="2" y="3"/>', 'M2 3h4v6h-4v-6z'],
    [
      '<rect width="8" height="6" x="2" y="3" rx="1"/>',
      'M3 3h6a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z',
    ],
  ])('%s is %s', (body, d) => {
    expect(drawingOf({ body, ...size })?.d).toBe(d);
  });
});

test.each([
  ['an element that is no shape', { body: '<script>alert(1)</script>', ...size }],
  ['a path that is no path', { body: '<path d="url(#a)"/>', ...size }],
  ['a shape that is turned', { body: '<path transform="rotate(9)" d="M0 0"/>', ...size }],
  ['nothing', { body: '', ...size }],
  ['a square that it does not fill', { body: '<path d="M0 0"/>', width: 24, height: 12 }],
])('an icon with %s has no drawing', (_, icon) => {
  expect(drawingOf(icon)).toBeNull();
});
