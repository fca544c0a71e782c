import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankSuite } from '@/domain/etape/suite.ts';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';
import type { ComponentProps } from 'react';
import { StoryWorkshop } from './story-workshop.tsx';
import { renderEditor } from '@/editing/testing/render-editor.tsx';
import type { EtapeMap } from '@/editing/fields/map/etape-map.tsx';
import type { StoryViewProps } from '@/editing/frame/story.ts';

type MapProps = ComponentProps<typeof EtapeMap>;

// Leaflet and React Flow draw on a screen.
vi.mock('@/editing/fields/map/etape-map.tsx', () => ({
  EtapeMap: ({ parcours, activeId, onSelect }: MapProps) => (
    <ul aria-label="La carte">
      {parcours.etapes.map(({ id, titre }) => (
        <li key={id} aria-current={id === activeId}>
          <button type="button" onClick={() => onSelect(id)}>
            {titre}, sur la carte
          </button>
        </li>
      ))}
    </ul>
  ),
}));
vi.mock('@/features/workshop-story/story-graphe.tsx', () => ({
  StoryGraphe: ({ activeId, mapBelow }: StoryViewProps) => (
    <button type="button" onClick={() => mapBelow?.onShow(!mapBelow.isShown)}>
      Le graphe, {activeId ?? 'sans étape'}
    </button>
  ),
}));
let isWide = true;
vi.mock('@/map/use-media-query.ts', () => ({ useMediaQuery: () => isWide }));
beforeEach(() => {
  isWide = true;
  localStorage.clear();
  // The outline beside the graph, as this device has chosen.
  localStorage.setItem('qc.aventure.plan', 'true');
});

const [two, three] = [createEtape(2).id, createEtape(3).id];

/** From the first étape to the third, whose condition is the key from the second. */
const story = () =>
  createParcours({
    genre: 'aventure',
    aventure: {
      objets: [{ id: 'cle', nom: 'La clé', description: '' }],
      drapeaux: [],
      personnages: [],
    },
    etapes: [
      createEtape(1, {
        titre: 'La place',
        suites: [
          { ...blankSuite, libelle: 'Fouiller', vers: two },
          {
            ...blankSuite,
            libelle: 'Ouvrir',
            vers: three,
            conditions: [{ type: 'objet', id: 'cle', oui: true }],
          },
        ],
      }),
      createEtape(2, {
        titre: 'Le puits',
        suites: [
          {
            ...blankSuite,
            libelle: 'Prendre la clé',
            vers: three,
            effets: [{ type: 'objet', id: 'cle', donne: true }],
          },
        ],
      }),
      createEtape(3, {
        titre: 'La cave',
        fin: 'La porte ouverte',
      }),
    ],
  });

const open = (parcours = story()) => renderEditor(parcours, {}, StoryWorkshop);

test('the keyboard alone joins an étape to another, and writes a new one by its title', async () => {
  const { user, session } = open();
  const etapes = () => session.view().parcours.etapes;
  await user.type(screen.getByLabelText(/^Nouveau choix/), 'Courir{Tab}La cave{Enter}');
  // A form is validated by promises: its message follows the key.
  expect(
    await screen.findByText('« Courir » mène à l’étape « 3. La cave ».'),
  ).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Nouveau choix/)).toHaveFocus());
  expect(etapes()[0]?.suites[2]).toEqual({
    ...blankSuite,
    libelle: 'Courir',
    vers: three,
  });

  await user.keyboard('Rester{Tab}Le banc{Enter}');
  expect(
    await screen.findByRole('button', { name: /^Étape 4\s*:\s*Le banc/ }),
  ).toBeVisible();
  expect(etapes().map(({ titre }) => titre)).toContain('Le banc');
  expect(etapes()[0]?.suites[3]?.vers).toBe(etapes()[3]?.id);

  await user.type(screen.getByLabelText('Mène à l’étape'), '1{Enter}');
  expect(await screen.findByText(/ne ramène pas à sa propre étape/)).toBeVisible();
  expect(screen.getByLabelText('Mène à l’étape')).toHaveAccessibleDescription(
    /ne ramène pas à sa propre étape/,
  );
  expect(etapes()[0]?.suites).toHaveLength(4);
});

