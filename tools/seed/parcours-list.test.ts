import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeMessage, loadMessageCode } from '../../src/domain/epreuve/code-message.ts';
import { findLeaks } from '../../src/domain/epreuve/leak.ts';
import { epreuveTypeList, kindOf } from '../../src/domain/epreuve/kinds/table.ts';
import { isPetitsBegun } from '../../src/domain/etape/petits-epreuve.ts';
import { longSentences } from '../../src/domain/etape/reading.ts';
import { distanceMetres } from '../../src/domain/geo/position.ts';
import { findOversize } from '../../src/domain/parcours/check/oversize.ts';
import { parcoursSchema } from '../../src/domain/parcours/parcours.ts';
import { parcoursPaths } from '../../src/domain/parcours/portraits.ts';
import { findProblems } from '../../src/domain/parcours/check/problem.ts';
import { slugOf } from '../../src/domain/quete/publication.ts';
import { emblemeGroups } from '../../src/editing/fields/parcours/embleme-list.ts';
import { readCommuneRows } from '../build/build-communes.ts';
import { draftList, publishedList } from './parcours-list.ts';
import { drawingFile, drawingList, workingFile } from './drawing.ts';

const officialCommunes = await readCommuneRows();

const seedList = [...publishedList, ...draftList];
const named = seedList.map((seed) => ({ nom: seed.parcours.titre, ...seed }));
const namedPublished = publishedList.map((seed) => ({
  nom: seed.parcours.titre,
  ...seed,
}));

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

test('Seven parcours are published in seven communes of as many départements, and one is left a draft', () => {
  expect(publishedList).toHaveLength(7);
  expect(new Set(publishedList.map(({ parcours }) => parcours.commune?.insee)).size).toBe(
    7,
  );
  expect(
    new Set(publishedList.map(({ parcours }) => parcours.commune?.departement)).size,
  ).toBe(7);
  expect(draftList).toHaveLength(1);
});

test('The published parcours are five quêtes, a visite and an aventure, in every theme', () => {
  const genres = publishedList.map(({ parcours }) => parcours.genre).toSorted();
  expect(genres).toEqual([
    'aventure',
    ...['quete', 'quete', 'quete', 'quete', 'quete', 'visite'],
  ]);
  expect(new Set(publishedList.map(({ parcours }) => parcours.theme))).toEqual(
    new Set(['nature', 'pierre', 'eau']),
  );
});

test('Each parcours has an emblem of its own, among those that the workshop offers', () => {
  const emblemes = seedList.map(({ parcours }) => parcours.embleme);
  expect(new Set(emblemes).size).toBe(seedList.length);
  const offered = emblemeGroups.flatMap(([, entries]) => entries.map(([icon]) => icon));
  expect(offered).toEqual(expect.arrayContaining(emblemes));
});

test('Every type of épreuve is met, and a choix with one right option as well as with several', () => {
  const epreuves = publishedList.flatMap(({ parcours }) =>
    parcours.etapes.map(({ epreuve }) => epreuve),
  );
  expect(new Set(epreuves.map(({ type }) => type))).toEqual(new Set(epreuveTypeList));
  const rightCounts = epreuves
    .filter(({ type }) => type === 'choix')
    .map(({ options }) => options.filter(({ juste }) => juste).length);
  expect(rightCounts.some((count) => count === 1)).toBe(true);
  expect(rightCounts.some((count) => count > 1)).toBe(true);
});

test('A coded message in the seed matches its code’s output, including a drawn one', async () => {
  const messages = publishedList
    .flatMap(({ parcours }) => parcours.etapes.map(({ epreuve }) => epreuve))
    .filter(({ type }) => type === 'message_code')
    .map(({ message }) => message);
  expect(messages.map(({ secretCode }) => secretCode)).toEqual(['cesar', 'pavillons']);
  for (const message of messages) {
    const secretCode = await loadMessageCode(message);
    expect(secretCode && codeMessage(message, secretCode)).toMatchObject({
      text: message.chiffre,
      skipped: [],
    });
  }
});

