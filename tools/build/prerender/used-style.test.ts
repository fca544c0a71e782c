// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { canMatch, partFaces, usedStyle, wordsOf } from './used-style.ts';

const words = new Set(
  wordsOf('<main class="mt-4 md:w-1/2 [&amp;&gt;svg]:size-5"><p id="a">'),
);

describe('canMatch', () => {
  it.each([
    ['.mt-4', true],
    ['.mt-5', false],
    ['.md\\:w-1\\/2', true],
    ['.\\[\\&\\>svg\\]\\:size-5>svg', false],
    ['main p:hover', true],
    ['table', false],
    [':focus-visible', true],
    ['::placeholder', true],
    [":root:not([data-theme='clair'])", true],
    [':where(button,summary):not(:disabled)', true],
    ['.mt-4 .absent', false],
    [':where(.absent>:not(:last-child))', false],
    [':where(.mt-4>:not(:last-child))', true],
    ['::file-selector-button', false],
  ])('judges %s: %s', (selector, expected) => {
    expect(canMatch(selector, words)).toBe(expected);
  });
});

describe('usedStyle', () => {
  it('keeps the rules of existing elements, in their order and their layers', () => {
    const css =
      '@layer base{p{margin:0}table{border:0}}@layer utilities{.mt-4{margin-top:1rem}.mt-5{margin-top:2rem}}';
    expect(usedStyle(css, words)).toBe(
      '@layer base{p{margin:0}}@layer utilities{.mt-4{margin-top:1rem}}',
    );
  });

  it('keeps the variables and the movements that something uses, and only them', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px}p{width:var(--a);animation:tourne 1s}@keyframes tourne{to{opacity:1}}@keyframes autre{to{opacity:1}}@property --c{syntax:"*";inherits:false}';
    expect(usedStyle(css, words)).toBe(
      ':root{--a:var(--b);--b:1px}p{width:var(--a);animation:tourne 1s}@keyframes tourne{to{opacity:1}}',
    );
  });

  it('leaves what old browsers need of Tailwind to the whole stylesheet, at its rank', () => {
    const css = '@layer properties{@supports (a:b){*{--tw-a:0}}}p{margin:0}';
    expect(usedStyle(css, words)).toMatch(/^@layer properties;?\n?p{margin:0}$/);
  });

  it('mixes colours without asking whether the browser can: the whole stylesheet asks', () => {
    const css =
      '.mt-4{color:red}@supports (color:color-mix(in lab, red, red)){.mt-4{color:color-mix(in oklab, red 10%, transparent)}}';
    expect(usedStyle(css, words)).toBe(
      '.mt-4{color:color-mix(in oklab, red 10%, transparent)}',
    );
  });

  it('drops a media query that has become empty', () => {
    expect(usedStyle('@media print{table{border:0}}p{margin:0}', words)).toBe(
      'p{margin:0}',
    );
  });
});

describe('partFaces', () => {
  it('separates declarations of fonts from their use, so that a document declares them once', () => {
    const face = (name: string) =>
      `@font-face{font-family:${name};font-display:optional}`;
    expect(partFaces(`${face('titre')}p{font-family:titre}${face('texte')}`)).toEqual({
      faces: `${face('titre')}${face('texte')}`,
      rest: 'p{font-family:titre}',
    });
  });
});
