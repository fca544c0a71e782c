import { render, screen, within } from '@testing-library/react';
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

function open(compact = false) {
  const problems = findFieldProblems(parcours, {});
  render(
    <NextSteps
      parcours={parcours}
      problems={problems}
      session={session}
      onLead={onLead}
      compact={compact}
    />,
  );
  return userEvent.setup();
}

const items = () => within(screen.getByRole('list')).getAllByRole('listitem');

test('three things to do are shown, what publishing waits for first', () => {
  open();
  expect(items()).toHaveLength(3);
  const [first, second, third] = items();
  expect(first).toHaveTextContent(/^Donnez un titre.*Avant de publier\.$/);
  expect(second).toHaveTextContent(/^Étape 1Racontez.*Avant de publier\.$/);
  expect(third).not.toHaveTextContent('Avant de publier');
});

test('all of them are a press away, and each leads to its field', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: /^Tout voir/ }));
  expect(items().length).toBeGreaterThan(3);
  await user.click(screen.getByRole('button', { name: /^Étape 1.*Racontez/ }));
  expect(onLead).toHaveBeenCalledExactlyOnceWith({ etapeId: etape.id, champ: 'recit' });
});

test('in a narrow column the titles stand alone', () => {
  open(true);
  expect(items()).toHaveLength(3);
  expect(screen.queryByText('Avant de publier.')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Tout voir/ })).toBeNull();
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
