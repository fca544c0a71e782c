import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import type { Epreuve } from '@/domain/epreuve/epreuve.ts';
import { jetonPattern } from '@/domain/epreuve/jeton.ts';
import { createEpreuve, handEpreuves } from '@/testing/factories.ts';
import type { FieldWiring } from './editor-props.ts';
import { epreuveEditorTable } from './editor-table.ts';

const saisies = new Map<string, string>();
const wiring: FieldWiring = {
  idOf: (champ) => champ.replaceAll('.', '-'),
  errorOf: () => undefined,
  saisieOf: (champ) => saisies.get(champ),
  onSaisie: (champ, texte) => saisies.set(champ, texte ?? ''),
  onLeave: () => undefined,
};

/** The form around an editor; `written` gives its present text. */
function open(first: Epreuve) {
  let current = first;
  function Form() {
    const [epreuve, setEpreuve] = useState(first);
    current = epreuve;
    const { Editor } = epreuveEditorTable[epreuve.type];
    if (Editor === null) return null;
    return (
      <Editor
        epreuve={epreuve}
        onChange={(changes) => setEpreuve((before) => ({ ...before, ...changes }))}
        wiring={wiring}
      />
    );
  }
  render(<Form />);
  return { user: userEvent.setup({ delay: null }), written: () => current };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the editor of a padlock', () => {
  test('accepts digits and letters, accents and spaces aside, eight at most', async () => {
    const { user, written } = open(createEpreuve({ type: 'cadenas' }));
    await user.type(screen.getByLabelText('Combinaison'), 'é 18-b');
    expect(written().combinaison).toBe('E18B');
    expect(screen.getByText('Les roues s’arrêtent sur E, 1, 8, B.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Combinaison'), '123456');
    expect(written().combinaison).toBe('E18B1234');
  });
});

describe('a text pasted from Word', () => {
  test('is one line without soft hyphens in an accepted answer', async () => {
    const { user, written } = open(createEpreuve({ type: 'texte' }));
    await user.click(screen.getByLabelText('Réponse acceptée 1'));
    await user.paste('la\u00ADvoir\u000Bdu bas');
    expect(written().reponses).toEqual(['lavoir du bas']);
  });
});

describe('the editor of an order', () => {
  test('changes the right order by its buttons, and adds and removes things', async () => {
    const { user, written } = open(handEpreuves.ordre);
    const textes = () => written().options.map(({ texte }) => texte);
    await user.click(button('Descendre l’élément 1'));
    expect(textes()).toEqual(['Le pont', 'La fontaine', 'La gare', 'Le stade']);
    await user.click(button('Retirer l’élément 4'));
    await user.click(button('Ajouter un élément'));
    await user.type(screen.getByLabelText('Élément 4'), 'Le lycée');
    expect(textes()).toEqual(['Le pont', 'La fontaine', 'La gare', 'Le lycée']);
    expect(button('Monter l’élément 1')).toBeDisabled();
    expect(button('Descendre l’élément 4')).toBeDisabled();
  });
});

describe('the editor of pairs', () => {
  test('writes both ends of a pair', async () => {
    const { user, written } = open(handEpreuves.association);
    await user.click(button('Ajouter une paire'));
    await user.type(screen.getByLabelText('Paire 4'), 'Le verrier');
    await user.type(screen.getByLabelText('va avec (paire 4)'), 'le four');
    expect(written().options.at(-1)).toMatchObject({
      texte: 'Le verrier',
      paire: 'le four',
    });
    expect(written().options[0]).toEqual(handEpreuves.association.options[0]);
  });
});

describe('the editor of a word to compose', () => {
  test('shows the letters to win', () => {
    open(handEpreuves.mot_mystere);
    expect(
      screen.getByText(/^Lettres à gagner.: D, I, L, O, O, R, S, U \(8\)\.$/),
    ).toBeInTheDocument();
  });
});

describe('the editor of a place to reach', () => {
  test('accepts a place and a radius, and warns of too small a radius', async () => {
    const { user, written } = open(createEpreuve({ type: 'position' }));
    await user.type(screen.getByLabelText(/^Endroit à atteindre/), '48.45, -2.04');
    expect(written().cible).toEqual({ lat: 48.45, lon: -2.04 });
    const rayon = screen.getByLabelText('À combien de mètres près');
    await user.clear(rayon);
    await user.type(rayon, '15');
    expect(written().rayon).toBe(15);
    expect(rayon).toHaveAccessibleDescription(/peut ne pas y arriver/);
    await user.type(rayon, '00');
    expect(written().rayon).toBe(150);
    expect(saisies.get('epreuve.rayon')).toBe('1500');
  });
});

describe('the editor of a QR code', () => {
  test('shows the code and its text, to be printed', () => {
    open(handEpreuves.qr);
    const section = screen.getByRole('region', { name: 'QR code à poser' });
    expect(within(section).getByText('7K2M 9QXA 4TBD 0H3V')).toBeInTheDocument();
    const href = within(section)
      .getByRole('link', { name: /Télécharger/ })
      .getAttribute('href');
    expect(decodeURIComponent(href ?? '')).toContain('>7K2M 9QXA 4TBD 0H3V</text>');
  });

  test('draws a code again after an undo removed it', async () => {
    const { user, written } = open(createEpreuve({ type: 'qr' }));
    await user.click(button('Créer le QR code'));
    expect(written().jeton).toMatch(jetonPattern);
    expect(written().jeton).not.toBe('');
  });
});
