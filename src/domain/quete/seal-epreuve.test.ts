import { describe, expect, test } from 'vitest';
import { randomBytes } from '@/lib/random-bytes.ts';
import {
  createEpreuve,
  createEtape,
  createParcours,
  handEpreuves,
} from '@/testing/factories.ts';
import { hashForVerrou, matchesEmpreinte } from '../epreuve/empreinte.ts';
import { judgeAnswer, judgeParts, readTyped } from '../epreuve/judge-typed.ts';
import { findLeaks, textHoldsAnswer } from '../epreuve/leak.ts';
import type { EpreuveToAnswer } from '../epreuve/epreuve-publique.ts';
import { findProblems } from '../parcours/check/problem.ts';
import { otherWay } from '../partie/adaptation.ts';
import { contenuSchema } from './quete.ts';
import { buildPublication } from './publication.ts';

// The letter is none of a hexadecimal number, in which a random salt could hold the combination.
const cadenas = { ...handEpreuves.cadenas, combinaison: '18K5' };
const kinds = Object.values({ ...handEpreuves, cadenas });
const parcours = createParcours({
  etapes: [
    createEtape(1),
    createEtape(2),
    ...kinds.map((epreuve, index) => createEtape(index + 3, { epreuve })),
  ],
});

async function publish() {
  return buildPublication({
    random: randomBytes,
    parcours,
    previous: null,
    fileByPath: new Map(),
  });
}

const published = await publish();

function epreuveOf<Type extends EpreuveToAnswer['type']>(
  type: Type,
  { contenu } = published,
) {
  const found = contenu.etapes.find(({ epreuve }) => epreuve.type === type)?.epreuve;
  if (found?.type !== type) throw new Error(`There is no ${type}.`);
  return found as Extract<EpreuveToAnswer, { type: Type }>;
}

function verrouOf(
  type: EpreuveToAnswer['type'],
  { contenu, verrouByEtapeId } = published,
) {
  const etape = contenu.etapes.find(({ epreuve }) => epreuve.type === type);
  const verrou = etape && verrouByEtapeId.get(etape.id);
  if (verrou === undefined) throw new Error(`There is no verrou of a ${type}.`);
  return verrou;
}

/** Verdicts of the phone, then of the rules' hash, on a typed answer. */
async function verdictsOf(type: EpreuveToAnswer['type'], typed: string) {
  const epreuve = epreuveOf(type);
  const given = readTyped(epreuve, typed);
  if ('problem' in given) return given.problem;
  const { sel, hashes } = verrouOf(type);
  const { reponse, juste } = await judgeAnswer(epreuve, given, matchesEmpreinte);
  return {
    phone: juste,
    rules: hashes.includes(await hashForVerrou(sel, String(reponse))),
  };
}

const right = { phone: true, rules: true };
const wrong = { phone: false, rules: false };

function idOf(texte: string): string {
  const { elements } = epreuveOf('ordre');
  const { gauche, droite } = epreuveOf('association');
  return [...elements, ...gauche, ...droite].find((one) => one.texte === texte)?.id ?? '';
}

const inOrder = ['La fontaine', 'Le pont', 'La gare', 'Le stade'].map(idOf);
const pair = (gauche: string, droite: string) => `${idOf(gauche)}.${idOf(droite)}`;

