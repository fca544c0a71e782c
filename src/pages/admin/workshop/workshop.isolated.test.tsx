import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderEditor } from '@/editing/testing/render-editor.tsx';
// Loaded before the tests: its first import takes seconds on a busy machine.
import './late-steps.tsx';
import { Workshop } from './workshop.tsx';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';

// Leaflet draws on a screen.
vi.mock('@/editing/fields/map/etape-map.tsx', () => ({
  EtapeMap: () => <p>La carte</p>,
}));
let isWide = true;
beforeEach(() => {
  localStorage.clear();
  isWide = true;
});
vi.mock('@/map/use-media-query.ts', () => ({ useMediaQuery: () => isWide }));

const three = () =>
  createParcours({ etapes: [createEtape(1), createEtape(2), createEtape(3)] });
const open = (parcours = three()) => renderEditor(parcours, {}, Workshop);
const titles = (session: ReturnType<typeof open>['session']) =>
  session.view().parcours.etapes.map(({ titre }) => titre);

describe('the panes', () => {
  it('are side by side on a wide screen, and only the chosen étape is written', async () => {
    const { user } = open();
    expect(screen.getByText('La carte')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Étape 2\s*:/ }));
    expect(screen.getByRole('heading', { name: 'Étape 2' })).toBeVisible();
    expect(screen.getAllByLabelText('Titre de l’étape')).toHaveLength(1);
    expect(screen.getByLabelText('Titre de l’étape')).toHaveValue('Étape 2');
  });

  it('are resized by the keyboard within their bounds, and this device remembers', async () => {
    const { user } = open();
    const edge = screen.getByRole('separator', { name: 'Largeur du texte' });
    expect(edge).toHaveAttribute('aria-valuenow', '40');
    edge.focus();
    await user.keyboard('{ArrowLeft}');
    expect(edge).toHaveAttribute('aria-valuenow', '42');
    await user.keyboard('{End}{ArrowLeft}');
    expect(edge).toHaveAttribute('aria-valuenow', '52');
    expect(JSON.parse(localStorage.getItem('qc.atelier.volets') ?? '')).toEqual({
      list: 22,
      form: 52,
      map: 42,
    });
  });

  it('are shown one at a time on a phone, by tabs that arrows walk through', async () => {
    isWide = false;
    const { user } = open();
    expect(screen.queryByText('La carte')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Texte' }));
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Carte' })).toHaveFocus();
    expect(screen.getByText('La carte')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Étapes' }));
    await user.click(screen.getByRole('button', { name: /^Étape 3\s*:/ }));
    expect(screen.getByRole('tab', { name: 'Texte', selected: true })).toBeVisible();
    expect(screen.getByLabelText('Titre de l’étape')).toHaveValue('Étape 3');
  });
});

describe('the summary of corrections', () => {
  it('leads to a field of an étape that was not on the page', async () => {
    const { user } = open(
      createParcours({ etapes: [createEtape(1), createEtape(2, { recit: '' })] }),
    );
    await user.click(
      within(screen.getByRole('banner')).getByRole('button', { name: 'Publier' }),
    );
    await user.click(screen.getByRole('button', { name: 'Publier la quête' }));
    await user.click(screen.getByRole('link', { name: /Étape\s2\s: Racontez/ }));
    expect(screen.getByLabelText('Récit')).toHaveFocus();
  });
});

describe('the next step', () => {
  it('leads to its field, or to its container while it is folded away', async () => {
    const epreuve = createTexteEpreuve({
      motDeSucces: '',
      anecdote: '',
      explication: '',
    });
    const { user } = open(
      createParcours({
        etapes: [createEtape(1), createEtape(2, { recit: '', epreuve })],
      }),
    );
    const bar = within(screen.getByRole('banner'));
    await user.click(bar.getByRole('button', { name: '1 à corriger' }));
    await user.click(bar.getByRole('button', { name: /^Racontez.*étape 2/ }));
    expect(screen.getByLabelText('Récit')).toHaveFocus();

    const text = within(screen.getByRole('region', { name: 'Texte' }));
    await user.click(bar.getByRole('button', { name: 'Publier' }));
    await user.click(text.getByText('Des idées pour aller plus loin'));
    await user.click(text.getByRole('button', { name: /Écrivez un mot de réussite/ }));
    expect(screen.getByRole('heading', { name: 'Étape 2' })).toBeVisible();
    expect(
      screen.getByRole('region', { name: 'Texte' }).contains(document.activeElement),
    ).toBe(true);
  });
});

