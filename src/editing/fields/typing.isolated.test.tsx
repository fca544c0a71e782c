import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Epreuve } from '@/domain/epreuve/epreuve.ts';
import {
  createEpreuve,
  createEtape,
  createParcours,
  createTexteEpreuve,
  handEpreuves,
} from '@/testing/factories.ts';
import { renderEditor } from '../testing/render-editor.tsx';

vi.mock('@/map/map-editor.tsx', () => import('../testing/fake-map-editor.tsx'));

const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeEach(() => {
  // React draws as in a browser: deferred work runs between two tasks.
  page.IS_REACT_ACT_ENVIRONMENT = false;
});

afterEach(() => {
  page.IS_REACT_ACT_ENVIRONMENT = true;
});

/** Enters a field and writes there, faster than the page: no deferred work runs meanwhile. */
async function writeAtOnce(label: string, texte: string): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  field.focus();
  await Promise.resolve();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    field,
    texte,
  );
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.resolve();
}

const [first, second] = handEpreuves.ordre.options;
const choix = createEpreuve({
  type: 'choix',
  options: [first, second].filter((option) => option !== undefined),
});

describe('two fields of one list, typed in before the form has followed', () => {
  it.each<[string, Epreuve, [string, string], (epreuve: Epreuve) => string[]]>([
    [
      'the answers to choose from',
      choix,
      ['Réponse 1', 'Réponse 2'],
      ({ options }) => options.map(({ texte }) => texte),
    ],
    [
      'the accepted answers',
      createTexteEpreuve(),
      ['Réponse acceptée 1', 'Réponse acceptée 2'],
      ({ reponses }) => [...reponses],
    ],
    [
      'the elements in order',
      handEpreuves.ordre,
      ['Élément 1', 'Élément 2'],
      ({ options }) => options.slice(0, 2).map(({ texte }) => texte),
    ],
  ])('are both kept: %s', async (_name, epreuve, [one, other], textsOf) => {
    const { session } = renderEditor(
      createParcours({ etapes: [createEtape(1, { epreuve })] }),
    );
    await screen.findByLabelText(one);
    await writeAtOnce(one, 'Six');
    await writeAtOnce(other, 'Huit');
    const written = session.view().parcours.etapes[0]?.epreuve;
    expect(written === undefined ? [] : textsOf(written)).toEqual(['Six', 'Huit']);
  });
});
