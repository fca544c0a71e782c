import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepEarlyInput } from './early-input.ts';

function Form() {
  const [texte, setTexte] = useState('');
  const [theme, setTheme] = useState('tous');
  const [isSure, setIsSure] = useState(false);
  return (
    <form>
      <input
        aria-label="Texte"
        value={texte}
        onChange={(e) => setTexte(e.target.value)}
      />
      <select aria-label="Thème" value={theme} onChange={(e) => setTheme(e.target.value)}>
        <option value="tous">Tous</option>
        <option value="eau">Eau</option>
      </select>
      <input
        aria-label="Sûr"
        type="checkbox"
        checked={isSure}
        onChange={(e) => setIsSure(e.target.checked)}
      />
      <output>{`${texte} ${theme} ${String(isSure)}`}</output>
    </form>
  );
}

test('what was typed, chosen and ticked before React was there is in its state once it is', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  const texte = root.querySelector<HTMLInputElement>('[aria-label=Texte]');
  const theme = root.querySelector<HTMLSelectElement>('select');
  const isSure = root.querySelector<HTMLInputElement>('[type=checkbox]');
  if (texte === null || theme === null || isSure === null) throw new Error('no form');
  texte.value = 'st ma';
  isSure.checked = true;

  const typeAgain = keepEarlyInput(root);
  theme.value = 'eau';
  theme.dispatchEvent(new Event('input', { bubbles: true }));
  texte.value = 'st malo';
  texte.dispatchEvent(new Event('input', { bubbles: true }));
  act(() => {
    hydrateRoot(root, <Form />);
  });
  act(typeAgain);

  expect(root.querySelector('output')).toHaveTextContent('st malo eau true');
  expect(texte.value).toBe('st malo');
  expect(theme.value).toBe('eau');
  expect(isSure.checked).toBe(true);
  root.remove();
});
