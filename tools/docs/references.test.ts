import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFolder } from '../lib/environment.ts';

const folders = ['docs', 'e2e', 'rules-tests', 'src', 'tools'];

/** The files of the repository, from its folder. */
const files = [
  ...readdirSync(repositoryFolder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name),
  ...folders.flatMap((folder) =>
    readdirSync(path.join(repositoryFolder, folder), {
      recursive: true,
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map(({ parentPath, name }) =>
        path.relative(repositoryFolder, path.join(parentPath, name)),
      ),
  ),
];

/** Valid references: a folder or a file of the repository, or a file by the end of its path. */
const named = new Set(
  files.flatMap((file) => {
    const parts = file.split(path.sep);
    const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    const ends = parts.map((_, index) => parts.slice(index).join('/'));
    return [...above, ...ends];
  }),
);

const decisions = new Set(
  readdirSync(path.join(repositoryFolder, 'docs/decisions')).map((name) =>
    name.slice(0, 3),
  ),
);

/** `docs/rules.md`, `tools/bench`, `domain/etape/etape.ts`: from one of our folders, or with the ending of a text or a module. */
const pathPattern = new RegExp(
  String.raw`(?<![\w./@<{*:-])((?:${folders.join('|')})(?:/[\w.@-]+)+|[\w-][\w.@-]*(?:/[\w.@-]+)+\.(?:tsx?|md|rules))(?![\w/*{<$])`,
  'g',
);

/** The comments of a module, line by line; the whole text of a page. */
function saidIn(file: string, text: string): string {
  if (file.endsWith('.md')) return text;
  const comment = /^\s*(?:\/?\*+|\/\/)(.*)|(?<!:)\/\/\s(.*)/;
  return text
    .split('\n')
    .map((line) => {
      const [, whole = '', last = ''] = comment.exec(line) ?? [];
      return whole + last;
    })
    .join('\n');
}

/** The references of a file that lead nowhere: links, paths, numbers of decisions. */
function lostIn(file: string, text: string): string[] {
  const said = saidIn(file, text);
  const paths = [...said.matchAll(pathPattern)]
    .map(([, found = '']) => found.replace(/[.-]+$/, ''))
    .filter((found) => !named.has(found));
  const numbers = [...said.matchAll(/\bdecision (\d{1,3})\b/gi)]
    .filter(([, number = '']) => !decisions.has(number.padStart(3, '0')))
    .map(([found]) => found);
  const links = [...said.matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => file.endsWith('.md') && !/^(?:https?|mailto):/.test(target))
    .filter(
      (target) => !existsSync(path.join(repositoryFolder, path.dirname(file), target)),
    );
  return [...paths, ...numbers, ...links, ...lostPlacesIn(file, said)];
}

/** Anchors of the headings of a page, as the forges make them. */
function anchorsOf(page: string): Set<string> {
  const text = readFileSync(page, 'utf8');
  return new Set(
    [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Pictures that are not there, and links to a heading that its page does not have. */
function lostPlacesIn(file: string, said: string): string[] {
  if (!file.endsWith('.md')) return [];
  const folder = path.join(repositoryFolder, path.dirname(file));
  const pictures = [...said.matchAll(/<img src="([^"]+)"/g)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(path.join(folder, target)));
  const headings = [...said.matchAll(/\]\(((?!https?:)[^)\s#]*)#([^)\s]+)\)/g)].flatMap(
    ([, target = '', anchor = '']) => {
      const page =
        target === '' ? path.join(repositoryFolder, file) : path.join(folder, target);
      const isThere =
        !page.endsWith('.md') || !existsSync(page) || anchorsOf(page).has(anchor);
      return isThere ? [] : [`${target}#${anchor}`];
    },
  );
  return [...pictures, ...headings];
}

test.each([
  ['docs/a.md', 'see `docs/lost.md`', 'docs/lost.md'],
  ['docs/a.md', 'see [it](lost.md#part)', 'lost.md'],
  ['docs/a.md', '<img src="images/lost.webp">', 'images/lost.webp'],
  ['docs/a.md', 'see [it](rules.md#lost)', 'rules.md#lost'],
  ['src/a.ts', '/** As the design has it (design/lost.md). */', 'design/lost.md'],
  ['src/a.ts', 'const a = 1; // see domain/lost.ts', 'domain/lost.ts'],
  ['src/a.ts', '// decision 999', 'decision 999'],
])('in %s, « %s » leads nowhere', (file, text, lost) => {
  expect(lostIn(file, text)).toEqual([lost]);
});

test('every path, link and number of a decision in pages and comments leads somewhere', () => {
  // The history names files that are gone; this test names some that never were.
  const others = ['CHANGELOG.md', 'tools/docs/references.test.ts'];
  const read = files.filter(
    (file) =>
      /\.(?:md|tsx?|js|java|rules|rules\.json)$/.test(file) && !others.includes(file),
  );
  const lost = read.flatMap((file) =>
    lostIn(file, readFileSync(path.join(repositoryFolder, file), 'utf8')).map(
      (found) => `${file}: ${found}`,
    ),
  );
  expect(lost).toEqual([]);
});
