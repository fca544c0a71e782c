import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { googleRepository } from '@/data/session/google-repository.ts';
import type { SignInOutcome } from '@/data/session/sign-in-repository.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { handInSession } from '@/testing/session.ts';
import { GoogleWay } from './google-way.tsx';
import { useSignInFlow } from './use-sign-in-flow.ts';

const signInWithGoogle = vi.fn<() => Promise<SignInOutcome>>();

function Way() {
  const flow = useSignInFlow();
  if (flow.step !== null) return <output>{flow.step.name}</output>;
  return <GoogleWay flow={flow} />;
}

type Window = { reject: (code: string) => Promise<void> };

/** The windows that were opened, first to last, each waiting for its person. */
function openWindows(): Window[] {
  const windows: Window[] = [];
  signInWithGoogle.mockImplementation(
    () =>
      new Promise((_resolve, reject) => {
        windows.push({
          reject: (code) =>
            act(async () => {
              reject(Object.assign(new Error(code), { code: `auth/${code}` }));
              await Promise.resolve();
            }),
        });
      }),
  );
  return windows;
}

function open() {
  const services = createSilentServices();
  handInSession(services);
  googleRepository.handIn(services, { signIn: signInWithGoogle });
  render(
    <ServerState services={services}>
      <Way />
    </ServerState>,
  );
}

async function press() {
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Continuer avec Google' });
  await user.click(button);
  return button;
}

beforeEach(() => {
  signInWithGoogle.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('the button is free again as soon as the page has the focus back', async () => {
  openWindows();
  open();
  const button = await press();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('dans la fenêtre de Google');
  fireEvent.focus(window);
  expect(button).not.toHaveAttribute('aria-busy');
});

test('a closed window is announced politely, without an alert', async () => {
  const windows = openWindows();
  open();
  await press();
  await windows[0]?.reject('popup-closed-by-user');
  expect(screen.getByRole('status')).toHaveTextContent('a été fermée avant la fin');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('late results of an earlier window are dropped', async () => {
  const windows = openWindows();
  open();
  await press();
  fireEvent.focus(window);
  const button = await press();
  await windows[0]?.reject('cancelled-popup-request');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('dans la fenêtre de Google');
});

test('a window that was blocked is an alert with a way on', async () => {
  const windows = openWindows();
  open();
  await press();
  await windows[0]?.reject('popup-blocked');
  expect(screen.getByRole('alert')).toHaveTextContent('a bloqué la fenêtre');
  expect(screen.getByRole('alert')).toHaveTextContent('recevoir un lien par e-mail');
});

test('an account that Google has just made has questions to answer', async () => {
  const abandon = () => Promise.resolve();
  signInWithGoogle.mockResolvedValue({ issue: 'nouvelle', abandon });
  open();
  await press();
  expect(await screen.findByText('nouveau')).toBeVisible();
});
