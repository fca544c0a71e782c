import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { EcourterPanel } from './ecourter-panel.tsx';

test('an aventure names the nearest ending that it leads to', async () => {
  const on = (numero: number) => ({
    suites: [
      { libelle: 'Continuer', vers: testEtapeId(numero), conditions: [], effets: [] },
    ],
  });
  const quete = createQuete({
    genre: 'aventure',
    etapes: [
      createEtapePublique(1, { titre: 'Le lavoir', ...on(2) }),
      createEtapePublique(2, { titre: 'L’escalier', ...on(3) }),
      createEtapePublique(3, { titre: 'Le mur', fin: 'Le mur franchi' }),
    ],
  });
  const onShorten = vi.fn<() => void>();
  const partie = createPartie(quete);
  render(<EcourterPanel partie={partie} contenu={quete.contenu} onShorten={onShorten} />);
  expect(screen.getByText(/va droit à sa fin la plus proche, Le mur\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Aller à cette fin' }));
  expect(onShorten).toHaveBeenCalledOnce();
});
