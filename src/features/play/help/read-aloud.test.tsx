import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReadAloud } from './read-aloud.tsx';

type Utterance = { text: string; lang: string; rate: number; onend: () => void };

let said: Utterance[] = [];
const cancel = vi.fn();

function giveVoices(...languages: string[]): void {
  const voices = languages.map((lang) => ({
    lang,
    voiceURI: lang,
    localService: true,
  }));
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
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

// Speech ends with the screen, while there is still a voice to stop.
afterEach(cleanup);

const texts = () => said.map(({ text }) => text);
const end = () => act(() => said.at(-1)?.onend());
const press = (name: string) =>
  userEvent.setup({ delay: null }).click(screen.getByRole('button', { name }));
const story = 'Le lavoir est là. On y lavait. C’est fini.';

test('a story is read sentence by sentence, to its end', async () => {
  giveVoices('en-GB', 'fr-FR');
  render(<ReadAloud text={story} isSlow={false} />);
  await press('Écouter le récit');
  expect(said[0]).toMatchObject({ text: 'Le lavoir est là.', lang: 'fr-FR' });
  end();
  end();
  expect(texts()).toEqual(['Le lavoir est là.', 'On y lavait.', 'C’est fini.']);
  end();
  expect(screen.getByRole('button', { name: 'Écouter le récit' })).toBeVisible();
});

test('a paused reading resumes at its sentence, and restarts once stopped', async () => {
  giveVoices('fr-FR');
  render(<ReadAloud text={story} isSlow={false} />);
  await press('Écouter le récit');
  end();
  await press('Suspendre la lecture');
  expect(cancel).toHaveBeenCalled();
  // The browser reports the end of a cut utterance, which is not the end of the sentence.
  end();
  await press('Reprendre la lecture');
  expect(texts().slice(1)).toEqual(['On y lavait.', 'On y lavait.']);
  await press('Arrêter');
  await press('Écouter le récit');
  expect(texts().at(-1)).toBe('Le lavoir est là.');
});

test('a reading is slower for players at their own pace', async () => {
  giveVoices('fr-FR');
  render(<ReadAloud text={story} isSlow />);
  await press('Écouter le récit');
  expect(said[0]?.rate).toBeLessThan(1);
});

test('a reading ends with its screen', async () => {
  giveVoices('fr-FR');
  const { unmount } = render(<ReadAloud text={story} isSlow={false} />);
  await press('Écouter le récit');
  unmount();
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('nothing is offered without a French voice', () => {
  giveVoices('en-GB');
  const { container } = render(<ReadAloud text={story} isSlow={false} />);
  expect(container).toBeEmptyDOMElement();
});
