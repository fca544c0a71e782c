import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { createFiche } from '@/testing/fiche-factory.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { NoteList } from './note-list.tsx';

function row(slug: string, n: [moyenne: number, nombre: number] | null) {
  return createFiche({
    queteId: `22_dinan_${slug}`,
    titre: `Quête ${slug}`,
    note: n === null ? null : { moyenne: n[0], nombre: n[1] },
  });
}

function show(rows: ReturnType<typeof row>[], queteId: string | null = null) {
  render(
    <MemoryRouter address="/">
      <NoteList
        rows={rows}
        queteId={queteId === null ? null : queteIdSchema.parse(queteId)}
      />
    </MemoryRouter>,
  );
}

test('the mean weighs each avis once, and the lowest rated quête is first', () => {
  show([row('a', [5, 1]), row('b', [3, 3]), row('c', null)]);
  expect(
    screen.getByText(/^3,5 sur 5 en moyenne, sur 4\savis depuis le début\. /),
  ).toHaveTextContent('Les quêtes vont de 3 à 5 sur 5.');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'QuêteNoteAvis',
    'Quête b, Dinan33',
    'Quête a, Dinan51',
  ]);
});

test('a single quête is a sentence, and so is none', () => {
  show([row('a', [5, 1]), row('b', [3, 3])], '22_dinan_a');
  expect(screen.getByText(/^5 sur 5 en moyenne, sur 1\savis/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  show([]);
  expect(screen.getByText(/Aucun avis publié pour l’instant/)).toBeVisible();
});

test('of many quêtes, the others are counted', () => {
  show(Array.from({ length: 11 }, (_, index) => row(`q${index}`, [4, 2])));
  expect(screen.getByText(/^Et 3 autres, mieux notées/)).toBeVisible();
});
