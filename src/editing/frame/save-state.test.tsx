import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { dataError } from '@/testing/data-errors.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { SaveTrouble } from './save-state.tsx';

const copy = vi.fn<() => Promise<void>>();

function open() {
  const services = createSilentServices();
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <SaveTrouble
          status={{ type: 'appareil', obstacle: { type: 'supprime' } }}
          loginHref="/login"
          onRetry={vi.fn()}
          onCopy={copy}
          onDownload={vi.fn()}
        />
      </MemoryRouter>
    </ServerState>,
  );
  return userEvent.setup({ delay: null });
}

const button = () =>
  screen.getByRole('button', { name: 'L’enregistrer comme nouveau parcours' });

beforeEach(() => {
  copy.mockReset();
  vi.spyOn(console, 'warn').mockReturnValue();
});

test('a parcours that cannot be saved as a new one shows the reason, and may be tried again', async () => {
  const { error, sentence } = dataError;
  copy.mockRejectedValueOnce(error).mockResolvedValueOnce();
  const user = open();
  await user.click(button());
  expect(
    await screen.findByText(
      `Le nouveau parcours n’a pas pu être enregistré. ${sentence}`,
    ),
  ).toBeVisible();
  await user.click(button());
  expect(screen.queryByText(/n’a pas pu être enregistré/)).toBeNull();
});

test('a device that refuses is named without its technical words', async () => {
  copy.mockRejectedValueOnce(new DOMException('Quota.', 'QuotaExceededError'));
  const user = open();
  await user.click(button());
  expect(await screen.findByText(/n’a pas pu être enregistré/)).not.toHaveTextContent(
    'Quota',
  );
});
