import { describe, expect, it } from 'vitest';
import {
  createEtapePublique,
  createQuete,
  createTextePublique,
} from '@/testing/play-factories.ts';
import { quetesByCodeSchema } from './code-usage.ts';
import { codeIdsOf, quetesByCode } from './quetes-by-code.ts';
import { queteIdSchema, type Quete } from './quete.ts';

function messageIn(secretCode: string) {
  return createEtapePublique(1, {
    epreuve: {
      ...createTextePublique(),
      type: 'message_code',
      secretCode,
      variante: '',
      chiffre: 'ODYRLU',
      aide: 'toujours',
    },
  });
}

function queteWith(numero: number, codes: readonly string[]): Quete {
  const { contenu, ...quete } = createQuete();
  return {
    ...quete,
    id: queteIdSchema.parse(`22_dinan_quete-${numero}`),
    publishedAt: numero,
    contenu: { ...contenu, titre: `Quête ${numero}`, etapes: codes.map(messageIn) },
  };
}

describe('the codes of a quête', () => {
  it('are named once each, and none where nothing is coded', () => {
    const { contenu } = queteWith(1, ['cesar', 'morse', 'cesar']);
    expect(codeIdsOf(contenu)).toEqual(['cesar', 'morse']);
    expect(codeIdsOf({ etapes: [createEtapePublique(1)] })).toEqual([]);
  });
});

describe('the quêtes that use each code', () => {
  it('are newest first, without repeats, and all counted even if not all named', () => {
    const many = Array.from({ length: 9 }, (_, index) => queteWith(index + 1, ['cesar']));
    const usages = quetesByCode([...many, queteWith(3, ['cesar'])]);
    expect(usages['cesar']?.total).toBe(9);
    expect(usages['cesar']?.quetes.map(({ titre }) => titre)).toEqual([
      'Quête 9',
      'Quête 8',
      'Quête 7',
      'Quête 6',
      'Quête 5',
      'Quête 4',
    ]);
    expect(usages['cesar']?.quetes[0]).toMatchObject({
      departement: '22',
      communeSlug: 'dinan',
      slug: 'quete-9',
    });
    expect(usages['morse']).toBeUndefined();
    expect(quetesByCodeSchema.parse(JSON.parse(JSON.stringify(usages)))).toEqual(usages);
  });
});
