import { expect, it } from 'vitest';
import { actionTable } from './action-counter.ts';

it('shows each way with its clicks and keys together, and the letters apart', () => {
  const rows = actionTable([['on one page', { clicks: 41, keys: 2, letters: 537 }]]);
  expect(rows.split('\n').at(-1)).toBe('| on one page | 43 | 41 | 2 | 537 |');
});
