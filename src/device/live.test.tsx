import {
  focusManager,
  notifyManager,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { live, type Watch } from './live.ts';

notifyManager.setScheduler(queueMicrotask);

type Told = Parameters<Watch<string>>;

/** A listener called by hand. */
function createSource() {
  const heard: Told[] = [];
  const stop = vi.fn();
  const watch: Watch<string> = (...told) => {
    heard.push(told);
    return stop;
  };
  return {
    watch,
    stop,
    count: () => heard.length,
    tell: (...values: string[]) =>
      act(async () => {
        for (const value of values) heard.at(-1)?.[0](value);
        await Promise.resolve();
      }),
    fail: (words: string) =>
      act(async () => {
        heard.at(-1)?.[1](new Error(words));
        await Promise.resolve();
      }),
  };
}

function Read({ watch }: { watch: Watch<string> }) {
  const { data = 'rien', error, isFetching } = useQuery(live(['mots'], watch));
  return <p>{`${data} ${error?.message ?? ''}${isFetching ? '…' : ''}`.trim()}</p>;
}

function show(watch: Watch<string>) {
  const client = new QueryClient();
  const draw = (count: number) => (
    <QueryClientProvider client={client}>
      {Array.from({ length: count }, (_one, index) => (
        <Read key={index} watch={watch} />
      ))}
    </QueryClientProvider>
  );
  const { rerender } = render(draw(1));
  return { put: (count: number) => rerender(draw(count)) };
}

const shown = () => screen.queryAllByRole('paragraph').map((one) => one.textContent);

afterEach(() => focusManager.setFocused(undefined));

test('a component has the last of all values that its listener brings, even at once', async () => {
  const { watch, tell } = createSource();
  show(watch);
  expect(shown()).toEqual(['rien …']);
  await tell('un', 'deux');
  expect(shown()).toEqual(['deux']);
  await tell('trois');
  expect(shown()).toEqual(['trois']);
});

test('two components share one listener, which stops with the second, before or after its first value', async () => {
  const { watch, stop, count, tell } = createSource();
  const { put } = show(watch);
  put(2);
  put(0);
  expect([count(), stop.mock.calls.length]).toEqual([1, 1]);
  put(2);
  await tell('un');
  put(3);
  expect(shown()).toEqual(['un', 'un', 'un']);
  put(1);
  expect([count(), stop.mock.calls.length]).toEqual([2, 1]);
  put(0);
  expect(stop).toHaveBeenCalledTimes(2);
});

test('a component that returns has the former value at once, and listens again', async () => {
  const { watch, count, tell } = createSource();
  const { put } = show(watch);
  await tell('un');
  put(0);
  put(1);
  expect(shown()).toEqual(['un …']);
  expect(count()).toBe(2);
  await tell('deux');
  expect(shown()).toEqual(['deux']);
});

test('an error is shown with the last value, until the next one', async () => {
  const { watch, tell, fail } = createSource();
  show(watch);
  await fail('perdu');
  expect(shown()).toEqual(['rien perdu']);
  await tell('un');
  expect(shown()).toEqual(['un']);
  await fail('refusé');
  expect(shown()).toEqual(['un refusé']);
  await tell('deux');
  expect(shown()).toEqual(['deux']);
});

test('after an error the listener is replaced when the window is back', async () => {
  const { watch, stop, count, tell, fail } = createSource();
  show(watch);
  await tell('un');
  const comeBack = () =>
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
  comeBack();
  expect(count()).toBe(1);
  await fail('perdu');
  comeBack();
  expect([count(), stop.mock.calls.length]).toEqual([2, 1]);
  await tell('deux');
  expect(shown()).toEqual(['deux']);
});
