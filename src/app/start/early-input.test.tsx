import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { keepEarlyInput } from './early-input.ts';

function Form() {
  const [texte, setTexte] = useState('');
  const [theme, setTheme] = useState('tous');
  const [isSure, setIsSure] = useState(false);
  const [file, setFile] = useState('');
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
      <input
        aria-label="Fichier"
        type="file"
        onChange={(e) => setFile(e.target.files?.[0]?.name ?? '')}
      />
      <output>{`${texte} ${theme} ${String(isSure)} ${file}`}</output>
    </form>
  );
}

/** Puts a file in a field as a visitor does: scripts may only empty it, and read a false path. */
function chooseFile(field: HTMLInputElement, name: string): void {
  Object.defineProperty(field, 'files', { value: [new File(['{}'], name)] });
  Object.defineProperty(field, 'value', { get: () => `C:\\fakepath\\${name}` });
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('input from before React is in its state afterwards', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  const texte = root.querySelector<HTMLInputElement>('[aria-label=Texte]');
  const theme = root.querySelector<HTMLSelectElement>('select');
  const isSure = root.querySelector<HTMLInputElement>('[type=checkbox]');
  const file = root.querySelector<HTMLInputElement>('[type=file]');
  if (texte === null || theme === null || isSure === null || file === null)
    throw new Error('no form');
  texte.value = 'st ma';
  isSure.checked = true;

  const typeAgain = keepEarlyInput(root);
  theme.value = 'eau';
  theme.dispatchEvent(new Event('input', { bubbles: true }));
  texte.value = 'st malo';
  texte.dispatchEvent(new Event('input', { bubbles: true }));
  chooseFile(file, 'parcours.json');
  act(() => {
    hydrateRoot(root, <Form />);
  });
  act(typeAgain);

  expect(root.querySelector('output')).toHaveTextContent(
    'st malo eau true parcours.json',
  );
  expect(texte.value).toBe('st malo');
  expect(theme.value).toBe('eau');
  expect(isSure.checked).toBe(true);
  root.remove();
});

test('the caret and the selection of the focused field stay', () => {
  const root = document.createElement('div');
  root.innerHTML = '<input><input type="email">';
  document.body.append(root);
  const [texte, email] = root.querySelectorAll('input');
  if (texte === undefined || email === undefined) throw new Error('no fields');
  texte.value = 'saint malo';
  texte.focus();
  texte.setSelectionRange(2, 5, 'backward');
  keepEarlyInput(root)();
  expect(texte.selectionStart).toBe(2);
  expect(texte.selectionEnd).toBe(5);
  expect(texte.selectionDirection).toBe('backward');

  email.value = 'louna@exemple.fr';
  email.focus();
  const select = vi.spyOn(email, 'select');
  keepEarlyInput(root)();
  expect(select).not.toHaveBeenCalled();
  const selection = document.getSelection();
  if (selection === null) throw new Error('no selection');
  vi.spyOn(selection, 'toString').mockReturnValue(email.value);
  keepEarlyInput(root)();
  expect(select).toHaveBeenCalledOnce();
  root.remove();
});

test('a list that shows its first choice, of which the page says nothing, was not chosen from', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<select><option value="a">A</option><option value="b">B</option></select>';
  document.body.append(root);
  const hear = vi.fn();
  root.addEventListener('change', hear);
  const typeAgain = keepEarlyInput(root);
  typeAgain();
  expect(hear).not.toHaveBeenCalled();
  const select = root.querySelector('select');
  if (select === null) throw new Error('no list');
  select.value = 'b';
  keepEarlyInput(root)();
  expect(hear).toHaveBeenCalledOnce();
  expect(select.value).toBe('b');
  root.remove();
});