test('a choice is led elsewhere, or removed, from the outline', async () => {
  const { user, session } = open();
  const links = () => session.view().parcours.etapes[0]?.suites.map(({ vers }) => vers);
  await user.selectOptions(screen.getByLabelText(/^Fouiller, mène à/), '3. La cave');
  expect(links()).toEqual([three, three]);
  await user.click(screen.getByRole('button', { name: 'Retirer «\u00A0Ouvrir\u00A0»' }));
  expect(links()).toEqual([three]);
  expect(screen.getByRole('button', { name: /^Étape 1\s*:/ })).toHaveFocus();
});

test('the target of other étapes is removed: the outline marks each choice', async () => {
  const { session } = open();
  session.apply({ type: 'removeEtape', etapeId: three });
  const removed = await screen.findByText(/^une étape retirée/, { selector: 'span' });
  expect(removed.closest('li')).toHaveTextContent(
    'Prendre la clé → mène à une étape retirée',
  );
});

test('the story is walked with its objects; conditions are shown; the paths list their ends', async () => {
  const { user } = open();
  await user.click(screen.getByRole('tab', { name: 'Essai' }));
  expect(await screen.findByText('0 étape sur 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Partir du début' }));
  expect(
    screen.getByText(/pas proposé. Il faudrait que le joueur a « La clé »/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fouiller' }));
  expect(screen.getByText('2 étapes sur 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Prendre la clé' }));
  expect(screen.getByText('La clé')).toBeVisible();
  expect(screen.getByText(/^Fin de l’histoire/)).toHaveTextContent('La porte ouverte');
  expect(screen.getByText('3 étapes sur 3')).toBeVisible();
  expect(screen.getByText('1 fin sur 1')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Repartir du début' }));
  const kept = within(screen.getByRole('region', { name: 'Chemins essayés' }));
  expect(kept.getByText(/1\. La place → 2\. Le puits → 3\. La cave/)).toBeVisible();
  await user.click(kept.getByRole('button', { name: 'Reprendre ce chemin' }));
  expect(screen.getByRole('heading', { level: 3, name: '3. La cave' })).toBeVisible();
});

test('an épreuve is settled before walking on, and the active étape may be the start', async () => {
  const asked = story();
  const etapes = asked.etapes.with(1, {
    ...createEtape(2, { epreuve: createTexteEpreuve() }),
    suites: asked.etapes[1]?.suites ?? [],
  });
  const { user } = open({ ...asked, etapes });
  await user.click(screen.getByRole('button', { name: /^Étape 2\s*:/ }));
  await user.click(screen.getByRole('tab', { name: 'Essai' }));
  await user.click(await screen.findByRole('button', { name: 'Partir de l’étape 2' }));
  expect(screen.queryByRole('button', { name: 'Prendre la clé' })).toBeNull();
  await user.selectOptions(
    screen.getByLabelText('L’épreuve de cette étape'),
    'Manquée ou passée',
  );
  expect(screen.getByRole('button', { name: 'Prendre la clé' })).toBeVisible();
});

test('findings of the check are listed, and lead to their fields', async () => {
  const { user } = open(
    createParcours({
      genre: 'aventure',
      etapes: [createEtape(1), createEtape(2, { titre: 'La cave', fin: 'Fini' })],
    }),
  );
  await user.click(screen.getByRole('tab', { name: 'Essai' }));
  const check = within(
    await screen.findByRole('region', { name: 'Vérification des chemins' }),
  );
  const [problem, ...others] = check.getAllByRole('button');
  expect(others).toHaveLength(1);
  if (problem !== undefined) await user.click(problem);
  expect(screen.getByLabelText(/^Titre de la fin/)).toHaveFocus();
});

test('étapes of one chapter are below its title in the outline, and its title is offered to the others', async () => {
  const { user, session } = open();
  const outline = within(
    screen.getByRole('list', { name: 'L’histoire, étape par étape' }),
  );
  await user.click(screen.getByRole('button', { name: /^Étape 1\s*:/ }));
  await user.click(screen.getByLabelText(/^Chapitre/));
  await user.paste('Le soir');
  expect(await outline.findByRole('heading', { name: 'Le soir' })).toBeVisible();
  expect(session.view().parcours.etapes[0]?.chapitre).toBe('Le soir');

  await user.click(screen.getByRole('button', { name: /^Étape 2\s*:/ }));
  const field = screen.getByLabelText(/^Chapitre/);
  const offered = document.getElementById(field.getAttribute('list') ?? '');
  expect(offered?.querySelector('option')).toHaveValue('Le soir');
  await user.click(field);
  await user.paste('Le soir');
  expect(outline.getAllByRole('heading', { name: 'Le soir' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Étape 3\s*:/ }));
  await user.click(screen.getByLabelText(/^Chapitre/));
  await user.paste('La nuit');
  expect(await outline.findByRole('heading', { name: 'La nuit' })).toBeVisible();
});

test('a parcours becomes an aventure when its author chooses so', async () => {
  const { user, session } = open(createParcours());
  expect(screen.queryByRole('tab', { name: 'Graphe' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'En faire une aventure' }));
  expect(session.view().parcours.genre).toBe('aventure');
  expect(await screen.findByText(/^Le graphe/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Revenir à l’atelier' })).toBeVisible();
});

test('the graph has the whole width until the outline or the text is opened', async () => {
  localStorage.clear();
  const { user } = open();
  expect(await screen.findByText(/^Le graphe/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Étapes' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Texte' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Plan' }));
  await user.click(screen.getByRole('button', { name: /^Étape 2\s*:/ }));
  expect(screen.getByLabelText('Titre de l’étape')).toHaveValue('Le puits');
  await user.click(screen.getByRole('button', { name: 'Masquer le texte' }));
  expect(screen.queryByRole('region', { name: 'Texte' })).toBeNull();
});

test('on a phone, the outline is first', async () => {
  isWide = false;
  renderEditor(story(), {}, StoryWorkshop);
  expect(
    await screen.findByRole('tab', { name: 'Étapes', selected: true }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: /^Étape 1\s*:/ })).toBeVisible();
});

test('the map opens below the graph, is resized by the keyboard or hidden, and its choice is shared', async () => {
  const { user } = open();
  const graph = await screen.findByText(/^Le graphe/);
  expect(screen.queryByRole('region', { name: 'Carte' })).toBeNull();
  await user.click(graph);
  const onMap = within(screen.getByRole('region', { name: 'Carte' }));
  await user.click(onMap.getByRole('button', { name: 'Le puits, sur la carte' }));
  expect(graph).toHaveTextContent(two);
  expect(screen.getByRole('heading', { name: 'Étape 2' })).toBeVisible();
  expect(screen.getByLabelText(/^Prendre la clé, mène à/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Étape 3\s*:/ }));
  expect(onMap.getByText(/^La cave/).closest('li')).toHaveAttribute(
    'aria-current',
    'true',
  );

  const edge = screen.getByRole('separator', { name: 'Hauteur de la carte' });
  expect(edge).toHaveAttribute('aria-orientation', 'horizontal');
  edge.focus();
  await user.keyboard('{ArrowUp}');
  expect(edge).toHaveAttribute('aria-valuenow', '44');
  await user.click(graph);
  expect(screen.queryByRole('region', { name: 'Carte' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Carte' }));
  expect(screen.getByRole('tabpanel', { name: 'Carte' })).toBeVisible();
});
