/**
 * Prefetches the sign-in code with its page: a browser does not retry a script that failed once, and the network may be gone by the press.
 * Never rejects.
 */
export async function fetchSignIn(): Promise<void> {
  try {
    await Promise.all([
      import('@/data/session/sign-in-repository.ts'),
      import('./sign-in-step-view.tsx'),
    ]);
  } catch (error) {
    console.warn('The code that signs in could not be fetched ahead.', error);
  }
}
