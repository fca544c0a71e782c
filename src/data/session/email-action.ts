/** Action of an e-mail's link (`mode` of its address). */
export const emailActionModes = [
  'resetPassword',
  'verifyEmail',
  'recoverEmail',
  'verifyAndChangeEmail',
  'signIn',
  'revertSecondFactorAddition',
] as const;

export type EmailActionMode = (typeof emailActionModes)[number];

/** The link of an e-mail, from its address. */
export type EmailAction = {
  mode: EmailActionMode;
  /** The one-time code of the link. */
  oobCode: string;
  /** Next address, from the request for the e-mail: unchecked, validate before following it. */
  continueUrl: string;
};

/** The server's data on a valid link; empty texts if not given. */
export type EmailActionInfo = { email: string; previousEmail: string };

/** Parses the link of an e-mail; null for another address, or a cut one. Pure. */
export function parseEmailAction(parameters: URLSearchParams): EmailAction | null {
  const mode = emailActionModes.find((one) => one === parameters.get('mode'));
  const oobCode = parameters.get('oobCode') ?? '';
  if (mode === undefined || oobCode === '') return null;
  return { mode, oobCode, continueUrl: parameters.get('continueUrl') ?? '' };
}