test('A quête is easy to read at each étape, and has another way to answer where sight is needed', () => {
  const easy = publishedList
    .map(({ parcours }) => parcours)
    .filter(({ pratique }) => pratique.traits.includes('falc'));
  expect(easy.map(({ titre }) => titre)).toEqual(['Les visages de Colmar']);
  for (const { falc, cheminSansMarches } of easy.flatMap(({ etapes }) =>
    etapes.slice(1),
  )) {
    expect(longSentences(falc)).toEqual([]);
    expect(falc).not.toBe('');
    expect(cheminSansMarches).not.toBe('');
  }
  const others = easy.flatMap(({ etapes }) => etapes.map(({ epreuve }) => epreuve.autre));
  expect(others.filter(({ type }) => type !== 'aucune')).toHaveLength(4);
});

test('a quête has a version for small ones at each étape, of several kinds', () => {
  const whole = publishedList
    .map(({ parcours }) => parcours)
    .filter(({ etapes }) => etapes.some(({ petits }) => isPetitsBegun(petits)));
  expect(whole.map(({ titre }) => titre)).toContain('Les visages de Colmar');
  for (const { etapes } of whole) {
    expect(etapes.filter(({ petits }) => !isPetitsBegun(petits))).toEqual([]);
    expect(new Set(etapes.map(({ petits }) => petits.type)).size).toBeGreaterThan(1);
  }
});

test('two quêtes show players where an étape was read', () => {
  const sources = publishedList.flatMap(({ parcours }) =>
    parcours.etapes.flatMap((etape) => etape.sources.map(({ titre }) => titre)),
  );
  expect(sources).toEqual([
    'Base Mérimée, PA00090815',
    'Base Mérimée, PA00113980',
    'Wikipédia, Théodore de Bèze',
  ]);
});

test('at least four parcours have a character with a portrait', () => {
  const faces = publishedList.filter(({ parcours }) =>
    parcours.aventure.personnages.some(({ portrait }) => portrait !== null),
  );
  expect(faces.length).toBeGreaterThanOrEqual(4);
});

test('Ids of parcours and étapes are each met once', () => {
  const ids = seedList.flatMap(({ parcours }) => [
    parcours.id,
    ...parcours.etapes.map(({ id }) => id),
  ]);
  expect(new Set<string>(ids).size).toBe(ids.length);
});

test('Public addresses are each met once', () => {
  const addresses = publishedList.map(({ parcours }) => slugOf(parcours));
  expect(new Set(addresses).size).toBe(addresses.length);
});

