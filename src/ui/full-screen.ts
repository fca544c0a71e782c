import { createContext, useContext } from 'react';

/** Whether the page has the empty layout, without margins or navigation. */
export const FullScreen = createContext(false);

/** The same, for what may stand in either layout. */
export function useFullScreen(): boolean {
  return useContext(FullScreen);
}
