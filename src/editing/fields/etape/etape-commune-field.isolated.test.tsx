import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findCommuneAt } from '@/data/commune/commune-at.ts';
import { findTerritoireOf, readTerritoire } from '@/data/territoire/read-territoire.ts';
import { territoireOf } from '@/domain/territoire/territoire.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

vi.mock('@/data/commune/commune-at.ts');
vi.mock('@/data/territoire/read-territoire.ts');
vi.mock('@/map/map-editor.tsx', () => import('../../testing/fake-map-editor.tsx'));

const siren = '200035087';
const nom = 'Dinan Agglomération';
const lanvallay = { insee: '22118', nom: 'Lanvallay', departement: '22' };
const territoire = territoireOf(siren, {
  nom,
  communes: { '22050': 'Dinan', '22118': 'Lanvallay' },
});

beforeEach(() => {
  vi.mocked(findTerritoireOf).mockResolvedValue(territoire);
  vi.mocked(readTerritoire).mockResolvedValue(territoire);
  vi.mocked(findCommuneAt).mockReset().mockResolvedValue(null);
});

async function openSecond() {
  const etapes = [createEtape(1), createEtape(2)];
  const { user, session } = renderEditor(
    createParcours({ etapes, territoire: { siren, nom } }),
  );
  await user.click(screen.getByRole('button', { name: /^Étape 2\s*:/ }));
  const form = within(screen.getByRole('group', { name: /^Étape 2\s*:/ }));
  const chosen = () => session.view().parcours.etapes[1]?.autreCommune;
  const field = () => form.findByLabelText('Commune de l’étape');
  return { user, form, chosen, field };
}

describe('the commune of an étape', () => {
  it('is that of the start at sea, with a mention', async () => {
    const { form, chosen, field } = await openSecond();
    expect(await field()).toHaveDisplayValue('Dinan (départ)');
    expect(
      await form.findByText(/^Aucune commune connue.*Dinan en répond\.$/),
    ).toBeVisible();
    expect(chosen()).toBeNull();
  });

  it('is proposed from the map, and chosen by the author on a border', async () => {
    vi.mocked(findCommuneAt).mockResolvedValue(lanvallay);
    const { user, form, chosen, field } = await openSecond();
    await user.click(await form.findByRole('button', { name: /Lanvallay\. Prendre$/ }));
    await waitFor(() => expect(chosen()).toEqual(lanvallay));
    await user.selectOptions(await field(), '22050');
    expect(chosen()).toBeNull();
  });
});
