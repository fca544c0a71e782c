import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import type { UnsentForms } from './unsent-forms.ts';

function storageKey(uid: string, address: string, name: string): string {
  return `qc.formulaire.${uid}.${address}.${name}`;
}

function readUnsent(key: string): Readonly<Record<string, unknown>> | null {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof values === 'object' && values !== null ? { ...values } : null;
  } catch {
    // Storage refused, or another program wrote it: nothing waits.
    return null;
  }
}

function writeUnsent(key: string, values: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage refused: the text lasts as long as the page.
  }
}

function dropUnsent(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage refused: nothing was kept.
  }
}

/**
 * For the forms of a page behind sign-in: what is typed in them when the session ends waits in this tab, under its account and
 * its address. `uid` is null while no account is open, which gives null; `hasEnded` says that one was, in which case what
 * was typed stays.
 */
export function useUnsentForms(
  uid: string | null,
  hasEnded: boolean,
): UnsentForms | null {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isOver = useRef(false);
  // Before the forms leave the page, which they say in an effect.
  useLayoutEffect(() => {
    isOver.current = hasEnded;
  }, [hasEnded]);
  return useMemo(
    () =>
      uid === null
        ? null
        : {
            uid,
            read: (name) => readUnsent(storageKey(uid, address, name)),
            leave: (name, values) => {
              const key = storageKey(uid, address, name);
              if (isOver.current) writeUnsent(key, values);
              else dropUnsent(key);
            },
            forget: (name) => dropUnsent(storageKey(uid, address, name)),
          },
    [uid, address],
  );
}
