import { createContext, use, useState } from 'react';

/** Keeps what was typed in the forms of a page whose session ends, for the same person who comes back to it. */
export type UnsentForms = {
  /** Whose page it is. */
  uid: string;
  /** What waits for the form of that name: its values, or null. */
  read: (name: string) => Readonly<Record<string, unknown>> | null;
  /** For a form that leaves the page: its values stay where the session has ended, and nothing stays elsewhere. */
  leave: (name: string, values: object) => void;
  /** It was sent. */
  forget: (name: string) => void;
};

/** null where no session is asked for. */
export const UnsentFormsContext = createContext<UnsentForms | null>(null);

/**
 * The values of a form with what waits for it. Another build may have kept it: only a field that is still there is taken,
 * and only with a value of its kind.
 */
function withUnsent<Typed extends object>(
  values: Typed,
  unsent: Readonly<Record<string, unknown>> | null,
): Typed {
  if (unsent === null) return values;
  const taken = Object.entries(values).flatMap(([name, value]) => {
    const waiting = Object.hasOwn(unsent, name) ? unsent[name] : undefined;
    // null is a choice that was not made yet.
    const isOfItsKind =
      typeof waiting === (value === null ? 'string' : typeof value) && waiting !== null;
    return isOfItsKind ? [[name, waiting] as const] : [];
  });
  // Each with a value of its kind: only its bounds are unknown, and the schema judges these.
  return { ...values, ...Object.fromEntries(taken) };
}

/**
 * What a form begins with: `begun`, or what was typed in it when the session ended. `waitsAs` is its name on its page;
 * without one, nothing waits.
 */
export function useUnsent<Typed extends object>(
  waitsAs: string | undefined,
  begun: Typed,
) {
  const forms = use(UnsentFormsContext);
  // As it was when the form came: whose it is, and what had been typed by then.
  const [back] = useState(() => ({
    uid: forms?.uid,
    typed: waitsAs === undefined ? null : (forms?.read(waitsAs) ?? null),
  }));
  const isMine = forms !== null && forms.uid === back.uid;
  return {
    values: withUnsent(begun, back.typed),
    isBack: back.typed !== null,
    /** The form leaves the page; null where nothing is unsent. */
    leave: (typed: Typed | null) => {
      if (waitsAs === undefined || !isMine) return;
      if (typed === null) forms.forget(waitsAs);
      else forms.leave(waitsAs, typed);
    },
  };
}
