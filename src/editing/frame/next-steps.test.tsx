import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';
import type { EditorView } from '../session/editor-session.ts';
import { findFieldProblems } from '../session/field-problem.ts';
import { NextSteps } from './next-steps.tsx';

const onLead = vi.fn();
const etape = createEtape(1, { recit: '' });
const parcours = createParcours({ titre: '', etapes: [etape] });

const session = { apply: vi.fn(), view: vi.fn() };

function open() {
  const problems = findFieldProblems(parcours, {});
  render(
    <NextSteps
      parcours={parcours}
      problems={problems}
      session={session}
      onLead={onLead}
    />,
  );
  return userEvent.setup();
}

test('the blockers of publishing are counted, and each line leads to its field', async () => {
  const user = open();
  expect(screen.getByRole('heading', { name: '2 à corriger' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Donnez un titre/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Racontez.*étape 1$/ }));
  expect(onLead).toHaveBeenCalledExactlyOnceWith({ etapeId: etape.id, champ: 'recit' });
});

test('advice is folded, one line a kind with the étapes that it is for', async () => {
  const epreuve = createTexteEpreuve({ motDeSucces: '' });
  const etapes = [1, 2, 3, 5].map((numero) => createEtape(numero, { epreuve }));
  etapes.splice(3, 0, createEtape(4, { epreuve: createTexteEpreuve() }));
  render(
    <NextSteps
      parcours={createParcours({ etapes })}
      problems={[]}
      session={session}
      onLead={onLead}
    />,
  );
  const user = userEvent.setup();
  expect(screen.getByRole('heading', { name: 'Rien à corriger' })).toBeVisible();
  expect(screen.getByText(/^Écrivez un mot de réussite/)).not.toBeVisible();
  await user.click(screen.getByText('Des idées pour aller plus loin'));
  expect(
    screen.getByRole('button', {
      name: /^Écrivez un mot de réussite.*étapes 1 à 3 et 5$/,
    }),
  ).toBeVisible();
});

test('an answer that an earlier étape tells is advice, and silent once it is meant', async () => {
  const last = createEtape(2, { epreuve: createTexteEpreuve() });
  const told = createParcours({
    etapes: [createEtape(1, { recit: 'La tour vous attend au bout.' }), last],
  });
  const apply = vi.fn();
  const open = { apply, view: () => ({ parcours: told }) as EditorView };
  render(<NextSteps parcours={told} problems={[]} session={open} onLead={onLead} />);
  const user = userEvent.setup();
  await user.click(
    screen.getByRole('button', { name: /^C’est voulu.*La réponse de l’étape 2/ }),
  );
  expect(apply).toHaveBeenCalledExactlyOnceWith({
    type: 'changeEpreuve',
    etapeId: last.id,
    changes: { voulues: ['tour'] },
  });
});