describe('the keyboard', () => {
  it('undoes the move of an étape, from within a field, as one operation', async () => {
    const { user, session } = open();
    await user.click(screen.getByRole('button', { name: /^Descendre\s*l’étape 1/ }));
    expect(titles(session)).toEqual(['Étape 2', 'Étape 1', 'Étape 3']);
    await user.click(screen.getByLabelText('Récit'));
    await user.keyboard('{Control>}z{/Control}');
    expect(titles(session)).toEqual(['Étape 1', 'Étape 2', 'Étape 3']);
    await user.keyboard('{Control>}y{/Control}');
    expect(titles(session)[0]).toBe('Étape 2');
  });
});

describe('a drag in the list', () => {
  /** The rows are 40 px high, one below the other. */
  function layOut() {
    Element.prototype.setPointerCapture = vi.fn();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
      this: Element,
    ) {
      const index = [...(this.parentElement?.children ?? [])].indexOf(this);
      return new DOMRect(0, 40 * index, 200, 40);
    });
  }
  const handleOf = (titre: string) =>
    screen.getByRole('button', { name: new RegExp(titre) }).parentElement?.lastChild ??
    document.body;
  const at = (row: number) => ({ pointerId: 1, clientX: 190, clientY: 40 * row + 20 });

  it('moves the étape that is held, though another author has put one before it meanwhile', () => {
    const { session } = open();
    layOut();
    const handle = handleOf('Étape 1$');
    fireEvent.pointerDown(handle, at(0));
    fireEvent.pointerMove(handle, at(1));
    act(() => session.apply({ type: 'moveEtape', etapeId: createEtape(3).id, by: -2 }));
    fireEvent.pointerUp(handle, at(1));
    expect(titles(session)).toEqual(['Étape 3', 'Étape 2', 'Étape 1']);
  });

  it('does nothing to the others once another author has removed the étape that is held', () => {
    const { session } = open();
    layOut();
    const list = handleOf('Étape 1$').parentElement?.parentElement ?? document.body;
    fireEvent.pointerDown(handleOf('Étape 1$'), at(0));
    fireEvent.pointerMove(list, at(1));
    act(() => session.apply({ type: 'removeEtape', etapeId: createEtape(1).id }));
    fireEvent.pointerMove(list, at(1));
    fireEvent.pointerUp(list, at(1));
    expect(titles(session)).toEqual(['Étape 2', 'Étape 3']);
  });
});

describe('the history', () => {
  it('is among the tools of the bar, and opens with the keyboard in it', async () => {
    const { user, store } = open();
    await user.click(screen.getByRole('button', { name: 'Outils' }));
    await user.click(screen.getByRole('button', { name: 'Historique' }));
    expect(screen.getByRole('region', { name: 'Texte' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Garder cette version' }));
    expect(await screen.findByText('C’est gardé.')).toBeVisible();
    expect(store.jalons).toHaveLength(1);
  });
});

describe('the preview', () => {
  it('shows the étape as it is typed, and judges an answer as the game would', async () => {
    const epreuve = createTexteEpreuve();
    const { user } = open(createParcours({ etapes: [createEtape(1, { epreuve })] }));
    await user.click(screen.getByRole('tab', { name: 'Aperçu' }));
    const frame = await screen.findByTitle('Aperçu de l’étape 1');
    const inner = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
    if (inner === null) throw new Error('The preview is a frame.');
    const page = within(inner.body);
    expect(await page.findByText('Nous voici devant la mairie.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Récit'), ' Écoutez.');
    await page.findByText('Nous voici devant la mairie. Écoutez.');
    await waitFor(async () => {
      await user.click(page.getByRole('button', { name: 'Voir l’épreuve' }));
      expect(page.getByRole('button', { name: 'Valider' })).toBeInTheDocument();
    });
    // A simulated keyboard and pointer work in one document only. The épreuve is replaced once its author pauses, with the text typed
    // before.
    const answer = async (value: string) => {
      await waitFor(() => {
        fireEvent.change(page.getByRole('textbox'), { target: { value } });
        expect(page.getByRole('textbox')).toHaveValue(value);
      });
      fireEvent.click(page.getByRole('button', { name: 'Valider' }));
    };
    await answer('un chat');
    expect(await page.findByText(/Ce n’est pas la bonne réponse/)).toBeInTheDocument();
    await answer('La TOUR');
    expect(await page.findByText(/^Bonne réponse/)).toBeInTheDocument();
    await user.click(screen.getByLabelText('Thème sombre'));
    await user.click(screen.getByLabelText('Grand texte'));
    expect(inner.documentElement.dataset['theme']).toBe('sombre');
    expect(inner.documentElement.style.fontSize).toBe('150%');
  });
});
