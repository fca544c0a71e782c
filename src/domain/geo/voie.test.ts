import { describe, expect, it } from 'vitest';
import { voieOf } from './voie.ts';

describe('a street', () => {
  it.each([
    ['R DU CLOITRE NOTRE-DAME', 'dans', 'la rue du Cloitre Notre-Dame'],
    ["QU DE L'HORLOGE", 'sur', 'le quai de l’Horloge'],
    ['PL DES MERCIERS', 'sur', 'la place des Merciers'],
    ['Rue de la Poste', 'dans', 'la rue de la Poste'],
    ['ALL ANNE DE BRETAGNE', 'dans', 'l’allée Anne de Bretagne'],
  ])('written « %s » is said in full', (written, preposition, nom) => {
    expect(voieOf(written)).toEqual({ preposition, nom });
  });

  it('of no kind that is known keeps its own name, between quotes', () => {
    expect(voieOf('GRAND RUE')?.nom).toBe('«\u00A0Grand Rue\u00A0»');
    expect(voieOf('PL')?.nom).toBe('«\u00A0Pl\u00A0»');
  });

  it('without a name is none', () => {
    expect(voieOf('  ')).toBeNull();
  });
});
