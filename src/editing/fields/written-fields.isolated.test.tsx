import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderEditor } from '@/editing/testing/render-editor.tsx';
import { dataError } from '@/testing/data-errors.ts';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';
import { searchCommune } from '@/data/commune/commune-repository.ts';
import { blankParcours } from '@/domain/parcours/blank-parcours.ts';
import type { Draft } from '@/data/parcours/draft-repository.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';

vi.mock('@/data/commune/commune-repository.ts', () => ({ searchCommune: vi.fn() }));
vi.mock('@/data/commune/commune-position.ts', () => ({
  fetchCommuneCentre: () => Promise.resolve(null),
}));

const renderPage = (parcours: Parcours, overrides?: Partial<Draft>) =>
  renderEditor(parcours, overrides);
const two = () => createParcours({ etapes: [createEtape(1), createEtape(2)] });
const blank = () => blankParcours(createParcours().id, createEtape(1).id);
const etape = (numero: number) =>
  screen.getByRole('group', { name: new RegExp(`^Étape ${numero}\\s*:`) });

beforeEach(() => {
  vi.mocked(searchCommune).mockResolvedValue([]);
});

describe('an étape without a question', () => {
  it('gets a question and three indices to change from a thing seen there, reverted by one undo', async () => {
    const { user, session } = renderPage(createParcours());
    const epreuve = () => session.view().parcours.etapes[0]?.epreuve;
    await user.click(screen.getByRole('button', { name: 'Une date' }));
    const consigne = screen.getByLabelText('Consigne');
    expect(consigne).toHaveFocus();
    expect(consigne).not.toHaveValue('');
    expect(screen.getAllByLabelText(/^Indice \d$/)).toHaveLength(3);
    expect(epreuve()?.type).toBe('nombre');
    expect(screen.queryByText(/^Que voit-on ici/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Annuler/ }));
    expect(epreuve()).toEqual(createParcours().etapes[0]?.epreuve);
  });
});

