import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { BadgeList } from './badge-list.tsx';

const at = Date.UTC(2026, 4, 12, 10);
const queteId = queteIdSchema.parse('22_dinan_le-lavoir');

test('won badges are first, with their day, then the progress of the others', () => {
  render(<BadgeList feuillets={[{ queteId, finishedAt: at }]} />);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/^Premier tamponPour une quête achevée, le 12\smai\s2026$/);
  expect(items).toContain('Chemin faisantPour trois communes parcourues\u00A0: 1 sur 3');
  expect(items).toContain('RetrouvaillesPour la même quête, un autre jour');
});