describe.each(named)('$nom', ({ parcours, folder }) => {
  test('is a parcours that authors could have saved', () => {
    expect(parcoursSchema.parse(parcours)).toEqual(parcours);
    expect(findOversize(parcours)).toEqual([]);
  });

  test('names its commune as the official geographic code does', () => {
    const { commune } = parcours;
    // A present commune: a former one's row is longer.
    const official = officialCommunes.find(
      (row) => row[0] === commune?.insee && row.length === 6,
    );
    const [insee, nom, departement] = official ?? [];
    expect(commune).toEqual({ insee, nom, departement });
  });

  test('keeps its étapes within five kilometres of each other', () => {
    const positions = parcours.etapes.flatMap(({ position }) => position ?? []);
    expect(positions).toHaveLength(parcours.etapes.length);
    for (const from of positions) {
      for (const to of positions) expect(distanceMetres(from, to)).toBeLessThan(5_000);
    }
  });

  test('writes French with its own spaces: none that breaks before a double sign or inside quotation marks', () => {
    const texts = JSON.stringify(parcours).replaceAll('\\n', '\n');
    expect(texts).not.toMatch(/ [;!?»]|« |\p{L} : |\p{L}'\p{L}|\.\.\./u);
  });

  test('has each of its drawings as a vector and as a working copy', () => {
    for (const path of parcoursPaths(parcours)) {
      const { svg, webp } = {
        svg: drawingFile(folder, path),
        webp: workingFile(folder, path),
      };
      expect(statSync(svg).size).toBeLessThanOrEqual(12 * 1024);
      expect(statSync(webp).size).toBeLessThanOrEqual(48 * 1024);
    }
  });
});

describe.each(namedPublished)('$nom', ({ parcours }) => {
  test('may be published: nothing is missing', () => {
    expect(findProblems(parcours)).toEqual([]);
  });

  test('gives no accepted answer away in any text that players receive', () => {
    expect(findLeaks(parcours)).toEqual([]);
  });

  test('has four to seven étapes, an aventure fourteen or more, each with a story that is read aloud in a minute', () => {
    const [least, most] = parcours.genre === 'aventure' ? [14, 20] : [4, 7];
    expect(parcours.etapes.length).toBeGreaterThanOrEqual(least);
    expect(parcours.etapes.length).toBeLessThanOrEqual(most);
    for (const { titre, recit } of parcours.etapes) {
      const count = wordCount(recit);
      expect([titre, count, count >= 60 && count <= 170]).toEqual([titre, count, true]);
    }
  });

  test('has a drawing at each étape, and its cover is one of them', () => {
    const missing = parcours.etapes.filter(({ image }) => image === null);
    expect(missing.map(({ titre }) => titre)).toEqual([]);
    const drawn = parcours.etapes.filter(({ image }) => image !== null);
    expect(drawn.map(({ id }) => id)).toContain(parcours.couverture);
  });

  test('asks in several ways, a visite only for things to do', () => {
    const kinds = new Set(parcours.etapes.map(({ epreuve }) => epreuve.type));
    kinds.delete('aucune');
    const least = { quete: 4, aventure: 4, visite: 3 }[parcours.genre];
    expect(kinds.size).toBeGreaterThanOrEqual(least);
    if (parcours.genre !== 'visite') return;
    expect([...kinds].filter((kind) => kindOf(kind).isSolved)).toEqual([]);
  });

  test('tells its stories in paragraphs of a breath or two', () => {
    const long = parcours.etapes
      .flatMap(({ recit }) => recit.split('\n\n'))
      .filter((paragraph) => wordCount(paragraph) > 45);
    expect(long).toEqual([]);
  });

  test('has another question without sight wherever the first asks to look, count or photograph', () => {
    const looked = parcours.etapes.filter(
      ({ epreuve: { type, consigne } }) =>
        ['photo', 'position', 'qr', 'nombre'].includes(type) ||
        /regardez|comptez|cherchez|baissez|lisez/i.test(consigne),
    );
    const alone = looked.filter(({ epreuve }) => epreuve.autre.type === 'aucune');
    expect(alone.map(({ titre }) => titre)).toEqual([]);
  });

  test('gives hints that leave points to win, and words once it is solved', () => {
    for (const { epreuve } of parcours.etapes) {
      if (!kindOf(epreuve.type).isJudged) continue;
      const cost = epreuve.indices.reduce((sum, { cout }) => sum + cout, 0);
      expect(epreuve.indices.length).toBeGreaterThanOrEqual(1);
      expect(cost).toBeLessThan(epreuve.points);
      expect(epreuve.motDeSucces).not.toBe('');
      expect(epreuve.anecdote).not.toBe('');
      expect(epreuve.explication).not.toBe('');
    }
  });
});

test.each(drawingList())(
  '$nom is a small drawing that does nothing and asks for nothing',
  ({ path }) => {
    const svg = readFileSync(resolve(path), 'utf8');
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (600 400" width="1200" height="800|400 400" width="400" height="400)">/,
    );
    expect(svg).not.toMatch(
      /<script|<foreignObject|<image|<a[\s>]|\son\w+=|href=|url\(\s*['"]?(?!#)|javascript:|<!/i,
    );
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12 * 1024);
  },
);