describe('the commune', () => {
  it('is chosen by the keyboard among its homonyms', async () => {
    vi.mocked(searchCommune).mockResolvedValue([
      {
        commune: { insee: '35288', nom: 'Saint-Malo', departement: '35' },
        nom: 'Saint-Malo',
        label: 'Saint-Malo (35400, Ille-et-Vilaine)',
        codePostal: '35400',
        centre: null,
      },
      {
        commune: { insee: '44184', nom: 'Saint-Malo-de-Guersac', departement: '44' },
        nom: 'Saint-Malo-de-Guersac',
        label: 'Saint-Malo-de-Guersac (44550, Loire-Atlantique)',
        codePostal: '44550',
        centre: null,
      },
    ]);
    const { user, session } = renderPage(blank());
    const field = screen.getByRole('combobox', { name: 'Commune' });
    await user.click(field);
    await user.paste('st malo');
    const options = await screen.findAllByRole('option', { name: /Saint-Malo/ });
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await user.keyboard('{ArrowDown}');
    expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(session.view().parcours.commune?.insee).toBe('44184');
    expect(field).toHaveValue('Saint-Malo-de-Guersac (Loire-Atlantique)');
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('whose search fails shows the reason, and the typed text stays', async () => {
    const { error } = dataError;
    vi.mocked(searchCommune).mockRejectedValue(error);
    const { user } = renderPage(blank());
    const field = screen.getByRole('combobox', { name: 'Commune' });
    await user.type(field, 'di');
    expect(await screen.findByText(/^La liste des communes ne répond pas/)).toBeVisible();
    expect(field).toHaveValue('di');
  });

  it('that does not exist gets a sentence, and the typed text stays', async () => {
    const { user, session } = renderPage(blank());
    const field = screen.getByRole('combobox', { name: 'Commune' });
    await user.click(field);
    await user.paste('Trifouilly');
    expect(
      await screen.findByText(/Aucune commune ne répond à « Trifouilly »/),
    ).toBeVisible();
    await user.tab();
    expect(field).toHaveValue('Trifouilly');
    expect(field).toHaveAccessibleDescription(/Choisissez la commune dans la liste/);
    expect(session.view().saisies).toEqual({ '/commune': 'Trifouilly' });
  });

  it('cannot be changed once the quête is published', () => {
    const parcours = two();
    renderPage(parcours, {
      base: {
        parcours,
        publication: { queteId: '22_dinan_lavoir', slug: 'lavoir', version: 1, at: 0 },
        revision: 1,
        etapeRevisionById: {},
        epreuveRevisionById: {},
        operationId: '',
        updatedAt: 0,
      },
    });
    expect(screen.getByLabelText('Commune')).toHaveAttribute('readonly');
  });
});

describe('the duration', () => {
  it('is proposed from the étapes, and replaces an unreadable text by one press', async () => {
    const { user, session } = renderPage(two());
    await user.clear(screen.getByLabelText('Durée'));
    await user.click(screen.getByLabelText('Durée'));
    await user.paste('une petite heure');
    await user.click(screen.getByRole('button', { name: /^D’après vos étapes/ }));
    expect(session.view().parcours.dureeMinutes).toBe(10);
    expect(session.view().saisies).toEqual({});
    expect(screen.queryByRole('button', { name: /^D’après vos étapes/ })).toBeNull();
  });
});

describe('the place of an étape', () => {
  it('is typed with French commas', async () => {
    const { user, session } = renderPage(blank());
    await user.click(screen.getByLabelText('Place sur la carte'));
    await user.paste('43,8997 ; 4,7467');
    expect(session.view().parcours.etapes[0]?.position).toEqual({
      lat: 43.8997,
      lon: 4.7467,
    });
    await user.tab();
    expect(screen.getByLabelText('Place sur la carte')).toHaveValue('43.8997, 4.7467');
  });

  it('out of the world is refused beside the field, and the typed text stays', async () => {
    const { user, session } = renderPage(blank());
    const field = screen.getByLabelText('Place sur la carte');
    await user.click(field);
    await user.paste('98.2, 400');
    await user.tab();
    expect(field).toHaveValue('98.2, 400');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/hors du monde/);
    expect(session.view().parcours.etapes[0]?.position).toBeNull();
  });
});

describe('the étapes', () => {
  it('are moved by buttons, which keep the focus and announce the new place', async () => {
    const { user, session } = renderPage(
      createParcours({ etapes: [createEtape(1), createEtape(2), createEtape(3)] }),
    );
    await user.click(within(etape(1)).getByRole('button', { name: /^Descendre/ }));
    expect(session.view().parcours.etapes.map(({ titre }) => titre)).toEqual([
      'Étape 2',
      'Étape 1',
      'Étape 3',
    ]);
    expect(screen.getByText('Étape déplacée en position 2 sur 3.')).toBeInTheDocument();
    expect(within(etape(2)).getByRole('button', { name: /^Descendre/ })).toHaveFocus();
  });
});

describe('the épreuve', () => {
  it('texte shows the answer that is recognised already', async () => {
    const epreuve = createTexteEpreuve({ reponses: ['la tour'] });
    const { user } = renderPage(
      createParcours({ etapes: [createEtape(1, { epreuve })] }),
    );
    await user.click(
      screen.getByRole('button', { name: 'Ajouter une réponse acceptée' }),
    );
    await user.type(screen.getByLabelText('Réponse acceptée 2'), 'TOUR');
    expect(screen.getByLabelText('Réponse acceptée 2')).toHaveAccessibleDescription(
      /Déjà reconnue grâce à «.la tour.»/,
    );
  });

  it('texte proposes other likely answers, accepted by one press', async () => {
    const epreuve = createTexteEpreuve({ reponses: ['Louis XIV'] });
    const { user, session } = renderPage(
      createParcours({ etapes: [createEtape(1, { epreuve })] }),
    );
    await user.click(
      screen.getByRole('button', { name: /^Accepter aussi.*Louis quatorze/ }),
    );
    expect(session.view().parcours.etapes[0]?.epreuve.reponses).toEqual([
      'Louis XIV',
      'Louis quatorze',
    ]);
    expect(screen.queryByRole('button', { name: /Louis quatorze/ })).toBeNull();
  });

  it('marks an answer that a text gives away, once the text is left', async () => {
    const epreuve = createTexteEpreuve();
    const { user } = renderPage(
      createParcours({ etapes: [createEtape(1, { epreuve })] }),
    );
    const recit = screen.getByLabelText('Récit');
    await user.click(recit);
    await user.paste(' On voit la tour.');
    await user.tab();
    await waitFor(() => {
      expect(recit).toHaveAccessibleDescription(
        /La réponse «\sla tour\s» se lit dans le récit/,
      );
    });
  });

  it('choix offers two lines at first and accepts the ticked answers', async () => {
    const { user, session } = renderPage(createParcours());
    await user.click(screen.getByRole('radio', { name: /Un choix/ }));
    await user.type(screen.getByLabelText('Réponse 1'), 'Oui');
    await user.type(screen.getByLabelText('Réponse 2'), 'Non');
    await user.click(screen.getByRole('checkbox', { name: /la 2$/ }));
    expect(
      session
        .view()
        .parcours.etapes[0]?.epreuve.options.map(({ texte, juste }) => [texte, juste]),
    ).toEqual([
      ['Oui', false],
      ['Non', true],
    ]);
  });

  it('nombre accepts one number for both bounds, written the French way, then a margin, marked if wide', async () => {
    const { user, session } = renderPage(createParcours());
    await user.click(screen.getByRole('radio', { name: /Un nombre/ }));
    await user.type(screen.getByLabelText('Réponse'), '2,5');
    expect(session.view().parcours.etapes[0]?.epreuve).toMatchObject({
      minimum: 2.5,
      maximum: 2.5,
    });
    await user.click(screen.getByRole('button', { name: 'Accepter un écart' }));
    const most = screen.getByLabelText('Au plus');
    expect(most).toHaveFocus();
    // Typing replaces the value.
    await user.keyboard('3');
    expect(most).toHaveValue('3');
    expect(screen.queryByText(/Est-ce voulu/)).toBeNull();
    await user.keyboard('00');
    expect(
      screen.getByText(/^Tous les nombres de 2,5 à 300 seront justes/),
    ).toBeVisible();
    expect(session.view().parcours.etapes[0]?.epreuve).toMatchObject({
      minimum: 2.5,
      maximum: 300,
    });
  });

  it('keeps the text for another kind', async () => {
    const epreuve = createTexteEpreuve();
    const { user } = renderPage(
      createParcours({ etapes: [createEtape(1, { epreuve })] }),
    );
    expect(screen.queryByRole('radio', { name: /Un mot(?! mystère)/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Changer/ }));
    await user.click(screen.getByRole('radio', { name: /Rien à résoudre/ }));
    expect(screen.queryByLabelText('Consigne')).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Un mot(?! mystère)/ }));
    expect(screen.getByLabelText('Réponse acceptée 1')).toHaveValue('la tour');
  });

  it('has up to three indices with their cost, each written at once, and refuses a cost that is none', async () => {
    const { user, session } = renderPage(createParcours());
    await user.click(screen.getByRole('radio', { name: /Un mot(?! mystère)/ }));
    await user.click(screen.getByRole('button', { name: 'Ajouter un indice' }));
    expect(screen.getByLabelText('Indice 1')).toHaveFocus();
    await user.paste('Plus haut.');
    const cost = screen.getByLabelText(/^Coût/);
    await user.clear(cost);
    await user.click(cost);
    await user.paste('trois');
    await user.tab();
    expect(cost).toHaveValue('trois');
    expect(cost).toHaveAccessibleDescription(/nombre entier de 0 à 100/);
    await user.clear(cost);
    await user.type(cost, '3');
    expect(session.view().parcours.etapes[0]?.epreuve.indices).toEqual([
      { texte: 'Plus haut.', cout: 3 },
    ]);
  });
});

