import { describe, expect, it } from 'vitest';
import { secretCodeCard } from './table.ts';

type Vector = {
  id: string;
  clair: string;
  key?: string;
  variant?: string;
  expected: string;
};

/** facts/france.md §9, each computed and decoded there. */
const vectors: readonly Vector[] = [
  {
    id: 'cesar',
    clair: 'Rendez-vous au lavoir',
    key: '3',
    expected: 'UHQGHC-YRXV DX ODYRLU',
  },
  {
    id: 'morse',
    clair: 'Sous le pont',
    expected: '... --- ..- ... / .-.. . / .--. --- -. -',
  },
  { id: 'morse', clair: 'é', expected: '..-..' },
  { id: 'pigpen', clair: 'puits', expected: 'hdp vd hg vg vh' },
];

describe('the known examples', () => {
  it.each(vectors)('$id codes « $clair » as $expected', async (vector) => {
    const { id, clair, key, variant, expected } = vector;
    const { secretCode } = (await secretCodeCard(id)?.load?.()) ?? {};
    expect(secretCode?.encode(clair, key, variant)).toMatchObject({ text: expected });
  });
});
