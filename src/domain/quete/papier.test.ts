import { casesOfCombinaison } from '../epreuve/kinds/cadenas.ts';
import { describe, expect, test } from 'vitest';
import { randomBytes } from '@/lib/random-bytes.ts';
import {
  createEpreuve,
  createEtape,
  createParcours,
  createTexteEpreuve,
  handEpreuves,
} from '@/testing/factories.ts';
import { matchesEmpreinte } from '../epreuve/empreinte.ts';
import type { Epreuve } from '../epreuve/epreuve.ts';
import type { AutreFacon } from '../epreuve/epreuve-parts.ts';
import type { Parcours } from '../parcours/parcours.ts';
import { buildPublication } from './publication.ts';
import { followEmpreinte, motsDuLivret } from './papier.ts';
import { casesOfChoix } from '../epreuve/kinds/choix.ts';
import { casesOfNombre } from '../epreuve/kinds/nombre.ts';
import { casesOfRow, casesOfWords } from '../epreuve/paper-cells.ts';
import type { Contenu } from './quete.ts';

describe('The cell that an answer leads to on paper', () => {
  test('a word: its first letter, its last one and how many there are', () => {
    // T 20, R 18, four letters: 42.
    expect(casesOfWords(['tour'])).toEqual({ count: 10, justes: [2] });
    // Written otherwise, it leads to another cell that gives the same letter.
    expect(casesOfWords(['tour', 'latour'])?.justes).toEqual([2, 6]);
    expect(casesOfWords(['1793'])?.justes).toEqual([8]);
  });

  test('a padlock: its signs added, letters by their place in the alphabet', () => {
    expect(casesOfCombinaison('18B5')?.justes).toEqual([6]);
  });

  test('a row: twice its first number and its last one', () => {
    expect(casesOfRow([3, 1, 4, 2])?.justes).toEqual([8]);
  });

  test('a choice: the option itself, or the numbers of all right ones added', () => {
    expect(casesOfChoix([2], 4)).toEqual({ count: 4, justes: [2] });
    expect(casesOfChoix([0, 2], 4)).toEqual({ count: 10, justes: [4] });
  });

  test('a number: its last digit, or a common one of the right numbers', () => {
    expect(casesOfNombre(1793, 1793)).toEqual({ count: 10, justes: [3] });
    expect(casesOfNombre(41, 43)).toEqual({ count: 10, justes: [1, 2, 3] });
    expect(casesOfNombre(140, 160)).toEqual({ count: 10, justes: [4, 5, 6], rang: 1 });
    expect(casesOfNombre(-3, -3)?.justes).toEqual([3]);
    expect(casesOfNombre(3.2, 3.4)?.justes).toEqual([3]);
  });

  test('answers that lead nearly everywhere give no letter', () => {
    const many = ['aa', 'ab', 'ac', 'ad', 'ae', 'af'];
    expect(casesOfWords(many)).toBeNull();
  });
});

describe('The words of a booklet', () => {
  test('have a letter for each étape, and are the same for the same answers', () => {
    for (let count = 2; count <= 60; count += 1) {
      const mots = motsDuLivret(count, 'tour\n42');
      expect(mots.join('')).toHaveLength(count);
      expect(mots).toEqual(motsDuLivret(count, 'tour\n42'));
      expect(mots.join('')).toMatch(/^[A-Z]+$/);
    }
  });

  test('are none where one letter alone would have to prove everything', () => {
    expect(motsDuLivret(1, 'tour')).toEqual([]);
    expect(motsDuLivret(0, '')).toEqual([]);
  });
});

const nombre = createEpreuve({
  type: 'nombre',
  consigne: 'Combien de marches ?',
  minimum: 140,
  maximum: 160,
});

function publish(epreuves: readonly Epreuve[], overrides: Partial<Parcours> = {}) {
  const etapes = epreuves.map((epreuve, index) => createEtape(index + 1, { epreuve }));
  return buildPublication({
    random: randomBytes,
    parcours: createParcours({ etapes, ...overrides }),
    previous: null,
    fileByPath: new Map(),
  });
}

