import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RemoteIcon } from './remote-icon.tsx';

test('an icon keeps its room, then shows itself in the colour of the words beside it', async () => {
  const icons = { 'trash-2': { body: '<path d="M3 6h18"/>' } };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ prefix: 'lucide', icons, width: 24, height: 24 })),
  );
  const { container } = render(<RemoteIcon name="lucide:trash-2" className="size-6" />);
  const icon = container.firstElementChild;
  expect(icon).toHaveClass('size-6', 'bg-current');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(icon).not.toBeVisible();
  await waitFor(() => expect(icon).toBeVisible());
});
