import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { readBy, tabChoice } from '@/device/choice.ts';
import type { UnsentForms } from './unsent-forms.ts';

type Unsent = Readonly<Record<string, unknown>> | null;

const unsentSchema = readBy<Unsent>((values) =>
  typeof values === 'object' && values !== null ? { ...values } : null,
);

/** The form values stored in this tab. */
function unsentOf(uid: string, address: string, name: string) {
  return tabChoice(`qc.formulaire.${uid}.${address}.${name}`, unsentSchema, null);
}

/**
 * For the forms of a page behind sign-in: text typed when the session ends is stored in this tab, under its account and its address. `uid`
 * is null while no account is open, which gives null; `hasEnded` means that one was, and typed text stays.
 */
export function useUnsentForms(
  uid: string | null,
  hasEnded: boolean,
): UnsentForms | null {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isOver = useRef(false);
  // Before the forms unmount, which they report in an effect.
  useLayoutEffect(() => {
    isOver.current = hasEnded;
  }, [hasEnded]);
  return useMemo(
    () =>
      uid === null
        ? null
        : {
            uid,
            read: (name) => unsentOf(uid, address, name).read(),
            leave: (name, values) => {
              const unsent = unsentOf(uid, address, name);
              if (isOver.current) unsent.keep({ ...values });
              else unsent.forget();
            },
            forget: (name) => unsentOf(uid, address, name).forget(),
          },
    [uid, address],
  );
}
