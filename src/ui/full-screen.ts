import { createContext, useContext } from 'react';

/** True if the page has the empty layout, without margins or navigation. */
export const FullScreen = createContext(false);

/** The same, for components of either layout. */
export function useFullScreen(): boolean {
  return useContext(FullScreen);
}
