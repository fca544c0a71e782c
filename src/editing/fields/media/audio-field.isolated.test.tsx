import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { findProblems } from '@/domain/parcours/check/problem.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

vi.mock('@/map/map-editor.tsx', () => import('../../testing/fake-map-editor.tsx'));

function open() {
  // jsdom has neither object URLs nor reading of a part of a file.
  Object.assign(URL, {
    createObjectURL: () => 'blob:lecture',
    revokeObjectURL: () => undefined,
  });
  const parcours = createParcours({ etapes: [createEtape(1, { recit: 'Au lavoir.' })] });
  const editor = renderEditor(parcours);
  const etape = () => editor.session.view().parcours.etapes[0];
  const button = (name: string) => screen.getByRole('button', { name });
  return { ...editor, etape, button };
}

function recording(text: string): File {
  const file = new File([text], 'lecture.mp3', { type: 'audio/mpeg' });
  const bytes = new TextEncoder().encode(text);
  file.slice = () =>
    Object.assign(new Blob([text]), {
      arrayBuffer: () => Promise.resolve(bytes.buffer),
    });
  return file;
}

test('a recording is stored on the device, heard, and needs its text before publication', async () => {
  const { user, etape, button, session } = open();
  await user.click(button('Ajouter un enregistrement à écouter'));
  const field = screen.getByLabelText(/^Choisir un enregistrement/);
  expect(field).toHaveFocus();
  await user.upload(field, recording('ID3 and the rest'));
  await waitFor(() => expect(etape()?.audio).toMatch(/^parcours\/.*\.mp3$/));
  await waitFor(() =>
    expect(document.querySelector('audio')).toHaveAttribute('src', 'blob:lecture'),
  );
  const kinds = () => findProblems(session.view().parcours).map(({ kind }) => kind);
  expect(kinds()).toEqual(['audio-sans-texte']);

  await user.click(button('C’est le récit, lu à voix haute'));
  expect(screen.getByLabelText('Transcription')).toHaveValue('Au lavoir.');
  expect(kinds()).toEqual([]);

  await user.click(button('Retirer l’enregistrement'));
  expect(etape()).toMatchObject({ audio: '', transcription: 'Au lavoir.' });
  await user.click(screen.getByRole('button', { name: /^Annuler\s*: Enregistrement/ }));
  expect(etape()?.audio).toMatch(/\.mp3$/);
});

test('a file that is not a recording is refused with a sentence', async () => {
  const { user, etape, button } = open();
  await user.click(button('Ajouter un enregistrement à écouter'));
  await user.upload(
    screen.getByLabelText(/^Choisir un enregistrement/),
    recording('Il était une'),
  );
  expect(await screen.findByText(/n’est pas un enregistrement MP3/)).toBeVisible();
  expect(etape()?.audio).toBe('');
});
