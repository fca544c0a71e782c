// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { emblemeGroups } from '@/editing/fields/parcours/embleme-list.ts';
import { remoteSets } from '@/ui/icons/remote-sets.ts';
import { iconsInUse, iconSetAnswer, readIconSet, siteSources } from './icons.ts';
import { emblemeDrawings } from './embleme-drawings.ts';

it('finds the icons of the sources, those of the page and those loaded later', () => {
  const found = iconsInUse([
    "import IconMap from '~icons/lucide/map';",
    '<RemoteIcon name="lucide:trash-2" />',
    "['maki:castle', 'Donjon'],",
    '<input name="lucide" />',
  ]);
  expect([...(found.get('lucide') ?? [])]).toEqual(['map', 'trash-2']);
  expect([...(found.get('maki') ?? [])]).toEqual(['castle']);
  expect(found.size).toBe(2);
});

/** A set with an alias that turns its icon, one that mirrors this alias, two that point to each other, and a lost one. */
const set = {
  prefix: 'signes',
  icons: { fleche: { body: '<path d="M0 0h8"/>' }, autre: { body: '<path/>' } },
  aliases: {
    descend: { parent: 'fleche', rotate: 1 },
    miroir: { parent: 'descend', hFlip: true },
    a: { parent: 'b' },
    b: { parent: 'a' },
    perdue: { parent: 'disparue' },
  },
  width: 24,
  height: 24,
};

it('answers with the icons of a set as Iconify writes them, an alias with all that it leads to', () => {
  expect(iconSetAnswer(new Set(['miroir']), set)).toEqual({
    prefix: 'signes',
    icons: { fleche: set.icons.fleche },
    aliases: { descend: set.aliases.descend, miroir: set.aliases.miroir },
    width: 24,
    height: 24,
  });
});

it.each([
  ['that does not exist', 'inconnue'],
  ['that leads to itself', 'a'],
  ['of an icon that does not exist', 'perdue'],
])('refuses a name %s: the build fails instead of the page', (_, name) => {
  expect(() => iconSetAnswer(new Set(['fleche', name]), set)).toThrow(
    `Unknown icons of the set signes: ${name}`,
  );
});

it('has every icon that the sources of the site name', () => {
  for (const [prefix, names] of iconsInUse(siteSources())) {
    const { icons, aliases = {} } = iconSetAnswer(names, readIconSet(prefix));
    const missing = [...names].filter((name) => !(name in icons) && !(name in aliases));
    expect(missing).toEqual([]);
  }
});

it('answers for each set within 25 kB, compressed', () => {
  const weights = [...iconsInUse(siteSources())].map(([prefix, names]) =>
    gzipSync(JSON.stringify(iconSetAnswer(names, readIconSet(prefix)))),
  );
  expect(weights).toHaveLength(remoteSets.length);
  expect(weights.filter(({ length }) => length > 25 * 1_024)).toEqual([]);
});

it('draws every icon that an emblem is chosen from as one path', () => {
  const drawn = new Map(emblemeDrawings());
  const offered = emblemeGroups.flatMap(([, emblemes]) => emblemes);
  expect(offered.length).toBeGreaterThan(300);
  expect(offered.filter(([icon]) => !drawn.has(icon))).toEqual([]);
});
