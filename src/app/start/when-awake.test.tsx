import { act as reactAct } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { WhenAwake } from './when-awake.tsx';

function Door() {
  const [isOpen, setIsOpen] = useState(false);
  return <button onClick={() => setIsOpen(true)}>{isOpen ? 'ouverte' : 'fermée'}</button>;
}

function Page({ onAwake }: { onAwake: () => void }) {
  return (
    <WhenAwake act={onAwake}>
      <Suspense>
        <Door />
      </Suspense>
    </WhenAwake>
  );
}

test('what was pressed before the page was awake is done, in a part that React had not taken over yet', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Page onAwake={vi.fn()} />);
  const button = root.querySelector('button');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const press = vi.fn(() => button?.click());
  const page = hydrateRoot(root, <Page onAwake={press} />);
  await vi.waitFor(() => expect(press).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(button).toHaveTextContent('ouverte'));
  vi.unstubAllGlobals();
  reactAct(() => page.unmount());
});
