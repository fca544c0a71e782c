/**
 * Fetches the code that signs in with the page that asks for it: a browser does not ask again for a script that it could
 * not load once, and the network may be gone by the time one presses. Never rejects.
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
