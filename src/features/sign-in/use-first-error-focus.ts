import { useEffect, type RefObject } from 'react';
import type { SignInFailure } from './sign-in-failure.ts';

/** The control that the first error of a form stands beside: `ui/` names an error after its control or group. */
function firstWrongControl(form: HTMLFormElement): HTMLElement | null {
  const error = form.querySelector('[id$="-erreur"]');
  const wrong = document.getElementById(error?.id.replace(/-erreur$/, '') ?? '');
  if (!(wrong instanceof HTMLFieldSetElement)) return wrong;
  return wrong.querySelector('input');
}

/** Leads to the first field of `form` that the last try found wrong. */
export function useFirstErrorFocus(
  form: RefObject<HTMLFormElement | null>,
  failure: SignInFailure | null,
): void {
  // The focus is the browser's.
  useEffect(() => {
    if (failure?.place !== 'champ' || form.current === null) return;
    firstWrongControl(form.current)?.focus();
  }, [form, failure]);
}
