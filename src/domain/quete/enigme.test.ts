import { expect, test } from 'vitest';
import {
  createContenu,
  createEtapePublique,
  createTextePublique,
} from '@/testing/play-factories.ts';
import { loadSecretCode } from '../secret-code/table.ts';
import { enigmeOf } from './enigme.ts';

const solution = { explication: 'Chaque signe est un morceau de grille.' };

async function enigmeIn(code: 'pigpen' | 'cesar', chiffre: string) {
  const { empreinte, ...common } = createTextePublique();
  const secretCode = await loadSecretCode(code);
  if (secretCode === null) throw new Error('There is no such code.');
  const epreuve = {
    ...common,
    ...({ type: 'message_code', secretCode: code, variante: 'usuel' } as const),
    ...({ empreinte, chiffre, aide: 'toujours' } as const),
  };
  const contenu = createContenu({ etapes: [createEtapePublique(1, { epreuve })] });
  return enigmeOf(contenu, secretCode, solution);
}

test('a message in signs has its sheet of signs, and how it is read', async () => {
  const enigme = await enigmeIn('pigpen', 'gbp hgbd hgbp hgbdp');
  expect(enigme?.message.map(({ value }) => value)).toEqual(['L', 'E', 'O', 'N']);
  expect(enigme?.feuille).toHaveLength(26);
  expect(enigme?.explication).toBe(solution.explication);
});

test('a message in letters is none, and neither is a plain question', async () => {
  expect(await enigmeIn('cesar', 'BOOF')).toBeNull();
  const pigpen = await loadSecretCode('pigpen');
  const etape = createEtapePublique(1, { epreuve: createTextePublique() });
  expect(
    enigmeOf(createContenu({ etapes: [etape] }), pigpen ?? { writing: null }, solution),
  ).toBeNull();
});
