import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { blankSuite } from '@/domain/etape/suite.ts';
import { renderEditor } from '@/editing/testing/render-editor.tsx';
import { StoryWorkshop } from './story-workshop.tsx';
import { createEtape, createParcours } from '@/testing/factories.ts';

// Leaflet draws on a screen.
vi.mock('@/editing/fields/map/etape-map.tsx', () => ({
  EtapeMap: () => <p>La carte</p>,
}));
vi.mock('@/map/use-media-query.ts', () => ({ useMediaQuery: () => true }));
/** React Flow measures its elements, and jsdom has no layout (reactflow.dev, « Testing »). */
class SizedObserver {
  readonly tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.tell = tell;
  }
  observe(target: Element) {
    this.tell([{ target } as ResizeObserverEntry], this);
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

beforeAll(async () => {
  // Its library is long to read on a busy machine: not while a test waits for the drawing.
  await import('@/features/workshop-story/story-graphe.tsx');
});

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('qc.aventure.plan', 'true');
  vi.stubGlobal('ResizeObserver', SizedObserver);
  vi.stubGlobal(
    'DOMMatrixReadOnly',
    class {
      m22 = 1;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  Object.assign(SVGElement.prototype, {
    getBBox: () => ({ x: 0, y: 0, width: 10, height: 10 }),
  });
});

const [one, two, three, gone] = [1, 2, 3, 9].map((numero) => createEtape(numero).id);

const story = () =>
  createParcours({
    genre: 'aventure',
    etapes: [
      createEtape(1, {
        titre: 'La place',
        suites: [
          { ...blankSuite, libelle: 'Fouiller', vers: two ?? '' },
          { ...blankSuite, libelle: 'Filer', vers: gone ?? '' },
        ],
      }),
      createEtape(2, {
        titre: 'Le puits',
        suites: [
          {
            ...blankSuite,
            libelle: 'Descendre',
            vers: three ?? '',
            conditions: [{ type: 'points', minimum: 5 }],
          },
        ],
      }),
      createEtape(3, { titre: 'La cave', fin: 'Au sec' }),
    ],
  });

async function openGraph() {
  const opened = renderEditor(story(), {}, StoryWorkshop);
  const graph = within(await screen.findByLabelText(/^Graphe de l’histoire/));
  // The étapes are drawn after their frame.
  await graph.findByLabelText('Étape 1. La place');
  return { ...opened, graph };
}

test('étapes are drawn with their errors, and choices as lines between them', async () => {
  const { graph } = await openGraph();
  expect(graph.getByLabelText('Étape 1. La place')).toHaveTextContent('1 choix à relier');
  expect(graph.getByLabelText('Étape 3. La cave')).toHaveTextContent('Au sec');
  expect(
    await graph.findByLabelText('Fouiller, de l’étape 1 à l’étape 2. Le puits'),
  ).toBeInTheDocument();
  expect(
    graph.getByLabelText('Descendre, de l’étape 2 à l’étape 3. La cave'),
  ).toHaveTextContent('Si… Descendre');
  expect(graph.queryByLabelText(/^Filer/)).toBeNull();
});

test('a pressed étape is the active one, in the outline and in the form', async () => {
  const { graph } = await openGraph();
  fireEvent.click(graph.getByLabelText('Étape 2. Le puits'));
  expect(await screen.findByRole('heading', { name: 'Étape 2' })).toBeVisible();
  expect(screen.getByLabelText(/^Descendre, mène à/)).toBeVisible();
});

test('a choice that is pressed is written or removed, and undone', async () => {
  const { graph, session, user } = await openGraph();
  const suites = () =>
    session.view().parcours.etapes.find(({ id }) => id === one)?.suites.length;
  fireEvent.click(await graph.findByLabelText(/^Fouiller, de l’étape 1/));
  await user.click(screen.getByRole('button', { name: /^Écrire «\s*Fouiller/ }));
  expect(document.activeElement).toHaveValue('Fouiller');
  await user.click(screen.getByRole('button', { name: 'Retirer ce choix' }));
  expect(suites()).toBe(1);
  act(() => session.undo());
  expect(suites()).toBe(2);
});

test('a choice is added from the right edge of an étape to the left edge of another', async () => {
  const { graph, session } = await openGraph();
  const edgeOf = (name: string, side: 'source' | 'target') => {
    const etape = graph.getByLabelText(name).closest('.react-flow__node');
    const handle = etape?.querySelector(`.react-flow__handle.${side}`);
    if (!(handle instanceof HTMLElement)) throw new Error(`No ${side} at ${name}.`);
    return handle;
  };
  const end = edgeOf('Étape 1. La place', 'target');
  // React Flow looks up the handle under the pointer.
  Object.assign(document, { elementFromPoint: () => end });
  fireEvent.click(edgeOf('Étape 2. Le puits', 'source'));
  fireEvent.click(end);
  const targets = () =>
    session
      .view()
      .parcours.etapes.find(({ id }) => id === two)
      ?.suites.map(({ vers }) => vers);
  await waitFor(() => expect(targets()).toEqual([three, one]));
});

test('a story of 200 étapes is drawn as far as it is seen, never once as a whole', async () => {
  const etapes = Array.from({ length: 200 }, (_, index) =>
    createEtape(index + 1, {
      titre: `Scène ${index + 1}`,
      ...(index === 199
        ? { fin: 'Le jour' }
        : {
            suites: [
              { ...blankSuite, libelle: 'Aller', vers: createEtape(index + 2).id },
            ],
          }),
    }),
  );
  const drawn = new Set<string>();
  const watcher = new MutationObserver(() => {
    for (const node of document.querySelectorAll('.react-flow__node')) {
      drawn.add(node.getAttribute('data-id') ?? '');
    }
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  renderEditor(createParcours({ genre: 'aventure', etapes }), {}, StoryWorkshop);
  expect(await screen.findByLabelText('Étape 1. Scène 1')).toBeInTheDocument();
  watcher.disconnect();
  expect(drawn.size).toBeLessThan(50);
});
