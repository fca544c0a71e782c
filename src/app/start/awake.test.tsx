import { act, waitFor } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Awake, WhenAwake } from './awake.tsx';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

test('a press repeated when the page reports that it is awake is never lost, however late its module loads', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <Suspense>
      <Counter />
    </Suspense>,
  );
  document.body.append(root);
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const LateCounter = lazy(async () => {
    await arrival;
    return { default: Counter };
  });
  const press = () => root.querySelector('button')?.click();
  await act(async () => {
    hydrateRoot(
      root,
      <WhenAwake act={press}>
        <Suspense>
          <LateCounter />
          <Awake />
        </Suspense>
      </WhenAwake>,
    );
    await Promise.resolve();
  });
  expect(root).toHaveTextContent('0');
  await act(async () => {
    arrive();
    await arrival;
  });
  await waitFor(() => expect(root).toHaveTextContent('1'));
  root.remove();
});