describe('a field that another author changed too', () => {
  it('keeps mine, shows theirs, and takes the chosen one', async () => {
    const parcours = two();
    const { user, session } = renderPage(parcours, {
      parcours: { ...parcours, titre: 'Mon titre' },
      conflicts: [
        {
          etapeId: null,
          champ: 'titre',
          takeTheirs: { type: 'changeParcours', changes: { titre: 'Leur titre' } },
        },
        {
          etapeId: createEtape(1).id,
          champ: 'recit',
          takeTheirs: {
            type: 'changeEtape',
            etapeId: createEtape(1).id,
            changes: { recit: 'Leur récit' },
          },
        },
      ],
    });
    expect(screen.getByLabelText('Titre')).toHaveValue('Mon titre');
    expect(screen.getByText('Leur titre')).toBeVisible();
    const [takeTitle, takeStory] = screen.getAllByRole('button', {
      name: 'Prendre la sienne',
    });
    if (takeTitle === undefined || takeStory === undefined)
      throw new Error('Two choices.');
    await user.click(takeTitle);
    expect(screen.getByLabelText('Titre')).toHaveValue('Leur titre');
    await user.click(screen.getByRole('button', { name: 'Garder la mienne' }));
    expect(session.view().conflicts).toEqual([]);
    expect(session.view().parcours.etapes[0]?.recit).toBe('Nous voici devant la mairie.');
  });
});

describe('a text that is pasted from a word processor', () => {
  it('is pasted with its words, lines and typography, without hidden content', async () => {
    const { user, session } = renderPage(createParcours({ etapes: [createEtape(1)] }));
    const recit = within(etape(1)).getByLabelText('Récit');
    await user.clear(recit);
    const written = 'Le lavoir\u00A0: «\u00A0mille\u00A0» draps.\n\nPuis plus rien.';
    await user.paste({
      getData: (type: string) =>
        type === 'text/html'
          ? '<p class="MsoNormal"><b>Le lavoir</b><o:p></o:p></p>'
          : written.replace('mille', 'mi\u0007l\u00ADle').replace('\n\n', '\u000B\u000B'),
    } as DataTransfer);
    expect(recit).toHaveValue(written);
    expect(session.view().parcours.etapes[0]?.recit).toBe(written);
  });
});
