/** The person cancelled the proof: nothing was done, no message is needed. */
export class ProofGivenUpError extends Error {
  override readonly name = 'ProofGivenUpError';
}

/**
 * Asks the person to sign in again, over the page, and resolves once that is done. Rejects with `ProofGivenUpError`
 * when the person leaves it.
 */
export type AskForProof = () => Promise<void>;

function needsProof(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    (error.code === 'auth/requires-recent-login' ||
      error.code === 'auth/credential-too-old-login-again')
  );
}

/** Runs an action that may need a fresh proof, and repeats it after the proof. */
export async function withProof<T>(ask: AskForProof, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!needsProof(error)) throw error;
  }
  await ask();
  return act();
}