describe('the publication of épreuves that are turned, ordered, joined or found', () => {
  test('has nothing to say against them, and is what players can read', () => {
    expect(findProblems(parcours)).toEqual([]);
    expect(findLeaks(parcours)).toEqual([]);
    expect(contenuSchema.parse(JSON.parse(published.contenuText))).toEqual(
      published.contenu,
    );
  });

  test('holds no combination, no jeton, no word, no pair and no right order', () => {
    expect(published.contenuText).not.toMatch(/18k5|1-8-k-5|7k2m9qxa|louis/i);
    expect(published.contenuText).not.toMatch(/combinaison|jeton|paire|juste|reponses/);
    const { elements } = epreuveOf('ordre');
    expect(elements.map(({ id }) => id)).not.toEqual(inOrder);
  });

  test('draws new ids for each version', async () => {
    const again = await publish();
    const ids = epreuveOf('ordre', again).elements.map(({ id }) => id);
    expect(ids.filter((id) => inOrder.includes(id))).toEqual([]);
  });

  test('opens a padlock to its combination alone, however it was typed', async () => {
    expect(epreuveOf('cadenas').roues).toEqual([
      'chiffres',
      'chiffres',
      'lettres',
      'chiffres',
    ]);
    await expect(verdictsOf('cadenas', '18K5')).resolves.toEqual(right);
    await expect(verdictsOf('cadenas', '18K6')).resolves.toEqual(wrong);
    await expect(verdictsOf('cadenas', '')).resolves.toBe('vide');
  });

  test('takes one order, and tells how many things are at their place in another', async () => {
    await expect(verdictsOf('ordre', inOrder.join('-'))).resolves.toEqual(right);
    const [first = '', second = '', ...rest] = inOrder;
    const swapped = [second, first, ...rest].join('-');
    await expect(verdictsOf('ordre', swapped)).resolves.toEqual(wrong);
    await expect(
      judgeParts(epreuveOf('ordre'), swapped, matchesEmpreinte),
    ).resolves.toEqual({ type: 'ordre', right: 2, total: 4 });
  });

  test('takes the pairs in any order, and tells how many are right', async () => {
    const [tanneur, meunier, forgeron] = [
      pair('Le tanneur', 'la rivière'),
      pair('Le meunier', 'le moulin'),
      pair('Le forgeron', 'la forge'),
    ];
    await expect(
      verdictsOf('association', [forgeron, tanneur, meunier].join('-')),
    ).resolves.toEqual(right);
    const mixed = [
      tanneur,
      pair('Le meunier', 'la forge'),
      pair('Le forgeron', 'le moulin'),
    ].join('-');
    await expect(verdictsOf('association', mixed)).resolves.toEqual(wrong);
    await expect(
      judgeParts(epreuveOf('association'), mixed, matchesEmpreinte),
    ).resolves.toEqual({ type: 'association', right: 1, total: 3 });
    await expect(verdictsOf('association', tanneur)).resolves.toBe('incomplet');
  });

  test('deals the letters of a word among the étapes before it, in no order that spells it', async () => {
    const { lettres } = epreuveOf('mot_mystere');
    const dealt = lettres.map((won) => won.lettres).join('');
    expect(Array.from(dealt).toSorted().join('')).toBe('DILOORSU');
    expect(dealt).not.toBe('LOUISDOR');
    expect(lettres.map(({ etapeId }) => etapeId)).toEqual(
      parcours.etapes.slice(0, 5).map(({ id }) => id),
    );
    await expect(verdictsOf('mot_mystere', 'Louis d’or !')).resolves.toEqual(right);
    await expect(verdictsOf('mot_mystere', 'Un sou')).resolves.toEqual(wrong);
  });

  test('takes a jeton as it is printed below its code', async () => {
    await expect(verdictsOf('qr', '7K2M 9QXA 4TBD OH3V')).resolves.toEqual(right);
    await expect(verdictsOf('qr', '7K2M 9QXA 4TBD 0H3W')).resolves.toEqual(wrong);
    await expect(verdictsOf('qr', 'sous le banc')).resolves.toBe('illisible');
  });

  test('opens a word to a sentence that says it, by the form that the rules know', async () => {
    for (const typed of ['Louis d’or', 'C’est un louis d’or', 'cest le louis d or !']) {
      await expect(verdictsOf('mot_mystere', typed)).resolves.toEqual(right);
    }
    await expect(
      verdictsOf('mot_mystere', 'Ce n’est pas un louis d’or'),
    ).resolves.toEqual(wrong);
  });

  test('sends the plain form of a wrong answer, and of a right one the form that matched', async () => {
    const epreuve = epreuveOf('mot_mystere');
    const judged = async (typed: string) => {
      const given = readTyped(epreuve, typed);
      if ('problem' in given) throw new Error(given.problem);
      return judgeAnswer(epreuve, given, matchesEmpreinte);
    };
    await expect(judged('C’est un louis d’or')).resolves.toEqual({
      reponse: 'louisdor',
      juste: true,
    });
    await expect(judged('C’est le pont')).resolves.toEqual({
      reponse: 'cestlepont',
      juste: false,
    });
  });

  test('asks a place of the phone, and gives the rules its circle with a margin', async () => {
    expect(verrouOf('position')).toMatchObject({
      type: 'position',
      minimum: 0,
      maximum: 28,
      centre: { lat: 48.45, lon: -2.04 },
    });
    await expect(verdictsOf('position', 'surplace')).resolves.toEqual(right);
    // The rules receive the place to reach, never the player's position.
    expect(readTyped(epreuveOf('position'), 'arrive')).toEqual({
      reponse: '48.45000,-2.04000',
      juste: true,
    });
    await expect(verdictsOf('position', 'loin')).resolves.toEqual(wrong);
    await expect(verdictsOf('position', '')).resolves.toBe('vide');
  });

  test('takes any photo, and the word of a player who takes none', async () => {
    await expect(verdictsOf('photo', 'photo')).resolves.toEqual(right);
    await expect(verdictsOf('photo', 'sansphoto')).resolves.toEqual(right);
    await expect(verdictsOf('photo', '')).resolves.toBe('vide');
  });

  test('opens every kind by its other way to answer too, which gives nothing away', async () => {
    const others = [
      { type: 'texte' as const, consigne: 'Quelle fleur ?', reponses: ['Un coquelicot'] },
      { type: 'choix' as const, consigne: 'Quel métal ?', reponses: [] },
    ];
    const etapes = kinds.flatMap((epreuve, index) =>
      others.map((other, way) =>
        createEtape(2 * index + way + 3, {
          epreuve: {
            ...epreuve,
            autre: {
              pour: ['sans-vue'],
              options: [
                { id: 'a', texte: 'Du cuivre', juste: true, paire: '' },
                { id: 'b', texte: 'Du zinc', juste: false, paire: '' },
              ],
              ...other,
            },
          },
        }),
      ),
    );
    const { contenu, contenuText, verrouByEtapeId, solutionByEtapeId } =
      await buildPublication({
        random: randomBytes,
        parcours: createParcours({ etapes: [createEtape(1), createEtape(2), ...etapes] }),
        previous: null,
        fileByPath: new Map(),
      });
    expect(textHoldsAnswer(contenuText, 'coquelicot')).toBe(false);
    expect(contenuText).not.toContain('juste');
    expect(contenuSchema.parse(JSON.parse(contenuText))).toEqual(contenu);
    for (const { id, epreuve } of contenu.etapes.slice(2)) {
      if (epreuve.type === 'aucune') throw new Error('An épreuve was lost.');
      const way = otherWay(epreuve);
      const verrou = verrouByEtapeId.get(id);
      if (way === null || verrou?.autre === undefined) throw new Error('No other way.');
      const options = way.type === 'choix' ? way.options : [];
      const good = options.find(({ texte }) => texte === 'Du cuivre')?.id ?? 'Coquelicot';
      const given = readTyped(way, good);
      if (!('canonical' in given)) throw new Error('Not to be read.');
      await expect(judgeAnswer(way, given, matchesEmpreinte)).resolves.toEqual({
        reponse: given.reponse,
        juste: true,
      });
      const hash = await hashForVerrou(verrou.sel, String(given.reponse));
      expect(verrou.autre).toEqual({ type: way.type, hashes: [hash] });
      expect(solutionByEtapeId.get(id)?.reponse).toContain('(autre façon de répondre');
      expect(way.points).toBe(verrou.points);
    }
  });

  test('gives the answer in clear after giving up', () => {
    const told = [...published.solutionByEtapeId.values()].map(({ reponse }) => reponse);
    expect(told).toEqual([
      '18K5',
      '1. La fontaine · 2. Le pont · 3. La gare · 4. Le stade',
      'Le tanneur → la rivière · Le meunier → le moulin · Le forgeron → la forge',
      'Un louis d’or',
      'l’endroit, à 25\u00A0m près',
      'le code 7K2M 9QXA 4TBD 0H3V',
      'une photo prise ici',
    ]);
  });
});

test('a number tells the keyboards of phones that an answer may be negative, only where one is', async () => {
  const bounds = [
    [12, 12],
    [-3, -3],
    [-1, 4],
  ] as const;
  const nombres = bounds.map(([minimum, maximum], index) =>
    createEtape(index + 3, {
      epreuve: createEpreuve({
        type: 'nombre',
        consigne: 'Combien de degrés ?',
        minimum,
        maximum,
      }),
    }),
  );
  const { contenu } = await buildPublication({
    random: randomBytes,
    parcours: createParcours({ etapes: [createEtape(1), createEtape(2), ...nombres] }),
    previous: null,
    fileByPath: new Map(),
  });
  const told = contenuSchema
    .parse(contenu)
    .etapes.slice(2)
    .map(({ epreuve }) => epreuve.type === 'nombre' && epreuve.negatif);
  expect(told).toEqual([undefined, true, true]);
});
