import { createContext, use, useRef, useState } from 'react';

/** Stores the values of the forms of a page whose session ends, for the return of the same person. */
export type UnsentForms = {
  /** Account of the page. */
  uid: string;
  /** The values stored for the form of that name, or null. */
  read: (name: string) => Readonly<Record<string, unknown>> | null;
  /** For a form that leaves the page: its values stay if the session has ended, and are dropped otherwise. */
  leave: (name: string, values: object) => void;
  /** It was sent. */
  forget: (name: string) => void;
};

/** null if no session is required. */
export const UnsentFormsContext = createContext<UnsentForms | null>(null);

/**
 * The values of a form with its unsent text. Another build may have stored it: takes only fields that still exist, with values of their
 * kind.
 */
function withUnsent<Typed extends object>(
  values: Typed,
  unsent: Readonly<Record<string, unknown>> | null,
): Typed {
  if (unsent === null) return values;
  const taken = Object.entries(values).flatMap(([name, value]) => {
    const waiting = Object.hasOwn(unsent, name) ? unsent[name] : undefined;
    // null is a choice not yet made.
    const isOfItsKind =
      typeof waiting === (value === null ? 'string' : typeof value) && waiting !== null;
    return isOfItsKind ? [[name, waiting] as const] : [];
  });
  // Each with a value of its kind: only its bounds are unknown, and the schema judges these.
  return { ...values, ...Object.fromEntries(taken) };
}

/** The values of a form that survive the end of its session. */
export type Unsent<Typed> = {
  /** Its initial values, with those typed before the session ended. */
  values: Typed;
  /** It holds values typed before the session ended. */
  isBack: boolean;
  /** It leaves the page with these values, which are stored unless settled. */
  leave: (typed: Typed) => void;
  /** These values need no storage: they were sent, or not typed. */
  settle: (typed: Typed) => void;
};

/**
 * The initial values of a form: `begun`, or the text typed in it when the session ended. `waitsAs` is its name on its page; without a name,
 * nothing is stored.
 */
export function useUnsent<Typed extends object>(
  waitsAs: string | undefined,
  begun: Typed,
): Unsent<Typed> {
  const forms = use(UnsentFormsContext);
  // As they were when the form was opened: the account, and the text typed by then.
  const [back] = useState(() => ({
    uid: forms?.uid,
    typed: waitsAs === undefined ? null : (forms?.read(waitsAs) ?? null),
  }));
  const settled = useRef(begun);
  const isMine = forms !== null && forms.uid === back.uid;
  const settle = (typed: Typed) => {
    settled.current = typed;
    if (waitsAs !== undefined && isMine) forms.forget(waitsAs);
  };
  return {
    values: withUnsent(begun, back.typed),
    isBack: back.typed !== null,
    settle,
    leave: (typed) => {
      if (JSON.stringify(typed) === JSON.stringify(settled.current)) settle(typed);
      else if (waitsAs !== undefined && isMine) forms.leave(waitsAs, typed);
    },
  };
}
