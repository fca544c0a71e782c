import { createContext, useContext } from 'react';

/** Whether the page stands in the empty layout, which brings neither margins nor navigation. */
export const FullScreen = createContext(false);

/** The same, for what may stand in either layout. */
export function useFullScreen(): boolean {
  return useContext(FullScreen);
}
