import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQuete } from '@/testing/play-factories.ts';
import { EmbeddedQuete } from './embedded-quete.tsx';

test('in a frame of another site a quête has one link, which opens its page in a window of its own', () => {
  render(<EmbeddedQuete quete={createQuete({ titre: 'Le secret du lavoir' })} />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Le secret du lavoir' }),
  ).toBeVisible();
  const [link, ...others] = screen.getAllByRole('link');
  expect(link).toHaveAccessibleName(/^Ouvrir la quête/);
  expect(link).toHaveAttribute('href', '/les_quetes/22/dinan/le-secret-du-lavoir');
  expect(link).toHaveAttribute('target', '_blank');
  expect(others).toEqual([]);
  expect(screen.queryByRole('navigation')).toBeNull();
});
