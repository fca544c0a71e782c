import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { traductionRepository } from '@/data/traduction/traduction-repository.ts';
import {
  markOf,
  sourcesOf,
  wholeKey,
  type Traduction,
} from '@/domain/traduction/traduction.ts';
import type { OtherLangue } from '@/langue/langue.ts';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { TraductionAdvice } from './traduction-advice.tsx';

const parcours = createParcours({
  etapes: [createEtape(1, { epreuve: createTexteEpreuve() })],
});

/** Every text of the parcours, from the French of today or, for its title, from another. */
function translated(titleFrom: string): Traduction['textesByEtape'] {
  const textesByEtape: Record<string, Record<string, { texte: string; de: string }>> = {};
  for (const { etapeId, champ, texte } of sourcesOf(parcours)) {
    const de = champ === 'titre' && etapeId === null ? titleFrom : texte;
    const textes = (textesByEtape[etapeId ?? wholeKey] ??= {});
    textes[champ] = { texte: `EN ${texte}`, de: markOf(de) };
  }
  return textesByEtape;
}

function show(byLangue: Partial<Record<OtherLangue, Traduction['textesByEtape']>>) {
  const services = createSilentServices();
  traductionRepository.handIn(services, {
    read: (_id, langue) =>
      Promise.resolve({ langue, textesByEtape: byLangue[langue] ?? {} }),
    save: () => Promise.reject(new Error('Nothing is written before a publication.')),
  });
  const onShow = vi.fn();
  render(
    <ServerState services={services}>
      <TraductionAdvice parcours={parcours} onShow={onShow} />
      <p>Ensuite</p>
    </ServerState>,
  );
  return { onShow, user: userEvent.setup({ delay: null }) };
}

const count = sourcesOf(parcours).length;

test('before a publication each language shows its inclusion, its gaps and the changes in French', async () => {
  const { user, onShow } = show({
    en: translated(parcours.titre),
    de: translated('Un titre de avant'),
    it: { [wholeKey]: { titre: { texte: 'Il segreto', de: markOf(parcours.titre) } } },
  });
  const languages = await screen.findByRole('region', { name: 'Dans d’autres langues' });
  expect(await within(languages).findByText(/Italiano/)).toBeVisible();
  const rows = within(languages).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'English\u00A0: sera publiée',
    'Deutsch\u00A0: sera publiée · 1\u00A0à revoir, le français a changé',
    `Italiano\u00A0: ne sera pas publiée\u00A0: il faut le titre et la moitié des étapes · ${count - 1}\u00A0à traduire`,
  ]);
  await user.click(screen.getByRole('button', { name: 'Voir les traductions' }));
  expect(onShow).toHaveBeenCalledOnce();
});

test('a parcours without translations shows nothing about languages', async () => {
  show({});
  await screen.findByText('Ensuite');
  expect(screen.queryByRole('region')).toBeNull();
});
