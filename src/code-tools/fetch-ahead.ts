/** Brings the parts of a code's tool that come when they are wanted, while there is a network. */
export async function fetchCodeTools(): Promise<void> {
  await Promise.allSettled([
    import('./sign-keyboard.tsx'),
    import('./signal-player.tsx'),
    import('./hole-grid.tsx'),
  ]);
}
