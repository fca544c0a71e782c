import { expect, test } from 'vitest';
import {
  createContenu,
  createEtapePublique,
  createTextePublique,
} from '@/testing/play-factories.ts';
import { loadSecretCode } from '../secret-code/table.ts';
import { essaiOf } from './essai.ts';

const solution = { explication: 'Chaque signe est un morceau de grille.' };

async function essaiIn(code: 'pigpen' | 'cesar', chiffre: string) {
  const { empreinte, ...common } = createTextePublique();
  const secretCode = await loadSecretCode(code);
  if (secretCode === null) throw new Error('There is no such code.');
  const epreuve = {
    ...common,
    ...({ type: 'message_code', secretCode: code, variante: 'usuel' } as const),
    ...({ empreinte, chiffre, aide: 'toujours' } as const),
  };
  const contenu = createContenu({ etapes: [createEtapePublique(1, { epreuve })] });
  return essaiOf(contenu, secretCode, solution);
}

test('a message in signs has its sheet of signs, and how it is read', async () => {
  const essai = await essaiIn('pigpen', 'gbp hgbd hgbp hgbdp');
  expect(essai?.message.map(({ value }) => value)).toEqual(['L', 'E', 'O', 'N']);
  expect(essai?.feuille).toHaveLength(26);
  expect(essai?.explication).toBe(solution.explication);
});

test('a message in letters is none, and neither is a plain question', async () => {
  expect(await essaiIn('cesar', 'BOOF')).toBeNull();
  const pigpen = await loadSecretCode('pigpen');
  const etape = createEtapePublique(1, { epreuve: createTextePublique() });
  expect(
    essaiOf(createContenu({ etapes: [etape] }), pigpen ?? { writing: null }, solution),
  ).toBeNull();
});
