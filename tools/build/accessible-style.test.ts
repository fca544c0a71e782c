import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFolder } from '../lib/environment.ts';

/** Statements of `docs/accessibility/rgaa.md` about the style: as far as its sources can prove them. */

function textOf(file: string): string {
  return readFileSync(path.join(repositoryFolder, file), 'utf8');
}

const css = textOf('src/styles/main.css');
const sources = readdirSync(path.join(repositoryFolder, 'src'), { recursive: true })
  .map((file) => path.join('src', String(file)))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

/** The declarations of the first rule of a selector. */
function ruleOf(selector: string): string {
  const start = css.indexOf(`${selector} {`);
  return start === -1 ? '' : css.slice(start, css.indexOf('}', start));
}

test('the focus is drawn around every control, and one that takes its outline away has another drawn for it', () => {
  expect(ruleOf('\n  :focus-visible')).toMatch(/outline: 3px solid/);
  const bare = sources.filter((file) => {
    const text = textOf(file);
    const lines = text.split('\n').filter((line) => line.includes('outline-none'));
    // An element that only the page focuses is not a control.
    const ofControls = lines.filter((line) => !line.includes('tabIndex={-1}'));
    const isDrawnAround =
      /(?:has-focus-visible|has-\[[^\]]*:focus-visible\]|focus-visible:after|focus-within):outline-3/.test(
        text,
      );
    return ofControls.length > 0 && !isDrawnAround;
  });
  expect(bare).toEqual([]);
});

test('the colour of the text and that of its ground are given together', () => {
  expect(css).toMatch(
    /background-color: var\(--couleur-fond\);\s*color: var\(--couleur-texte\);/,
  );
});

test('nothing asks for a screen held one way, and nothing turns it', () => {
  const manifest = JSON.parse(textOf('public/manifest.webmanifest')) as {
    orientation?: string;
  };
  expect(manifest.orientation ?? 'any').toBe('any');
  expect(css).not.toMatch(/@media[^{]*\(orientation/);
  const turning = sources.filter((file) =>
    /orientation\.lock|\b(?:portrait|landscape):[a-z-]+[ "'`]/.test(textOf(file)),
  );
  expect(turning).toEqual([]);
});

test('each table has a title, and each drawing of an interface is hidden or named', () => {
  const untitled: string[] = [];
  const exposed: string[] = [];
  for (const file of sources.filter((source) => source.endsWith('x'))) {
    const text = textOf(file);
    for (const [, attributes = '', inside = ''] of text.matchAll(
      /<table\b([^>]*)>([^]{0,80})/g,
    )) {
      if (!attributes.includes('aria-label') && !inside.includes('<caption')) {
        untitled.push(file);
      }
    }
    for (const [drawing] of text.matchAll(/<svg\b(?:[^>]|=>)*?[^=]>/g)) {
      if (!/aria-hidden|role=|\.\.\./.test(drawing)) exposed.push(file);
    }
  }
  expect({ untitled, exposed }).toEqual({ untitled: [], exposed: [] });
});