describe('A publication', () => {
  test('gives each étape that paper can judge its letters, and the words their proof', async () => {
    const { contenu, mots } = await publish([
      createTexteEpreuve(),
      handEpreuves.photo,
      nombre,
      handEpreuves.cadenas,
      createEpreuve(),
    ]);
    const [tour, photo, marches, coffre, rien] = contenu.etapes;
    const [mot = ''] = mots;
    expect(mot).toHaveLength(3);
    expect(contenu.papier?.mots).toEqual([3]);
    expect(tour?.papier?.lettres[2]).toBe(mot[0]);
    expect(marches?.papier?.rang).toBe(1);
    expect([4, 5, 6].map((cell) => marches?.papier?.lettres[cell])).toEqual(
      Array.from({ length: 3 }, () => mot[1]),
    );
    expect(coffre?.papier?.lettres[6]).toBe(mot[2]);
    expect(photo).not.toHaveProperty('papier');
    expect(rien).not.toHaveProperty('papier');
    const empreinte = contenu.papier?.empreinte;
    if (empreinte === undefined) throw new Error('There is a word.');
    await expect(matchesEmpreinte(mot.toLowerCase(), empreinte)).resolves.toBe(true);
  });

  test('never gives the letter of a right answer to a wrong one', async () => {
    const { contenu, mots } = await publish([createTexteEpreuve(), handEpreuves.cadenas]);
    const lettres = contenu.etapes[0]?.papier?.lettres ?? '';
    const right = Array.from(lettres).filter((lettre) => lettre === mots[0]?.[0]);
    expect(right).toHaveLength(1);
  });

  test('numbers things as they are shown, not as their author wrote them', async () => {
    const { contenu, mots } = await publish([
      handEpreuves.ordre,
      handEpreuves.association,
      handEpreuves.mot_mystere,
    ]);
    const [ordre, association] = contenu.etapes;
    if (ordre?.epreuve.type !== 'ordre' || association?.epreuve.type !== 'association') {
      throw new Error('They are what was published.');
    }
    const textes = ordre.epreuve.elements.map(({ texte }) => texte);
    const first = textes.indexOf('La fontaine') + 1;
    const last = textes.indexOf('Le stade') + 1;
    expect(ordre.papier?.lettres[(2 * first + last) % 10]).toBe(mots[0]?.[0]);

    const { gauche, droite } = association.epreuve;
    const pairs: Record<string, string> = {
      'Le tanneur': 'la rivière',
      'Le meunier': 'le moulin',
      'Le forgeron': 'la forge',
    };
    const droites = droite.map(({ texte }) => texte);
    const numeros = gauche.map(({ texte }) => droites.indexOf(pairs[texte] ?? '') + 1);
    const cell = (2 * (numeros[0] ?? 0) + (numeros.at(-1) ?? 0)) % 10;
    expect(association.papier?.lettres[cell]).toBe(mots[0]?.[1]);
  });

  test('keeps its words while the answers stay, whatever else is written', async () => {
    const epreuves = [createTexteEpreuve(), nombre];
    const before = await publish(epreuves);
    const after = await publish(epreuves, { titre: 'Un autre titre' });
    expect(after.mots).toEqual(before.mots);
  });

  test('goes on telling the words of the booklets that are printed, when the answers change', async () => {
    const first = await publish([createTexteEpreuve(), handEpreuves.cadenas]);
    const changed = [createTexteEpreuve(), nombre, createTexteEpreuve()];
    const etapes = changed.map((epreuve, index) => createEtape(index + 1, { epreuve }));
    const next = (papierAvant: Contenu['papier']) =>
      buildPublication({
        random: randomBytes,
        parcours: createParcours({ etapes }),
        previous: null,
        fileByPath: new Map(),
        papierAvant,
      });
    const second = await next(first.contenu.papier);
    const third = await next(second.contenu.papier);
    const empreinte = third.contenu.papier?.empreinte;
    if (empreinte === undefined) throw new Error('There is a word.');
    for (const { mots } of [first, second]) {
      const canonical = mots.join('').toLowerCase();
      await expect(matchesEmpreinte(canonical, empreinte)).resolves.toBe(true);
    }
    await expect(matchesEmpreinte('fontaine', empreinte)).resolves.toBe(false);
    // The second and the third have the same words.
    expect(empreinte.valeurs).toHaveLength(2);
  });

  test('drops the former words if an answer could be read in their empreinte', async () => {
    const before = { sel: 'a'.repeat(32), iterations: 100_000, valeurs: ['17b', '793'] };
    const kept = await followEmpreinte('pont', before, ['793']);
    expect(kept?.valeurs).toContain('17b');
    expect(kept?.valeurs).not.toContain('793');
    await expect(followEmpreinte('pont', before, [before.sel])).resolves.toBeNull();
  });

  test('gives the other way to answer letters of its own, that lead to the same', async () => {
    const autre: AutreFacon = {
      type: 'texte',
      pour: ['sans-vue'],
      consigne: 'Combien font deux et deux, en lettres ?',
      options: [],
      reponses: ['quatre'],
    };
    const { contenu, mots } = await publish([
      createTexteEpreuve({ autre }),
      handEpreuves.cadenas,
    ]);
    const [tour, coffre] = contenu.etapes;
    // Q 17, E 5, six letters: 28.
    expect(tour?.papier?.autre?.[8]).toBe(mots[0]?.[0]);
    expect(coffre?.papier).not.toHaveProperty('autre');
  });

  test('asks for no letter at an étape that is a bonus', async () => {
    const { contenu } = await buildPublication({
      random: randomBytes,
      parcours: createParcours({
        etapes: [
          createEtape(1, { epreuve: createTexteEpreuve() }),
          createEtape(2, { epreuve: nombre, bonus: true }),
          createEtape(3, { epreuve: handEpreuves.cadenas }),
        ],
      }),
      previous: null,
      fileByPath: new Map(),
    });
    expect(contenu.papier?.mots).toEqual([2]);
    expect(contenu.etapes[1]).not.toHaveProperty('papier');
  });
});
