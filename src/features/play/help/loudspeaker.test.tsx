import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Loudspeaker } from './loudspeaker.tsx';

type Utterance = { text: string; lang: string; onend: () => void };

let said: Utterance[] = [];
const cancel = vi.fn();

function giveVoices(...languages: string[]): void {
  vi.stubGlobal('speechSynthesis', {
    getVoices: () =>
      languages.map((lang) => ({ lang, voiceURI: lang, localService: true })),
    speak: (utterance: Utterance) => said.push(utterance),
    cancel,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
}

beforeEach(() => {
  said = [];
  cancel.mockClear();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

test('reads a question and its choices in French, and offers to stop until the end', async () => {
  giveVoices('en-GB', 'fr-FR');
  const user = userEvent.setup({ delay: null });
  render(<Loudspeaker text={'Que fait le chat ?\nIl rêve'} />);
  await user.click(button('Écouter'));
  expect(said.map(({ text, lang }) => [text, lang])).toEqual([
    ['Que fait le chat ?', 'fr-FR'],
    ['Il rêve', 'fr-FR'],
  ]);
  act(() => said[0]?.onend());
  expect(button('Arrêter')).toBeVisible();
  act(() => said[1]?.onend());
  expect(button('Écouter')).toBeVisible();
});

test('a voice that never ends is stopped by its button, and by leaving', async () => {
  giveVoices('fr-FR');
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(<Loudspeaker text="Un chat dort." />);
  await user.click(button('Écouter'));
  cancel.mockClear();
  await user.click(button('Arrêter'));
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(button('Écouter')).toBeVisible();
  await user.click(button('Écouter'));
  cancel.mockClear();
  unmount();
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('is not there without a French voice', () => {
  giveVoices('en-GB');
  const { container } = render(<Loudspeaker text="Un chat dort." />);
  expect(container).toBeEmptyDOMElement();
});
