import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { LibraryView } from './library-view.tsx';

function Library({ difficulte }: { difficulte: string }) {
  const [query, setQuery] = useState({
    ...{ q: '', difficulte, aLaMain: false, enQuete: false },
  });
  return (
    <MemoryRouter>
      <LibraryView query={query} onQuery={setQuery} queteCounts={{}} />
    </MemoryRouter>
  );
}

test('the list is narrowed by difficulty and by pencil, and an address that narrows shows its filters', async () => {
  const user = userEvent.setup();
  render(<Library difficulte="difficile" />);
  const difficulte = screen.getByLabelText('Difficulté');
  expect(difficulte).toHaveValue('difficile');
  expect(difficulte).toBeVisible();
  expect(screen.getByRole('link', { name: 'Playfair' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Code de César' })).toBeNull();

  await user.selectOptions(difficulte, '');
  expect(screen.getByRole('link', { name: 'Base 64' })).toBeVisible();
  await user.click(screen.getByLabelText('Avec un papier et un crayon'));
  expect(screen.queryByRole('link', { name: 'Base 64' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Playfair' })).toBeVisible();
});
