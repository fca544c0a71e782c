import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkRepository } from '@/data/conversation/link-repository.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { asRead } from '@/testing/data-errors.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { AnswerLinkPart } from './answer-link-part.tsx';

const readSecret = vi.fn<(id: string) => Promise<string>>();
const secret = '0f'.repeat(16);

function open() {
  const services = createSilentServices();
  linkRepository.handIn(services, { readSecret });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <AnswerLinkPart id="conv1" />
      </MemoryRouter>
    </ServerState>,
  );
  return userEvent.setup({ delay: null });
}

const button = () => screen.getByRole('button', { name: 'Lien pour lire la réponse' });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  readSecret.mockReset();
});

test('the link to the answer holds the secret of the conversation', async () => {
  readSecret.mockResolvedValueOnce(secret);
  const user = open();
  await user.click(button());
  const field = await screen.findByRole('textbox', { name: 'Lien pour lire la réponse' });
  expect(field).toHaveDisplayValue(new RegExp(`/contact#.*conv1.*${secret}`));
});

test('a link that cannot be made shows the reason, and a retry', async () => {
  const error = new OfflineError('No network.');
  const sentence = asRead(errorMessage(error));

  readSecret.mockRejectedValueOnce(error).mockResolvedValueOnce(secret);
  const user = open();
  await user.click(button());
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(button());
  expect(await screen.findByRole('textbox')).toBeVisible();
  expect(screen.queryByText(sentence)).toBeNull();
});
