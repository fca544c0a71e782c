import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { ParcoursListRow } from './parcours-row.tsx';

const queteId = '22_dinan_le-lavoir';

function show(isInCatalogue: boolean): void {
  const services = createSilentServices();
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <ul>
          <ParcoursListRow
            row={{
              id: parcoursIdSchema.parse('parcours000000000001'),
              titre: 'Le lavoir',
              communeNom: 'Dinan',
              departement: '22',
              genre: 'quete',
              etat: 'brouillon',
              etapeCount: 4,
              publication: { queteId, slug: 'le-lavoir', version: 1, at: 0 },
              updatedAt: 0,
              par: null,
              suivi: null,
              membreUids: [],
              controle: { erreurs: 0 },
            }}
            isInCatalogue={isInCatalogue}
            isUnsaved={false}
            ouverts={null}
            uid="claire"
            onFollowed={() => undefined}
          />
        </ul>
      </MemoryRouter>
    </ServerState>,
  );
}

test('an étape is closed from the row of its parcours, while the quête is online', () => {
  show(true);
  const link = screen.getByRole('link', { name: /^Fermer une étape.*Le lavoir/ });
  expect(link).toHaveAttribute('href', expect.stringContaining(queteId));
  expect(link).toHaveAttribute('href', expect.stringContaining('vue=fermetures'));
});

test('a withdrawn quête has no étape to close', () => {
  show(false);
  expect(screen.queryByRole('link', { name: /^Fermer une étape/ })).toBeNull();
});
