import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';
import { renderEditor } from '../testing/render-editor.tsx';

vi.mock('@/map/map-editor.tsx', () => import('../testing/fake-map-editor.tsx'));

test('the text of the other author is shown once, although there is another way to answer', async () => {
  const { autre } = createTexteEpreuve();
  const etape = createEtape(1, {
    epreuve: createTexteEpreuve({
      consigne: 'Que lit-on sur la porte\u202F?',
      autre: {
        ...autre,
        type: 'texte',
        consigne: 'Que dit le récit\u202F?',
        reponses: ['Le guet'],
      },
    }),
  });
  const { user, session } = renderEditor(createParcours({ etapes: [etape] }), {
    conflicts: [
      {
        etapeId: etape.id,
        champ: 'epreuve.consigne',
        takeTheirs: {
          type: 'changeEpreuve',
          etapeId: etape.id,
          changes: { consigne: 'Quelle date lit-on\u202F?' },
        },
      },
    ],
  });
  expect(screen.getAllByText(/^Quelle date lit-on/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Prendre la sienne' }));
  expect(screen.getByLabelText('Consigne')).toHaveValue('Quelle date lit-on\u202F?');
  expect(screen.getByLabelText('Autre question')).toHaveValue('Que dit le récit\u202F?');
  expect(session.view().conflicts).toEqual([]);
});

test('a field shows its error after the press that leaves it, and nothing moves', async () => {
  const etape = createEtape(1, {
    position: null,
    epreuve: createTexteEpreuve({ indices: [] }),
  });
  const { user } = renderEditor(createParcours({ etapes: [etape] }));
  const field = screen.getByLabelText('Place sur la carte');
  const press = screen.getByRole('button', { name: 'Ajouter un indice' });
  await user.click(field);
  await user.paste('98.2, 400');
  await user.pointer({ keys: '[MouseLeft>]', target: press });
  expect(field).not.toHaveFocus();
  expect(field).toBeValid();
  await user.pointer('[/MouseLeft]');
  expect(field).toBeInvalid();
  expect(screen.getByLabelText('Indice 1')).toBeVisible();
});
