import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blankParcours } from '@/domain/parcours/blank-parcours.ts';
import { renderEditor } from '@/editing/testing/render-editor.tsx';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { GuidedEditor } from './guided-editor.tsx';

vi.mock('@/map/map-editor.tsx', () => import('@/editing/testing/fake-map-editor.tsx'));
vi.mock('@/data/commune/commune-position.ts', () => ({
  fetchCommuneCentre: () => Promise.resolve(null),
}));
/** The question, with plain spaces for thin ones. */
const heading = () =>
  screen.getByRole('heading', { level: 1 }).textContent.replaceAll(/\s/g, ' ');
const goOn = () => screen.getByText('Continuer');

function openBlank() {
  const blank = blankParcours(createParcours().id, createEtape(1).id);
  return renderEditor(blank, {}, GuidedEditor, true);
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the guide', () => {
  it('asks one thing per screen, shows the progress, and goes back without loss', async () => {
    const { user, session } = openBlank();
    expect(heading()).toBe('Dans quelle commune se promène-t-on ?');
    expect(screen.getByRole('progressbar', { name: 'Écran 1 sur 9' })).toHaveValue(1);
    await user.click(goOn());
    expect(screen.getByText(/^Vous n’avez pas choisi de commune/)).toBeVisible();
    await user.click(goOn());
    await user.click(goOn());
    expect(screen.getByRole('progressbar', { name: 'Écran 3 sur 9' })).toHaveValue(3);
    const titre = screen.getByLabelText('Titre');
    expect(screen.getAllByRole('textbox')).toEqual([titre]);
    await user.click(titre);
    await user.paste('Le secret du lavoir');
    expect(heading()).toBe('Comment s’appelle votre parcours ?');
    await user.keyboard('{Enter}');
    expect(heading()).toBe('Où s’arrête-t-on ?');
    await user.click(screen.getByRole('button', { name: 'Précédent' }));
    expect(screen.getByLabelText('Titre')).toHaveValue('Le secret du lavoir');
    expect(session.view().parcours.titre).toBe('Le secret du lavoir');
  });

  it('leads from étapes laid on the map to their stories, their épreuves and the workshop', async () => {
    const parcours = createParcours({ etapes: [createEtape(1, { position: null })] });
    const { user, session } = renderEditor(parcours, {}, GuidedEditor);
    expect(heading()).toBe('Où s’arrête-t-on ?');
    await user.click(await screen.findByRole('button', { name: 'Poser l’étape 1 ici' }));
    expect(screen.getByLabelText('Comment s’appelle l’étape 1 ?')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByLabelText('Comment s’appelle l’étape 1 ?')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Poser l’étape 2 ici' }));
    await user.click(screen.getByLabelText('Nom de l’étape 2'));
    await user.paste('Le four');
    expect(session.view().parcours.etapes.map(({ titre }) => titre)).toEqual([
      'Étape 1',
      'Le four',
    ]);

    await user.click(goOn());
    expect(screen.getByRole('group', { name: /^Étape 1 sur 2/ })).toBeVisible();
    await user.click(goOn());
    expect(screen.getByRole('group', { name: /^Étape 2 sur 2.*Le four/ })).toBeVisible();
    await user.click(screen.getByLabelText('Récit'));
    await user.paste('Le pain.');
    expect(session.view().parcours.etapes[1]?.recit).toBe('Le pain.');
    expect(screen.queryByText('Épreuve')).toBeNull();

    await user.click(goOn());
    expect(screen.getByRole('group', { name: /^Étape 1 sur 2/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Précédent' }));
    expect(screen.getByRole('group', { name: /^Étape 2 sur 2/ })).toBeVisible();
    expect(screen.getByLabelText('Récit')).toHaveValue('Le pain.');
    await user.click(goOn());
    await user.click(screen.getByText('Un mot à trouver'));
    expect(session.view().parcours.etapes[0]?.epreuve.type).toBe('texte');
    await user.click(goOn());
    await user.click(goOn());
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText(/^Résumé/)]);
    await user.click(goOn());
    expect(screen.getByLabelText('Durée')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(heading()).toBe('Voici où vous en êtes');
    expect(
      screen.getByRole('link', { name: /^Compléter\s*: Les récits/ }),
    ).toHaveAttribute(
      'href',
      `/admin/parcours/create?id=${parcours.id}&ecran=recits&etape=2`,
    );
    expect(screen.getByRole('link', { name: /^Relire\s*: Le titre/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ouvrir l’atelier' })).toHaveAttribute(
      'href',
      `/admin/parcours/edit?id=${parcours.id}`,
    );
  });

  it('of an empty parcours does not lead to an empty workshop', async () => {
    const { user } = openBlank();
    // The commune has two screens.
    for (let press = 0; press < 9; press += 1) await user.click(goOn());
    expect(heading()).toBe('Voici où vous en êtes');
    expect(screen.queryByRole('link', { name: 'Ouvrir l’atelier' })).toBeNull();
    expect(screen.getByText(/Rien n’est écrit pour l’instant/)).toBeVisible();
  });

  it('leads an aventure to its story, where its choices are linked', async () => {
    const parcours = createParcours({ genre: 'aventure', resume: 'Un chat, deux fins.' });
    const { user } = renderEditor(parcours, {}, GuidedEditor);
    while (screen.queryByText('Continuer') !== null) await user.click(goOn());
    expect(
      screen.getByRole('link', { name: 'Relier les étapes de l’histoire' }),
    ).toHaveAttribute('href', `/admin/parcours/editadventure?id=${parcours.id}`);
    expect(screen.getByRole('link', { name: 'Ouvrir l’atelier' })).toBeVisible();
  });

  it('leads to the other ways with the parcours in hand', () => {
    const parcours = createParcours({ commune: null });
    renderEditor(parcours, {}, GuidedEditor);
    expect(
      screen.getByRole('link', { name: 'Écrire d’une autre façon' }),
    ).toHaveAttribute(
      'href',
      `/admin/parcours/dashboard?vue=commencer&id=${parcours.id}`,
    );
  });
});
