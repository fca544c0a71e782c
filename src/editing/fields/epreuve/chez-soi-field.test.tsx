import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  createEpreuve,
  createEtape,
  createParcours,
  createTexteEpreuve,
} from '@/testing/factories.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

const offer = 'Proposer cette épreuve à essayer depuis chez soi';

test('one press offers an épreuve to try from home, and a box takes it back', async () => {
  const etape = createEtape(1, { epreuve: createTexteEpreuve() });
  const other = createEtape(2);
  const parcours = createParcours({ etapes: [etape, other], chezSoi: other.id });
  const { session, user } = renderEditor(parcours);
  for (const more of await screen.findAllByText('Ajouter…')) await user.click(more);
  await user.click(screen.getByRole('button', { name: offer }));
  expect(session.view().parcours.chezSoi).toBe(etape.id);
  await user.click(screen.getByRole('checkbox', { name: /^À essayer depuis chez soi/ }));
  expect(session.view().parcours.chezSoi).toBe('');
});

test('an épreuve of the place is not offered', async () => {
  const epreuve = createEpreuve({ type: 'photo', consigne: 'Prenez la vue en photo.' });
  const parcours = createParcours({ etapes: [createEtape(1, { epreuve })] });
  renderEditor(parcours);
  expect(await screen.findByText('Limiter les essais ou le temps')).toBeInTheDocument();
  expect(screen.queryByText(offer)).toBeNull();
});
